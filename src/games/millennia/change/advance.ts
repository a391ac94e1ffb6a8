import type { Seat, Slot, Turn } from '../../../kernel/index.js';
import { BRANCHES, couldPayPenalty } from '../ask/advances.js';
import { FORK, isLocked, lengthOf, placeKey, playerOf, spaceAt, trackOf } from '../ask/selectors.js';
import { bonusesFor } from '../ask/triggers.js';
import type { Effect } from '../cards/ability.js';
import { bookOf } from '../cards/index.js';
import type { TrackId } from '../cards/tracks.js';
import type { Bonus, Happening, Mil, Task } from '../state/state.js';
import { change, discardCard, say } from './change.js';

type Advance = Extract<Task, { task: 'advance' }>;
/** One advance, space by space (MIL-TRK-01, MIL-TRK-03). True when the player must be asked first. */
export function advance(t: Turn<Mil>, seat: Seat, task: Advance): boolean {
  const { s } = t;
  const p = playerOf(s, seat);
  const { track } = task;
  const place = p.tracks[track] + 1;
  if (task.n <= 0) return false;
  if (place > lengthOf(s, track)) return maximise(t, seat, task);
  if (track === 'politics' && place > FORK && p.branch === 'none') {
    if (BRANCHES.every((branch) => !couldPayPenalty(s, p, spaceAt(s, track, place, branch)!))) return lose(t, seat, track);
    p.tasks.push({ task: 'ask-branch', advance: task });
    return true;
  }
  const space = spaceAt(s, track, place, p.branch)!;
  if (isLocked(s, p, track, place) || !couldPayPenalty(s, p, space)) return lose(t, seat, track);
  if (space.penalty) {
    p.tasks.push({ task: 'ask-enter', advance: task }); // an advance may be declined before the marker moves (MIL-AMB-06)
    return true;
  }
  enter(t, seat, task);
  return false;
}

/** MIL-PRO-06, MIL-AMB-25: what the marker cannot do is lost. */
function lose(t: Turn<Mil>, seat: Seat, track: TrackId): boolean {
  say(t, seat, { event: 'lost', seat, track });
  return false;
}

/** MIL-TRK-04 */
function maximise(t: Turn<Mil>, seat: Seat, task: Advance): boolean {
  const effects = trackOf(t.s, task.track).maximise;
  if (!effects) return lose(t, seat, task.track);
  say(t, seat, { event: 'maximised', seat, track: task.track });
  playerOf(t.s, seat).tasks.push(
    { ...task, n: task.n - 1 },
    { task: 'raise', events: [{ event: 'maximise', track: task.track }] },
    { task: 'do', effects, source: `maximise:${task.track}` },
  );
  return false;
}

/** The marker enters the next space: penalties, then all bonuses of the space before the next step. */
export function enter(t: Turn<Mil>, seat: Seat, task: Advance): void {
  const p = playerOf(t.s, seat);
  const place = ++p.tracks[task.track];
  const branch = place > FORK && task.track === 'politics' ? (p.branch as 'democracy' | 'tyranny') : undefined;
  say(t, seat, { event: 'advanced', seat, track: task.track, position: place, ...(branch ? { branch } : undefined) });
  p.tasks.push({ ...task, n: task.n - 1, begun: true });
  const events: Happening[] = [{ event: 'advanceStep', track: task.track }];
  if (!task.begun) events.push({ event: 'advanceGain', track: task.track }); // once per gain, at its first space (MIL-AMB-10)
  arrive(t, seat, task.track, place, events);
}

/** What belongs to a space that has just been reached. */
export function arrive(t: Turn<Mil>, seat: Seat, track: TrackId, place: number, events: Happening[]): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const space = spaceAt(s, track, place, p.branch)!;
  const key = placeKey(track, place, p.branch);
  const items: Bonus[] = space.immediate ? [{ source: `space:${key}`, effects: space.immediate }] : [];
  const book = s.books[key];
  // MIL-TRK-10: a token works once for each who reaches it, and counts as activated from then on.
  if (space.book && book) {
    if (!p.books.includes(book)) p.books = [...p.books, book];
    say(t, seat, { event: 'book', seat, book, track });
    items.push({ source: book, effects: bookOf(book).ability.effect as readonly Effect[] });
    events.push({ event: 'book', track, book });
  }
  p.tasks.push({ task: 'bonuses', items: [...items, ...bonusesFor(s, seat, events)], events });
  for (const penalty of space.penalty ?? []) suffer(t, seat, penalty, `space:${key}`);
}

/** MIL-TB-01, MIL-TB-02, MIL-TB-05: compulsory once the space is entered. */
function suffer(t: Turn<Mil>, seat: Seat, e: Effect, source: string): void {
  const p = playerOf(t.s, seat);
  if (e.do === 'penaltyPayGold') change(t, seat, { gold: -e.n }, source);
  if (e.do === 'penaltyCapTrack') moveBackTo(t, seat, e.track, e.max);
  if (e.do === 'penaltyDiscardDiplomacy') p.tasks.push({ task: 'ask-discard-card' });
}

/** MIL-TB-05: give up a card of the hand. */
export function giveUp(t: Turn<Mil>, seat: Seat, slot: Slot): void {
  discardCard(t, seat, slot);
  say(t, seat, { event: 'played', seat, card: slot.card!, as: 'discarded' });
}

/** Moving back activates nothing and undoes nothing (MIL-TRK-09, MIL-AMB-17). */
export function moveBackTo(t: Turn<Mil>, seat: Seat, track: TrackId, position: number): void {
  const p = playerOf(t.s, seat);
  if (p.tracks[track] <= position) return;
  p.tracks[track] = Math.max(0, position);
  say(t, seat, { event: 'back', seat, track, position: p.tracks[track] });
}

/** Research card 232: from Tyranny to the same space of Democracy, whose penalty and bonus apply. */
export function switchToDemocracy(t: Turn<Mil>, seat: Seat): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const place = p.tracks.politics;
  p.branch = 'democracy';
  say(t, seat, { event: 'advanced', seat, track: 'politics', position: place, branch: 'democracy' });
  // A book space passed over counts as activated, but gives nothing (MIL-AMB-18).
  for (let k = FORK + 1; k < place; k++) {
    const book = s.books[placeKey('politics', k, 'democracy')];
    if (book && !p.books.includes(book)) p.books = [...p.books, book];
  }
  arrive(t, seat, 'politics', place, []);
}
