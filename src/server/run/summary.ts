import type { Summary } from '../store/store.js';
import { dueAt, nextDeadline } from '../table/due.js';
import { askedSeats, isSameTurn, type Session } from '../table/session.js';
import { cardOf } from '../table/view.js';

/** Raise it when `Session` changes its form: snapshots of another form are left aside and the log is read instead. */
export const FORMAT = 3;
/** Lines between two snapshots. */
export const SNAPSHOT_EVERY = 100;

/** The session of a snapshot, if it is of the present form. */
export function readSnapshot(text: string | undefined): Session | undefined {
  const kept = text === undefined ? undefined : (JSON.parse(text) as { format: number; session: Session });
  return kept?.format === FORMAT ? kept.session : undefined;
}

/** The seats of people who must answer. */
const turnOf = (s: Session): number[] => askedSeats(s).filter((seat) => s.seats[seat]!.state !== 'bot');

export function summaryOf(s: Session): Summary {
  return {
    status: s.status,
    ...(s.ending ? { ending: s.ending } : undefined),
    due: dueAt(s),
    updated: s.at,
    card: cardOf(s),
    places: s.seats.map(({ person }) => person ?? null),
    turn: turnOf(s),
  };
}

/** The summary after a line, when anything in it but the time has changed. */
export function changedSummary(before: Session, after: Session): Summary | undefined {
  const same =
    before.status === after.status &&
    before.seats === after.seats &&
    isSameTurn(before, after) &&
    (before.clocks === after.clocks || nextDeadline(before) === nextDeadline(after)) &&
    dueAt(before) === dueAt(after);
  return same ? undefined : summaryOf(after);
}
