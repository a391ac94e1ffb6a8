import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { isAlwaysHappy, isFertileLand } from '../ask/production.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import { RESOURCES } from '../cards/markers.js';
import { CRITICAL_GOLD, cityYield, monopolyOf, TYPE_GOLD } from '../cards/tables.js';
import type { Space } from '../cards/world.js';
import type { State } from '../state/state.js';
import { cardsOf, chanceOf } from './outlook.js';

/** Gold that the second card of a resource is worth, on the way to a monopoly. */
const HALFWAY = 3;
/** What happiness for one settlement brings on average to each that waits for it. */
const CHEER = 0.8;

/** A position that does not change while it is looked at. */
interface Look {
  readonly s: State;
}
const HELD = new WeakMap<Look, (readonly number[] | undefined)[]>();
/** The cards that a seat owns, counted once for a look at a position. */
function heldBy(o: Look, seat: Seat): readonly number[] {
  const known = HELD.get(o) ?? [];
  HELD.set(o, known);
  known[seat] ??= cardsOf(o.s, seat, false);
  return known[seat];
}

/** Gold in a production that a seat has of a settlement, or would have of somebody else's: what it yields, and what its card adds to those held. */
export function shareOf(o: Look, region: Space, seat: Seat): number {
  const { s } = o;
  const resource = resourceAt(s, region);
  const size = s.sizes[region]!;
  const isRich = isAdvanced(s);
  const isFertile = isFertileLand(s, region);
  const isHappy = isAlwaysHappy(resource);
  let gold = isRich ? cityYield(size, resource !== null, isHappy, isFertile) + (isHappy ? 0 : CHEER) : size + Number(isFertile);
  if (!resource) return gold;
  const held = heldBy(o, seat)[RESOURCES.indexOf(resource)]! + (s.owners[region] === seat ? 0 : 1);
  gold += monopolyOf(held) - monopolyOf(held - 1);
  if (held === 2) gold += HALFWAY;
  if (held === 1) gold += isRich ? TYPE_GOLD + chanceOf(s, resource) * CRITICAL_GOLD : techCount(s, seat) + 3 * chanceOf(s, resource);
  return gold;
}
