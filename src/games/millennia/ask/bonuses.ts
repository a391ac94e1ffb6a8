import type { Seat } from '../../../kernel/index.js';
import type { Ability, Cost, Effect } from '../cards/ability.js';
import { abilityOf } from '../cards/index.js';
import type { Bonus, SourceId, State, Task } from '../state/state.js';
import { canHappen } from './possible.js';
import { holds } from './selectors.js';

const GAINS: ReadonlySet<Effect['do']> = new Set(['gainVP', 'gainGold', 'gainJoker', 'gainRP']);

/** MIL-NET-10: taken without asking: no cost, no draw, no advance, and nothing left that could change its worth. */
export function isFree(item: Bonus, items: readonly Bonus[]): boolean {
  if (costOf(item.source).length > 0 || !item.effects.every((e) => GAINS.has(e.do))) return false;
  const fixed = item.effects.every((e) => 'n' in e && typeof e.n === 'number');
  return fixed || items.every((other) => other === item || other.effects.every((e) => GAINS.has(e.do)));
}

/** The ability behind a bonus: spaces and board actions have none. */
export const abilityBehind = (source: SourceId): Ability | undefined =>
  /^(book|research|building|diplomacy)-/.test(source) ? abilityOf(source) : undefined;

/** The bonuses that would do something now: another bonus of the space may have changed that (MIL-TRK-03). */
export const openItems = (s: State, seat: Seat, task: Extract<Task, { task: 'bonuses' }>): Bonus[] =>
  task.items.filter((item) => holds(s, seat, abilityBehind(item.source)?.if) && canHappen(s, seat, item.effects));

/** What using a bonus costs: book tokens and research card 230 have prices. */
export const costOf = (source: SourceId): readonly Cost[] => abilityBehind(source)?.cost ?? [];
