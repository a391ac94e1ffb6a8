import type { Seat, Turn } from '../../../kernel/index.js';
import { moreForTheWeak } from '../ask/earmarks.js';
import { playerOf, precedes } from '../ask/selectors.js';
import type { Cause, Earmark, Tta, Use } from '../state/state.js';

const tell = (t: Turn<Tta>, seat: Seat, { goods }: Earmark, n: number, cause: Cause): void =>
  t.emit({ event: 'change', seat, by: { [goods === 'science' ? 'insight' : 'armament']: n }, cause });

/** Goods for a purpose, until the end of the turn; they belong to the card they come from (TTA-MIL-04, TTX-EAR-01). */
export function earmark(t: Turn<Tta>, seat: Seat, mark: Earmark, cause: Cause): void {
  if (mark.n <= 0) return;
  const p = playerOf(t.s, seat);
  // Those of a card in play would leave with it: they stand first and are spent first.
  p.earmarks = mark.from === p.leader ? [mark, ...p.earmarks] : [...p.earmarks, mark];
  tell(t, seat, mark, mark.n, cause);
}

/** Spend what is set aside for such a purpose, the narrower first, and say what is left to pay. */
export function spendEarmarked(t: Turn<Tta>, seat: Seat, goods: Earmark['goods'], use: Use, price: number, cause: Cause): number {
  const p = playerOf(t.s, seat);
  if (p.earmarks.length === 0) return price;
  const fitting = p.earmarks.filter((x) => x.goods === goods && x.uses.includes(use));
  let left = price;
  for (const mark of fitting.sort((a, b) => a.uses.length - b.uses.length)) left -= take(t, seat, mark, left, cause);
  return left;
}
function take(t: Turn<Tta>, seat: Seat, mark: Earmark, wanted: number, cause: Cause): number {
  const n = Math.min(mark.n, wanted);
  if (n <= 0) return 0;
  const p = playerOf(t.s, seat);
  p.earmarks = p.earmarks.flatMap((x) => (x !== mark ? [x] : x.n > n ? [{ ...x, n: x.n - n }] : []));
  tell(t, seat, mark, -n, cause);
  return n;
}

/** Cards came or went in one's own turn: what is left of what they give each turn goes with them (TTA-AMB-45), what they set aside comes (TTA-AMB-46). */
export function renewReserves(t: Turn<Tta>, seat: Seat, before: readonly Earmark[], after: readonly Earmark[], cause: Cause): void {
  const p = playerOf(t.s, seat);
  for (const old of before) {
    if (after.some((x) => x.from === old.from)) continue;
    let taken = 0;
    for (const mark of p.earmarks) if (mark.from === old.from) taken += take(t, seat, mark, mark.n, cause);
    // The first version of these rules took the whole reserve, also out of what other cards had given.
    if (t.s.rules === 1) for (const mark of p.earmarks) taken += take(t, seat, mark, old.n - taken, cause);
  }
  for (const mark of after) {
    if (before.some((x) => x.from === mark.from)) continue;
    // The rules before the seventh version measured nobody who came in mid-turn.
    earmark(t, seat, { ...mark, n: mark.n + (precedes(t.s, 7) ? 0 : moreForTheWeak(t.s, seat)) }, cause);
  }
}
