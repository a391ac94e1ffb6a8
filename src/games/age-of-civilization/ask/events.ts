import type { Seat } from '../../../kernel/index.js';
import type { Selector } from '../cards/tokens.js';
import { scenarioOf } from '../editions/scenarios.js';
import type { State } from '../state/state.js';
import { counterOf, seatsOf } from './selectors.js';

/** AOC-EVT-4: all tied players are affected. */
export function selectSeats(s: State, who: Selector): Seat[] {
  if (who === 'none') return [];
  if (who === 'all') return seatsOf(s);
  const counter = 'most' in who ? who.most : who.least;
  const counts = seatsOf(s).map((seat) => counterOf(s, seat, counter));
  const wanted = 'most' in who ? Math.max(...counts) : Math.min(...counts);
  if ('most' in who && wanted === 0 && !s.options.zeroMaxScores) return []; // AOC-AMB-7
  return seatsOf(s).filter((seat) => counts[seat] === wanted);
}

/** SCN-3: what the drought costs in coins now. */
export const droughtPrice = (s: State): number => Math.ceil(s.counters.drought / (scenarioOf(s.options.scenario)?.drought?.coinsPer ?? 1));
