import type { Seat, Turn } from '../../../kernel/index.js';
import type { Civ, GameEvent, Roll } from '../state/state.js';

/** Two dice. */
export const rollTwo = (t: Turn<Civ>): [number, number] => [t.roll(6), t.roll(6)];

/** Two dice each, highest result wins, ties are rolled again among the tied; `less` is taken off each result (CIV-EXP-07). */
export function rollOff(
  t: Turn<Civ>,
  seats: readonly Seat[],
  tell: (winner: Seat, rolls: readonly Roll[]) => GameEvent,
  less: (seat: Seat) => number = () => 0,
): Seat {
  const rolls: Roll[] = [];
  let tied = seats;
  while (tied.length > 1) {
    const round = tied.map((seat): Roll => {
      const dice = rollTwo(t);
      return { seat, dice, result: dice[0] + dice[1] - less(seat) };
    });
    rolls.push(...round);
    const best = Math.max(...round.map((x) => x.result));
    tied = round.filter((x) => x.result === best).map((x) => x.seat);
  }
  t.emit(tell(tied[0]!, rolls));
  return tied[0]!;
}
