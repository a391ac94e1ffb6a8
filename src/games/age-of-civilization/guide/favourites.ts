import type { Favourite } from '../../shared/entry.js';
import type { Aoc } from '../state/state.js';

/** What players come back to: the cards that their statistics count. */
export const FAVOURITES: readonly Favourite<Aoc>[] = [
  { id: 'civilisations', label: { en: 'Civilisations', fr: 'Civilisations' }, events: ['birth', 'annex'], card: 'card' },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['wonder'], card: 'wonder' },
  { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['tech'], card: 'tech', name: 'tech:' },
];
