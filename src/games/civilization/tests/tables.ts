import type { TrialTable } from '../../shared/entry.js';
import { DEFAULTS, type Options } from '../state/options.js';
import type { Civ } from '../state/state.js';

const table = (name: string, seats: number, options: Partial<Options>): TrialTable<Civ> => ({
  name,
  seats,
  options: { ...DEFAULTS, ...options },
});

/** Small tables for the contract: random players end no game by themselves, so few turns are enough (CIV-END-10). */
export const SMALL_TABLES: readonly TrialTable<Civ>[] = [
  table('advanced, medium, 2 seats', 2, { turnLimit: 4 }),
  table('advanced, short, rich world, bonuses at the start, 3 seats', 3, {
    length: 'short',
    richWorld: true,
    startBonus: true,
    turnLimit: 3,
  }),
  table('advanced, long, 6 seats', 6, { length: 'long', carrierUpgrade: 'literal', turnLimit: 2 }),
  table('basic, 2 seats', 2, { rules: 'basic', turnLimit: 4 }),
  table('basic, rich world, automatic claims, 4 seats', 4, { rules: 'basic', richWorld: true, announce: 'automatic', turnLimit: 2 }),
  table('basic, 5 seats', 5, { rules: 'basic', turnLimit: 2 }),
];

/** Every kind of table there is, for random games by the thousand. */
export const TABLES: readonly TrialTable<Civ>[] = [2, 3, 4, 5, 6].flatMap((seats) => [
  table(`advanced, medium, ${seats} seats`, seats, { turnLimit: 25 }),
  table(`advanced, short, ${seats} seats`, seats, { length: 'short', richWorld: true, startBonus: true, turnLimit: 25 }),
  table(`advanced, long, ${seats} seats`, seats, { length: 'long', carrierUpgrade: 'literal', turnLimit: 25 }),
  table(`basic, ${seats} seats`, seats, { rules: 'basic', turnLimit: 25 }),
  table(`basic, automatic claims, ${seats} seats`, seats, { rules: 'basic', announce: 'automatic', richWorld: true, turnLimit: 25 }),
]);
