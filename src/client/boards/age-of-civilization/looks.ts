import type { Region } from '../../../games/age-of-civilization/cards/civilisations.js';
import { civOf, specialOf, techOf, trackCardOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import type { IconName, VignetteProps } from '../../kit/index.js';
import { ACTION_GLYPHS, CIV_GLYPHS, SCENARIO_GLYPHS, SYMBOL_GLYPHS, TECH_GLYPHS, TOKEN_GLYPHS, WONDER_GLYPHS } from './glyphs.js';

/** Family colours and landscapes: what a card looks like, drawn from its row. */

const REGION_COLOURS: Readonly<Record<Region, string>> = {
  africa: 'var(--reg-africa)',
  europe: 'var(--reg-europe)',
  east_asia: 'var(--reg-east-asia)',
  middle_east: 'var(--reg-mideast)',
  south_asia: 'var(--reg-south-asia)',
  americas_oceania: 'var(--reg-americas)',
  barbarians: 'var(--reg-barbarians)',
};
export const WONDER_COLOUR = 'var(--kind-wonder)';
export const TECH_COLOUR = 'var(--kind-special)';
export const TOKEN_COLOUR = 'var(--kind-event)';

type Scenery = Pick<VignetteProps, 'far' | 'near' | 'sea'>;

const REGION_SCENERY: Readonly<Record<Region, Scenery>> = {
  africa: { far: 'dunes', near: 'dunes' },
  europe: { far: 'hills', near: 'hills' },
  east_asia: { far: 'mountains', near: 'hills' },
  middle_east: { far: 'dunes', near: 'flat' },
  south_asia: { far: 'terraces', near: 'hills' },
  americas_oceania: { far: 'mountains', near: 'terraces' },
  barbarians: { far: 'hills', near: 'flat' },
};
/** Peoples of the sea stand before water, cities before walls. */
const SEA_PEOPLES = new Set([
  'carthage',
  'britain',
  'minoa',
  'phoenicia',
  'srivijaya',
  'polynesia',
  'vikings',
  'iberia',
  'japan',
  'greece',
  'byzantium',
]);
const CITY_PEOPLES = new Set(['rome', 'babylon', 'sumer', 'italy', 'india', 'harappa', 'korea', 'tiwanaku', 'maya', 'khmer']);

interface ActionLook extends Scenery {
  readonly colour: string;
}
const ACTION_LOOKS: Readonly<Record<ActionId, ActionLook>> = {
  wonder: { colour: 'var(--kind-wonder)', far: 'dunes', near: 'flat' },
  research: { colour: 'var(--kind-lab)', far: 'city', near: 'flat' },
  slavery: { colour: 'var(--kind-tactic)', far: 'dunes', near: 'flat' },
  culture: { colour: 'var(--kind-theater)', far: 'city', near: 'hills' },
  construction: { colour: 'var(--kind-urban)', far: 'city', near: 'flat' },
  conquest: { colour: 'var(--kind-military)', far: 'mountains', near: 'hills' },
  hunting: { colour: 'var(--kind-arena)', far: 'hills', near: 'hills' },
  fishing: { colour: 'var(--kind-lab)', far: 'hills', sea: true },
  commerce: { colour: 'var(--kind-library)', far: 'mountains', near: 'dunes' },
  farm: { colour: 'var(--kind-temple)', far: 'hills', near: 'terraces' },
  quarry: { colour: 'var(--kind-mine)', far: 'mountains', near: 'terraces' },
  festival: { colour: 'var(--kind-theater)', far: 'city', near: 'flat' },
  caravan: { colour: 'var(--kind-library)', far: 'dunes', near: 'dunes' },
  caravanserai: { colour: 'var(--reg-mideast)', far: 'dunes', near: 'flat' },
  ritual: { colour: 'var(--kind-tactic)', far: 'terraces', near: 'hills' },
  exodus: { colour: 'var(--kind-arena)', far: 'mountains', near: 'flat' },
  fortify: { colour: 'var(--kind-urban)', far: 'mountains', near: 'flat' },
};
const PLAGUE_LOOK: ActionLook = { colour: 'var(--kind-farm)', far: 'city', near: 'hills' };

export type Drawing = Pick<VignetteProps, 'id' | 'colour' | 'far' | 'near' | 'sea' | 'glyph'>;

export const regionColour = (region: Region): string => REGION_COLOURS[region];
export const colourOfCiv = (id: string): string => REGION_COLOURS[civOf(id).region];

export function drawCiv(id: string): Drawing {
  const { key, region } = civOf(id);
  const scenery = REGION_SCENERY[region];
  const sea = SEA_PEOPLES.has(key);
  return {
    id,
    colour: REGION_COLOURS[region],
    ...scenery,
    ...(CITY_PEOPLES.has(key) ? { far: 'city' } : undefined),
    sea,
    glyph: CIV_GLYPHS[key as keyof typeof CIV_GLYPHS],
  };
}

export function drawTrackCard(id: string): Drawing {
  const { action, symbol } = trackCardOf(id);
  if (action) return { id, ...ACTION_LOOKS[action], glyph: ACTION_GLYPHS[action] };
  return { id, ...PLAGUE_LOOK, glyph: SYMBOL_GLYPHS[symbol === 'greatPlague' ? 'greatPlague' : 'plague'] };
}
export const drawAction = (action: ActionId): Drawing => ({ id: action, ...ACTION_LOOKS[action], glyph: ACTION_GLYPHS[action] });

const SEA_WONDERS = new Set(['WON-lighthouse', 'WON-colossus', 'WON-moai', 'WON-moai-2']);
export const drawWonder = (id: string): Drawing => ({
  id,
  colour: WONDER_COLOUR,
  far: 'hills',
  near: 'terraces',
  sea: SEA_WONDERS.has(id),
  glyph: WONDER_GLYPHS[id as keyof typeof WONDER_GLYPHS],
});

const COLUMN_COLOURS = { left: 'var(--kind-lab)', middle: 'var(--kind-government)', right: 'var(--kind-military)' } as const;
export const columnColour = (column: 'left' | 'middle' | 'right'): string => COLUMN_COLOURS[column];
export function drawTech(id: string): Drawing {
  const column = techOf(id).position.split(':')[0] as keyof typeof COLUMN_COLOURS;
  return { id, colour: COLUMN_COLOURS[column], far: 'city', near: 'flat', glyph: techGlyph(id) };
}
export const drawSpecial = (id: string): Drawing => ({
  id,
  colour: COLUMN_COLOURS[specialOf(id).column],
  far: 'city',
  near: 'flat',
  glyph: techGlyph(specialOf(id).technologies[1].id),
});
export const drawToken = (id: string): Drawing => ({ id, colour: TOKEN_COLOUR, far: 'hills', near: 'flat', glyph: tokenGlyph(id) });
export const drawScenario = (id: string): Drawing => ({
  id,
  colour: 'var(--kind-government)',
  far: 'mountains',
  near: 'dunes',
  glyph: SCENARIO_GLYPHS[id as keyof typeof SCENARIO_GLYPHS],
});

export const techGlyph = (id: string): IconName => TECH_GLYPHS[id as keyof typeof TECH_GLYPHS];
export const wonderGlyph = (id: string): IconName => WONDER_GLYPHS[id as keyof typeof WONDER_GLYPHS];
export const tokenGlyph = (id: string): IconName => TOKEN_GLYPHS[id as keyof typeof TOKEN_GLYPHS];
export const actionGlyph = (id: ActionId): IconName => ACTION_GLYPHS[id];
