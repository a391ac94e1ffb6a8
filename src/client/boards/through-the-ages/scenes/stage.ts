import type { State } from '../../../../games/through-the-ages/state/state.js';
import type { Words } from '../words.js';

/** What every scene is told with. */
export interface Stage {
  readonly words: Words;
  readonly names: readonly string[];
  /** The table now: is something still to be decided? */
  readonly live: State;
  /** The table after a move of the past. */
  readonly at: (ply: number) => State;
}
