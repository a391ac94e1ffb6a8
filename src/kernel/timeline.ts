import { MALFORMED } from './ask.js';
import { canonical } from './hash.js';
import { play, start, understand } from './run.js';
import { seenBy } from './secrets.js';
import type { DiceState, Game, Position, Refusal, Seat, Shape, Told, UndoClosed } from './types.js';

/** One moment of a game and the move that led to it. */
export interface Frame<T extends Shape> {
  readonly position: Position<T>;
  /** Undefined for the start. */
  readonly by?: { readonly seat: Seat; readonly move: T['move'] };
  readonly events: readonly Told<T['event']>[];
  readonly closed?: UndoClosed;
}

/** A line of the log: a move, or taking one's last move back. */
export type Entry<T extends Shape> =
  | { readonly seat: Seat; readonly move: T['move'] }
  | { readonly seat: Seat; readonly undo: true; readonly free?: boolean };

/** A game with its past. Every frame can be shown again; entries are what a record keeps. */
export interface Timeline<T extends Shape> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly frames: readonly Frame<T>[];
  readonly entries: readonly Entry<T>[];
}

export type Step<T extends Shape> =
  | { readonly ok: true; readonly timeline: Timeline<T> }
  | { readonly ok: false; readonly refusal: Refusal };

export function begin<T extends Shape>(game: Game<T>, options: T['options'], seats: number, dice: DiceState, rules?: number): Timeline<T> {
  const { position, events } = start(game, options, seats, dice, rules);
  return { game, options, frames: [{ position, events }], entries: [] };
}

export const now = <T extends Shape>(tl: Timeline<T>): Frame<T> => tl.frames[tl.frames.length - 1]!;

const next = <T extends Shape>(tl: Timeline<T>, seat: Seat, move: T['move']) => {
  const played = play(tl.game, now(tl).position, seat, move);
  if (!played.ok) return played;
  const { position, events, closed } = played;
  return { ok: true as const, frame: { position, events, by: { seat, move }, ...(closed ? { closed } : undefined) } };
};

/** Add a move; `untrusted` when it comes from a file or a message. */
export function append<T extends Shape>(tl: Timeline<T>, seat: Seat, move: T['move'], untrusted = false): Step<T> {
  const meant = untrusted ? understand(tl.game, now(tl).position, seat, move) : { ok: true as const, seat, move, exact: true };
  if (!meant.ok) return meant;
  return meant.exact ? extend(tl, seat, meant.move) : { ok: false, refusal: MALFORMED };
}

/**
 * Add a move that was accepted and stored once, when moves were not yet read as strictly as now: what it says beyond
 * its meaning is left out.
 */
export function appendStored<T extends Shape>(tl: Timeline<T>, seat: Seat, said: unknown): Step<T> {
  const meant = understand(tl.game, now(tl).position, seat, said);
  return meant.ok ? extend(tl, seat, meant.move) : meant;
}

function extend<T extends Shape>(tl: Timeline<T>, seat: Seat, move: T['move']): Step<T> {
  const result = next(tl, seat, move);
  if (!result.ok) return result;
  return { ok: true, timeline: { ...tl, frames: [...tl.frames, result.frame], entries: [...tl.entries, { seat, move }] } };
}

/** May the seat take back its last move, and if not, what closed the way? */
export function undoState<T extends Shape>(tl: Timeline<T>, seat: Seat): UndoState {
  const result = without(tl, seat);
  return result.ok ? OPEN : result.closed ? CLOSED[result.closed] : NOTHING_DONE;
}
export interface UndoState {
  readonly can: boolean;
  readonly closed?: UndoClosed;
}
const OPEN: UndoState = { can: true };
const NOTHING_DONE: UndoState = { can: false };
const CLOSED: Readonly<Record<UndoClosed, UndoState>> = {
  dice: { can: false, closed: 'dice' },
  shown: { can: false, closed: 'shown' },
  'handed-on': { can: false, closed: 'handed-on' },
};

const CANNOT_UNDO: Refusal = { rule: 'TABLE-UNDO', code: 'CANNOT_UNDO' };

/** Take back the seat's last move: nobody may have learnt anything since, and what the others did since must still be legal. */
export function takeBack<T extends Shape>(tl: Timeline<T>, seat: Seat): Step<T> {
  const result = without(tl, seat);
  if (!result.ok) return { ok: false, refusal: CANNOT_UNDO };
  return { ok: true, timeline: { ...tl, frames: result.frames, entries: [...tl.entries, { seat, undo: true }] } };
}

/**
 * Go back to before the seat's last move, whatever has happened since: chance will fall as it did. Only where nobody but bots
 * plays along, and the record says so.
 */
export function takeBackFreely<T extends Shape>(tl: Timeline<T>, seat: Seat): Step<T> {
  const at = tl.frames.findLastIndex(({ by }) => by?.seat === seat);
  if (at < 0) return { ok: false, refusal: CANNOT_UNDO };
  return { ok: true, timeline: { ...tl, frames: tl.frames.slice(0, at), entries: [...tl.entries, { seat, undo: true, free: true }] } };
}

type Without<T extends Shape> = { ok: true; frames: readonly Frame<T>[] } | { ok: false; closed: UndoClosed | undefined };

/** What has been found out is kept with the last frame, whose past never changes, and followed up when somebody else moves on. */
const FOUND = new WeakMap<object, (Without<never> | undefined)[]>();

function without<T extends Shape>(tl: Timeline<T>, seat: Seat): Without<T> {
  const frame = now(tl);
  const known = FOUND.get(frame) ?? [];
  const result = (known[seat] as Without<T> | undefined) ?? findOut(tl, frame, seat);
  if (known.length === 0) FOUND.set(frame, known);
  known[seat] = result as Without<never>;
  return result;
}

function findOut<T extends Shape>(tl: Timeline<T>, last: Frame<T>, seat: Seat): Without<T> {
  const before = tl.frames[tl.frames.length - 2];
  const earlier = before && last.by?.seat !== seat ? FOUND.get(before)?.[seat] : undefined;
  return earlier ? followUp(tl, seat, earlier as Without<T>) : workOut(tl, seat);
}

/** In a question to several seats another one has answered since: it must be open, and the same without mine. */
function followUp<T extends Shape>(tl: Timeline<T>, seat: Seat, earlier: Without<T>): Without<T> {
  const closed = closedBy(tl, tl.frames.length - 1, seat);
  if (closed) return { ok: false, closed };
  if (!earlier.ok) return earlier;
  const again = repeat({ ...tl, frames: earlier.frames }, now(tl));
  return again ? { ok: true, frames: [...earlier.frames, again] } : { ok: false, closed: 'handed-on' };
}

/**
 * Does what another seat did close the way back for this one? Not if it only learnt something unseen; but the last sealed answer
 * opens all of them, also where nothing is told of it.
 */
function closedBy<T extends Shape>(tl: Timeline<T>, i: number, seat: Seat): UndoClosed | undefined {
  const { position, closed, events } = tl.frames[i]!;
  if (seat in tl.frames[i - 1]!.position.sealed && !(seat in position.sealed)) return 'shown';
  return closed === 'handed-on' || (closed && seenBy(events, seat).length > 0) ? closed : undefined;
}

/** The same move later in another past. Whoever learnt something by it must learn the same again. */
function repeat<T extends Shape>(tl: Timeline<T>, { by, closed, events }: Frame<T>): Frame<T> | undefined {
  const again = next(tl, by!.seat, by!.move);
  if (!again.ok) return undefined;
  return !closed || canonical(again.frame.events) === canonical(events) ? again.frame : undefined;
}

function workOut<T extends Shape>(tl: Timeline<T>, seat: Seat): Without<T> {
  let i = tl.frames.length - 1;
  while (i > 0 && tl.frames[i]!.by!.seat !== seat) {
    const closed = closedBy(tl, i, seat);
    if (closed) return { ok: false, closed };
    i--;
  }
  if (i === 0) return { ok: false, closed: undefined };
  if (tl.frames[i]!.closed) return { ok: false, closed: tl.frames[i]!.closed };
  let rest: Timeline<T> = { ...tl, frames: tl.frames.slice(0, i) };
  for (const frame of tl.frames.slice(i + 1)) {
    const again = repeat(rest, frame);
    if (!again) return { ok: false, closed: 'handed-on' };
    rest = { ...rest, frames: [...rest.frames, again] };
  }
  return { ok: true, frames: rest.frames };
}
