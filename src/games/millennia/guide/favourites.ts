import type { Remembered } from '../../shared/entry.js';
import type { Mil } from '../state/state.js';

/** What statistics remember: the cards that players come back to. */
export const FAVOURITES: Remembered<Mil> = {
  kinds: [
    { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['selected'], card: 'tech' },
    { id: 'buildings', label: { en: 'Buildings and wonders', fr: 'Bâtiments et merveilles' }, events: ['built'], card: 'card' },
  ],
};
