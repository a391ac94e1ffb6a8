import { asked, legal, mask, type Seat, type Shape, type Timeline } from '../kernel/index.js';
import type { Brain } from './brain.js';

/** What a seat did while it knew the same: the moves of a turn, up to one that showed something new. */
export interface Decision<T extends Shape> {
  readonly seat: Seat;
  /** How many moves had been made before. */
  readonly ply: number;
  /** The number of its last move. */
  readonly last: number;
  readonly moves: readonly T['move'][];
}

interface Growing<T extends Shape> extends Decision<T> {
  moves: T['move'][];
  last: number;
  readonly moment: number;
  /** Was there anything to choose? */
  free: boolean;
}

/** The decisions of a finished game in their order. Where several seats act at once, each one's own belong together. */
export function decisionsOf<T extends Shape>({ game, frames }: Timeline<T>, brain: Brain<T>): Decision<T>[] {
  const all: Growing<T>[] = [];
  const open = new Map<Seat, Growing<T>>();
  frames.forEach(({ by, closed }, last) => {
    if (!by) return;
    const { seat, move } = by;
    const before = frames[last - 1]!.position;
    const waiting = asked(game, before);
    for (const other of open.keys()) if (!waiting.includes(other)) open.delete(other);
    const moment = brain.moment(before.state);
    let decision = open.get(seat);
    if (decision?.moment !== moment) {
      decision = { seat, ply: last - 1, last, moves: [], moment, free: false };
      all.push(decision);
      open.set(seat, decision);
    }
    decision.free ||= legal(game, { state: mask(game, before.state, seat) }, seat).length > 1;
    decision.moves.push(move);
    decision.last = last;
    // From here on the seat knows more than it did when it began.
    if (closed === 'dice' || closed === 'shown') open.delete(seat);
  });
  return all.filter(({ free }) => free).map(({ seat, ply, last, moves }) => ({ seat, ply, last, moves }));
}
