import type { BookTable } from '../../shared/rule-book.js';
import type { Resource } from '../cards/markers.js';
import { ADVANCED, BAND_RANGES, BASIC, CRITICAL, cityYield, type Tables } from '../cards/tables.js';
import type { Era, TechId } from '../cards/technologies.js';
import { UNITS } from '../cards/units.js';
import { names as en } from '../text/names.en.js';
import { names as fr } from '../text/names.fr.js';

type Both = { readonly en: string; readonly fr: string };

const ERAS: readonly Era[] = [1, 2, 3, 4];
const ERA_NAMES: readonly Both[] = [
  { en: 'Ancient', fr: 'Antique' },
  { en: 'Medieval', fr: 'Médiévale' },
  { en: 'Industrial', fr: 'Industrielle' },
  { en: 'Modern', fr: 'Moderne' },
];
/** As the markers are called. */
export const RESOURCE_NAMES: Readonly<Record<Resource, Both>> = {
  wine: { en: 'Wine', fr: 'Vin' },
  horses: { en: 'Horses', fr: 'Chevaux' },
  iron: { en: 'Iron', fr: 'Fer' },
  gems: { en: 'Gems', fr: 'Gemmes' },
  spices: { en: 'Spices', fr: 'Épices' },
  oil: { en: 'Oil', fr: 'Pétrole' },
  coal: { en: 'Coal', fr: 'Charbon' },
  rare_metals: { en: 'Precious Metals', fr: 'Métaux précieux' },
};
const NONE: Both = { en: '–', fr: '–' };
const plain = (n: number): Both => ({ en: String(n), fr: String(n) });
const byEra = (prices: readonly number[]): readonly Both[] => ERAS.map((era) => plain(prices[era - 1]!));

/** Prices of the purchase phase, by era (CIV-PUR). */
function prices(t: Tables): BookTable {
  const [village, town, metropolis] = t.expansion;
  const growth =
    village === metropolis
      ? [{ label: { en: 'Growth by one size', fr: 'Agrandir d’une taille' }, cells: ERAS.map(() => plain(village!)) }]
      : [
          { label: { en: 'Growth to a town', fr: 'Agrandir en ville' }, cells: ERAS.map(() => plain(village!)) },
          { label: { en: 'Growth to a city', fr: 'Agrandir en cité' }, cells: ERAS.map(() => plain(town!)) },
          { label: { en: 'Growth to a metropolis', fr: 'Agrandir en métropole' }, cells: ERAS.map(() => plain(metropolis!)) },
        ];
  return {
    caption: { en: 'Prices in gold', fr: 'Prix en or' },
    head: ERA_NAMES,
    rows: [
      { label: { en: 'Army', fr: 'Armée' }, cells: byEra(t.army) },
      { label: { en: 'Fleet', fr: 'Flotte' }, cells: byEra(t.fleet) },
      { label: { en: 'Aircraft', fr: 'Avion' }, cells: [NONE, NONE, NONE, plain(t.aircraft)] },
      { label: { en: 'Settler', fr: 'Colon' }, cells: byEra(t.settler) },
      { label: { en: 'Village', fr: 'Village' }, cells: byEra(t.village) },
      ...growth,
      ...(t.improvement.length > 0
        ? [
            { label: { en: 'Improvement', fr: 'Amélioration' }, cells: byEra(t.improvement) },
            { label: { en: 'Of it to the owner', fr: 'Dont au propriétaire' }, cells: byEra(t.royalty) },
          ]
        : []),
    ],
  };
}

/** CIV-PRB-02: the critical resource by the sum of two dice. */
export const CRITICAL_TABLE: BookTable = {
  caption: { en: 'The critical resource, by two dice', fr: 'La ressource critique, selon deux dés' },
  head: BAND_RANGES.map(([low, high]) => ({ en: `${low}–${high}`, fr: `${low}–${high}` })),
  rows: ERAS.map((era) => ({ label: ERA_NAMES[era - 1]!, cells: CRITICAL[era].map((resource) => RESOURCE_NAMES[resource]) })),
};

const SIZE_NAMES: readonly Both[] = [
  { en: 'Village', fr: 'Village' },
  { en: 'Town', fr: 'Ville' },
  { en: 'City', fr: 'Cité' },
  { en: 'Metropolis', fr: 'Métropole' },
];
/** CIV-PRA-01: a productive settlement yields the figure in brackets. */
const yieldRow = (label: Both, hasResource: boolean, isHappy: boolean): BookTable['rows'][number] => ({
  label,
  cells: SIZE_NAMES.map((_, i) => {
    const [once, twice] = [cityYield(i + 1, hasResource, isHappy, false), cityYield(i + 1, hasResource, isHappy, true)];
    return { en: `${once} (${twice})`, fr: `${once} (${twice})` };
  }),
});
const YIELDS: BookTable = {
  caption: {
    en: 'What a settlement yields; in brackets when productive',
    fr: 'Ce que rapporte une colonie ; entre parenthèses, productive',
  },
  head: SIZE_NAMES,
  rows: [
    yieldRow({ en: 'Plain, unhappy', fr: 'Simple, malheureuse' }, false, false),
    yieldRow({ en: 'Plain, happy', fr: 'Simple, heureuse' }, false, true),
    yieldRow({ en: 'Resource, unhappy', fr: 'Ressource, malheureuse' }, true, false),
    yieldRow({ en: 'Resource, happy', fr: 'Ressource, heureuse' }, true, true),
  ],
};

const nameOf = (key: keyof typeof en): Both => ({ en: en[key], fr: fr[key] });

/** CIV-UPG-04: the 30 units with what they roll and the technology that brings them; aircraft add their dice to those of another. */
const FORCES: BookTable = {
  caption: { en: 'The table of forces', fr: 'Le tableau des forces' },
  head: [
    { en: 'Era', fr: 'Époque' },
    { en: 'Dice', fr: 'Dés' },
    { en: 'Technology', fr: 'Technologie' },
  ],
  rows: UNITS.map(({ id, era, category, dice, bonus, tech }) => {
    const rolled = `${category === 'aircraft' ? '+' : ''}${dice}${bonus > 0 ? ` +${bonus}` : ''}`;
    return { label: nameOf(`unit.${id}`), cells: [ERA_NAMES[era - 1]!, { en: rolled, fr: rolled }, nameOf(`tech.${tech as TechId}`)] };
  }),
};

export const battleTables = (kind: string): readonly BookTable[] => (kind === 'basic' ? [] : [FORCES]);
export const productionTables = (kind: string): readonly BookTable[] => (kind === 'basic' ? [CRITICAL_TABLE] : [CRITICAL_TABLE, YIELDS]);
export const purchaseTables = (kind: string): readonly BookTable[] => [prices(kind === 'basic' ? BASIC : ADVANCED)];
