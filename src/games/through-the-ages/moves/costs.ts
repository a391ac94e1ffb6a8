import type { Seat } from '../../../kernel/index.js';
import { givenTo } from '../ask/given.js';
import { buildingPrice, growthPrice, sciencePrice, stagePrice, upgradePrice } from '../ask/prices.js';
import { playerOf, traitOf } from '../ask/selectors.js';
import { wonderOf } from '../cards/index.js';
import type { Move, State, With } from '../state/state.js';
import { betterBy, effectOf } from './common.js';
import { ownLess } from './own-action.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;

/** What an action card saves, with what a wonder adds to it (TTX-CRD-22). */
function lessBy(s: State, seat: Seat, card: With, kind: 'build' | 'upgrade' | 'stage'): number {
  return card === '' ? 0 : (effectOf(card, kind)?.discount ?? 0) + betterBy(playerOf(s, seat));
}

/** What a move costs as it will be paid: with the action card and the leader that carry it. Whoever says a price asks here. */
export const buildCost = (s: State, seat: Seat, m: Of<'build'>): number =>
  buildingPrice(s, seat, m.tech, lessBy(s, seat, m.with, 'build') + ownLess(s, seat, m.own));
export const upgradeCost = (s: State, seat: Seat, m: Of<'upgrade'>): number =>
  upgradePrice(s, seat, m.from, m.to, lessBy(s, seat, m.with, 'upgrade') + ownLess(s, seat, m.own));
export const technologyCost = (s: State, seat: Seat, m: Of<'technology'>): number =>
  Math.max(0, sciencePrice(s, seat, m.card, m.shared) - ownLess(s, seat, m.own));
/** Food, where the wonder is paid with it: no card saves any (TTX-CRD-42). */
export function stageCost(s: State, seat: Seat, m: Of<'stage'>): { readonly n: number; readonly goods: 'food' | 'resources' } {
  const wonder = playerOf(s, seat).wonder!;
  const goods = wonderOf(wonder.id).paidIn ?? 'resources';
  return { n: stagePrice(wonder, m.stages, goods === 'food' ? 0 : lessBy(s, seat, m.with, 'stage')), goods };
}
/** What a new worker costs, with the leader or the event that gives him for less; nothing when the bank is empty. */
export function growthCost(s: State, seat: Seat, m: Of<'grow'>): number | undefined {
  const p = playerOf(s, seat);
  const given = givenTo(s, seat);
  return growthPrice(s, p, given ? given.n : m.with === 'free-growth' ? (traitOf(p, 'free-growth')?.food ?? 0) : 0);
}
/** What a leader's levy costs: food for the worker, resources for the unit. */
export function levyCost(s: State, seat: Seat, { tech }: Of<'levy'>): { readonly food: number; readonly resources: number } {
  const p = playerOf(s, seat);
  const trait = traitOf(p, 'levy');
  return { food: growthPrice(s, p, trait?.food ?? 0) ?? 0, resources: buildingPrice(s, seat, tech, trait?.resources ?? 0) };
}
