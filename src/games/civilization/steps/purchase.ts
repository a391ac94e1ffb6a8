import type { MoveRule, Seat } from '../../../kernel/index.js';
import { villagePrice } from '../ask/prices.js';
import { isSettled, terrainLimit } from '../ask/settlements.js';
import { takeFrom } from '../change/figures.js';
import { foundVillage, regionId } from '../change/settlements.js';
import { spend } from '../change/spending.js';
import { recruit, sell } from '../moves/buying.js';
import { buyImprovement, buyTechnology, buyWonder } from '../moves/learning.js';
import { expand, found } from '../moves/settling.js';
import { NOTHING_BOUGHT } from '../state/setup.js';
import type { Civ, Move, State } from '../state/state.js';
import type { Ask, Auto } from './step.js';

const PURCHASES = [found, recruit, expand, buyTechnology, buyImprovement, buyWonder, sell] as readonly unknown[] as readonly MoveRule<
  Civ,
  Move
>[];

/** Can this seat, whose purchase it is, buy or sell anything? */
const canBuy = (s: State, seat: Seat): boolean => PURCHASES.some((rule) => rule.candidates(s, seat).some((m) => !rule.refuse(s, seat, m)));

/** One after the other (CIV-TUR-03); who can buy and sell nothing is not asked. */
export const beginPurchase: Auto<'begin-purchase'> = {
  auto(t, { seat }) {
    const { s } = t;
    s.phase = 'purchase';
    s.bought = NOTHING_BOUGHT;
    if (s.players[seat]!.out) return;
    t.push({ step: 'purchase', seat });
    if (canBuy(s, seat)) t.emit({ event: 'phase', phase: 'purchase', seat });
    else t.done();
  },
};

export const purchase: Ask<'purchase'> = {
  ask: (_, { seat }) => [seat],
  moves: [
    'recruit',
    'found',
    'expand',
    'buy-technology',
    'buy-improvement',
    'buy-wonder',
    'sell',
    'quiet',
    'assign',
    'claim',
    'end-game',
    'finish-buying',
  ],
};

/** The village stands if its marker let it (CIV-EXP-13, CIV-AMB-23); only then it is paid for. */
export const founding: Auto<'founding'> = {
  auto(t, { seat, region }) {
    const { s } = t;
    const p = s.players[seat]!;
    const settler = p.stacks.find((x) => x.kind === 'settler' && x.at === region);
    const why = !settler ? 'plague' : isSettled(s, region) ? 'settlement' : terrainLimit(s, region) === 0 ? 'desert' : undefined;
    if (why) {
      t.emit({ event: 'not-founded', seat, region: regionId(region), why });
      return;
    }
    spend(t, seat, villagePrice(s), 'village');
    takeFrom(p, settler!);
    foundVillage(t, seat, region);
    s.bought = { ...s.bought, founded: [...s.bought.founded, region] };
  },
};
