import type { Find, Survey } from '../../shared/survey.js';
import { BUILDINGS } from '../cards/buildings.js';
import { DIPLOMACY } from '../cards/diplomacy.js';
import { RESEARCH_CARDS } from '../cards/research-cards.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { SIDES } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { DEFAULTS } from '../state/setup.js';
import type { Mil } from '../state/state.js';

const SEATS = [2, 3, 4];
const ARE_WONDERS: ReadonlySet<string> = new Set(WONDERS.map(({ id }) => id));
const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
const KINDS: readonly (readonly [ReadonlySet<string>, string])[] = [
  [idsOf(TECHNOLOGIES), 'technologies'],
  [idsOf(BUILDINGS), 'buildings'],
  [ARE_WONDERS, 'wonders'],
  [idsOf(RESEARCH_CARDS), 'research'],
  [idsOf(DIPLOMACY), 'diplomacy'],
];
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
    optionsFor: () => ({ ...DEFAULTS, side }),
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
    const kind = KINDS.find(([ids]) => ids.has(card))?.[1];
    return kind ? { kind, edition: SIDES[0].toLowerCase() } : undefined;
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
          return [{ kind: ARE_WONDERS.has(e.card) ? 'wonders' : 'buildings', card: e.card, seat: e.seat, price: e.cost }];
        case 'claimed':
          return [{ kind: 'research', card: e.card, seat: e.seat }];
        case 'played':
          return e.as === 'unique' ? [{ kind: 'diplomacy', card: e.card, seat: e.seat }] : [];
        default:
          return [];
      }
    }),
};
