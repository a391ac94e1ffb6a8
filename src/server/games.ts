import type { Brain } from '../bots/index.js';
import { GAMES, isReady } from '../games/index.js';
import type { Game, Shape } from '../kernel/types.js';

/** The rules of each game, loaded when first needed. */
const RULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'age-of-civilization': () => import('../games/age-of-civilization/game.js').then((m) => m.ageOfCivilization),
};

/** How bots judge each game; only their worker loads this. */
const BRAINS: Readonly<Record<string, () => Promise<unknown>>> = {
  'age-of-civilization': () => import('../games/age-of-civilization/bot.js').then((m) => m.brain),
};

/** Games that can be played here; tests bring their own. */
export interface Games {
  get(id: string): Game<Shape> | undefined;
}

const load = async <X>(loaders: Readonly<Record<string, () => Promise<unknown>>>, id: string): Promise<X | undefined> =>
  Object.hasOwn(loaders, id) ? ((await loaders[id]!()) as X) : undefined;

/** All games that are ready. They are small; having them at hand keeps every later step free of waiting. */
export async function loadGames(): Promise<Games> {
  const games = new Map<string, Game<Shape>>();
  for (const { id } of GAMES) {
    const game = isReady(id) ? await load<Game<Shape>>(RULES, id) : undefined;
    if (game) games.set(id, game);
  }
  return games;
}

export const loadPlayer = async (id: string): Promise<{ game: Game<Shape>; brain: Brain<Shape> } | undefined> => {
  const [game, brain] = await Promise.all([load<Game<Shape>>(RULES, id), load<Brain<Shape>>(BRAINS, id)]);
  return game && brain && { game, brain };
};
