import type { Brain } from '../src/bots/index.js';
import { entryOf } from '../src/games/index.js';
import type { Shape } from '../src/kernel/index.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** A table of a game, how fast it is, and how long one of its random games may take, in milliseconds. */
export interface Measured {
  readonly name: string;
  readonly figures: GameFigures;
  readonly longest: number;
}

/** The usual table of a game and those it names besides, one after the other. */
export async function* measureSubject(id: string): AsyncGenerator<Measured> {
  const entry = entryOf(id)!;
  const [game, brain, { bench }] = await Promise.all([entry.game(), entry.brain(), entry.trials()]);
  const { seats, avoids, milliseconds: longest, also = [] } = bench;
  for (const { name, options } of [{ name: id, options: {} }, ...also.map((x) => ({ ...x, name: `${id}, ${x.name}` }))]) {
    const table = { ...game.defaults, ...options };
    yield { name, figures: measureGame({ game, brain: brain as Brain<Shape>, seats, options: table, ...(avoids && { avoids }) }), longest };
  }
}
