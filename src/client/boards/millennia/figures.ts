import type { Figure } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'vp', label: { en: 'Victory points', fr: 'Points de victoire' } },
  { id: 'gold', label: { en: 'Gold', fr: 'Or' } },
  { id: 'rp', label: { en: 'Research points', fr: 'Points de recherche' } },
  { id: 'jokers', label: { en: 'Jokers', fr: 'Jokers' } },
  { id: 'techs', label: { en: 'Technologies', fr: 'Technologies' } },
  { id: 'buildings', label: { en: 'Buildings', fr: 'Bâtiments' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' } },
  { id: 'hand', label: { en: 'Diplomacy cards', fr: 'Cartes Diplomatie' } },
];
