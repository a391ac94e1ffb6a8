import type { Player } from '../state/state.js';

/** Yellow tokens of a player, wherever they are: bank, unused workers, workers on cards. */
export const yellowOf = (p: Player): number => p.holdings.reduce((sum, h) => sum + h.workers, p.yellow + p.pool);
/** Blue tokens of a player: bank, cards, wonder in progress. */
export const blueOf = (p: Player): number => p.holdings.reduce((sum, h) => sum + h.tokens, p.blue + (p.wonder?.stages ?? 0));
