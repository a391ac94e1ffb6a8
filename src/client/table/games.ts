import type { Game, Shape } from '../../kernel/types.js';

/** The rules of each game, fetched when first needed; the bots' worker has its own list. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'age-of-civilization': () => import('../../games/age-of-civilization/game.js').then((m) => m.ageOfCivilization),
  millennia: () => import('../../games/millennia/game.js').then((m) => m.millennia),
  'through-the-ages': () => import('../../games/through-the-ages/game.js').then((m) => m.throughTheAges),
};

export const loadGame = async (id: string): Promise<Game<Shape> | undefined> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]!()) as Game<Shape>) : undefined;
