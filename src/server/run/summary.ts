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
