import type { Seat } from '../../../kernel/index.js';
import type { Earmark, Player, State, Use } from '../state/state.js';
import { isAmongWeakest } from './ranking.js';
import { isUnit, isUrban, playerOf, traitOf } from './selectors.js';

/** What a worker on such a technology is, as a thing to spend on. */
export const useOf = (type: string): Use => (isUnit(type) ? 'unit' : isUrban(type) ? 'urban' : 'land');

/** How much is set aside for such a purpose (TTA-MIL-04, TTX-EAR-01). */
export function earmarkedFor(p: Player, goods: Earmark['goods'], use: Use): number {
  let n = 0;
  for (const x of p.earmarks) if (x.goods === goods && x.uses.includes(use)) n += x.n;
  return n;
}

/** What a civilisation's cards set aside anew each turn. */
export function reservesOf(p: Player): readonly Earmark[] {
  const [arms, works] = [traitOf(p, 'military-resources'), traitOf(p, 'works-resources')];
  if (arms) return [{ from: p.leader!, goods: 'resources', uses: ['unit'], n: arms.n }];
  return works ? [{ from: p.leader!, goods: 'resources', uses: ['urban', 'wonder'], n: works.n }] : NONE;
}
const NONE: readonly Earmark[] = [];

/** What comes on top of it for who is among the weakest at the moment it is set aside (TTA-AMB-46). */
export function moreForTheWeak(s: State, seat: Seat): number {
  const trait = traitOf(playerOf(s, seat), 'military-resources');
  return trait?.weak && isAmongWeakest(s, seat) ? trait.weak - trait.n : 0;
}
