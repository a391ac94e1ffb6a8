import type { Seat, Turn } from '../../../kernel/index.js';
import { MARKER, type MarkerId, TREASURE } from '../cards/markers.js';
import { regionsWithin, type Space } from '../cards/world.js';
import type { Civ, Step } from '../state/state.js';
import { loseAll } from './figures.js';
import { gain } from './gold.js';
import { regionId, resize } from './settlements.js';

/** Let seats see the marker of a region. */
function show(t: Turn<Civ>, region: Space, to: readonly Seat[] | 'all'): MarkerId {
  const slot = t.show(to, t.s.markers[region]!);
  t.s.markers = t.s.markers.with(region, slot);
  return slot.card as MarkerId;
}

/** A marker leaves the game, seen by all. */
export function removeMarker(t: Turn<Civ>, region: Space): MarkerId {
  const marker = show(t, region, 'all');
  t.s.markers = t.s.markers.with(region, null);
  t.s.gone = [...t.s.gone, marker];
  return marker;
}

/** A settler looks: a resource and nothing at all are for the finder's eyes only (CIV-EXP-02, 03), the rest is announced. */
export function lookAt(t: Turn<Civ>, seat: Seat, region: Space): void {
  const { type } = MARKER[t.s.markers[region]!.card as MarkerId];
  if (type === 'event') happen(t, seat, region);
  else if (type === 'terrain') turnUp(t, seat, region);
  else {
    const marker = show(t, region, [seat]);
    const at = regionId(region);
    t.tell([seat], { event: 'found', seat, region: at, marker }, { event: 'looked', seat, region: at });
  }
}

/** Turn up a marker for good: terrain (CIV-EXP-10), or the resource of a settlement (CIV-EXP-02). */
function turnUp(t: Turn<Civ>, seat: Seat, region: Space): void {
  const marker = show(t, region, 'all');
  t.emit({ event: 'revealed', seat, region: regionId(region), marker });
}

/** The marker under a village to be founded (CIV-EXP-13): revealed first, with its effect. */
export function revealForFounding(t: Turn<Civ>, seat: Seat, region: Space): void {
  const { type } = MARKER[t.s.markers[region]!.card as MarkerId];
  if (type === 'event') happen(t, seat, region);
  else if (type === 'blank') discard(t, seat, region);
  else turnUp(t, seat, region);
}

const discard = (t: Turn<Civ>, seat: Seat, region: Space): void => {
  const marker = removeMarker(t, region);
  t.emit({ event: 'marker-removed', seat, region: regionId(region), marker });
};

export { discard as discardMarker };

/** Minor civilization, desert and plague have no effect under a start village (CIV-SET-06). */
const WITHOUT_EFFECT: ReadonlySet<MarkerId> = new Set(['minor_civilization', 'desert', 'plague', 'no_encounter']);
export function revealAtStart(t: Turn<Civ>, seat: Seat, region: Space): void {
  if (WITHOUT_EFFECT.has(t.s.markers[region]!.card as MarkerId)) discard(t, seat, region);
  else revealForFounding(t, seat, region);
}

/** An event is announced, removed and resolved (CIV-EXP-04); questions follow as steps. */
function happen(t: Turn<Civ>, seat: Seat, region: Space): void {
  const marker = removeMarker(t, region);
  t.emit({ event: 'revealed', seat, region: regionId(region), marker });
  if (marker === 'treasure')
    gain(t, seat, TREASURE, 'treasure'); // CIV-EXP-06
  else if (marker === 'plague') plague(t, region);
  else t.push(marker === 'free_technology' ? FREE(seat) : { step: 'minor', region });
}
const FREE = (seat: Seat): Step => ({ step: 'find-technology', seat });

/** CIV-EXP-08, CIV-EXP-09: within so many land borders (CIV-ERA-06, CIV-AMB-22) all figures die, the finder's and aircraft too (CIV-AMB-21, CIV-AMB-62), but no fleets beside it (CIV-AMB-63). */
export function plague(t: Turn<Civ>, region: Space): void {
  const radius = t.s.era - 1;
  const regions = regionsWithin(region, radius);
  t.emit({ event: 'plague', region: regionId(region), radius, regions: regions.map(regionId) });
  for (const at of regions) {
    for (let seat = 0; seat < t.s.seats; seat++) loseAll(t, seat, at, 'plague');
    if (t.s.sizes[at]! > 1) resize(t, at, t.s.sizes[at]! - 1, 'plague');
  }
}
