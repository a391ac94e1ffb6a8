import type { Seat } from '../../../kernel/index.js';
import { ADVANCED, BASIC, type Tables } from '../cards/tables.js';
import type { Player, State, Step } from '../state/state.js';

/** Named technologies and wonders, city cards (CIV-GEN-10). */
export const isAdvanced = (s: Pick<State, 'options'>): boolean => s.options.rules === 'advanced';
/** The figures of the rule set in use. */
export const tablesOf = (s: Pick<State, 'options'>): Tables => (isAdvanced(s) ? ADVANCED : BASIC);
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!;

/** All seats still in the game, clockwise from one. */
export function seatsFrom(s: State, first: Seat): Seat[] {
  const found: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (!s.players[seat]!.out) found.push(seat);
  }
  return found;
}

type StepOf<K extends Step['step']> = Extract<Step, { step: K }>;
/** The present step, if it is of this kind. */
export function pending<K extends Step['step']>(s: State, kind: K): StepOf<K> | undefined {
  const step = s.steps[s.steps.length - 1];
  return step?.step === kind ? (step as StepOf<K>) : undefined;
}
