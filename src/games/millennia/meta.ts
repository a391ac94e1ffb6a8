import type { GameMeta } from '../shared/game-meta.js';

/** MIL-GEN-01, MIL-GEN-03: 1 to 4 players, one board with two sides. */
export const META: GameMeta = {
  id: 'millennia',
  name: 'Millennia',
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 2,
  status: 'ready',
};
