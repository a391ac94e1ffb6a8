import { type Brain, brainOf } from '../src/bots/index.js';
import { entryOf } from '../src/games/index.js';
import type { Pace } from '../src/games/shared/entry.js';
import type { Shape } from '../src/kernel/index.js';
import { inThreads } from '../src/lab/pool.js';
import { type GameFigures, measurePlay, measureSearch } from './game-figures.js';

/** A table of a game: the usual one (0), or one of those that the game names besides. */
export interface Table {
  readonly id: string;
  readonly number: number;
}
/** What is measured of it. */
export interface Task extends Table {
  readonly part: 'play' | 'search';
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
 * The usual table of a game and those it names besides, one after the other, playing and searching each in a thread of its own:
 * what the compiler has learnt from one would slow the other down. Nobody plays two editions at once, and a bot does nothing
 * but search in its thread.
 */
export async function* measureSubject(id: string): AsyncGenerator<Measured> {
  const { also = [] } = await benchOf(id);
  for (let number = 0; number <= also.length; number++) {
    const tasks: Task[] = [
      { id, number, part: 'play' },
      { id, number, part: 'search' },
    ];
    const parts: Partial<GameFigures>[] = [];
    for (const task of tasks) parts.push(...(await inThreads<Task, Partial<GameFigures>>('bench/table-worker.ts', 1, [task], () => {})));
    yield { ...(await tableOf({ id, number })), figures: Object.assign({}, ...parts) as GameFigures };
  }
}

/** How it is called, how it is set up, and how fast it is wished to be. */
async function tableOf({ id, number }: Table): Promise<Omit<Measured, 'figures'> & { readonly seats: number; readonly options: object }> {
  const { seats, also = [], ...usual } = await benchOf(id);
  const { name, options, ...pace } = number === 0 ? { ...usual, name: undefined, options: {} } : also[number - 1]!;
  return { name: name === undefined ? id : `${id}, ${name}`, pace: { ...USUAL, ...pace }, seats, options };
}

export async function measureTask({ part, ...table }: Task): Promise<Partial<GameFigures>> {
  const entry = entryOf(table.id)!;
  const [game, brain, expert, { seats, options }] = await Promise.all([
    entry.game(),
    entry.brain() as Promise<Brain<Shape>>,
    brainOf<Shape>(entry, 'expert'),
    tableOf(table),
  ]);
  const subject = { game, brain, expert, seats, options: { ...game.defaults, ...options } };
  return part === 'play' ? measurePlay(subject) : measureSearch(subject);
}
