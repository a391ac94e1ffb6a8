import type { Refusal } from '../../../kernel/index.js';
import type { State } from '../state/state.js';
import type { Edition } from './edition.js';
import { FIRST_EDITION } from './first-edition.js';
import { editionOf } from './index.js';
import { SECOND_EDITION } from './second-edition.js';

/** Refusals cite the rule of the edition that is played: what it says instead of the first one stands in one list (TTN-GEN-02). */
export function cites(s: State, no: Refusal): Refusal {
  const rule = ruleIn(s, no.rule);
  if (rule === no.rule) return no;
  return no.params ? { rule, code: no.code, params: no.params } : { rule, code: no.code };
}

export const ruleIn = (s: State, rule: string): string => INSTEAD.get(editionOf(s))!.get(rule) ?? rule;
/** The lists of the editions, to be looked up: every move that is refused asks. */
const INSTEAD: ReadonlyMap<Edition, ReadonlyMap<string, string>> = new Map(
  [FIRST_EDITION, SECOND_EDITION].map((edition) => [edition, new Map(Object.entries(edition.instead))]),
);
