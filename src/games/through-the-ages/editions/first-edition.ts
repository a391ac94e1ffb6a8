import type { Edition } from './edition.js';

/** The edition of 2006. */
export const FIRST_EDITION: Edition = {
  bank: { yellow: 18, blue: 18, pool: 1 },
  start: {
    workers: [
      ['t06.farm.agriculture.a', 2],
      ['t06.mine.bronze.a', 2],
      ['t06.lab.philosophy.a', 1],
      ['t06.temple.religion.a', 0],
      ['t06.infantry.warriors.a', 1],
    ],
    government: 't06.government.despotism.a',
  },
  rowPrices: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
  sweep: [3, 2, 1],
  firstRound: [1, 2, 3, 4],
  //       0        1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
  growth: [null, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2],
  consumption: [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0],
  happyNeeded: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0],
  corruption: [6, 4, 4, 4, 4, 2, 2, 2, 2, 0],
  corruptionTakesFood: false,
  caps: { culture: 30, science: 30, strength: 60, happiness: 8, sciencePoints: 40 },
  production: ['points', 'farms', 'consumption', 'mines', 'corruption', 'draw'],
  inUprising: [],
  famine: 4,
  drawAtMost: 3,
  leaderRefund: 0,
  sacrifices: true,
  notInSimple: ['t06.event.development-of-politics'],
  ruinCulture: 2,
  help: { yellow: 1, urbanLimit: 1 },
  versions: {
    simple: {
      lastAge: 1,
      phases: ['row', 'actions', 'production'],
      isAdvanced: false,
      hasWars: false,
      ageLoss: 0,
      extraRound: false,
      lastRoundBans: false,
    },
    advanced: {
      lastAge: 2,
      phases: ['row', 'politics', 'discard', 'actions', 'production'],
      isAdvanced: true,
      hasWars: false,
      ageLoss: 0,
      extraRound: false,
      lastRoundBans: false, // AMB-13
    },
    full: {
      lastAge: 3,
      phases: ['row', 'war', 'politics', 'discard', 'actions', 'production'],
      isAdvanced: true,
      hasWars: true,
      ageLoss: 2,
      extraRound: true,
      lastRoundBans: true,
    },
  },
};
