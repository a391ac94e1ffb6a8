import type { Refusal, Seat } from '../../../kernel/index.js';
import { isAlwaysHappy, isFertileLand, pointsOf } from '../ask/production.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced, pending } from '../ask/table.js';
import type { RegionId } from '../cards/map.js';
import { type Space, spaceOf } from '../cards/world.js';
import { no } from '../state/refusals.js';
import type { State } from '../state/state.js';
import { readRegions } from './reading.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

/** In one's own movement and purchases, and while all trade (CIV-HAP-07). */
const isOpen = (s: State, seat: Seat): boolean =>
  isAdvanced(s) && (pending(s, 'movement')?.seat === seat || pending(s, 'purchase')?.seat === seat || pending(s, 'trade') !== undefined);

/** At most one point of a sort for a settlement that has use for it (CIV-HAP-02 to 06). */
function refuseServed(
  s: State,
  seat: Seat,
  regions: readonly RegionId[],
  have: number,
  needsNone: (region: Space) => boolean,
): Refusal | undefined {
  const served = regions.map(spaceOf);
  if (served.some((region) => s.owners[region] !== seat)) return no('CIV-HAP-06', 'NOT_YOUR_SETTLEMENT');
  if (served.some(needsNone)) return no('CIV-HAP-06', 'NEEDS_NO_POINT');
  return served.length > have ? no('CIV-HAP-06', 'TOO_FEW_POINTS', { need: served.length, have }) : undefined;
}

const FIELDS = 3;
const ALL_AS_IS_BEST: readonly MoveOf<'assign'>[] = [{ move: 'assign', happy: [], productive: [] }];

/** Happy and productive points by hand; suggested is only to leave them to the best use again (CIV-HAP-07). */
export const assign: Rule<'assign'> = {
  open: true,
  read(x) {
    const [happy, productive] = [readRegions(x.happy), readRegions(x.productive)];
    return happy && productive && Object.keys(x).length === FIELDS ? { move: 'assign', happy, productive } : undefined;
  },
  candidates: (s, seat) => (s.players[seat]!.served ? ALL_AS_IS_BEST : []),
  refuse(s, seat, { happy, productive }) {
    if (!isOpen(s, seat)) return WRONG_MOMENT;
    const points = pointsOf(s, seat);
    return (
      refuseServed(s, seat, happy, points.happy, (region) => isAlwaysHappy(resourceAt(s, region))) ??
      refuseServed(s, seat, productive, points.productive, (region) => isFertileLand(s, region))
    );
  },
  perform(t, seat, { happy, productive }) {
    const p = t.s.players[seat]!;
    if (happy.length + productive.length === 0) delete p.served;
    else p.served = { happy: happy.map(spaceOf), productive: productive.map(spaceOf) };
    t.emit({ event: 'assigned', seat, happy, productive });
  },
};
