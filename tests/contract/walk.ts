import { expect } from 'vitest';
import type { TrialTable } from '../../src/games/index.js';
import {
  append,
  asked,
  begin,
  cipherDice,
  type DiceState,
  type Game,
  legal,
  type Position,
  play,
  type Seat,
  type Shape,
  start,
  writeRecord,
} from '../../src/kernel/index.js';
import { fc } from '../property.js';

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

/** Real dice, so that a trial can be told as a record. */
export const seedOf = ({ seed }: Trial): string => seed.toString(16).padStart(64, '0');
export const diceOf = (trial: Trial): DiceState => cipherDice(seedOf(trial));

const WANTED = Number(process.env.EPOQUE_RUNS ?? 0);
/** While hunting: when to stop, in milliseconds since 1970. */
const UNTIL = Number(process.env.EPOQUE_UNTIL ?? 0);
/** More is tried than at every change. */
export const HUNTING = WANTED > 0 || UNTIL > 0;
/** How long a property may take, in milliseconds: more trials need more time. */
export const PATIENCE = 60_000 * Math.max(1, WANTED);
/** How often each property is tried per table; EPOQUE_RUNS asks for more. A failure is made smaller only as long as that is bearable. */
export const runs = (usual: number) => ({
  numRuns: Math.max(usual, WANTED),
  interruptAfterTimeLimit: UNTIL ? Math.max(1, Math.min(PATIENCE, UNTIL - Date.now())) : PATIENCE,
  markInterruptAsFailure: !UNTIL,
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
  limit: number,
): Generator<Turning<T>, Position<T>> {
  let { position } = start(game, table.options, table.seats, diceOf(trial));
  for (let i = 0; i < limit; i++) {
    const seats = asked(game, position);
    if (seats.length === 0) {
      expect(position.state.over).toBe(true);
      return position;
    }
    const seat = nextSeat(trial, i, seats);
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

/** One moment in `stride` of a game, from one that the trial names; while hunting all of them. */
export function* sampled<T extends Shape>(moments: Iterable<Turning<T>>, { seed }: Trial, stride: number): Generator<Turning<T>> {
  let i = seed;
  for (const moment of moments) if (HUNTING || i++ % stride === 0) yield moment;
}

/** In some trials the same seat always goes first among those who are asked, in the others they take turns as it comes. */
const nextSeat = (trial: Trial, i: number, seats: readonly Seat[]): Seat =>
  seats[(trial.seed % 3 === 0 ? trial.seed : pickOf(trial, i) >> 8) % seats.length]!;

/** The game of a trial as far as it goes, as a file that brings it back: a counterexample that becomes a fixture. */
export function recordOf<T extends Shape>(game: Game<T>, table: TrialTable<T>, trial: Trial, limit: number): string {
  let timeline = begin(game, table.options, table.seats, diceOf(trial));
  try {
    for (const { seat, move } of walk(game, table, trial, limit)) {
      const step = append(timeline, seat, move);
      if (!step.ok) break;
      timeline = step.timeline;
    }
  } catch {
    // The record ends where the walk ends.
  }
  return writeRecord(timeline, seedOf(trial), { found: table.name });
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
