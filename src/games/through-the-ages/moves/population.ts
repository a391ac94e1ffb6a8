import type { Refusal, Seat } from '../../../kernel/index.js';
import { givenTo, NOT_GIVEN } from '../ask/given.js';
import { buildingPrice, growthPrice } from '../ask/prices.js';
import { holdingOf, isUnit, playerOf, traitOf } from '../ask/selectors.js';
import { workOf } from '../cards/index.js';
import { growFree, payGoods, putToWork } from '../change/change.js';
import type { Move, Player, State } from '../state/state.js';
import {
  betterBy,
  effectOf,
  ordersIn,
  payResources,
  playActionCard,
  refuseCivil,
  refuseFirstRound,
  refuseGoods,
  refuseMilitary,
  refuseOrder,
  refuseResources,
} from './common.js';
import { growthCost, levyCost } from './costs.js';
import type { Rule } from './pending.js';

type Grow = Extract<Move, { move: 'grow' }>;
type Levy = Extract<Move, { move: 'levy' }>;

function refuseWay(s: State, seat: Seat, way: Grow['with']): Refusal | undefined {
  if (way === '') return refuseCivil(s, seat, 1, 'TTA-POP-01');
  if (way !== 'free-growth') return refuseOrder(s, seat, way, 'grow');
  const p = playerOf(s, seat);
  if (!traitOf(p, 'free-growth')) return { rule: 'TTA-POP-01', code: 'CARD_NOT_IN_PLAY' };
  return p.usedThisTurn.includes('free-growth') ? { rule: 'TTA-POP-01', code: 'ONCE_PER_TURN' } : undefined;
}

/** Bank and food for one more worker (TTA-POP-01, TTA-POP-02). */
function refuseGrowth(p: Player, price: number | undefined): Refusal | undefined {
  return price === undefined ? { rule: 'TTA-POP-02', code: 'YELLOW_BANK_EMPTY' } : refuseGoods(p, 'food', price, 'TTA-POP-01');
}

export const grow: Rule<'grow'> = {
  candidates(s, seat) {
    const p = playerOf(s, seat);
    const found: Grow[] = [{ move: 'grow', with: '' }];
    if (givenTo(s, seat)) return found;
    for (const card of ordersIn(p, 'grow')) found.push({ move: 'grow', with: card });
    if (traitOf(p, 'free-growth')) found.push({ move: 'grow', with: 'free-growth' });
    return found;
  },
  refuse(s, seat, m) {
    const p = playerOf(s, seat);
    if (givenTo(s, seat)) return m.with === '' ? refuseGrowth(p, growthCost(s, seat, m)) : NOT_GIVEN;
    return refuseFirstRound(s) ?? refuseWay(s, seat, m.with) ?? refuseGrowth(p, growthCost(s, seat, m));
  },
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const given = givenTo(t.s, seat);
    const price = growthCost(t.s, seat, m)!;
    if (given) t.done();
    else if (m.with === 'free-growth') p.usedThisTurn = [...p.usedThisTurn, 'free-growth'];
    else if (m.with === '') p.usedCivil++;
    else {
      const food = effectOf(m.with, 'grow')!.food + betterBy(p);
      playActionCard(t, seat, m.with);
      // At full price first, then the food of the card (TTA-ACC-04).
      t.push({ step: 'gain', seat, gain: { food }, cause: m.with });
    }
    growFree(t, seat, 1, 'growth');
    payGoods(t, seat, 'food', price, 'growth');
  },
};

/** A new worker who becomes a soldier at once, for one civil action (TTA-MIL-05). */
export const levy: Rule<'levy'> = {
  candidates(s, seat) {
    const p = playerOf(s, seat);
    const found: Levy[] = [];
    if (!traitOf(p, 'levy')) return found;
    for (const { id } of p.holdings) if (isUnit(workOf(id))) found.push({ move: 'levy', tech: id });
    return found;
  },
  refuse(s, seat, { tech }) {
    const p = playerOf(s, seat);
    const trait = traitOf(p, 'levy');
    if (!trait) return { rule: 'TTA-MIL-05', code: 'CARD_NOT_IN_PLAY' };
    if (!holdingOf(p, tech)) return { rule: 'TTA-MIL-01', code: 'TECH_NOT_IN_PLAY' };
    if (!isUnit(workOf(tech))) return { rule: 'TTA-MIL-05', code: 'WRONG_CARD_TYPE' };
    return (
      refuseFirstRound(s) ??
      (trait.military ? refuseMilitary(s, seat, 1, 'TTN-CRD-22') : refuseCivil(s, seat, 1, 'TTA-MIL-05')) ??
      (trait.military && p.usedThisTurn.includes('levy') ? { rule: 'TTN-CRD-22', code: 'ONCE_PER_TURN' } : undefined) ??
      refuseGrowth(p, growthPrice(s, p, trait.food)) ??
      refuseResources(p, buildingPrice(s, seat, tech, trait.resources), 'unit', 'TTA-MIL-01')
    );
  },
  perform(t, seat, m) {
    const { tech } = m;
    const p = playerOf(t.s, seat);
    const trait = traitOf(p, 'levy')!;
    const { food, resources: cost } = levyCost(t.s, seat, m);
    if (trait.military) {
      p.usedMilitary++;
      p.usedThisTurn = [...p.usedThisTurn, 'levy']; // TTN-CRD-22
    } else p.usedCivil++;
    growFree(t, seat, 1, p.leader!);
    putToWork(t, seat, tech, cost, p.leader!);
    payResources(t, seat, cost, 'unit', 'build');
    payGoods(t, seat, 'food', food, 'growth');
  },
};
