import type { State } from '../state/state.js';
import { features } from './features.js';

/** What experts of Age of Civilization know besides the brain of all bots. */
export const expertise = {
  features,
  // What was learnt sees further than playouts by the glance do: they only show what the others may do in this round.
  until: (s: State): number => s.round + 1,
};
