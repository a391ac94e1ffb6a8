import { REGIONS, ZONES } from '../../../../games/civilization/cards/map.js';
import {
  decodeArcs,
  linkBetween,
  makeAtlas,
  outlineOf,
  type Point,
  pathData,
  type Ring,
  ringsOf,
  type SpaceShape,
} from '../../../kit/map/index.js';
import { ARCS, CLOSED_WATER, LAND_SHAPES, LINKS, SEA_SHAPES, type ShapeRow, WASTE, WORLD } from './shapes.generated.js';

const arcs = decodeArcs(ARCS, 5);
const neighbours = new Map([...REGIONS, ...ZONES].map(({ id, land, sea }) => [id as string, [...land, ...sea]]));

const shape =
  (kind: 'land' | 'sea') =>
  (row: ShapeRow): SpaceShape => ({ ...row, kind, rings: ringsOf(arcs, row.rings), neighbours: neighbours.get(row.id) ?? [] });

/** The world of the game: regions and zones with their outlines. */
export const ATLAS = makeAtlas(WORLD, [...LAND_SHAPES.map(shape('land')), ...SEA_SHAPES.map(shape('sea'))]);

/** Which kinds of ground lie on both sides of each line: L region, S zone, W waste, V closed water. */
const sides: string[] = arcs.map(() => '');
const note = (letter: string, rings: readonly (readonly number[])[]) => {
  for (const n of rings.flat()) sides[n >= 0 ? n : -n - 1] += letter;
};
for (const { rings } of LAND_SHAPES) note('L', rings);
for (const { rings } of SEA_SHAPES) note('S', rings);
note('W', WASTE);
note('V', CLOSED_WATER);
const lines = (...kinds: string[]): string =>
  arcs.map((arc: Ring, i) => (kinds.includes([...sides[i]!].sort().join('')) ? pathData(arc, false) : '')).join('');

const COAST_KINDS = ['LS', 'LV', 'SW', 'VW'];
/** The plates of the engraving as path data. */
export const COAST = lines(...COAST_KINDS);
export const BORDERS = lines('LL', 'LW');
export const SEA_BORDERS = lines('SS', 'SV');
export const WASTE_OUTLINE = outlineOf(ringsOf(arcs, WASTE));
export const CLOSED_OUTLINE = outlineOf(ringsOf(arcs, CLOSED_WATER));
export const LAND_OUTLINE =
  [...ATLAS.spaces.values()]
    .filter((space) => space.kind === 'land')
    .map((space) => space.outline)
    .join('') + WASTE_OUTLINE;

const CELL = 125;
/** The coast in pieces of a part of the world each: where nothing of one is seen, nothing of it is drawn. */
export const COAST_PARTS: readonly string[] = (() => {
  const parts = new Map<string, string>();
  arcs.forEach((arc: Ring, i) => {
    if (!COAST_KINDS.includes([...sides[i]!].sort().join(''))) return;
    const [x, y] = arc[arc.length >> 1]!;
    const cell = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    parts.set(cell, (parts.get(cell) ?? '') + pathData(arc, false));
  });
  return [...parts.values()];
})();

/** Straits and short borders: two dots and the line between them. */
export const STRAITS: readonly (readonly [Point, Point])[] = LINKS.map(([a, b]) =>
  linkBetween(ATLAS.spaces.get(a)!.rings, ATLAS.spaces.get(b)!.rings, 1.6),
);

export const isSea = (id: string): boolean => ATLAS.spaces.get(id)?.kind === 'sea';
