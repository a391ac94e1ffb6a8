import type { GameMeta } from '../../src/games/index.js';

export const META: GameMeta = { id: 'toy', name: 'Toy', players: { min: 2, max: 4 }, minutes: 5, weight: 1, status: 'ready' };
