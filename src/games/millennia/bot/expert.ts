import { features } from './features.js';

/** What experts of Millennia know besides the brain of all bots. */
export const expertise = { features };
