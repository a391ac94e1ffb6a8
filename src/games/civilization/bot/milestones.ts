import type { Seat } from '../../../kernel/index.js';
import { openMilestones, progress } from '../ask/milestones.js';
import { tablesOf } from '../ask/table.js';
import { KIND } from '../cards/kinds.js';
import { MILESTONES, type Milestone } from '../cards/tables.js';
import { spaceOf } from '../cards/world.js';
import type { Move, State } from '../state/state.js';
import { WEIGHTS } from './weights.js';

/** Points by which a purchase comes nearer to the milestones that are still open, or goes away from them (CIV-WON-02). */
export function aimsOf(s: State, seat: Seat): (m: Move) => number {
  const open = openMilestones(s).map((i) => ({ goal: MILESTONES[i]!, have: progress(s, seat, i) }));
  return (m) => open.reduce((sum, { goal, have }) => sum + nearer(s, goal, have, m), 0);
}

/** What is almost reached is almost worth its points. */
function nearer(s: State, goal: Milestone, have: number, m: Move): number {
  const by = stepTowards(s, goal, m);
  if (by === 0) return 0;
  const hope = (n: number): number => WEIGHTS.nearness ** Math.max(0, goal.n - n);
  return tablesOf(s).points.wonder * (hope(have + by) - hope(have));
}

function stepTowards(s: State, goal: Milestone, m: Move): number {
  if (goal.of === 'settlements') {
    if (m.move === 'found') return goal.size === 1 ? 1 : 0;
    if (m.move !== 'expand') return 0;
    const size = s.sizes[spaceOf(m.region)]!;
    return size + 1 === goal.size ? 1 : size === goal.size ? -1 : 0;
  }
  if (m.move === 'buy-technology') return goal.of === 'technologies' ? 1 : 0;
  if (m.move !== 'recruit' || KIND[m.kind].era !== s.era) return 0;
  return (goal.of === 'armies' && KIND[m.kind].isArmy) || (goal.of === 'fleets' && KIND[m.kind].isFleet) ? 1 : 0;
}
