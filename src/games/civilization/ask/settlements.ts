import type { Seat } from '../../../kernel/index.js';
import { TECH_NUMBER } from '../cards/index.js';
import { MARKER, type MarkerId, type Resource } from '../cards/markers.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { REGION_COUNT, type Space } from '../cards/world.js';
import { NOBODY, type State } from '../state/state.js';
import { isAdvanced } from './table.js';

const FACE_UP = -1;

/** The marker that lies face up in a region, if any. */
export function openMarker(s: State, region: Space): MarkerId | null {
  const slot = s.markers[region];
  return slot && slot.known === FACE_UP ? (slot.card as MarkerId) : null;
}
/** Does a marker lie there that somebody has not seen? */
export const isHidden = (s: State, region: Space): boolean => (s.markers[region] ?? null) !== null && s.markers[region]!.known !== FACE_UP;
export const hasSeen = (s: State, seat: Seat, region: Space): boolean => ((s.markers[region]?.known ?? 0) & (1 << seat)) !== 0;

/** The resource of a settlement there (CIV-EXP-02). */
export function resourceAt(s: State, region: Space): Resource | null {
  const marker = openMarker(s, region);
  return marker && MARKER[marker].type === 'resource' ? (marker as Resource) : null;
}
/** The largest settlement that the terrain bears (CIV-EXP-10). */
export function terrainLimit(s: State, region: Space): number {
  const marker = openMarker(s, region);
  return marker ? MARKER[marker].maxSize : 4;
}

export const isSettled = (s: State, region: Space): boolean => s.owners[region] !== NOBODY;
export function settlementsOf(s: State, seat: Seat): Space[] {
  const found: Space[] = [];
  for (let region = 0; region < REGION_COUNT; region++) if (s.owners[region] === seat) found.push(region);
  return found;
}
export function settlementCount(s: State, seat: Seat): number {
  let n = 0;
  for (let region = 0; region < REGION_COUNT; region++) if (s.owners[region] === seat) n++;
  return n;
}

/** The technology that growth to each size needs (CIV-PUR-06). */
export const GROWTH_TECH = [2, 3, 4].map((size) => TECHNOLOGIES.find((t) => t.size === size)!.id);
/** The largest size that the technologies in play allow; all in the basic game. */
export function techLimit(s: State): number {
  if (!isAdvanced(s)) return 4;
  let size = 1;
  while (size < 4 && s.techs[TECH_NUMBER[GROWTH_TECH[size - 1]!]] !== NOBODY) size++;
  return size;
}
