import type { Favourite } from '../../shared/entry.js';
import type { Tta } from '../state/state.js';

/** What players come back to: the cards that their statistics count. */
export const FAVOURITES: readonly Favourite<Tta>[] = [
  { id: 'leaders', label: { en: 'Leaders', fr: 'Chefs' }, events: ['led'], card: 'leader' },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['completed'], card: 'wonder' },
  { id: 'governments', label: { en: 'Governments', fr: 'Gouvernements' }, events: ['governed'], card: 'government' },
];
