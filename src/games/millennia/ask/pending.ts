import type { Refusal, Seat } from '../../../kernel/index.js';
import { ruleOf } from '../cards/index.js';
import { nameOf } from '../say/names.js';
import type { State, Task } from '../state/state.js';
import { playerOf } from './selectors.js';

/** The question a player has to answer, if it is of this kind. */
export function pending<K extends Task['task']>(s: State, seat: Seat, kind: K): Extract<Task, { task: K }> | undefined {
  const { tasks } = playerOf(s, seat);
  const top = tasks[tasks.length - 1];
  return top?.task === kind ? (top as Extract<Task, { task: K }>) : undefined;
}

export const isBusy = (s: State, seat: Seat): boolean => playerOf(s, seat).tasks.length > 0;
export const ANSWER_FIRST: Refusal = { rule: 'MIL-TRK-03', code: 'ANSWER_FIRST' };
/** What would do nothing at all is not for sale, and no card is used up by it. */
export const noEffect = (card: string): Refusal => ({ rule: ruleOf(card), code: 'NO_EFFECT', params: { card: nameOf(card) } });
export const NOTHING_PENDING: Refusal = { rule: 'MIL-NET-12', code: 'NOTHING_PENDING' };
