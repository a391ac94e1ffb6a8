import type { Claim, ClaimTable, Find, Survey } from '../../shared/survey.js';
import type { Options } from '../state/options.js';
import type { Civ, Ending } from '../state/state.js';

const SEATS = [2, 3, 4];
/** CIV-END-02 to 04: the printed hours. */
const HOURS = { short: [2, 3], medium: [3, 4], long: [4, 6] } as const satisfies Readonly<
  Record<Options['length'], readonly [number, number]>
>;
const at = (edition: string): ClaimTable[] => SEATS.map((seats) => ({ edition, seats }));

/** The printed hours against turns and decisions. */
const lengthClaim = (length: Options['length'], of: Claim['of']): Claim => ({
  id: `${length}-${of}`,
  text: {
    en: `A ${length} game lasts ${HOURS[length].join('–')} hours (printed). In ${of === 'rounds' ? 'turns' : 'decisions of all players together'}:`,
    fr: `Une partie ${{ short: 'courte', medium: 'moyenne', long: 'longue' }[length]} dure ${HOURS[length].join('–')} heures (imprimé). En ${
      of === 'rounds' ? 'tours' : 'décisions de tous les joueurs ensemble'
    } :`,
  },
  of,
  tables: at(length),
  ...(of === 'decisions' && { hours: HOURS[length] }),
});

/** What the laboratory counts: technologies and wonders however they came, improvements, start regions, milestones. */
export const survey: Survey<Civ> = {
  kinds: [
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
      id: 'improvements',
      label: { en: 'improvements', fr: 'améliorations' },
      title: { en: 'What are improvements worth?', fr: 'Que valent les améliorations ?' },
    },
    {
      id: 'starts',
      label: { en: 'start regions', fr: 'régions de départ' },
      title: { en: 'Where should one begin?', fr: 'Où commencer ?' },
    },
    {
      id: 'milestones',
      label: { en: 'milestones', fr: 'jalons' },
      title: { en: 'What are milestones worth?', fr: 'Que valent les jalons ?' },
    },
  ],
  editions: [
    {
      id: 'short',
      label: { en: 'short', fr: 'courte' },
      seats: SEATS,
      optionsFor: (usual) => ({ ...usual, length: 'short' }),
    },
    { id: 'medium', label: { en: 'medium', fr: 'moyenne' }, seats: SEATS, optionsFor: (usual) => ({ ...usual, length: 'medium' }) },
    { id: 'long', label: { en: 'long', fr: 'longue' }, seats: SEATS, optionsFor: (usual) => ({ ...usual, length: 'long' }) },
    { id: 'basic', label: { en: 'basic', fr: 'simple' }, seats: SEATS, optionsFor: (usual) => ({ ...usual, rules: 'basic' }) },
  ],
  claims: (['short', 'medium', 'long'] as const).flatMap((length) =>
    (['rounds', 'decisions'] as const).map((of) => lengthClaim(length, of)),
  ),
  placeOf(card) {
    const kind = { tech: 'technologies', wonder: 'wonders', improvement: 'improvements' }[card.split('.')[0]!];
    return kind ? { kind, editions: ['medium', 'long', 'short', 'basic'] } : undefined;
  },
  roundWord: { en: 'turn', fr: 'tour' },
  roundOf: (s) => s.turn,
  orderOf: (s) => s.players.map((_, i) => (s.first + i) % s.players.length),
  endingOf: (s) => s.ending ?? undefined,
  endings: {
    discoveries: { en: 'discoveries', fr: 'découvertes' },
    die: { en: 'by the die', fr: 'par le dé' },
    era: { en: 'new era', fr: 'nouvelle ère' },
    limit: { en: 'last turn', fr: 'dernier tour' },
    conquest: { en: 'conquest', fr: 'conquête' },
    diplomatic: { en: 'diplomatic victory', fr: 'victoire diplomatique' },
    military: { en: 'military victory', fr: 'victoire militaire' },
    space: { en: 'space victory', fr: 'victoire spatiale' },
  } satisfies Readonly<Record<Ending, object>>,
  watch: () => (events) =>
    events.flatMap((e): Find[] => {
      switch (e.event) {
        case 'technology':
          return [{ kind: 'technologies', card: `tech.${e.tech}`, seat: e.seat }];
        case 'wonder':
          return [{ kind: 'wonders', card: `wonder.${e.wonder}`, seat: e.seat }];
        case 'improvement':
          return [{ kind: 'improvements', card: `improvement.${e.improvement}`, seat: e.seat }];
        case 'settled':
          return [{ kind: 'starts', card: `space.${e.region}`, seat: e.seat }];
        case 'claim':
          return [{ kind: 'milestones', card: `milestone.${e.milestone}`, seat: e.seat }];
        default:
          return [];
      }
    }),
};
