import { URBAN } from './ability.js';
import type { SpecialRow } from './row.js';

export const SPECIALS: readonly SpecialRow[] = [
  { id: 't06.special.warfare', type: 'special', level: 1, copies: [1, 2, 2], kind: 'military', science: 4, gives: { militaryActions: 1, strength: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.special.strategy', type: 'special', level: 2, copies: [1, 1, 1], kind: 'military', science: 8, gives: { militaryActions: 2, strength: 3 }, traits: [], prov: 'R+P' },
  { id: 't06.special.military-theory', type: 'special', level: 3, copies: [1, 1, 2], kind: 'military', science: 12, gives: { militaryActions: 3, strength: 5 }, traits: [], prov: 'R+P' },
  { id: 't06.special.code-of-laws', type: 'special', level: 1, copies: [1, 2, 2], kind: 'civil', science: 6, gives: { civilActions: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.special.justice-system', type: 'special', level: 2, copies: [1, 1, 2], kind: 'civil', science: 7, gives: { civilActions: 1, blueTokens: 3 }, traits: [], prov: 'R+P' },
  { id: 't06.special.civil-service', type: 'special', level: 3, copies: [1, 1, 1], kind: 'civil', science: 10, gives: { civilActions: 2, blueTokens: 3 }, traits: [], prov: 'R+P' },
  { id: 't06.special.cartography', type: 'special', level: 1, copies: [1, 1, 1], kind: 'colonization', science: 4, gives: { strength: 1, colonization: 2 }, traits: [], prov: 'R+P' },
  { id: 't06.special.navigation', type: 'special', level: 2, copies: [1, 1, 1], kind: 'colonization', science: 6, gives: { strength: 2, colonization: 3 }, traits: [], prov: 'R+P' },
  { id: 't06.special.satellites', type: 'special', level: 3, copies: [1, 1, 1], kind: 'colonization', science: 8, gives: { strength: 3, colonization: 4 }, traits: [], prov: 'R+P' },
  { id: 't06.special.masonry', type: 'special', level: 1, copies: [1, 1, 1], kind: 'construction', science: 3, gives: {}, traits: [{ trait: 'build-discount', types: URBAN, byLevel: [0, 1, 1, 1] }, { trait: 'stages', n: 2 }], prov: 'R+P' },
  { id: 't06.special.architecture', type: 'special', level: 2, copies: [1, 2, 2], kind: 'construction', science: 6, gives: {}, traits: [{ trait: 'build-discount', types: URBAN, byLevel: [0, 1, 2, 2] }, { trait: 'stages', n: 3 }], prov: 'R+P' },
  { id: 't06.special.engineering', type: 'special', level: 3, copies: [1, 1, 2], kind: 'construction', science: 9, gives: {}, traits: [{ trait: 'build-discount', types: URBAN, byLevel: [0, 1, 2, 3] }, { trait: 'stages', n: 4 }], prov: 'R+P' },
];
