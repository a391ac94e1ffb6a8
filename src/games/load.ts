import type { Game, Shape } from '../kernel/types.js';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/** The rules of each game, loaded when first needed: for those who play any game without knowing which. */
const RULES: Loaders = {
  'age-of-civilization': () => import('./age-of-civilization/game.js').then((m) => m.ageOfCivilization),
  millennia: () => import('./millennia/game.js').then((m) => m.millennia),
  'through-the-ages': () => import('./through-the-ages/game.js').then((m) => m.throughTheAges),
};

/** How bots judge each game; what a brain is, the bots say. */
const BRAINS: Loaders = {
  'age-of-civilization': () => import('./age-of-civilization/bot/index.js').then((m) => m.brain),
  'through-the-ages': () => import('./through-the-ages/bot/index.js').then((m) => m.brain),
  millennia: () => import('./millennia/bot/index.js').then((m) => m.brain),
};

const load = async (loaders: Loaders, id: string): Promise<unknown> => (Object.hasOwn(loaders, id) ? loaders[id]!() : undefined);

export const loadRules = async (id: string): Promise<Game<Shape> | undefined> => (await load(RULES, id)) as Game<Shape> | undefined;
export const loadBrain = (id: string): Promise<unknown> => load(BRAINS, id);
