import type { Seat } from '../../../kernel/index.js';
import { ALL } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { villagePrice } from '../ask/prices.js';
import { hasSeen } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import { MARKER, MARKERS, type MarkerId, RESOURCES } from '../cards/markers.js';
import { CRITICAL_GOLD, monopolyOf, TYPE_GOLD } from '../cards/tables.js';
import { REGION_COUNT, type Space } from '../cards/world.js';
import { NOBODY, type State } from '../state/state.js';
import { byWorth, type Goal } from './journeys.js';
import { chanceOf, coinWorth, type Prospect, streamWorth } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** The marker of a region as far as the seat may know it. */
export function knownMarker(s: State, seat: Seat, region: Space): MarkerId | 'unknown' | null {
  const slot = s.markers[region];
  if (!slot) return null;
  return slot.known === ALL || hasSeen(s, seat, region) ? (slot.card as MarkerId) : 'unknown';
}

/** Points that a village with this marker brings over the productions to come: itself, its yield and its card. */
function villageWorth(s: State, seat: Seat, marker: MarkerId | null, prospect: Prospect, productions: number): number {
  const row = marker ? MARKER[marker] : undefined;
  if (row?.maxSize === 0) return 0;
  const isRich = isAdvanced(s);
  let gold = isRich ? 0.8 : 1;
  if (row?.type === 'terrain') gold += marker === 'fertile' ? (isRich ? 2 : 1) : -0.3;
  if (row?.type === 'resource') {
    const i = RESOURCES.indexOf(marker as never);
    const held = prospect.held[i]!;
    gold += isRich ? 2 + (row.alwaysHappy ? 1.5 : 0) : 0;
    gold += monopolyOf(held + 1) - monopolyOf(held);
    // The way to a monopoly is worth something before it is reached.
    if (held === 1) gold += 3;
    if (held === 0)
      gold += (isRich ? TYPE_GOLD : techCount(s, seat) + 1) + chanceOf(s, marker as never) * (isRich ? CRITICAL_GOLD : prospect.cities);
  }
  return WEIGHTS.village + gold * streamWorth(productions);
}

const HIDDEN = MARKERS.filter(({ type }) => type !== 'blank');
const TOTAL = MARKERS.reduce((n, { count }) => n + count, 0);

/** Where a village is worth founding, the best first; the price is paid. */
export function landsOf(s: State, seat: Seat, prospect: Prospect, productions: number): Goal[] {
  const found: Goal[] = [];
  const price = villagePrice(s) * coinWorth(productions);
  const byMarker = new Map<MarkerId | null, number>();
  const of = (marker: MarkerId | null): number => {
    let worth = byMarker.get(marker);
    if (worth === undefined) {
      worth = villageWorth(s, seat, marker, prospect, productions);
      byMarker.set(marker, worth);
    }
    return worth;
  };
  let average: number | undefined;
  for (let region = 0; region < REGION_COUNT; region++) {
    if (s.owners[region] !== NOBODY) continue;
    const marker = knownMarker(s, seat, region);
    if (marker === 'desert') continue;
    let worth: number;
    if (marker === 'unknown') {
      average ??= HIDDEN.reduce((sum, row) => sum + (row.count / TOTAL) * (of(row.id) - of(null)), of(null));
      worth = average;
    } else worth = of(marker === 'no_encounter' ? null : marker);
    if (worth > price) found.push({ region, worth: worth - price });
  }
  return found.sort(byWorth);
}
