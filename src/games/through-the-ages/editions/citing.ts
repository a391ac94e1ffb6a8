import type { MoveRule, Refusal, RuleId } from '../../../kernel/index.js';
import type { Move, State, Tta } from '../state/state.js';
import { editionOf } from './index.js';

const cited = (instead: Readonly<Record<RuleId, RuleId>>, no: Refusal): Refusal => {
  const rule = instead[no.rule];
  return rule === undefined ? no : { ...no, rule };
};

type Rules = { readonly [K in Move['move']]: MoveRule<Tta, Extract<Move, { move: K }>> };

/** Refusals cite the rule of the edition that is played: what it says instead of the first one stands in one list (TTN-GEN-02). */
export function citing(moves: Rules): Rules {
  const said = Object.entries(moves as Record<string, MoveRule<Tta, Move>>).map(([name, rule]) => {
    const refuse = (s: State, seat: number, m: Move): Refusal | undefined => {
      const no = rule.refuse(s, seat, m);
      return no && cited(editionOf(s).instead, no);
    };
    return [name, { ...rule, refuse }];
  });
  return Object.fromEntries(said) as Rules;
}
