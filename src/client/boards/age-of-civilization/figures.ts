import { playerOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { forecastOf } from '../../../games/age-of-civilization/guide/forecast.js';
import { reckoning } from '../../../games/age-of-civilization/guide/reckoning.js';
import type { Aoc } from '../../../games/age-of-civilization/state/state.js';
import type { Figure, Weighed } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'points', label: { en: 'Points', fr: 'Points' }, one: { en: 'Point', fr: 'Point' } },
  { id: 'coins', label: { en: 'Coins', fr: 'Pièces' }, one: { en: 'Coin', fr: 'Pièce' } },
  { id: 'workers', label: { en: 'Workers', fr: 'Ouvriers' }, one: { en: 'Worker', fr: 'Ouvrier' } },
  { id: 'techs', label: { en: 'Technologies', fr: 'Technologies' }, one: { en: 'Technology', fr: 'Technologie' } },
  { id: 'wonders', label: { en: 'Wonders', fr: 'Merveilles' }, one: { en: 'Wonder', fr: 'Merveille' } },
  { id: 'strength', label: { en: 'Strength', fr: 'Force' } },
];

/** What the end of the round and of the game would bring. */
export const WEIGHED: readonly Weighed<Aoc>[] = [
  {
    id: 'end',
    label: { en: 'Points at the end of the game', fr: 'Points à la fin de la partie' },
    one: { en: 'Point at the end of the game', fr: 'Point à la fin de la partie' },
    of: (s, seat) => reckoning(s)[seat]! - playerOf(s, seat).points,
  },
  {
    id: 'war',
    label: { en: 'Workers lost to war', fr: 'Ouvriers perdus à la guerre' },
    one: { en: 'Worker lost to war', fr: 'Ouvrier perdu à la guerre' },
    of: (s, seat) => (forecastOf(s).war?.hit.includes(seat) ? 1 : 0),
    threat: true,
  },
  {
    id: 'red',
    label: { en: 'Workers sacrificed at the end of the turn', fr: 'Ouvriers sacrifiés en fin de tour' },
    one: { en: 'Worker sacrificed at the end of the turn', fr: 'Ouvrier sacrifié en fin de tour' },
    of: (s, seat) => playerOf(s, seat).red,
    threat: true,
    // Once the turn is over they are gone, not spared (AOC-RET-2).
    isComparable: (before, after, seat) => playerOf(after, seat).red >= playerOf(before, seat).red,
  },
];
