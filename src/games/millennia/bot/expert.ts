import { features } from './features.js';
import { LEARNT } from './learnt.js';

/**
 * What experts of Millennia know besides the brain of all bots. What was learnt judges only the positions that playouts come to: used
 * for every plan it is hardly better than a hard bot, since a search picks out the plans that it is wrong about (docs/bots.md).
 */
export const expertise = { features, learnt: LEARNT, judgesPlayouts: true };
