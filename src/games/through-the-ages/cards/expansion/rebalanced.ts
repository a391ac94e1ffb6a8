import { UNITS, URBAN } from '../ability.js';
import type { GovernmentRow, LeaderRow, TechnologyRow, WonderRow } from '../row.js';

/** Cards of the base game that the expansion balances anew (TTX-MOD-03). Those of Napoleon and Bach show another sign; which one is ours. */
export const LEADERS: readonly LeaderRow[] = [
  { id: 'nlw.leader.hammurabi', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'military-as-civil' }], prov: 'P', doubts: { gives: 'K' } },
  { id: 'nlw.leader.julius-caesar', type: 'leader', level: 0, copies: [1, 1, 1], gives: { militaryActions: 1, strength: 1 }, traits: [{ trait: 'second-politics' }], prov: 'P', doubts: { gives: 'K' } },
  { id: 'nlw.leader.michelangelo', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'faces', from: [...URBAN, 'wonder'] }, gives: { culture: 1 } }, { trait: 'no-wonder-surcharge' }, { trait: 'on-take-wonder', resources: 1 }], prov: 'P' },
  { id: 'nlw.leader.napoleon-bonaparte', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 1 }, traits: [{ trait: 'per', count: { of: 'types', types: UNITS }, gives: { strength: 2 } }], prov: 'P', doubts: { gives: 'D' } },
  { id: 'nlw.leader.william-shakespeare', type: 'leader', level: 2, copies: [1, 1, 1], gives: { happy: 1 }, traits: [{ trait: 'paired-discount', types: ['library', 'theater'], resources: 2, science: 3 }, { trait: 'per', count: { of: 'pairs', types: ['library', 'theater'] }, gives: { culture: 2 }, ofBuildings: true }], prov: 'P', doubts: { gives: 'K' } },
  { id: 'nlw.leader.j-s-bach', type: 'leader', level: 2, copies: [1, 1, 1], gives: { happy: 1 }, traits: [{ trait: 'per', count: { of: 'workers', types: ['theater'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'science-discount', types: ['theater'], n: 2 }, { trait: 'convert', to: 'theater' }], prov: 'P', doubts: { gives: 'D' } },
  { id: 'nlw.leader.mahatma-gandhi', type: 'leader', level: 3, copies: [1, 1, 1], gives: { culture: 2 }, traits: [{ trait: 'no-attacks' }, { trait: 'costly-to-attack', times: 1, more: 3 }], prov: 'P' },
];

/** The Transcontinental Railroad is only worded anew (TTX-CRD-33, TTA-AMB-39). */
export const WONDERS: readonly WonderRow[] = [
  { id: 'nlw.wonder.hanging-gardens', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [2, 2, 2], gives: { culture: 1, happy: 2 }, traits: [{ trait: 'on-finish', gain: { food: 2 } }], prov: 'P' },
  { id: 'nlw.wonder.colossus', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [3, 3], gives: { strength: 2, colonization: 1 }, traits: [{ trait: 'age-draw', ages: [2, 3], n: 3 }], prov: 'R+P' },
  { id: 'nlw.wonder.st-peters-basilica', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [1, 6, 1], gives: { culture: 2, happy: 1 }, traits: [{ trait: 'faces-raised' }], prov: 'P' },
  { id: 'nlw.wonder.transcontinental-railroad', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 3, 3, 3], gives: { strength: 4 }, traits: [{ trait: 'extra-mine-token' }], prov: 'R+P' },
  { id: 'nlw.wonder.ocean-liner-service', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 1, 1, 4], gives: { yellowTokens: 1 }, traits: [{ trait: 'free-citizen' }], prov: 'P' },
];

export const GOVERNMENTS: readonly GovernmentRow[] = [
  { id: 'nlw.government.communism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 1, peaceful: 18, gives: { civilActions: 7, militaryActions: 5, urbanLimit: 4, resources: 1, happy: -1 }, prov: 'P' },
  { id: 'nlw.government.fundamentalism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 5, peaceful: 16, gives: { civilActions: 6, militaryActions: 5, urbanLimit: 4, science: -2, strength: 6 }, prov: 'P' },
  { id: 'nlw.government.republic', type: 'government', level: 2, copies: [1, 2, 2], revolution: 2, peaceful: 11, gives: { civilActions: 7, militaryActions: 2, urbanLimit: 3 }, prov: 'P', doubts: { copies: 'R' } },
];

export const TECHNOLOGIES: readonly TechnologyRow[] = [
  { id: 'nlw.arena.professional-sports', type: 'arena', level: 3, copies: [1, 2, 2], science: 7, cost: 7, gives: { happy: 4, strength: 4 }, prov: 'R+P' },
];
