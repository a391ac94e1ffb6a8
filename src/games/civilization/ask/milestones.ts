import type { Seat } from '../../../kernel/index.js';
import { KIND } from '../cards/kinds.js';
import { MILESTONES } from '../cards/tables.js';
import { WONDERS, type WonderId } from '../cards/wonders.js';
import { NOBODY, type State } from '../state/state.js';
import { techCount } from './cards.js';
import { isAdvanced } from './table.js';

/** Figures of a category and era, those on board too. */
function unitCount(s: State, seat: Seat, of: 'armies' | 'fleets', era: number): number {
  const isCounted = (kind: keyof typeof KIND): boolean =>
    KIND[kind].era === era && (of === 'armies' ? KIND[kind].isArmy : KIND[kind].isFleet);
  let n = 0;
  for (const x of s.players[seat]!.stacks) {
    if (isCounted(x.kind)) n += x.n;
    for (const rider of x.cargo) if (isCounted(rider.kind)) n += x.n;
  }
  return n;
}

/** How far a seat is with a milestone (CIV-WON-02); settlements count only if exactly of that size (CIV-AMB-38). */
export function progress(s: State, seat: Seat, milestone: number): number {
  const m = MILESTONES[milestone]!;
  if (m.of === 'settlements') return s.owners.reduce((n, owner, i) => n + (owner === seat && s.sizes[i] === m.size ? 1 : 0), 0);
  if (m.of === 'technologies') return techCount(s, seat, m.era);
  return m.of === 'gold' ? s.players[seat]!.gold : unitCount(s, seat, m.of, m.era);
}
export const isFulfilled = (s: State, seat: Seat, milestone: number): boolean => progress(s, seat, milestone) >= MILESTONES[milestone]!.n;

/** Basic: milestones of the current era that nobody has claimed. */
export function openMilestones(s: State): number[] {
  if (isAdvanced(s)) return [];
  return MILESTONES.flatMap(({ era }, i) => (era === s.era && s.milestones[i] === NOBODY ? [i] : []));
}
/** Those among them that a seat fulfils. */
export const claimable = (s: State, seat: Seat): number[] => openMilestones(s).filter((i) => isFulfilled(s, seat, i));

/** The generic wonder of the era (CIV-AMB-43). */
export const genericWonder = (s: State): WonderId => WONDERS.find((row, i) => row.era === s.era && s.wonders[i] === NOBODY)!.id;
