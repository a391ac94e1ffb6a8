import type { ClaimTable, Find, Survey } from '../../shared/survey.js';
import type { Expansion, Tta } from '../state/state.js';

const SEATS = [2, 3, 4];
const ACTIONS = { en: 'civil actions', fr: 'actions civiles' };
const EXPANSION: Expansion = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] };
const at = (edition: string): ClaimTable[] => SEATS.map((seats) => ({ edition, seats }));

/** What comes into play, and how: the event names its seat and, in this field, the card. */
const SHOWN = {
  led: 'leader',
  completed: 'wonder',
  learnt: 'tech',
  governed: 'government',
  tactic: 'card',
  'tactic-copied': 'card',
  played: 'card',
  colonised: 'card',
} as const;

const KINDS: Readonly<Record<string, string>> = {
  leader: 'leaders',
  wonder: 'wonders',
  government: 'governments',
  tactic: 'tactics',
  action: 'actions',
  territory: 'colonies',
};
/** Military cards that are played are no choice of a civilization: they are told by what they do. */
const LEFT_OUT = ['event', 'bonus', 'aggression', 'war', 'pact'];

/** By the beginning of its id: 't06.leader.homer'; what both editions have is called after the first. */
const EDITIONS: Readonly<Record<string, readonly string[]>> = {
  t06: ['2006', '2015', 'expansion', 'rebalanced'],
  t15: ['2015', 'expansion', 'rebalanced'],
  nlw: ['expansion', 'rebalanced'],
};
/** What a card is called without its edition: 'leader.hammurabi'. */
const nameOf = (card: string): string => card.slice(card.indexOf('.') + 1);
const typeOf = (card: string): string => card.split('.')[1] ?? '';

/** What the laboratory counts: cards that came into play, with the civil actions paid when they were taken from the row. */
export const survey: Survey<Tta> = {
  kinds: [
    {
      id: 'leaders',
      label: { en: 'leaders', fr: 'chefs' },
      title: { en: 'What are leaders worth?', fr: 'Que valent les chefs ?' },
      price: ACTIONS,
    },
    {
      id: 'wonders',
      label: { en: 'wonders', fr: 'merveilles' },
      title: { en: 'What are wonders worth?', fr: 'Que valent les merveilles ?' },
      price: ACTIONS,
    },
    {
      id: 'technologies',
      label: { en: 'technologies', fr: 'technologies' },
      title: { en: 'What are technologies worth?', fr: 'Que valent les technologies ?' },
      price: ACTIONS,
    },
    {
      id: 'governments',
      label: { en: 'governments', fr: 'gouvernements' },
      title: { en: 'What are governments worth?', fr: 'Que valent les gouvernements ?' },
      price: ACTIONS,
    },
    {
      id: 'actions',
      label: { en: 'action cards', fr: 'cartes action' },
      title: { en: 'What are action cards worth?', fr: 'Que valent les cartes action ?' },
      price: ACTIONS,
    },
    {
      id: 'tactics',
      label: { en: 'tactics', fr: 'tactiques' },
      title: { en: 'What are tactics worth?', fr: 'Que valent les tactiques ?' },
    },
    {
      id: 'colonies',
      label: { en: 'colonies', fr: 'colonies' },
      title: { en: 'What are colonies worth?', fr: 'Que valent les colonies ?' },
    },
  ],
  editions: [
    { id: '2006', label: { en: '2006', fr: '2006' }, seats: SEATS, optionsFor: (usual) => usual },
    { id: '2015', label: { en: '2015', fr: '2015' }, seats: SEATS, optionsFor: (usual) => ({ ...usual, edition: '2015' }) },
    {
      id: 'expansion',
      label: { en: 'expansion', fr: 'extension' },
      seats: SEATS,
      optionsFor: (usual) => ({ ...usual, edition: '2015', expansion: EXPANSION }),
    },
    {
      id: 'rebalanced',
      label: { en: 'rebalanced', fr: 'rééquilibrée' },
      seats: SEATS,
      optionsFor: (usual) => ({ ...usual, edition: '2015', expansion: { ...EXPANSION, military: false, leaders: 'old' } }),
    },
  ],
  claims: [
    {
      id: 'three',
      text: {
        en: 'Games of three last about a round less than games of two (2015, said by the expansion).',
        fr: 'À trois, la partie compte environ une manche de moins qu’à deux (2015, dit par l’extension).',
      },
      of: 'rounds',
      tables: at('2015'),
      difference: [
        { edition: '2015', seats: 2 },
        { edition: '2015', seats: 3 },
      ],
      about: 1,
    },
    {
      id: 'rebalanced-three',
      text: {
        en: 'The rebalanced cards lengthen games of three …',
        fr: 'Les cartes rééquilibrées allongent les parties à trois …',
      },
      of: 'rounds',
      tables: [3].flatMap((seats) => ['rebalanced', '2015'].map((edition) => ({ edition, seats }))),
      difference: [
        { edition: 'rebalanced', seats: 3 },
        { edition: '2015', seats: 3 },
      ],
    },
    {
      id: 'rebalanced-four',
      text: { en: '… and of four.', fr: '… et à quatre.' },
      of: 'rounds',
      tables: [4].flatMap((seats) => ['rebalanced', '2015'].map((edition) => ({ edition, seats }))),
      difference: [
        { edition: 'rebalanced', seats: 4 },
        { edition: '2015', seats: 4 },
      ],
    },
    {
      id: 'rebalanced-cards',
      text: {
        en: 'What the rebalanced faces make of their cards.',
        fr: 'Ce que les faces rééquilibrées font de leurs cartes.',
      },
      of: 'cards',
      tables: SEATS.flatMap((seats) => ['2015', 'rebalanced'].map((edition) => ({ edition, seats }))),
      changed: { editions: ['2015', 'rebalanced'], nameOf },
    },
    {
      id: 'start',
      text: {
        en: 'Whoever begins later has more actions in the first round, so that nobody should win more than a fair share.',
        fr: 'Qui commence plus tard a plus d’actions à la première manche : personne ne devrait gagner plus que sa part.',
      },
      of: 'seats',
      tables: ['2006', '2015', 'expansion'].flatMap(at),
    },
  ],
  placeOf(card) {
    const editions = EDITIONS[card.split('.')[0]!];
    const type = typeOf(card);
    return !editions || LEFT_OUT.includes(type) ? undefined : { kind: KINDS[type] ?? 'technologies', editions };
  },
  roundWord: { en: 'round', fr: 'manche' },
  roundOf: (s) => s.round,
  orderOf: (s) => s.players.map((_, i) => (s.first + i) % s.players.length),
  watch() {
    const prices = new Map<string, number>();
    return (events) =>
      events.flatMap((event): Find[] => {
        if (event.event === 'took') prices.set(`${event.seat} ${event.card}`, event.price);
        if (!(event.event in SHOWN)) return [];
        const { seat, ...fields } = event as typeof event & { seat: number };
        const card = String((fields as Record<string, unknown>)[SHOWN[event.event as keyof typeof SHOWN]]);
        const type = typeOf(card);
        if (LEFT_OUT.includes(type)) return [];
        const price = prices.get(`${seat} ${card}`);
        return [{ kind: KINDS[type] ?? 'technologies', card, seat, ...(price === undefined ? undefined : { price }) }];
      });
  },
};
