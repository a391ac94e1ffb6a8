import type { Seat } from '../../../kernel/index.js';
import { techOf } from '../cards/index.js';
import type { State } from '../state/state.js';
import { passives, playerOf } from './selectors.js';

/**
 * How many displayed pairs a player matches by technology cards (MIL-PRO-01, MIL-ICO-05), with Granary (121) and card
 * 241 (MIL-PRO-05); nothing is engaged (MIL-AMB-09, MIL-AMB-30).
 */
export function pairsMatched(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const types = p.techs.map((x) => techOf(x.id).type as string);
  const needed = Math.min(2, ...passives(p, 'prosperityIconsNeeded').map((e) => e.n));
  let best = iconsFound(s, types).filter((n) => n >= needed).length;
  // One own card of the wild types may stand for one missing icon, and then does not supply its own (MIL-241).
  for (const type of passives(p, 'prosperityWildcard')[0]?.types ?? []) {
    const at = types.indexOf(type);
    if (at < 0) continue;
    const others = iconsFound(
      s,
      types.filter((_, i) => i !== at),
    );
    best = Math.max(best, others.filter((n) => n >= needed).length + (others.includes(needed - 1) ? 1 : 0));
  }
  return best;
}

/** For each displayed pair, how many of its two icons are owned. */
function iconsFound(s: State, types: readonly string[]): number[] {
  const icons = s.prosperity.map((slot) => (types.includes(slot.card!.slice('prosperity-'.length)) ? 1 : 0));
  return Array.from({ length: icons.length / 2 }, (_, i) => icons[2 * i]! + icons[2 * i + 1]!);
}
