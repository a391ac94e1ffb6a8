import { type Brain, brainOf } from '../src/bots/index.js';
import { entryOf } from '../src/games/index.js';
import type { Pace } from '../src/games/shared/entry.js';
import type { Shape } from '../src/kernel/index.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** A table of a game, how fast it is, and how fast it is wished to be. */
export interface Measured {
  readonly name: string;
  readonly figures: GameFigures;
  readonly pace: Required<Pace>;
}
/** What is wished of every game that says nothing else. */
const USUAL = { decisions: 35_000, iterations: 1000, copy: 10 };

/** The usual table of a game and those it names besides, one after the other. */
export async function* measureSubject(id: string): AsyncGenerator<Measured> {
  const entry = entryOf(id)!;
  const [game, brain, expert, { bench }] = await Promise.all([
    entry.game(),
    entry.brain() as Promise<Brain<Shape>>,
    brainOf<Shape>(entry, 'expert'),
    entry.trials(),
  ]);
  const { seats, also = [], ...usual } = bench;
  for (const { name, options, ...pace } of [
    { ...usual, name: id, options: {} },
    ...also.map((x) => ({ ...x, name: `${id}, ${x.name}` })),
  ]) {
    const table = { ...game.defaults, ...options };
    yield { name, figures: measureGame({ game, brain, expert, seats, options: table }), pace: { ...USUAL, ...pace } };
  }
}
