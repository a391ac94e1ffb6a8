import type { Civ } from '../../../../games/civilization/state/state.js';
import { writeMove } from '../../../../kernel/index.js';
import type { PlanChip } from '../../../table/plan.js';
import type { Choice } from '../../../table/table.js';
import type { Picking } from '../../../table/use-picking.js';

/** A single choice as a chip of the plan: the same act as without one. */
export function chipOf(choice: Choice<Civ>, picking: Picking<Civ>): PlanChip {
  const look = picking.look(choice);
  const detail = choice.refusal ? look.reason : look.detail;
  return {
    key: writeMove(choice.move),
    icon: look.icon,
    label: look.label,
    ...(look.spoken === undefined ? undefined : { spoken: look.spoken }),
    ...(detail === undefined ? undefined : { detail }),
    state: choice.refusal ? 'blocked' : picking.selected === choice ? 'selected' : 'selectable',
    act: (anchor) => picking.act(choice, anchor),
    point: (on) => picking.point(on && !choice.refusal ? choice : null),
  };
}
