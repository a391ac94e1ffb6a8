import type { TrialTable } from '../../../../tests/contract/walk.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc } from '../state/state.js';

const SWITCHES = [false, true];
/** Every way to set up a table. */
export const TABLES: readonly TrialTable<Aoc>[] = [
  ...[2, 3, 4].flatMap((seats) =>
    SWITCHES.flatMap((innovation) =>
      SWITCHES.flatMap((changingWorld) =>
        SWITCHES.map((draft) => {
          const variants = Object.entries({ innovation, changingWorld, draft }).flatMap(([name, on]) => (on ? [name] : []));
          return { name: [`${seats} seats`, ...variants].join(', '), seats, options: { ...DEFAULTS, innovation, changingWorld, draft } };
        }),
      ),
    ),
  ),
  { name: 'Skirmish', seats: 1, options: DEFAULTS },
  { name: 'Skirmish, innovation', seats: 1, options: { ...DEFAULTS, innovation: true } },
  ...SCENARIOS.map(({ id }) => ({ name: id, seats: 1, options: { ...DEFAULTS, scenario: id } })),
];
