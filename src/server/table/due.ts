import { ripeProposal } from './agreeing.js';
import { deadlineOf } from './clock.js';
import type { Fact } from './facts.js';
import { askedSeats, botsToMove, type Session } from './session.js';

/** A table that nobody starts is closed after a week without anything new. */
export const EXPIRY = 7 * 24 * 60 * 60 * 1000;

/** When the time of some seat runs out; null when none does. */
export function nextDeadline(s: Session): number | null {
  const deadlines = s.clocks.flatMap((row) => deadlineOf(s.header.settings.clock, row) ?? []);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** When the server itself must do something at this table; null when it only waits for people. */
export function dueAt(s: Session): number | null {
  if (s.status === 'over') return null;
  if (s.status === 'waiting') return s.at + EXPIRY;
  return botsToMove(s).length > 0 || ripeProposal(s) ? s.at : nextDeadline(s);
}

/** What the clock makes happen now, if anything. Moves of bots take longer and are not in here. */
export function dueFact(s: Session, now: number): Fact | undefined {
  if (s.status === 'waiting' && now >= s.at + EXPIRY) return { is: 'closed', why: 'expired' };
  const ripe = ripeProposal(s);
  if (ripe) return { is: 'tallied', proposal: ripe.id };
  const seat = askedSeats(s).find((asked) => {
    const deadline = deadlineOf(s.header.settings.clock, s.clocks[asked]!);
    return deadline !== undefined && now >= deadline;
  });
  return seat === undefined ? undefined : { is: 'timed-out', seat };
}
