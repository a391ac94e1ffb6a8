import type { Remembered } from '../../shared/entry.js';
import type { Aoc } from '../state/state.js';
import { versionOf } from './version.js';

/** What statistics remember: the cards that players come back to, and which version they played. */
export const FAVOURITES: Remembered<Aoc> = {
  kinds: [
    { id: 'civilisations', label: { en: 'Civilisations', fr: 'Civilisations' }, events: ['birth', 'annex'], card: 'card' },
    { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, events: ['wonder'], card: 'wonder' },
    { id: 'technologies', label: { en: 'Technologies', fr: 'Technologies' }, events: ['tech'], card: 'tech', name: 'tech:' },
  ],
  versionOf,
};
