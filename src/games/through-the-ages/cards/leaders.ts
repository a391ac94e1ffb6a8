import { UNITS } from './ability.js';
import type { LeaderRow } from './row.js';

export const LEADERS: readonly LeaderRow[] = [
  { id: 't06.leader.julius-caesar', type: 'leader', level: 0, copies: [1, 1, 1], gives: { strength: 1, militaryActions: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.leader.homer', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'military-resources', n: 1 }, { trait: 'per', count: { of: 'workers', types: ['infantry'], levels: [0], max: 2 }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 't06.leader.moses', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'growth-discount', food: 1 }], prov: 'R+P' },
  { id: 't06.leader.hammurabi', type: 'leader', level: 0, copies: [1, 1, 1], gives: { civilActions: 1, militaryActions: -1 }, traits: [], prov: 'R+P' },
  { id: 't06.leader.aristotle', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'on-take-technology', science: 1 }], prov: 'R+P' },
  { id: 't06.leader.alexander-the-great', type: 'leader', level: 0, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: UNITS }, gives: { strength: 1 } }], prov: 'R+P' },
  { id: 't06.leader.michelangelo', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'faces', from: ['temple', 'theater', 'wonder'] }, gives: { culture: 1 } }, { trait: 'wonder-taking-discount', n: 1 }], prov: 'R+P' },
  { id: 't06.leader.joan-of-arc', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'faces', from: ['temple'] }, gives: { strength: 1 } }, { trait: 'on-attacked', culture: 5 }], prov: 'R+P' },
  { id: 't06.leader.leonardo-da-vinci', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['lab', 'library'] }, gives: { science: 1 }, ofBuildings: true }, { trait: 'on-technology', resources: 1 }], prov: 'R+P' },
  { id: 't06.leader.genghis-khan', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'no-tactic' }, { trait: 'unit-strength', types: ['cavalry'], n: 1 }, { trait: 'per', count: { of: 'workers', types: ['cavalry'] }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 't06.leader.christopher-columbus', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'explorer' }], prov: 'R+P' },
  { id: 't06.leader.frederick-barbarossa', type: 'leader', level: 1, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'levy', food: 1, resources: 1 }], prov: 'R+P' },
  { id: 't06.leader.william-shakespeare', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'workers', types: ['library'] }, gives: { culture: 1 } }, { trait: 'per', count: { of: 'pairs', types: ['library', 'theater'] }, gives: { culture: 2 } }], prov: 'R+P' },
  { id: 't06.leader.james-cook', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'colonization-cards', n: 1 }, { trait: 'per', count: { of: 'colonies' }, gives: { culture: 2 } }], prov: 'R+P' },
  { id: 't06.leader.napoleon-bonaparte', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 1 }, traits: [{ trait: 'best-army-twice' }], prov: 'R+P' },
  { id: 't06.leader.maximilien-robespierre', type: 'leader', level: 2, copies: [1, 1, 1], gives: { militaryActions: 1 }, traits: [{ trait: 'revolution-by-military' }], prov: 'R+P' },
  { id: 't06.leader.j-s-bach', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'science-discount', types: ['theater'], n: 1 }, { trait: 'build-discount', types: ['theater'], byLevel: [1, 1, 1, 1] }, { trait: 'per', count: { of: 'workers', types: ['theater'] }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 't06.leader.isaac-newton', type: 'leader', level: 2, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['lab', 'library'] }, gives: { science: 1 }, ofBuildings: true }, { trait: 'on-technology', civilAction: true }], prov: 'R+P' },
  { id: 't06.leader.albert-einstein', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'best-level', types: ['lab', 'library'] }, gives: { science: 1 }, ofBuildings: true }, { trait: 'on-technology', culture: 3 }], prov: 'R+P' },
  { id: 't06.leader.mahatma-gandhi', type: 'leader', level: 3, copies: [1, 1, 1], gives: { culture: 2 }, traits: [{ trait: 'no-attacks' }, { trait: 'costly-to-attack', times: 2 }], prov: 'R+P' },
  { id: 't06.leader.rock-roll-icon', type: 'leader', level: 3, copies: [1, 1, 1], gives: { happy: 2 }, traits: [{ trait: 'per', count: { of: 'best-culture', types: ['theater'] }, gives: { culture: 1 } }], prov: 'R+P' },
  { id: 't06.leader.bill-gates', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'labs-are-mines' }, { trait: 'rivals-pay', types: ['lab'], n: 1 }], prov: 'R+P' },
  { id: 't06.leader.winston-churchill', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'science-discount', types: UNITS, n: 3 }, { trait: 'defence-cards-twice' }, { trait: 'besieged-discount', n: 2 }], prov: 'R+P' },
  { id: 't06.leader.sid-meier', type: 'leader', level: 3, copies: [1, 1, 1], gives: {}, traits: [{ trait: 'per', count: { of: 'worker-levels', types: ['lab'] }, gives: { culture: 1 }, ofBuildings: true }, { trait: 'per', count: { of: 'workers', types: ['lab'] }, gives: { science: -1 }, ofBuildings: true }], prov: 'R+P' },
];
