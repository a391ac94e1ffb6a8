import type { Refusal, Seat } from '../../../kernel/index.js';
import type { State, Step } from '../state/state.js';

/** An action that an event gives to a seat: for less, and without a token (TTN-CRD-13). */
export function givenTo(s: State, seat: Seat): Extract<Step, { step: 'one-cheaper' }> | undefined {
  const top = s.steps[s.steps.length - 1];
  return top?.step === 'one-cheaper' && top.seat === seat ? top : undefined;
}
export const lessNow = (s: State, seat: Seat): number => givenTo(s, seat)?.n ?? 0;
/** What an event does not give: action cards, units. */
export const NOT_GIVEN: Refusal = { rule: 'TTN-CRD-13', code: 'NOT_A_CHOICE' };
