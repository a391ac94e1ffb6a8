import type { Civ } from '../../../../games/civilization/state/state.js';
import type { PlanTools } from '../../../table/plan.js';
import type { CivPlan } from './civ-plan.js';
import { useGroupPlan } from './groups.js';
import { useMovementPlan } from './movement.js';

/** How this board leads through its questions: stacks over the map, everything else by kind. */
export function usePlan(tools: PlanTools<Civ>): CivPlan | null {
  const movement = useMovementPlan(tools);
  const groups = useGroupPlan(tools);
  return movement ?? groups;
}
