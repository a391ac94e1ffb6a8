import type { Earmark, Player, Use } from '../state/state.js';
import { isUnit, isUrban, traitOf } from './selectors.js';

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
