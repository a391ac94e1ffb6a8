import type { MoveRule, Refusal } from '../../../kernel/index.js';
import type { Civ, Move } from '../state/state.js';

export type MoveOf<K extends Move['move']> = Extract<Move, { move: K }>;
export type Rule<K extends Move['move']> = MoveRule<Civ, MoveOf<K>>;

/** The move belongs to another moment. */
export const WRONG_MOMENT: Refusal = { rule: 'CIV-TUR-01', code: 'WRONG_MOMENT' };
