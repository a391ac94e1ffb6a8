import type { GameMeta } from '../shared/game-meta.js';

export const META: GameMeta = {
  id: 'through-the-ages',
  name: 'Through the Ages',
  players: { min: 2, max: 4 },
  minutes: 120,
  weight: 3,
  status: 'ready',
};
