import type { Brain } from '../src/bots/index.js';
import { entryOf } from '../src/games/index.js';
import type { Shape } from '../src/kernel/index.js';
import { type GameFigures, measureGame } from './game-figures.js';

/** How fast a game is, and how long one of its random games may take, in milliseconds. */
export async function measureSubject(id: string): Promise<{ figures: GameFigures; longest: number }> {
  const entry = entryOf(id)!;
  const [game, brain, { bench }] = await Promise.all([entry.game(), entry.brain(), entry.trials()]);
  const { seats, avoids, milliseconds } = bench;
  return { figures: measureGame({ game, brain: brain as Brain<Shape>, seats, ...(avoids && { avoids }) }), longest: milliseconds };
}
