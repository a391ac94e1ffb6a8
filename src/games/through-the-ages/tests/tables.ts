import type { TrialTable } from '../../../../tests/contract/walk.js';
import { DEFAULTS } from '../state/setup.js';
import type { Options, Tta } from '../state/state.js';

const table = (seats: number, options: Partial<Options>): TrialTable<Tta> => ({
  name: `${seats} seats, ${Object.entries(options)
    .map(([key, value]) => (key === 'version' ? value : `${key} ${value}`))
    .join(', ')}`,
  seats,
  options: { ...DEFAULTS, ...options },
});

/** Each version with each number of seats, and every variant with one of them. */
export const TABLES: readonly TrialTable<Tta>[] = [
  table(2, { version: 'simple' }),
  table(3, { version: 'simple', hiddenHands: true }),
  table(4, { version: 'simple', helped: [1, 3] }),
  table(2, { version: 'advanced', bonusCards: 'private' }),
  table(3, { version: 'advanced', leanMines: true, chooseDraw: true }),
  table(4, { version: 'advanced', bonusCards: 'open', peaceful: 'no-attacks' }),
  table(2, { version: 'full' }),
  table(2, { version: 'full', peaceful: 'no-attacks-no-pacts', bonusCards: 'public', publicBonuses: 5, fewerBonuses: true }),
  table(3, { version: 'full', antiLeague: true, drawByAction: true, bonusCards: 'age-by-age', helped: [0, 1, 2] }),
  table(4, { version: 'full', hiddenHands: true }),
];
