import { features } from './features.js';

/** What experts know beyond what every bot knows; fetched when one plays. */
export const expertise = {
  features,
  search: { width: 2, moves: 8, hardWidth: 12, hardMoves: 24, wide: 9, horizon: 0, iterations: 0, answers: 12 },
};
