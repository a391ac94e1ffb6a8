import { URBAN } from '../ability.js';
import type { WonderRow } from '../row.js';

/** Wonders whose stages, signs or text differ from those of 2006. */
export const WONDERS: readonly WonderRow[] = [
  { id: 't15.wonder.colossus', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [3, 3], gives: { strength: 2, colonization: 1 }, traits: [], prov: 'P' },
  { id: 't15.wonder.library-of-alexandria', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [1, 4, 1], gives: { science: 1, culture: 1 }, traits: [{ trait: 'hand-limits', n: 1 }], prov: 'P' },
  { id: 't15.wonder.st-peters-basilica', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [4, 4], gives: { culture: 2, happy: 1 }, traits: [{ trait: 'faces-raised' }], prov: 'P' },
  { id: 't15.wonder.taj-mahal', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [2, 4, 2], gives: { culture: 3, blueTokens: 1 }, traits: [{ trait: 'cheaper-after-leader', n: 2 }], prov: 'P' },
  { id: 't15.wonder.kremlin', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 4, 4], gives: { civilActions: 1, militaryActions: 1, culture: 2, happy: -1 }, traits: [], prov: 'P' },
  { id: 't15.wonder.ocean-liner-service', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 2, 2, 4], gives: {}, traits: [{ trait: 'free-citizen' }], prov: 'P' },
  { id: 't15.wonder.transcontinental-railroad', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 3, 3, 3], gives: { strength: 4 }, traits: [{ trait: 'extra-mine-token' }], prov: 'P' },
  { id: 't15.wonder.first-space-flight', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [1, 2, 4, 9], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'technology-levels' }, culture: 1 }], prov: 'P' },
  { id: 't15.wonder.hollywood', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [5, 6, 5], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'output', types: ['theater', 'library'], what: ['culture'] }, culture: 2 }], prov: 'P' },
  { id: 't15.wonder.internet', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [2, 3, 4, 3, 2], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'output', types: URBAN, what: ['culture', 'science', 'strength'] }, culture: 1 }], prov: 'P' },
];
