import type { Find, Survey } from '../../shared/survey.js';
import type { Mil } from '../state/state.js';

const SEATS = [2, 3, 4];
const SIDES = ['A1', 'A2'] as const;
/** 'wonder-113', 'tech-1-agriculture'. */
const KINDS: Readonly<Record<string, string>> = {
  tech: 'technologies',
  building: 'buildings',
  wonder: 'wonders',
  research: 'research',
  diplomacy: 'diplomacy',
};
const kindOf = (card: string): string | undefined => KINDS[card.split('-')[0]!];
const GOLD = { en: 'gold', fr: 'or' };

/** What the laboratory counts: technologies and special places chosen, buildings and wonders built, research cards claimed. */
export const survey: Survey<Mil> = {
  kinds: [
    {
      id: 'technologies',
      label: { en: 'technologies', fr: 'technologies' },
      title: { en: 'What are technologies worth?', fr: 'Que valent les technologies ?' },
    },
    {
      id: 'buildings',
      label: { en: 'buildings', fr: 'bâtiments' },
      title: { en: 'What are buildings worth?', fr: 'Que valent les bâtiments ?' },
      price: GOLD,
    },
    {
      id: 'wonders',
      label: { en: 'wonders', fr: 'merveilles' },
      title: { en: 'What are wonders worth?', fr: 'Que valent les merveilles ?' },
      price: GOLD,
    },
    {
      id: 'research',
      label: { en: 'research cards', fr: 'cartes de recherche' },
      title: { en: 'What are research cards worth?', fr: 'Que valent les cartes de recherche ?' },
    },
    {
      id: 'diplomacy',
      label: { en: 'diplomacy', fr: 'diplomatie' },
      title: { en: 'What are diplomacy cards worth?', fr: 'Que valent les cartes de diplomatie ?' },
    },
  ],
  editions: SIDES.map((side) => ({
    id: side.toLowerCase(),
    label: { en: `side ${side}`, fr: `face ${side}` },
    seats: SEATS,
    optionsFor: (usual) => ({ ...usual, side }),
  })),
  claims: [
    {
      id: 'start',
      text: {
        en: 'The seats of the first age are dealt with different start bonuses, so that none should win more than its share.',
        fr: 'Les places du premier âge reçoivent des dotations différentes : aucune ne devrait gagner plus que sa part.',
      },
      of: 'seats',
      tables: SIDES.flatMap((side) => SEATS.map((seats) => ({ edition: side.toLowerCase(), seats }))),
    },
  ],
  placeOf(card) {
    const kind = kindOf(card);
    return kind ? { kind, editions: SIDES.map((side) => side.toLowerCase()) } : undefined;
  },
  roundWord: { en: 'age', fr: 'âge' },
  roundOf: (s) => s.age,
  orderOf: (s) => s.order.filter((seat) => seat >= 0),
  watch: () => (events) =>
    events.flatMap((e): Find[] => {
      switch (e.event) {
        case 'selected':
          return [{ kind: 'technologies', card: e.tech, seat: e.seat }];
        case 'built':
          return [{ kind: kindOf(e.card)!, card: e.card, seat: e.seat, price: e.cost }];
        case 'claimed':
          return [{ kind: 'research', card: e.card, seat: e.seat }];
        case 'played':
          return e.as === 'unique' ? [{ kind: 'diplomacy', card: e.card, seat: e.seat }] : [];
        default:
          return [];
      }
    }),
};
