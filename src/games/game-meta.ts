export type { GameMeta } from './shared/game-meta.js';
