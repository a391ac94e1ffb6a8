import { readFileSync } from 'node:fs';
import { type Brain, brainOf, type Expertise, LEVELS, type Learnt, type Level, taught, unpackNet } from '../bots/index.js';
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

const TAUGHT = new Map<string, Brain<Shape>>();

/**
 * The brain of an expert who knows what lies in a file of the training, made once; without features there is nothing to know.
 * `plans`: it judges every plan, also where the game lets it judge playouts alone.
 */
export function withLearnt({ brain, expertise }: Contest, path: string, plans = false): Brain<Shape> {
  const key = `${path} ${plans}`;
  const known = TAUGHT.get(key);
  if (known || !expertise) return known ?? brain;
  const { judgesPlayouts = false } = expertise;
  const made = taught(brain, { ...expertise, judgesPlayouts: judgesPlayouts && !plans }, JSON.parse(readFileSync(path, 'utf8')) as Learnt);
  TAUGHT.set(key, made);
  return made;
}

/** One over the spread of each figure, as a file of the training tells them; of the table from which most was learnt, the first one. */
export const spreadsIn = (path: string): Float64Array | undefined => {
  const [net] = Object.values((JSON.parse(readFileSync(path, 'utf8')) as Learnt).nets);
  return net && unpackNet(net).scale;
};
