import type { Find, Survey } from '../../shared/survey.js';
import type { Aoc } from '../state/state.js';

const SEATS = [2, 3, 4];

/** What the laboratory counts: civilisations that were born or annexed, technologies, wonders, special technologies. */
export const survey: Survey<Aoc> = {
  kinds: [
    {
      id: 'civilisations',
      label: { en: 'civilisations', fr: 'civilisations' },
      title: { en: 'What are civilisations worth?', fr: 'Que valent les civilisations ?' },
      price: { en: 'bonus coins', fr: 'pièces en prime' },
    },
    {
      id: 'technologies',
      label: { en: 'technologies', fr: 'technologies' },
      title: { en: 'What are technologies worth?', fr: 'Que valent les technologies ?' },
    },
    {
      id: 'wonders',
      label: { en: 'wonders', fr: 'merveilles' },
      title: { en: 'What are wonders worth?', fr: 'Que valent les merveilles ?' },
    },
    {
      id: 'specials',
      label: { en: 'special technologies', fr: 'technologies spéciales' },
      title: { en: 'What are special technologies worth?', fr: 'Que valent les technologies spéciales ?' },
    },
  ],
  editions: [
    { id: 'standard', label: { en: 'standard', fr: 'de base' }, seats: SEATS, optionsFor: (usual) => usual },
    {
      id: 'variants',
      label: { en: 'all variants', fr: 'toutes variantes' },
      seats: SEATS,
      optionsFor: (usual) => ({ ...usual, innovation: true, changingWorld: true, draft: true }),
    },
  ],
  claims: [
    {
      id: 'start',
      text: {
        en: 'Whoever begins has no advantage that the rules would have to make up for (the rules give the others nothing).',
        fr: 'Commencer ne donne aucun avantage que la règle devrait compenser (elle n’accorde rien aux autres).',
      },
      of: 'seats',
      tables: SEATS.map((seats) => ({ edition: 'standard', seats })),
    },
  ],
  placeOf(card) {
    const kind = { 'tech:': 'technologies', 'CIV-': 'civilisations', 'WON-': 'wonders', 'ST-': 'specials' }[
      /^(tech:|[A-Z]+-)/.exec(card)?.[0] ?? ''
    ];
    return kind ? { kind, editions: kind === 'specials' ? ['variants'] : ['standard', 'variants'] } : undefined;
  },
  roundWord: { en: 'round', fr: 'manche' },
  roundOf: (s) => s.round,
  orderOf: (s) => s.players.map((_, i) => (s.first + i) % s.players.length),
  watch: () => (events) => {
    const bonus = events.find((e) => e.event === 'change' && e.source.from === 'market');
    const price = bonus?.event === 'change' ? (bonus.coins ?? 0) : 0;
    return events.flatMap((e): Find[] => {
      if (e.event === 'birth' || e.event === 'annex') return [{ kind: 'civilisations', card: e.card, seat: e.seat, price }];
      if (e.event === 'tech') return [{ kind: 'technologies', card: `tech:${e.tech}`, seat: e.seat }];
      if (e.event === 'wonder') return [{ kind: 'wonders', card: e.wonder, seat: e.seat }];
      if (e.event === 'special') return [{ kind: 'specials', card: e.special, seat: e.seat }];
      return [];
    });
  },
};
