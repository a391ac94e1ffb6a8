import { REGIONS, type SpaceId, ZONES } from './map.js';

/** A space by number: regions first (0 to 65), then zones. States use numbers, moves and events the ids. */
export type Space = number;
export const REGION_COUNT = REGIONS.length;
export const SPACES: readonly SpaceId[] = [...REGIONS.map((x) => x.id), ...ZONES.map((x) => x.id)];
const NUMBERS: ReadonlyMap<string, Space> = new Map(SPACES.map((id, i) => [id, i]));

export const idOf = (space: Space): SpaceId => SPACES[space]!;
/** The number of a space; -1 for what is none. */
export const spaceOf = (id: string): Space => NUMBERS.get(id) ?? -1;
export const isRegion = (space: Space): boolean => space >= 0 && space < REGION_COUNT;

const numbers = (ids: readonly string[]): readonly Space[] => ids.map(spaceOf);
/** Neighbours over land, across the edge of the map too (CIV-GEN-03): of regions only (CIV-GEN-02). */
export const LAND: readonly (readonly Space[])[] = [...REGIONS.map((x) => numbers(x.land)), ...ZONES.map(() => [])];
/** Neighbours between zones. */
export const SEA: readonly (readonly Space[])[] = [...REGIONS.map(() => []), ...ZONES.map((x) => numbers(x.sea))];
/** Zones along a region's coast, regions along a zone. */
export const COAST: readonly (readonly Space[])[] = [...REGIONS.map((x) => numbers(x.sea)), ...ZONES.map((x) => numbers(x.land))];
/** Is there such a border between two spaces? Asked for every step that a piece might make. */
function borderBetween(borders: readonly (readonly Space[])[]): (a: Space, b: Space) => boolean {
  const table = new Uint8Array(SPACES.length * SPACES.length);
  for (let a = 0; a < SPACES.length; a++) for (const b of borders[a]!) table[a * SPACES.length + b] = 1;
  return (a, b) => a >= 0 && b >= 0 && table[a * SPACES.length + b] === 1;
}
export const touchByLand = borderBetween(LAND);
export const touchBySea = borderBetween(SEA);
export const touchAtCoast = borderBetween(COAST);
/** All spaces next to a space: aircraft fly over any of them (CIV-MOV-03). */
export const AROUND: readonly (readonly Space[])[] = SPACES.map((_, i) => [...LAND[i]!, ...SEA[i]!, ...COAST[i]!]);

export const NO_WAY = 255;
/** How many borders lie between a space and every other one. */
function distancesFrom(start: Space, borders: readonly (readonly Space[])[]): readonly number[] {
  const found = new Array<number>(SPACES.length).fill(NO_WAY);
  found[start] = 0;
  const queue = [start];
  for (const at of queue)
    for (const next of borders[at]!)
      if (found[next] === NO_WAY) {
        found[next] = found[at]! + 1;
        queue.push(next);
      }
  return found;
}
const OVER_LAND = SPACES.map((_, i) => distancesFrom(i, LAND));
const OVER_SEA = SPACES.map((_, i) => distancesFrom(i, SEA));
const BY_AIR = SPACES.map((_, i) => distancesFrom(i, AROUND));

/** Land borders between two regions; NO_WAY across water. */
export const landDistance = (a: Space, b: Space): number => OVER_LAND[a]![b]!;
export const airDistance = (a: Space, b: Space): number => BY_AIR[a]![b]!;
export const zoneDistance = (a: Space, b: Space): number => OVER_SEA[a]![b]!;

/** The number of zones in a chain from a coast of one region to a coast of the other (CIV-TRD-07). */
const CHAINS = REGIONS.map((_, a) => REGIONS.map((_, b) => {
  const pairs = COAST[a]!.flatMap((x) => COAST[b]!.map((y) => OVER_SEA[x]![y]! + 1));
  return Math.min(NO_WAY, ...pairs);
}));
export const seaDistance = (a: Space, b: Space): number => CHAINS[a]![b]!;
/** Regions within so many land borders, the start included. */
export const regionsWithin = (start: Space, radius: number): readonly Space[] =>
  REGIONS.flatMap((_, i) => (OVER_LAND[start]![i]! <= radius ? [i] : []));
/** Where an aircraft may fly to from each space (CIV-AIR-01). */
export const FLIGHTS: readonly (readonly Space[])[] = SPACES.map((_, a) => SPACES.flatMap((_, b) => (a !== b && BY_AIR[a]![b]! <= 3 ? [b] : [])));
