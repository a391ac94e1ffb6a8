import type { Brain } from '../bots/index.js';
import { entryOf, type GameEntry, type Trials } from '../games/index.js';
import type { Game, Shape } from '../kernel/index.js';

/** A game that the lab can play, with its bots. */
export interface Contest<T extends Shape = Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  readonly trials: Trials<T>;
}

/** What there is to play of a game. */
export async function contestOf(entry: GameEntry): Promise<Contest> {
  const [game, brain, trials] = await Promise.all([entry.game(), entry.brain(), entry.trials()]);
  return { game, brain: brain as Brain<Shape>, trials };
}

/** The same by the id of the game; undefined when there is no such game. */
export async function loadContest(id: string): Promise<Contest | undefined> {
  const entry = entryOf(id);
  return entry && contestOf(entry);
}
