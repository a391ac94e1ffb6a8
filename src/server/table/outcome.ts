import type { Problem, ProblemCode } from '../../protocol/index.js';
import type { Fact, Line } from './facts.js';
import type { AnyGame, Session } from './session.js';

/** What a fact makes of a table, or why it cannot happen there. */
export type Outcome = Session | Problem;
export type Rule<F extends Fact> = (s: Session, fact: F, line: Line, game: AnyGame) => Outcome;
export type Rules<K extends Fact['is']> = { readonly [N in K]: Rule<Extract<Fact, { is: N }>> };

export const problem = (code: ProblemCode, more: Omit<Problem, 'code'> = {}): Problem => ({ code, ...more });
export const isProblem = (outcome: Outcome): outcome is Problem => 'code' in outcome;
