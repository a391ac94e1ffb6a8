import fc from 'fast-check';
import { expect } from 'vitest';
import type { TrialTable } from '../../src/games/index.js';
import { asked, type DiceState, type Game, legal, type Position, play, type Seat, type Shape, start } from '../../src/kernel/index.js';

export type { TrialTable } from '../../src/games/index.js';

/** All the chance of a trial: a seed for the dice and numbers that pick among the legal moves, so that failures shrink. */
export interface Trial {
  readonly seed: number;
  readonly picks: readonly number[];
}
export const trials: fc.Arbitrary<Trial> = fc.record({
  seed: fc.nat(),
  picks: fc.array(fc.nat({ max: 0xffff }), { minLength: 1, maxLength: 40, size: 'max' }),
});
export const pickOf = ({ picks }: Trial, i: number): number => picks[i % picks.length]!;
export const chooseFrom = <X>(trial: Trial, i: number, list: readonly X[]): X => list[pickOf(trial, i) % list.length]!;

const WANTED = Number(process.env.EPOQUE_RUNS ?? 0);
/** How long a property may take, in milliseconds: more trials need more time. */
export const PATIENCE = 60_000 * Math.max(1, WANTED);
/** How often each property is tried per table; EPOQUE_RUNS asks for more. A failure is made smaller only as long as that is bearable. */
export const runs = (usual: number) => ({
  numRuns: Math.max(usual, WANTED),
  interruptAfterTimeLimit: PATIENCE,
  markInterruptAsFailure: true,
});

/** A moment of a trial and the move that is made next. */
export interface Turning<T extends Shape> {
  readonly position: Position<T>;
  readonly asked: readonly Seat[];
  readonly seat: Seat;
  readonly move: T['move'];
  readonly next: Position<T>;
}

/** Play a random game, showing every position to the test before its move is made. */
export function* walk<T extends Shape>(
  game: Game<T>,
  table: TrialTable<T>,
  trial: Trial,
  dice: DiceState,
  limit: number,
): Generator<Turning<T>, Position<T>> {
  let { position } = start(game, table.options, table.seats, dice);
  for (let i = 0; i < limit; i++) {
    const seats = asked(game, position);
    if (seats.length === 0) {
      expect(position.state.over).toBe(true);
      return position;
    }
    const seat = seats[trial.seed % seats.length]!;
    const moves = legal(game, position, seat);
    expect(moves.length, 'an asked seat can always move').toBeGreaterThan(0);
    const move = chooseFrom(trial, i, moves);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`a legal move is refused: ${played.refusal.code}`);
    yield { position, asked: seats, seat, move, next: played.position };
    position = played.position;
  }
  throw new Error(`the game does not end within ${limit} moves`);
}

/** Byte for byte the same, and a readable difference if not. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  expect(found, what).toEqual(expected);
  expect(JSON.stringify(found), what).toBe(JSON.stringify(expected));
}

export function deepFreeze<X>(x: X): X {
  if (x !== null && typeof x === 'object' && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const value of Object.values(x)) deepFreeze(value);
  }
  return x;
}
