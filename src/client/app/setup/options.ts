import type { Options } from '../../../games/age-of-civilization/state.js';
import type { SeatInfo } from '../../table/table.js';

/** What every part of the set-up of Age of Civilization reads and changes. */
export interface OptionsProps {
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly onChange: (options: Options) => void;
}
