import type { AskStep, AutoStep } from '../../../kernel/index.js';
import type { Civ, Step } from '../state/state.js';

export type StepOf<K extends Step['step']> = Extract<Step, { step: K }>;
/** A step that works by itself, a step that asks. */
export type Auto<K extends Step['step']> = AutoStep<Civ, StepOf<K>>;
export type Ask<K extends Step['step']> = AskStep<Civ, StepOf<K>>;
