import type { GameMeta } from '../shared/game-meta.js';

export const META: GameMeta = {
  id: 'millennia',
  name: 'Millennia',
  players: { min: 1, max: 4 },
  minutes: 90,
  weight: 2,
  status: 'ready',
};
