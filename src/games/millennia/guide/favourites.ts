import type { Favourite } from '../../shared/entry.js';
import type { Mil } from '../state/state.js';

/** What players come back to: the cards that their statistics count. */
export const FAVOURITES: readonly Favourite<Mil>[] = [
  { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['selected'], card: 'tech' },
  { id: 'buildings', label: { en: 'Buildings and wonders', fr: 'Bâtiments et merveilles' }, events: ['built'], card: 'card' },
];
