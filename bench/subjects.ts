import { type Brain, brainOf } from '../src/bots/index.js';
import { entryOf } from '../src/games/index.js';
import type { Pace } from '../src/games/shared/entry.js';
import type { Shape } from '../src/kernel/index.js';
import { inThreads } from '../src/lab/pool.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** A table of a game: the usual one (0), or one of those that the game names besides. */
export interface Table {
  readonly id: string;
  readonly number: number;
}

/** A table of a game, how fast it is, and how fast it is wished to be. */
export interface Measured {
  readonly name: string;
  readonly figures: GameFigures;
  readonly pace: Required<Pace>;
}
/** What is wished of every game that says nothing else. */
const USUAL = { decisions: 35_000, iterations: 1000, copy: 10 };

const benchOf = async (id: string) => (await entryOf(id)!.trials()).bench;

/**
 * The usual table of a game and those it names besides, one after the other, each in a thread of its own: what the compiler has
 * learnt from one table would slow another one down, and nobody plays two editions at once.
 */
export async function* measureSubject(id: string): AsyncGenerator<Measured> {
  const { also = [] } = await benchOf(id);
  for (let number = 0; number <= also.length; number++) {
    const [measured] = await inThreads<Table, Measured>('bench/table-worker.ts', 1, [{ id, number }], () => {});
    yield measured!;
  }
}

export async function measureTable({ id, number }: Table): Promise<Measured> {
  const entry = entryOf(id)!;
  const [game, brain, expert, { seats, also = [], ...usual }] = await Promise.all([
    entry.game(),
    entry.brain() as Promise<Brain<Shape>>,
    brainOf<Shape>(entry, 'expert'),
    benchOf(id),
  ]);
  const { name, options, ...pace } = number === 0 ? { ...usual, name: undefined, options: {} } : also[number - 1]!;
  const figures = measureGame({ game, brain, expert, seats, options: { ...game.defaults, ...options } });
  return { name: name === undefined ? id : `${id}, ${name}`, figures, pace: { ...USUAL, ...pace } };
}
