import type { Remembered } from '../../shared/entry.js';
import type { Tta } from '../state/state.js';
import { versionOf } from './version.js';

/** What statistics remember: the cards that players come back to, and which version they played. */
export const FAVOURITES: Remembered<Tta> = {
  kinds: [
    { id: 'leaders', label: { en: 'Leaders', fr: 'Chefs' }, events: ['led'], card: 'leader' },
    { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['completed'], card: 'wonder' },
    { id: 'governments', label: { en: 'Governments', fr: 'Gouvernements' }, events: ['governed'], card: 'government' },
  ],
  versionOf,
};
