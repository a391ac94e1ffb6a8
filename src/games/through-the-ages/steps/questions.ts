import type { AskStep } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import { mixesOf, picksOf } from '../change/questions.js';
import type { Step, Tta } from '../state/state.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** Questions of events; nobody is asked when what could be lost is gone meanwhile. */
export const choose: AskStep<Tta, Of<'choose'>> = {
  ask: (s, q) => (q.choice.ask === 'draw' || picksOf(s, q).length + mixesOf(s, q).length > 0 ? [q.seat] : []),
  moves: ['pick', 'mix', 'count', 'decline'],
};

/** The victor takes (TTA-AGG-08). */
export const spoils: AskStep<Tta, Of<'spoils'>> = {
  ask: (_, { victor }) => [victor],
  moves: ['pick', 'mix', 'decline'],
};

/** Cards discarded because of an event; all if there are fewer (TTN-CRD-21). */
export const shed: AskStep<Tta, Of<'shed'>> = {
  ask: (s, { seat }) => (playerOf(s, seat).militaryHand.length > 0 ? [seat] : []),
  moves: ['discard'],
};

/** TTN-CRD-13 */
export const oneCheaper: AskStep<Tta, Of<'one-cheaper'>> = {
  ask: (_, { seat }) => [seat],
  moves: ['grow', 'build', 'technology', 'government', 'decline'],
};

/** A territory to settle or an event to put before all; who has no cards is not asked. */
export const fromHand: AskStep<Tta, Of<'from-hand'>> = {
  ask: (s, { seat }) => (playerOf(s, seat).militaryHand.length > 0 ? [seat] : []),
  moves: ['explore', 'assemble', 'decline'],
};

/** Cards of the row at once (International Agreement, TTN-CRD-01). */
export const takeCards: AskStep<Tta, Of<'take-cards'>> = {
  ask: (_, { seat }) => [seat],
  moves: ['take', 'decline'],
};

/** TTA-VAR-07, TTA-VAR-08 */
export const bonusChoice: AskStep<Tta, Of<'bonus-choice'>> = {
  ask: (_, { seat }) => [seat],
  moves: ['bonus'],
};
