import type { Refusal } from '../../../kernel/index.js';
import type { State } from '../state/state.js';
import { editionOf } from './index.js';

/** Refusals cite the rule of the edition that is played: what it says instead of the first one stands in one list (TTN-GEN-02). */
export function cites(s: State, no: Refusal): Refusal {
  const rule = ruleIn(s, no.rule);
  return rule === no.rule ? no : { ...no, rule };
}

export const ruleIn = (s: State, rule: string): string => editionOf(s).instead[rule] ?? rule;
