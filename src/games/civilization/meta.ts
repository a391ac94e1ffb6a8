import type { GameMeta } from '../shared/game-meta.js';

export const META: GameMeta = {
  id: 'civilization',
  name: 'Civilization',
  players: { min: 2, max: 6 },
  minutes: 180,
  weight: 3,
  status: 'ready',
};
