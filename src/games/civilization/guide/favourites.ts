import type { Remembered } from '../../shared/entry.js';
import type { Civ } from '../state/state.js';
import { versionOf } from './version.js';

/** What statistics remember: the cards that players come back to, and which version they played. */
export const FAVOURITES: Remembered<Civ> = {
  kinds: [
    { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['wonder'], card: 'wonder', name: 'wonder.' },
    { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['technology'], card: 'tech', name: 'tech.' },
  ],
  versionOf,
};
