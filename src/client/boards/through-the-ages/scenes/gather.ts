import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import type { GameEvent, Tta } from '../../../../games/through-the-ages/state/state.js';
import type { Seat, Viewer } from '../../../../kernel/types.js';
import type { LoggedEvent } from '../../../table/table.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** What is shown as a scene, and the event of the log that brings it. */
export type Opening = Of<'revealed' | 'colonised' | 'nobody-wants' | 'declared' | 'fought' | 'age' | 'last-round' | 'uprising' | 'looked'>;

export interface Found<E extends Opening = Opening> {
  readonly ply: number;
  readonly e: E;
  /** In the same move, before it: the preparation that turned up an event, what an age took. */
  readonly before: readonly GameEvent[];
  /** What it did, also in later moves when somebody had to decide. */
  readonly effects: GameEvent[];
  /** The highest bid of each seat in the auction that it ends. */
  readonly bids: ReadonlyMap<Seat, number>;
}

const OPENINGS: ReadonlySet<GameEvent['event']> = new Set<Opening['event']>([
  'revealed',
  'colonised',
  'nobody-wants',
  'declared',
  'fought',
  'age',
  'last-round',
  'uprising',
  'looked',
]);
const isOpening = (e: GameEvent): e is Opening => OPENINGS.has(e.event);

/** A territory is shown when it has found an owner, the last round with the age that brought it, a hand to whom has looked at it. */
function isScene(e: Opening, last: Found | undefined, ply: number, viewer: Viewer): boolean {
  if (e.event === 'looked') return e.seat === viewer && e.at !== -1 && e.cards.length > 0;
  if (e.event === 'revealed') return cardOf(e.card).type !== 'territory';
  return e.event !== 'last-round' || last?.e.event !== 'age' || last.ply !== ply;
}

/** The scenes of a game in the order in which they happened. */
export function gather(log: readonly LoggedEvent<Tta>[], viewer: Viewer): readonly Found[] {
  const found: Found[] = [];
  let bids = new Map<Seat, number>();
  let sameMove: GameEvent[] = [];
  let now = -1;
  for (const { ply, e } of log) {
    if (ply !== now) sameMove = [];
    now = ply;
    const last = found.at(-1);
    if (e.event === 'bid') bids.set(e.seat, e.n);
    if (isOpening(e) && isScene(e, last, ply, viewer)) {
      found.push({ ply, e, before: sameMove, effects: [], bids });
      bids = new Map();
      sameMove = [];
    } else {
      if (last && belongs(e, ply, last)) last.effects.push(e);
      sameMove.push(e);
    }
  }
  return found;
}

/** All that follows in the same move, and later what names the card as its cause. */
function belongs(e: GameEvent, ply: number, { ply: opened, e: opening }: Found): boolean {
  if (ply === opened) return true;
  if (!('card' in opening)) return false;
  const { card } = opening;
  return ('cause' in e && e.cause === card) || (opening.event === 'fought' && e.event === 'seized');
}
