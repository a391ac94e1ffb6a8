import { features } from './features.js';

/** What experts know beyond what every bot knows; fetched when one plays. */
export const expertise = { features };
