import type { Figure } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'culture', label: { en: 'Culture', fr: 'Culture' } },
  { id: 'cultureRating', label: { en: 'Culture per turn', fr: 'Culture par tour' } },
  { id: 'science', label: { en: 'Science', fr: 'Science' } },
  { id: 'scienceRating', label: { en: 'Science per turn', fr: 'Science par tour' } },
  { id: 'strength', label: { en: 'Strength', fr: 'Force' } },
  { id: 'happiness', label: { en: 'Happiness', fr: 'Bonheur' } },
  { id: 'food', label: { en: 'Food', fr: 'Nourriture' } },
  { id: 'resources', label: { en: 'Resources', fr: 'Ressources' }, one: { en: 'Resource', fr: 'Ressource' } },
  { id: 'pool', label: { en: 'Unused workers', fr: 'Ouvriers libres' }, one: { en: 'Unused worker', fr: 'Ouvrier libre' } },
];
