import { gameEntry } from '../../src/games/shared/entry.js';
import type { Toy } from '../toy-game.js';
import { META } from './meta.js';

export const entry = gameEntry<Toy>({
  meta: META,
  game: async () => (await import('../toy-game.js')).toy,
  brain: async () => (await import('./bot.js')).brain,
  catalogue: () => import('./rules.js').then(({ SECTIONS, RULES }) => ({ sections: SECTIONS, rules: RULES })),
  trials: async () => (await import('./trials.js')).trials,
  favourites: async () => ({ kinds: [] }),
});
