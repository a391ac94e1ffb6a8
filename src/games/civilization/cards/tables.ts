import type { Resource } from './markers.js';
import type { Era } from './technologies.js';

/** Figures of one of the two rule sets; lists by era begin with the ancient one. All from the rulebook (R) but the city cards (P). */
export interface Tables {
  readonly army: readonly number[];
  readonly fleet: readonly number[];
  readonly aircraft: number;
  readonly settler: readonly number[];
  readonly village: readonly number[];
  /** To size 2, 3 and 4. */
  readonly expansion: readonly number[];
  readonly improvement: readonly number[];
  /** The share of the technology's owner (CIV-ROY-01). */
  readonly royalty: readonly number[];
  readonly points: { readonly technology: number; readonly wonder: number; readonly major: number };
  /** Figures bought for a settlement are limited by its size (CIV-PUR-07). */
  readonly isPlacingLimited: boolean;
  /** Aircraft for each modern fleet of a zone (CIV-AIR-03). */
  readonly aircraftPerFleet: number;
}

/** CIV-PUR: the two tables of the purchase phase; CIV-SCO-02, 03. */
export const BASIC: Tables = {
  army: [5, 10, 15, 20], fleet: [10, 20, 30, 40], aircraft: 40, settler: [5, 10, 15, 20], village: [5, 10, 15, 20],
  expansion: [5, 10, 20], improvement: [], royalty: [0, 0, 0, 0],
  points: { technology: 2, wonder: 3, major: 0 }, isPlacingLimited: false, aircraftPerFleet: 99,
};
export const ADVANCED: Tables = {
  army: [10, 15, 20, 25], fleet: [20, 30, 40, 50], aircraft: 50, settler: [10, 10, 10, 10], village: [10, 10, 10, 10],
  expansion: [20, 20, 20], improvement: [10, 15, 20, 25], royalty: [5, 5, 10, 10],
  points: { technology: 0, wonder: 2, major: 4 }, isPlacingLimited: true, aircraftPerFleet: 2,
};

/** CIV-SET-03 */
export const START_GOLD = 20;
/** CIV-TEC-01: 10 for the first technology, 20 for the second... */
export const BASIC_TECHNOLOGY = 10;
/** CIV-PUR-09: units of past eras sell for a fifth. */
export const RESALE = 0.2;

/** The critical resource by the sum of two dice: 2-3, 4-5, 6-8, 9-10, 11-12 (CIV-PRB-02). */
export const CRITICAL: Readonly<Record<Era, readonly Resource[]>> = {
  1: ['wine', 'horses', 'iron', 'gems', 'spices'],
  2: ['wine', 'gems', 'spices', 'iron', 'horses'],
  3: ['oil', 'gems', 'coal', 'iron', 'horses'],
  4: ['coal', 'rare_metals', 'oil', 'oil', 'iron'],
};
const BANDS = [3, 5, 8, 10, 12];
/** The same as sums from and to. */
export const BAND_RANGES: readonly (readonly [low: number, high: number])[] = BANDS.map((top, i) => [(BANDS[i - 1] ?? 1) + 1, top]);
/** Chances of the bands, in 36ths. */
export const BAND_CHANCES = [3, 7, 16, 7, 3] as const;
export const criticalAt = (era: Era, sum: number): Resource => CRITICAL[era][BANDS.findIndex((top) => sum <= top)]!;

/** CIV-PRB-04: three cards 20, four 40, five or more 80. */
export const monopolyOf = (cards: number): number => (cards < 3 ? 0 : (MONOPOLIES[Math.min(cards, 5) - 3] as number));
const MONOPOLIES = [20, 40, 80];
/** CIV-PRB-05 */
export const MINIMUM = 10;
/** CIV-PRA-02, CIV-PRA-03 */
export const CRITICAL_GOLD = 15;
export const TYPE_GOLD = 3;

/** A city card by size (CIV-HAP-01, CIV-PRA-01): with or without resource, happy or not; a productive settlement yields double. */
export const cityYield = (size: number, hasResource: boolean, isHappy: boolean, isProductive: boolean): number => {
  const once = (hasResource ? 2 * size : size - 1) + (isHappy ? 2 : 0);
  return isProductive ? 2 * once : once;
};

export const SIZES = ['village', 'town', 'city', 'metropolis'] as const;
export type SizeName = (typeof SIZES)[number];

/** Milestones of the basic game, three for each era (CIV-WON-02). */
export type Milestone =
  | { readonly era: Era; readonly of: 'settlements'; readonly size: number; readonly n: number }
  | { readonly era: Era; readonly of: 'technologies' | 'armies' | 'fleets' | 'gold'; readonly n: number };
export const MILESTONES: readonly Milestone[] = [
  { era: 1, of: 'settlements', size: 1, n: 6 }, { era: 1, of: 'technologies', n: 2 }, { era: 1, of: 'armies', n: 8 },
  { era: 2, of: 'technologies', n: 2 }, { era: 2, of: 'fleets', n: 2 }, { era: 2, of: 'gold', n: 60 },
  { era: 3, of: 'technologies', n: 2 }, { era: 3, of: 'fleets', n: 2 }, { era: 3, of: 'gold', n: 80 },
  { era: 4, of: 'settlements', size: 4, n: 10 }, { era: 4, of: 'technologies', n: 2 }, { era: 4, of: 'gold', n: 100 },
];
