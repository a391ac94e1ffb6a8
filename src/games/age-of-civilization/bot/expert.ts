import { features } from './features.js';

/** What experts of Age of Civilization know besides the brain of all bots. */
export const expertise = { features };
