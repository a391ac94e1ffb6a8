import { below, type Dice } from './dice.js';
import { moveRule, type Step, stepOf } from './rules.js';
import type { AskStep, Game, Judge, MoveRule, Position, Refusal, Seat, Shape } from './types.js';

/** The step the game is at. */
export const current = <T extends Shape>(s: T['state']): T['step'] | undefined => s.steps[s.steps.length - 1];

/** A refusal with the rule that this table cites for it. */
export const cited = <T extends Shape>(g: Game<T>, s: T['state'], no: Refusal | undefined): Refusal | undefined =>
  no && g.cites ? g.cites(s, no) : no;

export interface Question<T extends Shape> {
  readonly step: T['step'];
  readonly rule: Step<T> & { readonly ask: AskStep<T, T['step']>['ask'] };
}

/** The question on the table, if there is one. */
export function question<T extends Shape>(g: Game<T>, s: T['state']): Question<T> | undefined {
  const step = s.over ? undefined : current<T>(s);
  if (!step) return undefined;
  const rule = stepOf(g, step);
  return rule.ask ? { step, rule: rule as Question<T>['rule'] } : undefined;
}

/** What must be known to say who may do what: a position, or what a viewer sees of it. */
export interface Situation<T extends Shape> {
  readonly state: T['state'];
  /** Answers that wait for others; a viewer knows none of them. */
  readonly sealed?: Position<T>['sealed'];
}

/** The seats that must answer now; those who gave a sealed answer are not asked again. */
export function asked<T extends Shape>(g: Game<T>, { state, sealed }: Situation<T>): readonly Seat[] {
  const q = question(g, state);
  if (!q) return [];
  const seats = q.rule.ask(state, q.step);
  return q.rule.unseal && sealed ? seats.filter((seat) => !(seat in sealed)) : seats;
}

/** Is this seat still asked? */
const awaits = <T extends Shape>(q: Question<T>, { state, sealed }: Situation<T>, seat: Seat): boolean =>
  q.rule.ask(state, q.step).includes(seat) && !(q.rule.unseal && sealed && seat in sealed);

/** Why a seat may not make a move now; undefined when it may. The only judge: lists, boards and `play` all ask it. */
export function refusalOf<T extends Shape>(g: Game<T>, at: Situation<T>, seat: Seat, move: T['move']): Refusal | undefined {
  const q = question(g, at.state);
  if (!q || !awaits(q, at, seat)) return NOT_ASKED;
  if (!q.rule.moves.includes(move.move as T['move']['move'])) return NOT_NOW;
  return cited(g, at.state, moveRule(g, move.move).refuse(at.state, seat, move));
}
export const NOT_ASKED: Refusal = { rule: 'TABLE-TURN', code: 'NOT_ASKED' };
export const NOT_NOW: Refusal = { rule: 'TABLE-STEP', code: 'NOT_NOW' };
export const MALFORMED: Refusal = { rule: 'TABLE-MOVE', code: 'MALFORMED' };

/** What a seat that is asked might think of doing. */
export interface Options<T extends Shape> {
  readonly legal: T['move'][];
  /** What it may not do, with the reason. */
  readonly blocked: { readonly move: T['move']; readonly refusal: Refusal }[];
}

/** All that the seat might do now, told apart by whether it may; nothing for a seat that is not asked, or not any more. */
export function options<T extends Shape>(g: Game<T>, at: Situation<T>, seat: Seat): Options<T> {
  const found: Options<T> = { legal: [], blocked: [] };
  list(g, at, seat, found.legal, found.blocked);
  return found;
}

/** All that the seat may do now. */
export function legal<T extends Shape>(g: Game<T>, at: Situation<T>, seat: Seat): T['move'][] {
  const found: T['move'][] = [];
  list(g, at, seat, found, undefined);
  return found;
}

/** Sort what the seat might do into what it may and, where somebody wants reasons, what it may not. */
function list<T extends Shape>(
  g: Game<T>,
  at: Situation<T>,
  seat: Seat,
  may: T['move'][],
  mayNot: Options<T>['blocked'] | undefined,
): void {
  const q = question(g, at.state);
  if (!q || !awaits(q, at, seat)) return;
  for (const rule of q.rule.answers) {
    if (rule.alike) {
      for (const { moves, refusal } of rule.alike(at.state, seat)) {
        if (!refusal) for (const move of moves) may.push(move);
        else if (mayNot) for (const move of moves) mayNot.push({ move, refusal: cited(g, at.state, refusal)! });
      }
      continue;
    }
    const candidates = rule.promising && !mayNot ? rule.promising(at.state, seat) : rule.candidates(at.state, seat);
    if (candidates.length === 0) continue;
    const judge = rule.judge?.(at.state, seat);
    for (const move of candidates) {
      const refusal = judge ? judge(move) : rule.refuse(at.state, seat, move);
      if (!refusal) may.push(move);
      else if (mayNot) mayNot.push({ move, refusal: cited(g, at.state, refusal)! });
    }
  }
}

/**
 * One of the moves that the seat may make, each as likely as any other; none if there is none. Candidates are drawn and
 * judged until one may be made, so that most of them are never judged: for playouts by chance.
 */
export function drawLegal<T extends Shape>(g: Game<T>, at: Situation<T>, seat: Seat, dice: Dice): T['move'] | undefined {
  const q = question(g, at.state);
  if (!q || !awaits(q, at, seat)) return undefined;
  const candidates: T['move'][] = [];
  const rules: MoveRule<T, T['move']>[] = [];
  for (const rule of q.rule.answers)
    for (const move of hopeful(rule, at.state, seat)) {
      candidates.push(move);
      rules.push(rule);
    }
  let judge: Judge<T['move']> | undefined;
  for (let left = candidates.length, of: MoveRule<T, T['move']> | undefined; left > 0; left--) {
    const i = below(dice, left);
    const move = candidates[i]!;
    const rule = rules[i]!;
    if (rule !== of) judge = rule.judge?.(at.state, seat);
    of = rule;
    if (rule.alike || !(judge ? judge(move) : rule.refuse(at.state, seat, move))) return move;
    candidates[i] = candidates[left - 1]!;
    rules[i] = rules[left - 1]!;
  }
  return undefined;
}

/** The candidates of a rule without those that are known not to be allowed. */
const hopeful = <T extends Shape>(rule: MoveRule<T, T['move']>, s: T['state'], seat: Seat): readonly T['move'][] =>
  rule.alike ? rule.alike(s, seat).flatMap(({ moves, refusal }) => (refusal ? [] : moves)) : (rule.promising ?? rule.candidates)(s, seat);

/** All that the seat might think of doing now but may not, with the reason. */
export const blocked = <T extends Shape>(g: Game<T>, at: Situation<T>, seat: Seat): Options<T>['blocked'] => options(g, at, seat).blocked;
