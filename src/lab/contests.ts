import { type Brain, brainOf, type Expertise, LEVELS, type Level } from '../bots/index.js';
import { entryOf, type GameEntry, type Trials } from '../games/index.js';
import type { Game, Shape } from '../kernel/index.js';

/** A game that the lab can play, with its bots. */
export interface Contest<T extends Shape = Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  /** The brain of each level: experts have one of their own. */
  readonly brains: Readonly<Record<Level, Brain<T>>>;
  /** What experts know besides, where the game has some. */
  readonly expertise?: Expertise<T> | undefined;
  readonly trials: Trials<T>;
}

/** What there is to play of a game. */
export async function contestOf(entry: GameEntry): Promise<Contest> {
  const [game, brain, trials, expertise] = await Promise.all([entry.game(), entry.brain(), entry.trials(), entry.expert?.()]);
  const brains = await Promise.all(LEVELS.map(async (level) => [level, await brainOf<Shape>(entry, level)] as const));
  return {
    game,
    brain: brain as Brain<Shape>,
    brains: Object.fromEntries(brains) as Contest['brains'],
    expertise: expertise as Expertise<Shape> | undefined,
    trials,
  };
}

/** The same by the id of the game; undefined when there is no such game. */
export async function loadContest(id: string): Promise<Contest | undefined> {
  const entry = entryOf(id);
  return entry && contestOf(entry);
}
