import type { TrialTable } from '../../../../tests/contract/walk.js';
import { SIDES } from '../cards/tracks.js';
import { ACTION_MODES, type Mil, type Options } from '../state/state.js';

const table = (
  seats: number,
  side: Options['side'],
  actions: Options['actions'],
  automa: Options['automa'] = 'normal',
): TrialTable<Mil> => ({
  name: `${seats} seats, ${side}, ${seats === 1 ? automa : actions}`,
  seats,
  options: { side, actions, automa },
});

/** Every two of board side, action mode and number of seats meet at some table; both decks of the automa on both sides. */
export const TABLES: readonly TrialTable<Mil>[] = [
  table(1, 'A1', 'live', 'normal'),
  table(1, 'A1', 'live', 'hard'),
  table(1, 'A2', 'live', 'normal'),
  table(1, 'A2', 'live', 'hard'),
  table(2, 'A1', 'hidden'),
  table(2, 'A2', 'live'),
  table(2, 'A2', 'sequential'),
  table(3, 'A2', 'hidden'),
  table(3, 'A1', 'live'),
  table(3, 'A1', 'sequential'),
  table(4, 'A1', 'hidden'),
  table(4, 'A2', 'live'),
  table(4, 'A2', 'sequential'),
];

/** Every table there is. */
export const ALL_TABLES: readonly TrialTable<Mil>[] = SIDES.flatMap((side) => [
  table(1, side, 'live', 'normal'),
  table(1, side, 'live', 'hard'),
  ...ACTION_MODES.flatMap((actions) => [2, 3, 4].map((seats) => table(seats, side, actions))),
]);
