import { isAdvanced } from '../../../games/civilization/ask/table.js';
import type { State } from '../../../games/civilization/state/state.js';

export type Page = 'map' | 'trade' | 'purchase';

/** What a phase is about, when it is I who am asked. */
export function pageOf(s: State, acts: boolean): Page {
  const step = s.steps.at(-1)?.step;
  if (acts && step === 'trade') return 'trade';
  // Which technology to take is read off the chart; in the basic game they are all alike.
  return acts && (step === 'purchase' || (step === 'free-technology' && isAdvanced(s))) ? 'purchase' : 'map';
}
