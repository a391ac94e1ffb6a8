import type { Figure } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'points', label: { en: 'Points', fr: 'Points' }, one: { en: 'Point', fr: 'Point' } },
  { id: 'gold', label: { en: 'Gold', fr: 'Or' } },
  { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, one: { en: 'Technology', fr: 'Technologie' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, one: { en: 'Wonder', fr: 'Merveille' } },
];
