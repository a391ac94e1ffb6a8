import type { TrialTable } from '../../../../tests/contract/walk.js';
import { SIDES } from '../cards/tracks.js';
import { ACTION_MODES, type Mil } from '../state.js';

/** Every option set at every number of seats. */
export const TABLES: readonly TrialTable<Mil>[] = SIDES.flatMap((side) => [
  ...(['normal', 'hard'] as const).map((automa) => ({
    name: `solo, ${side}, ${automa}`,
    seats: 1,
    options: { side, actions: 'live' as const, automa },
  })),
  ...[2, 3, 4].flatMap((seats) =>
    ACTION_MODES.map((actions) => ({
      name: `${seats} players, ${side}, ${actions}`,
      seats,
      options: { side, actions, automa: 'normal' as const },
    })),
  ),
]);
