import type { Seat, Turn } from '../../../kernel/index.js';
import { strengthOf, surplusFaces } from '../ask/ratings.js';
import { activeCount, playerOf, seatsFrom, traitOf } from '../ask/selectors.js';
import { change } from '../change/change.js';
import type { State, Tta } from '../state/state.js';

/** Points that cards give at the end of a turn, also in an uprising (TTN-EOT-08). */
export function rewardTurn(t: Turn<Tta>): void {
  const { s } = t;
  const seat = s.current;
  const p = playerOf(s, seat);
  const { prize } = s.marks;
  if (prize && (p.lore.developed ?? 0) >= prize.technologies) change(t, seat, { culture: prize.culture }, prize.card); // TTX-CRD-31
  if (p.leader === null) return;
  const strong = traitOf(p, 'strength-prize');
  if (strong && isAmongStrongest(s, seat)) change(t, seat, { culture: strong.culture }, p.leader);
  const surplus = traitOf(p, 'surplus-faces');
  if (surplus) change(t, seat, { culture: surplus.culture * surplusFaces(s, seat) }, p.leader);
  const cabinet = traitOf(p, 'war-cabinet');
  if (cabinet && s.round > 1 && !p.usedThisTurn.includes('arm')) change(t, seat, { culture: cabinet.culture }, p.leader); // TTN-CRD-15
}

/** One of the two strongest, of two players the strongest; ties are won (TTN-CRD-14). */
function isAmongStrongest(s: State, seat: Seat): boolean {
  const place = seatsFrom(s, seat).filter((other) => strengthOf(s, other) > strengthOf(s, seat)).length;
  return place < (activeCount(s) === 2 ? 1 : 2);
}
