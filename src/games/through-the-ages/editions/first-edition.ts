import { FIRST_SET } from '../cards/sets.js';
import type { Edition } from './edition.js';

/** The edition of 2006. */
export const FIRST_EDITION: Edition = {
  cards: FIRST_SET,
  variants: [
    'version',
    'helped',
    'antiLeague',
    'peaceful',
    'drawByAction',
    'bonusCards',
    'publicBonuses',
    'fewerBonuses',
    'leanMines',
    'chooseDraw',
    'hiddenHands',
    'lastRoundColonies',
  ],
  peace: ['no', 'no-attacks', 'no-attacks-no-pacts'],
  instead: {},
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
  // By tokens in the yellow bank (TTA-BANK-01); an empty one eats 6 (TTA-AMB-04).
  //       0        1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17
  growth: [null, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2],
  consumption: [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0],
  happyNeeded: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0],
  corruption: [6, 4, 4, 4, 4, 2, 2, 2, 2, 0], // TTA-BANK-02, TTA-AMB-05
  corruptionTakesFood: false,
  caps: { culture: 30, science: 30, strength: 60, happiness: 8, sciencePoints: 40 }, // TTA-IND-02, 03
  production: ['points', 'farms', 'consumption', 'mines', 'corruption', 'draw'],
  inUprising: [],
  famine: 4,
  drawAtMost: 3,
  tokensReturn: 'at-start',
  cardsRest: 'in-turn',
  scienceIsShared: false,
  revolutionAlone: true,
  losesSpent: false, // TTA-GOV-04, TTA-GOV-05
  leaderRefund: 0,
  tactics: { copyPrice: null },
  // The target may be as strong as it likes (TTA-AGG-02, TTA-AMB-16).
  attacks: { sacrifices: true, weakerOnly: false, otherCards: 0, cardsByActions: false },
  resigning: { isPolitical: false, warCulture: 0, trimsDecks: false },
  notInSimple: ['t06.event.development-of-politics'],
  ruinCulture: 2,
  help: { yellow: 1, urbanLimit: 1 },
  versions: {
    simple: {
      lastAge: 1,
      phases: ['row', 'actions', 'production'], // TTA-TURN-01
      isAdvanced: false,
      contacts: [], // so what cards say about fights finds nothing to work on (TTA-LDR-04)
      finalBonus: { technologies: [0, 2], government: [0, 2], strength: 2, happiness: 2, science: 1, production: 1 }, // TTA-SCO-01 to 05
      ageLoss: 0,
      extraRound: false,
      lastRoundBans: [],
    },
    advanced: {
      lastAge: 2,
      phases: ['row', 'politics', 'discard', 'actions', 'production'], // TTA-TURN-02, TTA-AMB-07
      isAdvanced: true,
      contacts: ['aggression', 'pact'],
      finalBonus: null,
      ageLoss: 0,
      extraRound: false,
      lastRoundBans: [], // TTA-AMB-13
    },
    full: {
      lastAge: 3,
      phases: ['row', 'war', 'politics', 'discard', 'actions', 'production'], // TTA-TURN-03
      isAdvanced: true,
      contacts: ['aggression', 'war', 'pact'],
      finalBonus: null,
      ageLoss: 2,
      extraRound: true,
      lastRoundBans: ['war', 'sacrifice'],
    },
  },
};
