import type { NoticeKind } from '../../protocol/index.js';
import { votersOf } from '../table/agreeing.js';
import type { Line, PersonId } from '../table/facts.js';
import type { Session } from '../table/session.js';

export interface Notice {
  readonly person: PersonId;
  readonly notice: NoticeKind;
}

/** What people must hear of, wherever they are, because of one line of the log. Who did it himself is not told. */
export function noticesOf(before: Session, after: Session, { fact, command }: Line): Notice[] {
  const found: Notice[] = [];
  const tell = (notice: NoticeKind, person: PersonId | undefined): void => {
    if (person !== undefined && !command?.startsWith(`${person}:`)) found.push({ person, notice });
  };
  const personAt = (seat: number): PersonId | undefined => after.seats[seat]?.person;

  if (before.status === 'waiting' && after.status === 'playing') for (const { person } of after.seats) tell('started', person);
  if (before.status === 'playing' && after.status === 'over') for (const { person } of after.seats) tell('over', person);
  if (fact.is === 'left' && fact.kicked) tell('kicked', before.seats[fact.seat]?.person);
  if (fact.is === 'rematched') for (const { person } of after.seats) tell('rematch', person);
  if (fact.is === 'timed-out' && after.seats[fact.seat]?.state === 'away') tell('reminder', personAt(fact.seat));
  for (let seat = 0; seat < after.seats.length; seat++) {
    const { state, person, conceded } = after.seats[seat]!;
    if (state === 'bot' && before.seats[seat]?.state !== 'bot' && !conceded) tell('replaced', person);
    const asked = after.status === 'playing' && after.play?.questions[seat] != null;
    if (asked && before.play?.questions[seat] == null && state !== 'bot') tell('your-turn', person);
  }
  for (const row of after.proposals)
    if (!before.proposals.some(({ id }) => id === row.id)) for (const seat of votersOf(after, row)) tell('proposal', personAt(seat));
  return found;
}
