import type { State } from '../state/state.js';
import { features } from './features.js';
import { brain } from './index.js';
import { LEARNT } from './learnt.js';

/** So many rounds after this one are planned in thought. */
const ROUNDS_AHEAD = 3;

/**
 * What experts know beyond what every bot knows; fetched when one plays. What a turn was good for shows only when the next ones are
 * planned too, and a single future shows too little: the ten best plans are followed through three rounds, in up to ten futures.
 * What was learnt judges the positions they come to, and the plans themselves only where it has learnt from games that were played so:
 * elsewhere the plans it would choose are those it is wrong about (docs/bots.md).
 */
export const expertise = {
  features,
  learnt: LEARNT,
  judgesPlayouts: true,
  // Plans that it has chosen itself need fewer futures to be told apart, and their own value counts.
  trusting: { runners: 6, iterations: 24, trust: 2 },
  until: (s: State): number => brain.moment(s) + ROUNDS_AHEAD * s.seats + 1,
  search: {
    ...brain.search,
    expert: {
      // In politics, bids and defences more beginnings are followed in each imagined state; elsewhere wider has not helped.
      width: 5,
      moves: 10,
      hardWidth: brain.search.hardWidth,
      foresight: { width: 1, moves: 5 },
      runners: 10,
      iterations: 100,
      trust: 0,
      patience: 15,
    },
  },
};
