import type { Favourite } from '../../shared/entry.js';
import type { Civ } from '../state/state.js';

/** What players come back to: the cards that their statistics count. */
export const FAVOURITES: readonly Favourite<Civ>[] = [
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['wonder'], card: 'wonder', name: 'wonder.' },
  { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['technology'], card: 'tech', name: 'tech.' },
];
