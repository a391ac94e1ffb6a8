import { LAND, UNITS, URBAN } from './ability.js';
import type { WonderRow } from './row.js';

/** One name for each card (TTA-AMB-21); the First Space Flight counts 1 per level (TTA-AMB-28). */
export const WONDERS: readonly WonderRow[] = [
  { id: 't06.wonder.hanging-gardens', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [2, 2, 2], gives: { culture: 1, happy: 2 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.library-of-alexandria', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [1, 2, 2, 1], gives: { culture: 1, science: 1 }, traits: [{ trait: 'hand-limits', n: 1 }], prov: 'R+P' },
  { id: 't06.wonder.colossus', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [3, 3], gives: { culture: 1, strength: 1, colonization: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.pyramids', type: 'wonder', level: 0, copies: [1, 1, 1], stages: [3, 2, 1], gives: { civilActions: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.great-wall', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [2, 2, 3, 2], gives: { culture: 1, happy: 1 }, traits: [{ trait: 'per', count: { of: 'workers', types: ['infantry', 'artillery'] }, gives: { strength: 1 } }], prov: 'R+P' },
  { id: 't06.wonder.st-peters-basilica', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [4, 4], gives: { culture: 2, happy: 1 }, traits: [{ trait: 'faces-count-twice' }], prov: 'R+P' },
  { id: 't06.wonder.universitas-carolina', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [3, 3, 3], gives: { culture: 1, science: 2 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.taj-mahal', type: 'wonder', level: 1, copies: [1, 1, 1], stages: [2, 4, 2], gives: { culture: 3 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.transcontinental-railroad', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 4, 5], gives: { strength: 5 }, traits: [{ trait: 'extra-mine-token' }], prov: 'R+P' },
  { id: 't06.wonder.eiffel-tower', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 7, 3], gives: { culture: 4, happy: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.kremlin', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [4, 4, 4], gives: { culture: 3, happy: -2, civilActions: 1, militaryActions: 1 }, traits: [], prov: 'R+P' },
  { id: 't06.wonder.ocean-liner-service', type: 'wonder', level: 2, copies: [1, 1, 1], stages: [3, 2, 2, 2, 3], gives: {}, traits: [{ trait: 'free-growth', food: 5 }], prov: 'R+P' },
  { id: 't06.wonder.hollywood', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [5, 6, 5], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'worker-levels', types: ['theater', 'library'] }, culture: 2 }], prov: 'R+P' },
  { id: 't06.wonder.internet', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [2, 3, 4, 3, 2], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'worker-levels', types: ['lab', 'library'] }, culture: 2 }], prov: 'R+P' },
  { id: 't06.wonder.first-space-flight', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [3, 4, 9], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'technology-levels' }, culture: 1 }], prov: 'R+P' },
  { id: 't06.wonder.fast-food-chains', type: 'wonder', level: 3, copies: [1, 1, 1], stages: [4, 4, 4, 4], gives: {}, traits: [{ trait: 'on-completion', count: { of: 'workers', types: [...UNITS, ...URBAN] }, culture: 1 }, { trait: 'on-completion', count: { of: 'workers', types: LAND }, culture: 2 }], prov: 'R+P' },
];
