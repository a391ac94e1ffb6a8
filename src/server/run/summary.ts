import type { Summary } from '../store/store.js';
import { dueAt } from '../table/due.js';
import { askedSeats, type Session } from '../table/session.js';
import { cardOf } from '../table/view.js';

/** Raise it when `Session` changes its form: snapshots of another form are left aside and the log is read instead. */
export const FORMAT = 1;
/** Lines between two snapshots. */
export const SNAPSHOT_EVERY = 100;

export function summaryOf(s: Session): Summary {
  const card = cardOf(s);
  return {
    status: s.status,
    ...(s.ending ? { ending: s.ending } : undefined),
    due: dueAt(s),
    updated: s.at,
    card,
    places: s.seats.map(({ person }) => person ?? null),
    turn: askedSeats(s).filter((seat) => s.seats[seat]!.state !== 'bot'),
  };
}

/** The summary after a line, when anything in it but the time has changed. */
export function changedSummary(before: Session, after: Session): Summary | undefined {
  const summary = summaryOf(after);
  const timeless = (x: Summary): string => JSON.stringify({ ...x, updated: 0, card: { ...x.card, updated: 0 } });
  return timeless(summaryOf(before)) === timeless(summary) ? undefined : summary;
}
