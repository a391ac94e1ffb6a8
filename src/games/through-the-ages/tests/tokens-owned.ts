import type { Player } from '../state/state.js';

/** Yellow tokens of a player, wherever they are: bank, unused workers, workers on cards. */
export const yellowOf = (p: Player): number => p.holdings.reduce((sum, h) => sum + h.workers, p.yellow + p.pool);
const onWonders = (p: Player): number => p.wonders.reduce((sum, w) => sum + (w.tokens ?? 0), p.wonder?.stages ?? 0);
/** Blue tokens of a player: bank, cards, wonders. */
export const blueOf = (p: Player): number => p.holdings.reduce((sum, h) => sum + h.tokens, p.blue + onWonders(p));
