import { META as ageOfCivilization } from './age-of-civilization/meta.js';
import type { GameMeta } from './game-meta.js';
import { META as millennia } from './millennia/meta.js';
import { META as throughTheAges } from './through-the-ages/meta.js';

export type { GameMeta } from './game-meta.js';

/** The games of the site in the order of the home page: facts only, so that listing them loads no rules. */
export const GAMES: readonly GameMeta[] = [
  ageOfCivilization,
  throughTheAges,
  { id: 'civilization', name: 'Civilization', players: { min: 2, max: 6 }, minutes: 180, weight: 3, status: 'coming' },
  millennia,
];

export const metaOf = (id: string): GameMeta | undefined => GAMES.find((game) => game.id === id);
export const isReady = (id: string): boolean => metaOf(id)?.status === 'ready';
