import type { Seat } from '../../../kernel/index.js';
import { incomeOf, yieldsOf } from '../ask/production.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import { MARKER, type MarkerId } from '../cards/markers.js';
import { MINIMUM } from '../cards/tables.js';
import { type Space, spaceOf } from '../cards/world.js';
import type { Move, State } from '../state/state.js';

/** What a settlement more, or a larger one, adds to the next production before the dice; if nothing, why, and by which rule. */
export interface Gain {
  readonly gold: number;
  readonly why?: 'minimum' | 'unhappy';
  readonly rule?: string;
  /** What production would be without the minimum, and the minimum. */
  readonly sum: number;
  readonly minimum: number;
}

function gainOf(before: State, after: State, seat: Seat, region: Space): Gain {
  const [now, then] = [incomeOf(before, seat, null), incomeOf(after, seat, null)];
  const gain = { gold: then.total - now.total, sum: then.total - then.raised, minimum: MINIMUM };
  if (gain.gold !== 0) return gain;
  if (then.raised > 0) return { ...gain, why: 'minimum', rule: isAdvanced(after) ? 'CIV-PRA-06' : 'CIV-PRB-05' };
  const isPlain = resourceAt(after, region) === null;
  // A face given to the village is missing elsewhere: whichever of equal assignments is counted, somebody is unhappy.
  const isBare = isPlain && yieldsOf(after, seat).some((y) => !y.isHappy);
  return isBare ? { ...gain, why: 'unhappy', rule: 'CIV-HAP-01' } : gain;
}

/** The region as it is once a village stands there: what only I know of it lies face up then (CIV-EXP-02), a blank is gone (CIV-EXP-13). */
function opened(s: State, region: Space): State['markers'] | undefined {
  const slot = s.markers[region];
  if (!slot) return s.markers;
  if (slot.card === null) return undefined;
  const { type } = MARKER[slot.card as MarkerId];
  if (type !== 'resource' && type !== 'terrain') return s.markers.with(region, null);
  return s.markers.with(region, { ...slot, known: -1 });
}

/** What founding or growth brings; nothing is said of a place whose marker the buyer has not seen. */
export function growthGain(s: State, seat: Seat, move: Move): Gain | undefined {
  if (move.move !== 'found' && move.move !== 'expand' && move.move !== 'grow') return undefined;
  const region = spaceOf(move.region);
  if (move.move !== 'found') return gainOf(s, { ...s, sizes: s.sizes.with(region, s.sizes[region]! + 1) }, seat, region);
  const markers = opened(s, region);
  if (!markers) return undefined;
  return gainOf(s, { ...s, markers, owners: s.owners.with(region, seat), sizes: s.sizes.with(region, 1) }, seat, region);
}
