import type { Seat, Turn } from '../../../kernel/index.js';
import { claimable, genericWonder, openMilestones } from '../ask/milestones.js';
import { WONDER_NUMBER } from '../cards/index.js';
import type { Civ } from '../state/state.js';
import { rollOff } from './rolls.js';

/** Who announces a milestone takes a wonder of the era (CIV-WON-01). */
export function claim(t: Turn<Civ>, seat: Seat, milestone: number): void {
  const wonder = genericWonder(t.s);
  t.s.milestones = t.s.milestones.with(milestone, seat);
  t.s.wonders = t.s.wonders.with(WONDER_NUMBER[wonder], seat);
  t.emit({ event: 'claim', seat, milestone, wonder });
}

/** Several at the same moment: two dice, highest. */
export function claimTogether(t: Turn<Civ>, seats: readonly Seat[], milestone: number): void {
  if (seats.length === 0) return;
  const winner =
    seats.length === 1 ? seats[0]! : rollOff(t, seats, (who, rolls) => ({ event: 'claim-roll', milestone, rolls, winner: who }));
  claim(t, winner, milestone);
}

/** Option `announce: automatic`: whatever can be claimed is claimed for everybody (CIV-WON-06). */
export function claimAll(t: Turn<Civ>): void {
  for (const milestone of openMilestones(t.s)) {
    const seats = t.s.players.flatMap((_, seat) => (claimable(t.s, seat).includes(milestone) ? [seat] : []));
    claimTogether(t, seats, milestone);
  }
}
