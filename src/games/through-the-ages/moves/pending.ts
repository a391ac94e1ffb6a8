import type { MoveRule, Refusal } from '../../../kernel/index.js';
import type { Move, State, Step, Tta } from '../state/state.js';

export type Rule<K extends Move['move']> = MoveRule<Tta, Extract<Move, { move: K }>>;

/** The question on the table, if it is of this kind. */
export function pending<K extends Step['step']>(s: State, kind: K): Extract<Step, { step: K }> | undefined {
  const top = s.steps[s.steps.length - 1];
  return top?.step === kind ? (top as Extract<Step, { step: K }>) : undefined;
}

/** Nothing to try: the list that most kinds of moves give most of the time. */
export const NONE: readonly never[] = [];

export const WRONG_PHASE: Refusal = { rule: 'TTA-POL-03', code: 'WRONG_PHASE' };
export const NOT_IN_HAND: Refusal = { rule: 'TTA-MCD-01', code: 'CARD_NOT_IN_HAND' };
