import type { CardId, Seat } from '../../../kernel/index.js';
import { bonusOf } from '../cards/index.js';
import type { Commitment, Player, State } from '../state/state.js';
import { bonusCardsOf, groupUnits, sacrificeOf, type UnitGroup, unitsLeft, unitsOf } from './forces.js';
import { playerOf } from './selectors.js';

/** What a sum can still be put together from: a few kinds of units and some cards. */
export interface Means {
  readonly p: Player;
  /** Units already in, which count towards armies. */
  readonly already: readonly UnitGroup[];
  readonly units: readonly UnitGroup[];
  readonly cards: readonly { readonly card: CardId; readonly value: number; readonly worth: number }[];
  readonly needsUnit: boolean;
}

/** Losing a unit costs its price and the food for a new worker. */
const worthOf = (unit: UnitGroup): number => unit.cost + 2;

/** What a player may still put in, with the value its cards have for the occasion. */
export function meansOf(s: State, seat: Seat, put: Commitment, useUnits: boolean, valueIn: (p: Player, card: CardId) => number): Means {
  const p = playerOf(s, seat);
  return {
    p,
    already: groupUnits(p, put.units),
    units: useUnits ? unitsOf(p).map((x) => ({ ...x, n: unitsLeft(p, put, x.id) })) : [],
    cards: bonusCardsOf(s, seat).map((card) => ({ card, value: valueIn(p, card), worth: bonusOf(card).defence })),
    needsUnit: false,
  };
}

/** The least valuable units and cards whose force reaches `need`, tried exhaustively: there are only a few kinds. */
export function cheapest(means: Means, need: number): Commitment | undefined {
  const { p, already, units } = means;
  const byCards = cheapestCards(means.cards);
  const chosen = units.map(() => 0);
  let best: { worth: number; counts: number[]; missing: number } | undefined;
  const look = (i: number, worth: number, sum: number): void => {
    if (best && worth >= best.worth) return;
    if (i < units.length) {
      const unit = units[i]!;
      for (let n = 0; n <= unit.n; n++) {
        chosen[i] = n;
        look(i + 1, worth + n * worthOf(unit), sum + n);
      }
      chosen[i] = 0;
      return;
    }
    if (means.needsUnit && sum === 0) return;
    const force = sacrificeOf(p, [...already, ...units.map((x, k) => ({ ...x, n: chosen[k]! }))]);
    const missing = Math.max(0, need - force);
    const cards = byCards[missing];
    if (cards && (!best || worth + cards.worth < best.worth)) best = { worth: worth + cards.worth, counts: [...chosen], missing };
  };
  look(0, 0, 0);
  if (!best) return undefined;
  const { counts, missing } = best;
  return { units: units.flatMap((x, i) => Array<CardId>(counts[i]!).fill(x.id)), cards: byCards[missing]!.cards };
}

/** For every sum up to all cards together: the cards of least worth that reach it. */
function cheapestCards(cards: Means['cards']): { readonly worth: number; readonly cards: readonly CardId[] }[] {
  const total = cards.reduce((sum, x) => sum + x.value, 0);
  let table: { worth: number; cards: readonly CardId[] }[] = [{ worth: 0, cards: [] }];
  for (const { card, value, worth } of cards) {
    const next = [...table];
    for (let n = 1; n <= total; n++) {
      const without = table[n];
      const rest = table[Math.max(0, n - value)];
      if (rest && (!without || rest.worth + worth < without.worth)) next[n] = { worth: rest.worth + worth, cards: [...rest.cards, card] };
    }
    table = next;
  }
  return table;
}
