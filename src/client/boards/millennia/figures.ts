import { incomeOf, positionOf } from '../../../games/millennia/ask/selectors.js';
import { TRACKS, type TrackId } from '../../../games/millennia/cards/tracks.js';
import { estimate, pairsOf } from '../../../games/millennia/guide/facts.js';
import type { Mil, State } from '../../../games/millennia/state/state.js';
import type { Figure, Weighed } from '../../table/board-package.js';

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

const TRACK_NAMES: Readonly<Record<TrackId, { readonly en: string; readonly fr: string }>> = {
  prosperity: { en: 'Prosperity', fr: 'Prospérité' },
  trade: { en: 'Trade', fr: 'Commerce' },
  influence: { en: 'Influence', fr: 'Influence' },
  politics: { en: 'Politics', fr: 'Politique' },
  war: { en: 'War', fr: 'Guerre' },
  population: { en: 'Population', fr: 'Population' },
  culture: { en: 'Culture', fr: 'Culture' },
};

/** What an age brings begins anew with the next one. */
const inOneAge = (before: State, after: State): boolean => before.age === after.age;

/** Steps on the tracks, and what the end would bring for all that lies there now. */
export const WEIGHED: readonly Weighed<Mil>[] = [
  ...TRACKS.map((track): Weighed<Mil> => {
    const { en, fr } = TRACK_NAMES[track];
    return {
      id: `track.${track}`,
      label: { en: `Steps on ${en}`, fr: `Pas en ${fr}` },
      one: { en: `Step on ${en}`, fr: `Pas en ${fr}` },
      of: (s, seat) => positionOf(s.players[seat]!, track),
    };
  }),
  {
    id: 'income',
    label: { en: 'Gold at the next income', fr: 'Or au prochain revenu' },
    of: (s, seat) => Object.values(incomeOf(s, seat)).reduce((sum, n) => sum + n, 0),
    isComparable: inOneAge,
  },
  {
    id: 'reserved',
    label: { en: 'Special actions reserved', fr: 'Actions spéciales réservées' },
    one: { en: 'Special action reserved', fr: 'Action spéciale réservée' },
    of: (s, seat) => s.players[seat]!.specials.length,
    isComparable: inOneAge,
  },
  {
    id: 'pairs',
    label: { en: 'Prosperity pairs', fr: 'Paires de prospérité' },
    one: { en: 'Prosperity pair', fr: 'Paire de prospérité' },
    of: (s, seat) => pairsOf(s, seat).filter(({ match }) => match).length,
    isComparable: inOneAge,
  },
  {
    id: 'end',
    label: { en: 'Points at the end of the game', fr: 'Points à la fin de la partie' },
    one: { en: 'Point at the end of the game', fr: 'Point à la fin de la partie' },
    of: (s, seat) => estimate(s, seat) - s.players[seat]!.vp,
  },
];
