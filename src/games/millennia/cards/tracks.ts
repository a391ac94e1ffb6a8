import type { Effect } from './ability.js';

export const TRACKS = ['prosperity', 'trade', 'influence', 'politics', 'war', 'population', 'culture'] as const;
export type TrackId = (typeof TRACKS)[number];
export const SIDES = ['A1', 'A2'] as const;
export type Side = (typeof SIDES)[number];

/** One space. Immediate effects happen on arrival, the others hold from then on (MIL-TRK-02). */
export interface Space {
  readonly endVP?: number;
  readonly income?: number;
  readonly wonderDiscount?: number;
  readonly unlocks?: 'trade' | 'war';
  readonly book?: true;
  readonly penalty?: readonly Effect[];
  readonly immediate?: readonly Effect[];
}

export interface TrackRow {
  /** What every advance beyond the last space gives (MIL-TRK-04). */
  readonly maximise?: readonly Effect[];
  /** The first space behind the lock (MIL-TRK-05, MIL-TRK-06). */
  readonly lockBefore?: number;
  readonly spaces: readonly Space[];
  /** The two ends of the Politics track (MIL-TRK-07). */
  readonly democracy?: readonly Space[];
  readonly tyranny?: readonly Space[];
}

/** Mostly D: only the ten printed bonuses, the locks and the lengths of War and Politics are R (MIL-TRK-11). */
/**
 * Spaces that read a position, a count or a choice: MIL-TB-04, MIL-TB-06, MIL-TB-07, MIL-TB-08, MIL-TB-10. Rings, locks
 * and chevrons: MIL-ICO-06, MIL-ICO-07.
 */
export const BOARD: { readonly [S in Side]: { readonly [T in TrackId]: TrackRow } } = {
  A1: {
    prosperity: {
      spaces: [
        { endVP: 1 },
        { endVP: 2, immediate: [{ do: 'gainGold', n: 2 }] },
        { endVP: 4, unlocks: 'trade' },
        { endVP: 6 },
        { endVP: 9, immediate: [{ do: 'gainGold', n: 3 }] },
        { endVP: 12 },
        { endVP: 16 },
        { endVP: 20 },
      ],
    },
    trade: {
      lockBefore: 5,
      spaces: [
        { income: 1 },
        { income: 2 },
        { income: 3, immediate: [{ do: 'gainGold', n: 3 }] },
        { income: 4 },
        { income: 6, immediate: [{ do: 'drawDiplomacy', n: 1 }] },
        { income: 8 },
        { income: 10, immediate: [{ do: 'gainVP', n: 5 }] },
      ],
    },
    influence: {
      spaces: [
        { wonderDiscount: 2 },
        { wonderDiscount: 4 },
        { wonderDiscount: 6, immediate: [{ do: 'gainVP', n: { mul: [2, { count: 'wonders' }] } }] },
        { wonderDiscount: 8 },
        { wonderDiscount: 9, immediate: [{ do: 'gainVP', n: 4 }] },
        { wonderDiscount: 10, immediate: [{ do: 'gainVP', n: 6 }] },
      ],
    },
    politics: {
      spaces: [
        { immediate: [{ do: 'gainGold', n: 2 }] },
        {},
        { immediate: [{ do: 'performAction', action: 'diplomacy' }] },
        { immediate: [{ do: 'gainGold', n: 3 }] },
        { immediate: [{ do: 'gainVP', n: 3 }] },
      ],
      democracy: [
        { penalty: [{ do: 'penaltyPayGold', n: 5 }] },
        { book: true },
        { penalty: [{ do: 'penaltyCapTrack', track: 'war', max: 2 }], immediate: [{ do: 'gainVP', n: 4 }] },
        { immediate: [{ do: 'gainVP', n: { floorDiv: [{ count: 'buildings' }, 2] } }] },
        { immediate: [{ do: 'gainVP', n: 10 }] },
      ],
      tyranny: [
        { immediate: [{ do: 'gainVP', n: { min: [{ pos: 'war' }, { pos: 'population' }] } }] },
        { penalty: [{ do: 'penaltyDiscardDiplomacy', n: 1 }], immediate: [{ do: 'gainVP', n: 7 }] },
        { immediate: [{ do: 'gainVP', n: { mul: [2, { pos: 'war' }] } }] },
        { immediate: [{ do: 'gainGold', n: 8 }] },
        { immediate: [{ do: 'gainVP', n: { mul: [2, { pos: 'war' }] } }] },
      ],
    },
    war: {
      maximise: [{ do: 'gainVP', n: 3 }],
      lockBefore: 7,
      spaces: [
        {},
        { immediate: [{ do: 'gainGold', n: 1 }] },
        {},
        { immediate: [{ do: 'gainVP', n: 1 }] },
        {},
        { immediate: [{ do: 'gainVP', n: 2 }] },
        { immediate: [{ do: 'gainVP', n: 3 }] },
      ],
    },
    population: {
      maximise: [{ do: 'gainVP', n: 5 }],
      spaces: [
        { endVP: 1 },
        { book: true },
        { endVP: 3 },
        { unlocks: 'war' },
        { endVP: 6, book: true },
        { immediate: [{ do: 'gainGold', n: 4 }] },
        { endVP: 10 },
        { book: true },
        { endVP: 15 },
        { endVP: 20, immediate: [{ do: 'advanceLowest', n: 1, times: 2 }] },
      ],
    },
    culture: {
      maximise: [{ do: 'gainVP', n: 5 }],
      spaces: [
        { endVP: 1 },
        { book: true },
        { endVP: 3 },
        { book: true },
        { endVP: 6 },
        { immediate: [{ do: 'specialAction', n: 1 }] },
        { endVP: 10, book: true },
        { endVP: 13 },
        { book: true },
        { endVP: 20 },
      ],
    },
  },
  A2: {
    prosperity: {
      spaces: [
        { endVP: 1 },
        { endVP: 3, immediate: [{ do: 'drawDiplomacy', n: 1 }] },
        { endVP: 5 },
        { endVP: 7, unlocks: 'trade' },
        { endVP: 10 },
        { endVP: 13, immediate: [{ do: 'gainJoker', n: 1 }] },
        { endVP: 16 },
        { endVP: 19 },
      ],
    },
    trade: {
      lockBefore: 4,
      spaces: [
        { income: 1 },
        { income: 2, immediate: [{ do: 'gainRP', n: 2 }] },
        { income: 3 },
        { income: 5, immediate: [{ do: 'gainGold', n: 4 }] },
        { income: 6 },
        { income: 8, book: true },
        { income: 9, immediate: [{ do: 'gainVP', n: 4 }] },
      ],
    },
    influence: {
      spaces: [
        { wonderDiscount: 3 },
        { wonderDiscount: 4, immediate: [{ do: 'drawDiplomacy', n: 1 }] },
        { wonderDiscount: 6 },
        { wonderDiscount: 7, immediate: [{ do: 'specialAction', n: 1 }] },
        { wonderDiscount: 9 },
        { wonderDiscount: 11, immediate: [{ do: 'gainVP', n: 6 }] },
      ],
    },
    politics: {
      spaces: [
        {},
        { immediate: [{ do: 'gainGold', n: 3 }] },
        { immediate: [{ do: 'gainJoker', n: 1 }] },
        { immediate: [{ do: 'performAction', action: 'diplomacy' }] },
        { immediate: [{ do: 'gainVP', n: 2 }] },
      ],
      democracy: [
        { penalty: [{ do: 'penaltyCapTrack', track: 'war', max: 2 }] },
        { book: true },
        { penalty: [{ do: 'penaltyPayGold', n: 5 }], immediate: [{ do: 'gainVP', n: { floorDiv: [{ count: 'buildings' }, 2] } }] },
        { immediate: [{ do: 'gainVP', n: { mul: [2, { count: 'wonders' }] } }] },
        { immediate: [{ do: 'gainVP', n: 8 }] },
      ],
      tyranny: [
        { penalty: [{ do: 'penaltyDiscardDiplomacy', n: 1 }], immediate: [{ do: 'gainVP', n: { mul: [2, { pos: 'war' }] } }] },
        { immediate: [{ do: 'gainGold', n: 6 }] },
        { immediate: [{ do: 'gainVP', n: { min: [{ pos: 'war' }, { pos: 'population' }] } }] },
        { immediate: [{ do: 'gainVP', n: { mul: [2, { pos: 'war' }] } }] },
        { immediate: [{ do: 'gainGold', n: 10 }, { do: 'gainVP', n: 3 }] },
      ],
    },
    war: {
      maximise: [{ do: 'gainVP', n: 3 }],
      lockBefore: 7,
      spaces: [
        { immediate: [{ do: 'gainGold', n: 1 }] },
        {},
        { immediate: [{ do: 'gainVP', n: 1 }] },
        {},
        { immediate: [{ do: 'gainGold', n: 2 }] },
        { immediate: [{ do: 'gainVP', n: 1 }] },
        { immediate: [{ do: 'gainVP', n: 3 }] },
      ],
    },
    population: {
      maximise: [{ do: 'gainVP', n: 4 }, { do: 'gainGold', n: 2 }],
      spaces: [
        { book: true },
        { endVP: 2 },
        { immediate: [{ do: 'gainGold', n: 3 }] },
        { endVP: 4 },
        { unlocks: 'war', book: true },
        { endVP: 7 },
        { book: true },
        { endVP: 11 },
        { book: true },
        { endVP: 18 },
      ],
    },
    culture: {
      maximise: [{ do: 'gainVP', n: 6 }],
      spaces: [
        { endVP: 1 },
        { endVP: 2 },
        { book: true },
        { endVP: 4 },
        { book: true },
        { immediate: [{ do: 'advanceLowest', n: 1, times: 2 }] },
        { endVP: 9 },
        { book: true },
        { endVP: 14 },
        { endVP: 20 },
      ],
    },
  },
};
