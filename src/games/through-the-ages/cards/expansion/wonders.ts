import { URBAN } from '../ability.js';
import type { WonderRow } from '../row.js';

/**
 * Of most new wonders only the sum of the stages is known: how it is split is ours (TTA-AMB-40). The paragraph on two tokens
 * belongs to the Forbidden City (TTA-AMB-26).
 */
export const WONDERS: readonly WonderRow[] = [
  { id: 'nlw.wonder.colosseum', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [2, 2, 2], gives: { militaryActions: 1, happy: 1 }, traits: [{ trait: 'science-by-level', types: ['infantry', 'cavalry'], byLevel: [0, 1, 2, 3] }, { trait: 'on-technology', types: ['infantry', 'cavalry'], culture: 2 }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.roman-roads', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [1, 1, 1, 2], gives: { blueTokens: 1, yellowTokens: 1 }, traits: [{ trait: 'by-age', gives: [{}, { resources: 1 }, { science: 1 }, { culture: 2 }, { culture: 2 }] }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.stonehenge', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [1, 2, 3], gives: { culture: 1, happy: 1 }, traits: [{ trait: 'stage-science' }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.acropolis', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [2, 1, 2], gives: { urbanLimit: 1, culture: 1, strength: 1 }, traits: [{ trait: 'peaceful-discount', n: 1 }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.machu-picchu', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [3, 3, 3], gives: { blueTokens: 1 }, traits: [{ trait: 'extra-low-tokens', most: 1 }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.himeji-castle', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [3, 2, 2, 2], gives: { culture: 2, strength: 2 }, traits: [{ trait: 'champion', culture: 3, strength: 3 }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.forbidden-city', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [4, 4], gives: { civilActions: 1 }, traits: [{ trait: 'calm', n: 2 }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.silk-road', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [1, 2, 2, 2], gives: { science: 1, culture: 2 }, traits: [{ trait: 'better-cards', n: 1 }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.harvard-college', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 4, 4], gives: { science: 3, culture: 1 }, traits: [{ trait: 'fresh-card' }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.statue-of-liberty', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 4, 4], gives: {}, traits: [{ trait: 'per', count: { of: 'government-level' }, gives: { culture: 1 } }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.louvre-museum', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 5, 4], gives: { culture: 2 }, traits: [{ trait: 'kept-tokens', culture: 1, resources: 2 }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.suez-canal', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 4, 4], gives: {}, traits: [{ trait: 'per', count: { of: 'colonies' }, gives: { resources: 1 } }, { trait: 'explorer', onCompletion: true }], prov: 'P', doubts: { stages: 'D' }, translated: true },
  { id: 'nlw.wonder.empire-state-building', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [5, 5, 7], gives: {}, traits: [{ trait: 'best-in-all', each: [7, 8, 9] }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.united-nations', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [4, 4, 4, 4], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'greatest', among: [{ of: 'wonders' }, { of: 'specials' }, { of: 'types', types: URBAN }] }, culture: 4 }, { trait: 'assembly' }], prov: 'R+P', doubts: { stages: 'D' } },
  { id: 'nlw.wonder.international-red-cross', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [3, 3, 3, 3, 3], paidIn: 'food', gives: {}, traits: [{ trait: 'common-work', culture: 6 }, { trait: 'on-completion', count: { of: 'all-colonies' }, culture: 1 }], prov: 'R+P' },
  { id: 'nlw.wonder.manhattan-project', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [2, 4, 8], gives: { strength: 13 }, traits: [{ trait: 'on-completion', count: { of: 'rating', rating: 'science' }, culture: 1 }], prov: 'P', doubts: { stages: 'D' }, translated: true },
];
