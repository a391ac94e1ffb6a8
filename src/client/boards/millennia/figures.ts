import type { Figure } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'vp', label: { en: 'Victory points', fr: 'Points de victoire' }, one: { en: 'Victory point', fr: 'Point de victoire' } },
  { id: 'gold', label: { en: 'Gold', fr: 'Or' } },
  { id: 'rp', label: { en: 'Research points', fr: 'Points de recherche' }, one: { en: 'Research point', fr: 'Point de recherche' } },
  { id: 'jokers', label: { en: 'Jokers', fr: 'Jokers' }, one: { en: 'Joker', fr: 'Joker' } },
  { id: 'techs', label: { en: 'Technologies', fr: 'Technologies' }, one: { en: 'Technology', fr: 'Technologie' } },
  { id: 'buildings', label: { en: 'Buildings', fr: 'Bâtiments' }, one: { en: 'Building', fr: 'Bâtiment' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, one: { en: 'Wonder', fr: 'Merveille' } },
  { id: 'hand', label: { en: 'Diplomacy cards', fr: 'Cartes Diplomatie' }, one: { en: 'Diplomacy card', fr: 'Carte Diplomatie' } },
];
