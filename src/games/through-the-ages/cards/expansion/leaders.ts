import { LAND, URBAN } from '../ability.js';
import type { LeaderRow } from '../row.js';

/** Signs that the text of the rulebook has lost are figures of public card lists (TTA-AMB-25); Mandela costs 3 more (TTA-AMB-27). */
export const LEADERS: readonly LeaderRow[] = [
  { id: 'nlw.leader.ashoka', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'hand-colours', two: { resources: 1 }, three: { food: 1 } }], prov: 'R+P' },
  { id: 'nlw.leader.boudica', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'underdog', resources: 2, otherwise: 1 }], prov: 'R+P' },
  { id: 'nlw.leader.cleopatra', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'works-resources', n: 1 }], prov: 'P', translated: true },
  { id: 'nlw.leader.confucius', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'on-prepare', science: 1 }, { trait: 'false-events', science: 1 }, { trait: 'on-leaving', gives: { science: 1 } }], prov: 'R+P' },
  { id: 'nlw.leader.hippocrates', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'healer', most: 3 }], prov: 'R+P' },
  { id: 'nlw.leader.sun-tzu', type: 'leader', level: 0, copies: [1, 1, 1], gives: { strength: 1 }, traits: [{ trait: 'sure-draw', n: 2 }, { trait: 'own-tactics', strength: 1 }], prov: 'R+P' },
  { id: 'nlw.leader.isabella-of-castile', type: 'leader', level: 1, copies: [1, 1, 1], gives: { resources: 1, blueTokens: 2 }, traits: [{ trait: 'bought-colonization', prices: [1, 3, 6] }], prov: 'R+P' },
  { id: 'nlw.leader.eleanor-of-aquitaine', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'on-prepare', militaryCards: 2 }, { trait: 'on-discard', culture: 1 }, { trait: 'leader-refund', n: 3 }], prov: 'R+P' },
  { id: 'nlw.leader.jan-zizka', type: 'leader', level: 1, copies: [1, 1, 1], gives: { militaryActions: 1 }, traits: [{ trait: 'farmers-fight' }, { trait: 'per', count: { of: 'armies' }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 'nlw.leader.nostradamus', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'on-prepare', culture: 3 }, { trait: 'sees-prepared' }, { trait: 'wary', strength: 3 }], prov: 'R+P' },
  { id: 'nlw.leader.johannes-gutenberg', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'own-action', types: ['lab', 'library'], less: 1, culture: 2 }], prov: 'R+P' },
  { id: 'nlw.leader.saladin', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'either-token', strength: 2, civilActions: 1 }], prov: 'R+P' },
  { id: 'nlw.leader.catherine-the-great', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 1, culture: 2 }, traits: [{ trait: 'partition' }], prov: 'R+P' },
  { id: 'nlw.leader.maria-theresa', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'on-citizen', science: 1, culture: 1 }, { trait: 'military-resources', n: 1, weak: 3 }], prov: 'R+P' },
  { id: 'nlw.leader.james-watt', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'build-discount', types: LAND, byLevel: [0, 0, 2, 4] }, { trait: 'science-by-level', types: LAND, byLevel: [0, 0, 2, 4] }, { trait: 'on-leaving', count: { of: 'best-worker' }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 'nlw.leader.alfred-nobel', type: 'leader', level: 2, copies: [1, 1, 1], gives: { science: 2, strength: 2 }, traits: [{ trait: 'prize', technologies: 2, culture: 4 }], prov: 'R+P', doubts: { gives: 'D' } },
  { id: 'nlw.leader.antoni-gaudi', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'science-by-variety', n: 1 }, { trait: 'per', count: { of: 'types', types: URBAN }, gives: { culture: 1 }, ofBuildings: true }], prov: 'R+P' },
  { id: 'nlw.leader.charles-darwin', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: ['temple'] }, gives: { happy: -1 }, ofBuildings: true }, { trait: 'per', count: { of: 'workers', types: ['lab', 'library'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'taking-discount', of: 'technology', n: 1, least: 1 }], prov: 'R+P' },
  { id: 'nlw.leader.marie-curie', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['mine'] }, gives: { science: 1 } }, { trait: 'per', count: { of: 'best-level', types: ['lab'] }, gives: { strength: 1 } }, { trait: 'per', count: { of: 'best-level', types: ['mine', 'lab'] }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 'nlw.leader.marlene-dietrich', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-workers', types: ['theater'] }, gives: { culture: 1, happy: 1 }, ofBuildings: true }, { trait: 'unit-twice' }], prov: 'R+P' },
  { id: 'nlw.leader.steve-jobs', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['lab'] }, gives: { happy: 1 } }, { trait: 'sale', resources: 1, culture: 4 }], prov: 'P' },
  { id: 'nlw.leader.nelson-mandela', type: 'leader', level: 3, copies: [1, 1, 1], gives: { civilActions: 1, culture: 2 }, traits: [{ trait: 'dear-if-content', n: 3 }, { trait: 'surplus-faces', culture: 1 }], prov: 'R+P' },
  { id: 'nlw.leader.pierre-de-coubertin', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: ['arena'] }, gives: { culture: 2 }, ofBuildings: true }, { trait: 'games', culture: 8 }], prov: 'R+P' },
  { id: 'nlw.leader.ian-fleming', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['library'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'per', count: { of: 'best-level', types: ['theater'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'spy' }], prov: 'R+P' },
];
