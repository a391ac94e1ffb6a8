import type { State } from '../state/state.js';
import { features } from './features.js';
import { LEARNT } from './learnt.js';

/**
 * What experts of Age of Civilization know besides the brain of all bots. Playouts show what others may do in this round; half of
 * what they tell is what was learnt about the position after it, half how the game then ended: either alone is hardly better than a
 * hard bot, both together are (docs/bots.md).
 */
export const expertise = {
  features,
  learnt: LEARNT,
  until: (s: State): number => s.round + 1,
  search: {
    width: 16,
    hardWidth: 24,
    moves: Number.POSITIVE_INFINITY,
    iterations: 240,
    horizon: Number.POSITIVE_INFINITY,
    expert: { hardWidth: 24, iterations: 240, patience: 4, blend: 0.5, trust: 4 },
  },
};
