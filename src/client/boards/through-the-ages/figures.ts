import { civilLeft, militaryLeft } from '../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { wonderOf } from '../../../games/through-the-ages/cards/index.js';
import { forecast } from '../../../games/through-the-ages/guide/forecast.js';
import type { Player, State, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Figure, Weighed } from '../../table/board-package.js';

/** What the counters are called where they are compared; the one that wins first. */
export const FIGURES: readonly Figure[] = [
  { id: 'culture', label: { en: 'Culture', fr: 'Culture' } },
  { id: 'cultureRating', label: { en: 'Culture per turn', fr: 'Culture par tour' } },
  { id: 'science', label: { en: 'Science', fr: 'Science' }, many: { en: 'Science', fr: 'Sciences' } },
  { id: 'scienceRating', label: { en: 'Science per turn', fr: 'Science par tour' } },
  { id: 'strength', label: { en: 'Strength', fr: 'Force' } },
  { id: 'happiness', label: { en: 'Happiness', fr: 'Bonheur' } },
  { id: 'food', label: { en: 'Food', fr: 'Nourriture' }, many: { en: 'Food', fr: 'Nourritures' } },
  { id: 'resources', label: { en: 'Resources', fr: 'Ressources' }, one: { en: 'Resource', fr: 'Ressource' } },
  { id: 'pool', label: { en: 'Unused workers', fr: 'Ouvriers libres' }, one: { en: 'Unused worker', fr: 'Ouvrier libre' } },
];

/** The turn is over for whoever is not at it: nothing is left to be spent. */
const inTurn = (s: State, seat: Seat, left: number): number => (s.current === seat ? left : 0);

/** Once the turn is paid for nothing is left of its actions, and what it threatened with has come: neither was lost or averted by a move. */
const inOneTurn = (before: State, after: State): boolean =>
  before.steps.every(({ step }) => step !== 'bonus-choice') &&
  before.current === after.current &&
  before.round === after.round &&
  after.phase !== 'production';

const stagesLeft = ({ wonder }: Player): number => (wonder ? wonderOf(wonder.id).stages.length - wonder.stages : 0);

/** Actions, hands and incomes; and what the end of the turn would take. */
export const WEIGHED: readonly Weighed<Tta>[] = [
  {
    id: 'civil',
    label: { en: 'Civil actions', fr: 'Actions civiles' },
    one: { en: 'Civil action', fr: 'Action civile' },
    of: (s, seat) => inTurn(s, seat, civilLeft(s, seat)),
    isComparable: inOneTurn,
  },
  {
    id: 'military',
    label: { en: 'Military actions', fr: 'Actions militaires' },
    one: { en: 'Military action', fr: 'Action militaire' },
    of: (s, seat) => inTurn(s, seat, militaryLeft(s, seat)),
    isComparable: inOneTurn,
  },
  {
    id: 'hand',
    label: { en: 'Civil cards in hand', fr: 'Cartes civiles en main' },
    one: { en: 'Civil card in hand', fr: 'Carte civile en main' },
    of: (s, seat) => playerOf(s, seat).civilHand.length,
  },
  {
    id: 'stages',
    label: { en: 'Stages to build', fr: 'Étapes à construire' },
    one: { en: 'Stage to build', fr: 'Étape à construire' },
    of: (s, seat) => stagesLeft(playerOf(s, seat)),
  },
  {
    id: 'farms',
    label: { en: 'Food produced per turn', fr: 'Nourriture produite par tour' },
    many: { en: 'Food produced per turn', fr: 'Nourritures produites par tour' },
    of: (s, seat) => forecast(s, seat).food.gross,
  },
  {
    id: 'mines',
    label: { en: 'Resources produced per turn', fr: 'Ressources produites par tour' },
    one: { en: 'Resource produced per turn', fr: 'Ressource produite par tour' },
    of: (s, seat) => forecast(s, seat).resources.gross,
  },
  {
    id: 'corruption',
    label: { en: 'Lost to corruption', fr: 'De corruption' },
    of: (s, seat) => forecast(s, seat).food.corruption + forecast(s, seat).resources.corruption,
    threat: true,
    isComparable: inOneTurn,
  },
  {
    id: 'hunger',
    label: { en: 'Food missing at the end of the turn', fr: 'Nourritures manquantes à la fin du tour' },
    one: { en: 'Food missing at the end of the turn', fr: 'Nourriture manquante à la fin du tour' },
    of: (s, seat) => forecast(s, seat).food.missing,
    threat: true,
    isComparable: inOneTurn,
  },
  {
    id: 'uprising',
    label: { en: 'Uprising', fr: 'Soulèvement' },
    of: (s, seat) => (forecast(s, seat).uprising ? 1 : 0),
    threat: true,
    isComparable: inOneTurn,
  },
];
