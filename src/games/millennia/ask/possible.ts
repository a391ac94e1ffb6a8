import type { Seat } from '../../../kernel/index.js';
import type { Effect } from '../cards/ability.js';
import type { Player, State } from '../state/state.js';
import { canAdvance } from './advances.js';
import { playerOf } from './selectors.js';

/** MIL-RES-05: the research cards on display that a player has not claimed. */
export const claimable = (s: State, p: Player): string[] => s.research.filter((id) => !p.research.includes(id));

/** MIL-179: technologies that would end with this age. */
export const extendable = (s: State, p: Player): string[] => p.techs.flatMap((x) => (x.last === s.age ? [x.id] : []));

/** Nothing to claim (MIL-AMB-16), nothing to lengthen: such an effect does nothing. */
export function isVain(s: State, seat: Seat, e: Effect): boolean {
  if (e.do === 'claimResearch') return claimable(s, playerOf(s, seat)).length === 0;
  return e.do === 'extendTechDuration' && extendable(s, playerOf(s, seat)).length === 0;
}

/** Would a bonus do anything at all? An advance that the marker cannot make is not worth a question. */
export const canHappen = (s: State, seat: Seat, effects: readonly Effect[]): boolean =>
  effects.some((e) => (e.do === 'advance' ? canAdvance(s, playerOf(s, seat), e.track) : !isVain(s, seat, e)));
