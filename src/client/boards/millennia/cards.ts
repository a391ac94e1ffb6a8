import type { Ability, Prov } from '../../../games/millennia/cards/ability.js';
import { BOARD_ACTIONS } from '../../../games/millennia/cards/actions.js';
import { BOOKS } from '../../../games/millennia/cards/books.js';
import { BUILDINGS, type BuildingRow } from '../../../games/millennia/cards/buildings.js';
import { DIPLOMACY } from '../../../games/millennia/cards/diplomacy.js';
import { RESEARCH_CARDS } from '../../../games/millennia/cards/research-cards.js';
import { TECH_TYPES, TECHNOLOGIES, type TechRow, type TechType } from '../../../games/millennia/cards/technologies.js';
import { WONDERS, type WonderRow } from '../../../games/millennia/cards/wonders.js';
import { abilitySigns, describeAbility, describeStandard, type Sign } from '../../../games/millennia/say/describe-ability.js';
import type { IconName, VignetteProps } from '../../kit/index.js';
import { TABLE_GLYPHS, TYPE_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import type { Words } from './words.js';

export const CARD_KINDS = ['technology', 'building', 'wonder', 'prosperity', 'book', 'research', 'diplomacy'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A part of a card's wording, with the same in signs where there is one. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly signs?: readonly Sign[];
}

export const PROV_FIELDS = [
  'name',
  'number',
  'type',
  'duration',
  'effect',
  'cost',
  'colour',
  'ages',
  'track',
  'value',
  'copies',
  'unique',
  'standard',
] as const;
type ProvField = (typeof PROV_FIELDS)[number];

/** All that can be said about one card, whatever its kind. */
export interface CardFile {
  readonly id: string;
  readonly kind: CardKind;
  readonly icon: IconName;
  /** The age in which it appears, if it belongs to one. */
  readonly age?: number;
  readonly type?: TechType;
  readonly colour?: BuildingRow['colour'];
  readonly cost?: number;
  /** The last age of its life. */
  readonly last?: number;
  /** Where each value comes from. The number is left out: it is our order of the file, not a value of the game. */
  readonly prov: readonly { readonly what: ProvField; readonly mark: string }[];
  readonly rules: readonly string[];
  passages(words: Words): readonly Passage[];
}

const provOf = (prov: Prov): CardFile['prov'] =>
  typeof prov === 'string'
    ? [{ what: 'effect', mark: prov }]
    : PROV_FIELDS.flatMap((what) => (what !== 'number' && prov[what] ? [{ what, mark: prov[what] }] : []));

const ownRule = (id: string): string => `MIL-${id.split('-')[1]}`;
const effectOf = (ability: Ability, words: Words): Passage => ({
  title: words.t('zoom.effect'),
  text: words.text(describeAbility(ability)),
  signs: abilitySigns(ability),
});

function techFile(row: TechRow): CardFile {
  return {
    id: row.id,
    kind: 'technology',
    icon: TYPE_GLYPHS[row.type],
    age: row.age,
    type: row.type,
    last: row.last,
    prov: provOf(row.prov),
    rules: ['MIL-SEL-05', ...(TYPE_RULES[row.type] ?? [])],
    passages: (w) => [
      { title: w.t('zoom.type'), text: w.g(`type.${row.type}`), signs: [{ kind: 'icon', icon: `type:${row.type}` }] },
      { title: w.t('zoom.life'), text: w.t('zoom.life.ages', { from: row.age, to: row.last }) },
      {
        title: w.t('zoom.serves'),
        text: servedBy(row.type)
          .map((id) => w.name(id))
          .join(', '),
      },
      ...typePassage(row.type, w),
    ],
  };
}
const TYPE_RULES: { readonly [T in TechType]?: readonly string[] } = {
  army: ['MIL-SEL-06'],
  engineering: ['MIL-SEL-07'],
  communication: ['MIL-PRO-02'],
  energy: ['MIL-INC-03'],
};
/** The actions of the board that a technology of this type can help to pay; any will do for the auxiliary ones. */
const servedBy = (type: TechType): string[] =>
  BOARD_ACTIONS.flatMap(({ id, cost }) => (cost.some((part) => part.use === 'tech' && part.slots.flat().includes(type)) ? id : []));

/** Four types do something by themselves. */
function typePassage(type: TechType, w: Words): Passage[] {
  const text = w.find(`type.${type}.text`);
  return text ? [{ title: w.t('zoom.effect'), text }] : [];
}

function buildingFile(row: BuildingRow): CardFile {
  return {
    id: row.id,
    kind: 'building',
    icon: TABLE_GLYPHS.building,
    age: row.age,
    colour: row.colour,
    cost: row.cost,
    ...(row.last === undefined ? undefined : { last: row.last }),
    prov: provOf(row.prov),
    rules: [ownRule(row.id), 'MIL-CON-07'],
    passages: (w) => [
      { title: w.g(`colour.${row.colour}`), text: w.t('zoom.cost', { n: row.cost }) },
      {
        title: w.t('zoom.life'),
        text: row.last === undefined ? w.t('zoom.life.end') : w.t('zoom.life.ages', { from: row.age, to: row.last }),
      },
      effectOf(row.ability, w),
    ],
  };
}

function wonderFile(row: WonderRow): CardFile {
  return {
    id: row.id,
    kind: 'wonder',
    icon: WONDER_GLYPHS[row.id as keyof typeof WONDER_GLYPHS],
    age: row.age,
    cost: row.cost,
    prov: provOf(row.prov),
    rules: [ownRule(row.id), 'MIL-CON-05'],
    passages: (w) => [{ title: w.g('kind.wonder'), text: w.t('zoom.cost', { n: row.cost }) }, effectOf(row.ability, w)],
  };
}

const prosperityFile = (type: TechType): CardFile => ({
  id: `prosperity-${type}`,
  kind: 'prosperity',
  icon: TYPE_GLYPHS[type],
  type,
  prov: [{ what: 'type', mark: 'R' }],
  rules: ['MIL-PRO-01', 'MIL-PRO-02'],
  passages: (w) => [
    { title: w.t('zoom.type'), text: w.g(`type.${type}`), signs: [{ kind: 'icon', icon: `type:${type}` }] },
    { title: w.t('zoom.effect'), text: w.t('zoom.prosperity') },
  ],
});

export const CARD_FILES: readonly CardFile[] = [
  ...TECHNOLOGIES.map(techFile),
  ...BUILDINGS.map(buildingFile),
  ...WONDERS.map(wonderFile),
  ...TECH_TYPES.map(prosperityFile),
  ...BOOKS.map(
    (row): CardFile => ({
      id: row.id,
      kind: 'book',
      icon: TABLE_GLYPHS.book,
      prov: provOf(row.prov),
      rules: ['MIL-SET-02', 'MIL-TRK-03'],
      passages: (w) => [effectOf(row.ability, w)],
    }),
  ),
  ...RESEARCH_CARDS.map(
    (row): CardFile => ({
      id: row.id,
      kind: 'research',
      icon: TABLE_GLYPHS.research,
      prov: provOf(row.prov),
      rules: [ownRule(row.id), 'MIL-RES-05'],
      passages: (w) => [effectOf(row.ability, w)],
    }),
  ),
  ...DIPLOMACY.map(
    (row): CardFile => ({
      id: row.id,
      kind: 'diplomacy',
      icon: TABLE_GLYPHS.diplomacy,
      prov: provOf(row.prov),
      rules: [ownRule(row.id), 'MIL-DIP-02'],
      passages: (w) => [effectOf(row.unique, w), { title: w.t('zoom.standard'), text: w.text(describeStandard()) }],
    }),
  ),
];
const BY_ID = new Map(CARD_FILES.map((file) => [file.id, file]));
export const fileOf = (id: string): CardFile | undefined => BY_ID.get(id);

export const isOurs = (file: CardFile): boolean => file.prov.some(({ mark }) => mark.includes('D'));
/** A prosperity card is called after its technology type. */
export const cardName = (file: CardFile, words: Words): string =>
  file.kind === 'prosperity' ? words.g(`type.${file.type!}`) : words.name(file.id);

const KIND_COLOURS: { readonly [K in CardKind]: string } = {
  technology: 'var(--type-any)',
  building: 'var(--build-brown)',
  wonder: 'var(--kind-wonder)',
  prosperity: 'var(--type-any)',
  book: 'var(--kind-event)',
  research: 'var(--kind-lab)',
  diplomacy: 'var(--kind-library)',
};

/** The colour of a card's band: its type, its building colour, or its kind. */
export function colourOf({ kind, type, colour }: CardFile): string {
  if (type) return `var(--type-${type})`;
  return colour ? `var(--build-${colour})` : KIND_COLOURS[kind];
}

/** Behind the sign of a card: bare land in early ages, a town in late ones. */
export const drawingOf = (file: CardFile): Pick<VignetteProps, 'id' | 'colour' | 'glyph' | 'far' | 'near'> => ({
  id: file.id,
  colour: colourOf(file),
  glyph: file.icon,
  far: (file.age ?? 3) < 3 ? 'dunes' : (file.age ?? 3) < 5 ? 'hills' : 'city',
  near: 'hills',
});
