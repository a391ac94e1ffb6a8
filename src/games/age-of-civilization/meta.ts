import type { GameMeta } from '../shared/game-meta.js';

export const META: GameMeta = {
  id: 'age-of-civilization',
  name: 'Age of Civilization',
  players: { min: 1, max: 4 },
  minutes: 20,
  weight: 1,
  status: 'ready',
};
