import { UNITS } from '../ability.js';
import type { LeaderRow } from '../row.js';

/** Leaders whose text differs from that of 2006. */
export const LEADERS: readonly LeaderRow[] = [
  { id: 't15.leader.alexander-the-great', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: UNITS }, gives: { strength: 1 } }, { trait: 'retire', yellow: 1 }], prov: 'P' },
  { id: 't15.leader.hammurabi', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'military-as-civil' }, { trait: 'taking-discount', of: 'leader', n: 1, least: 0 }], prov: 'P' },
  { id: 't15.leader.homer', type: 'leader', level: 0, copies: [1, 1, 1], gives: { happy: 1 }, traits: [{ trait: 'military-resources', n: 1 }, { trait: 'under-wonder', happy: 1 }], prov: 'P' },
  { id: 't15.leader.julius-caesar', type: 'leader', level: 0, copies: [1, 1, 1], gives: { militaryActions: 1, strength: 1 }, traits: [{ trait: 'second-politics', once: true }], prov: 'P' },
  { id: 't15.leader.christopher-columbus', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'explorer', retires: true }], prov: 'P' },
  { id: 't15.leader.frederick-barbarossa', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'levy', food: 1, resources: 1, military: true }], prov: 'P' },
  { id: 't15.leader.genghis-khan', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'infantry-as-cavalry' }, { trait: 'strength-prize', culture: 3 }], prov: 'P' },
  { id: 't15.leader.joan-of-arc', type: 'leader', level: 1, copies: [1, 1, 1], gives: { militaryActions: 1, culture: 1 }, traits: [{ trait: 'per', count: { of: 'faces', from: ['temple', 'government'] }, gives: { strength: 1 } }, { trait: 'sees-next-event' }], prov: 'P' },
  { id: 't15.leader.michelangelo', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'faces', from: ['temple', 'theater', 'wonder'] }, gives: { culture: 1 } }, { trait: 'no-wonder-surcharge' }], prov: 'P' },
  { id: 't15.leader.william-shakespeare', type: 'leader', level: 2, copies: [1, 1, 1], gives: { happy: 1 }, traits: [{ trait: 'paired-discount', types: ['library', 'theater'], resources: 1, science: 1 }, { trait: 'per', count: { of: 'pairs', types: ['library', 'theater'] }, gives: { culture: 2 }, ofBuildings: true }], prov: 'P' },
  { id: 't15.leader.james-cook', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'colonization-discards', cards: 2, n: 1 }, { trait: 'per', count: { of: 'colonies' }, gives: { culture: 1 } }, { trait: 'per', count: { of: 'colonies', max: 1 }, gives: { culture: 1 } }], prov: 'P' },
  { id: 't15.leader.j-s-bach', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: ['theater'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'science-discount', types: ['theater'], n: 2 }, { trait: 'convert', to: 'theater' }], prov: 'P' },
  { id: 't15.leader.maximilien-robespierre', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 1 }, traits: [{ trait: 'revolution-by-military', culture: 3 }], prov: 'P' },
  { id: 't15.leader.napoleon-bonaparte', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 2 }, traits: [{ trait: 'per', count: { of: 'types', types: UNITS }, gives: { strength: 2 } }], prov: 'P' },
  { id: 't15.leader.winston-churchill', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'war-cabinet', culture: 3, science: 3, resources: 3 }], prov: 'P' },
  { id: 't15.leader.charlie-chaplin', type: 'leader', level: 3, copies: [1, 1, 1], gives: { happy: 2 }, traits: [{ trait: 'per', count: { of: 'best-culture', types: ['theater'] }, gives: { culture: 1 }, ofBuildings: true }], prov: 'P' },
  { id: 't15.leader.bill-gates', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'labs-produce' }, { trait: 'on-leaving', count: { of: 'worker-levels', types: ['lab'] }, gives: { culture: 1 }, atEnd: true }], prov: 'P' },
];
