import type { Figure } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'points', label: { en: 'Points', fr: 'Points' } },
  { id: 'coins', label: { en: 'Coins', fr: 'Pièces' } },
  { id: 'workers', label: { en: 'Workers', fr: 'Ouvriers' } },
  { id: 'techs', label: { en: 'Technologies', fr: 'Technologies' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' } },
  { id: 'strength', label: { en: 'Strength', fr: 'Force' } },
];
