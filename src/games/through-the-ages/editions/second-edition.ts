import { SECOND_SET } from '../cards/sets.js';
import type { Edition } from './edition.js';
import { FIRST_EDITION } from './first-edition.js';

/** The edition of 2015: what is not said here is as in 2006 (TTN-GEN-01, TTN-SET-02, catalogue 3.9). */
export const SECOND_EDITION: Edition = {
  ...FIRST_EDITION,
  cards: SECOND_SET,
  variants: ['version', 'peaceful', 'hiddenHands'], // TTN-VAR-01
  peace: ['no', 'no-attacks-no-pacts'],
  instead: {
    'TTA-ACC-02': 'TTN-ACC-01',
    'TTA-AGG-05': 'TTN-AGG-04',
    'TTA-AGG-08': 'TTN-AGG-04',
    'TTA-AGG-09': 'TTN-AGG-06',
    'TTA-COL-02': 'TTN-COL-01',
    'TTA-COR-01': 'TTN-EOT-04',
    'TTA-CRD-07': 'TTN-CRD-17',
    'TTA-CRD-08': 'TTN-CRD-16',
    'TTA-CRD-09': 'TTN-CRD-20',
    'TTA-END-05': 'TTN-END-01',
    'TTA-GOV-02': 'TTN-GOV-01',
    'TTA-HAP-04': 'TTN-EOT-02',
    'TTA-MCD-04': 'TTN-EOT-01',
    'TTA-MIL-05': 'TTN-CRD-22',
    'TTA-PRD-01': 'TTN-EOT-03',
    'TTA-RES-01': 'TTN-RES-01',
    'TTA-TAC-01': 'TTN-TAC-01',
    'TTA-WAR-03': 'TTN-WAR-01',
    'TTA-WAR-04': 'TTN-WAR-01',
    'TTA-WAR-06': 'TTN-WAR-02',
  },
  bank: { yellow: 18, blue: 16, pool: 1 }, // TTN-SET-01
  //           0  1  2  3  4  5  6  7  8  9 10 11
  corruption: [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0],
  corruptionTakesFood: true,
  // TTN-IND-01
  caps: {
    culture: Number.POSITIVE_INFINITY,
    science: Number.POSITIVE_INFINITY,
    strength: Number.POSITIVE_INFINITY,
    happiness: 8,
    sciencePoints: Number.POSITIVE_INFINITY,
  },
  production: ['points', 'corruption', 'farms', 'consumption', 'mines', 'draw'], // TTN-EOT-03, 06
  inUprising: ['draw'], // TTN-EOT-02
  tokensReturn: 'at-end',
  cardsRest: 'after-action',
  scienceIsShared: true,
  revolutionAlone: false, // TTN-GOV-01
  losesSpent: true, // TTN-GOV-01
  leaderRefund: 1,
  tactics: { copyPrice: 2 },
  attacks: { sacrifices: false, weakerOnly: true, otherCards: 1, cardsByActions: true },
  resigning: { isPolitical: true, warCulture: 7, trimsDecks: true },
  notInSimple: [],
  versions: {
    full: {
      lastAge: 3,
      phases: ['row', 'war', 'politics', 'actions', 'discard', 'production'], // TTN-TURN-01, TTN-EOT-01
      isAdvanced: true,
      contacts: ['aggression', 'war', 'pact'],
      finalBonus: null,
      ageLoss: 2,
      extraRound: true,
      lastRoundBans: ['war'], // TTN-WAR-02, TTN-END-03
    },
    // TTN-HB-01, 02
    introductory: {
      lastAge: 2,
      phases: ['row', 'politics', 'actions', 'discard', 'production'],
      isAdvanced: true,
      contacts: [],
      finalBonus: {
        technologies: [0, 1, 2],
        government: [0, 2, 4],
        strength: 1,
        happiness: 1,
        science: 1,
        production: 1,
        colonies: 3,
        wonders: [0, 0, 6],
      },
      ageLoss: 2,
      extraRound: true,
      lastRoundBans: [],
    },
  },
};
