import { asked, cited, current, MALFORMED, NOT_ASKED, NOT_NOW, question, refusalOf } from './ask.js';
import { copyState, copyWithSlots } from './copy.js';
import { type Draft, foreseenDraft, foretoldDraft, openDraft, UNFORESEEN, Unknown } from './draft.js';
import { isSayable } from './notation.js';
import { isSame } from './plain.js';
import { moveRule, stepOf } from './rules.js';
import { mask } from './secrets.js';
import type { DiceState, Game, Played, Position, Refusal, Seat, Shape, UndoClosed } from './types.js';

/** Steps that never ask anybody would run for ever: a fault of the rules, not of the players. */
const LOOP_LIMIT = 10_000;

/** Run the steps that work by themselves until somebody is asked or the game is over. */
function runSteps<T extends Shape>(g: Game<T>, t: Draft<T>): void {
  for (let guard = 0; guard < LOOP_LIMIT; guard++) {
    const step = t.s.over ? undefined : current<T>(t.s);
    if (!step) {
      t.s.over = true;
      return;
    }
    const rule = stepOf(g, step);
    if (rule.auto) {
      t.done();
      rule.auto(t, step);
    } else if (rule.ask!(t.s, step).length > 0) return;
    else t.done();
  }
  throw new Error('the rules never ask anybody');
}

/** Can games of this version of the rules still be played? */
export const playsRules = <T extends Shape>(g: Game<T>, rules: number): boolean =>
  rules <= g.rulesVersion && rules >= (g.oldestRules ?? g.rulesVersion);

/** A new game, by older rules if need be; throws when the table cannot be set up, so ask `game.check` first. */
export function start<T extends Shape>(g: Game<T>, options: T['options'], seats: number, dice: DiceState, rules = g.rulesVersion) {
  const refusal = g.check(options, seats);
  if (refusal) throw new Error(`cannot set up ${g.id}: ${refusal.code} (${refusal.rule})`);
  const t = openDraft<T>(undefined as never, dice);
  t.s = g.setup(t, options, seats, rules);
  if (rules !== g.rulesVersion) t.s.rules = rules;
  runSteps(g, t);
  const position: Position<T> = { state: t.s, dice: t.dice(), ply: 0, sealed: {} };
  return { position, events: t.events };
}

/** Make a move. The given position stays as it was. */
export function play<T extends Shape>(g: Game<T>, p: Position<T>, seat: Seat, move: T['move']): Played<T> {
  const refusal = refusalOf(g, p, seat, move);
  if (refusal) return { ok: false, refusal };
  const t = openDraft<T>(copyState(g, p.state), p.dice);
  const sealed = perform(g, t, p.sealed, seat, move);
  const position: Position<T> = { state: t.s, dice: t.dice(), ply: p.ply + 1, sealed };
  const closed = closedBy(g, t, p, position, seat);
  return { ok: true, position, events: t.events, undoable: !closed, ...(closed ? { closed } : undefined) };
}

/** A legal move as far as the seat can foresee it: the state before the first roll of dice, and before the first card that is new to it. */
export function foresee<T extends Shape>(g: Game<T>, p: Position<T>, seat: Seat, move: T['move']): T['state'] {
  const t = foreseenDraft<T>(copyState(g, p.state), seat);
  try {
    perform(g, t, p.sealed, seat, move);
  } catch (end) {
    if (end !== UNFORESEEN) throw end;
  }
  return t.s;
}

/**
 * A legal move of a seat as far as its view makes it certain: told up to the first roll of dice, and to the first card that the
 * rules ask for and the seat does not know. Cards that only change their place, or lie open from now on, end nothing.
 */
export function foretell<T extends Shape>(
  g: Game<T>,
  view: T['state'],
  seat: Seat,
  move: T['move'],
): { state: T['state']; isWhole: boolean } {
  const state = copyWithSlots(g, view);
  const unknown = new Unknown();
  for (const slots of Object.values(g.piles(state))) for (const slot of slots) if (slot.card === null) unknown.seal(slot);
  const t = foretoldDraft<T>(state, unknown);
  let isWhole = true;
  try {
    perform(g, t, NOTHING_SEALED, seat, move);
  } catch (end) {
    if (end !== UNFORESEEN) throw end;
    isWhole = false;
  }
  unknown.open();
  return { state: t.s, isWhole };
}

/** A position that simulations change in place. */
export type Playout<T extends Shape> = { -readonly [K in keyof Position<T>]: Position<T>[K] };

/** Make a move that is known to be legal, in place and without events: for simulations only. */
export function playInPlace<T extends Shape>(g: Game<T>, p: Playout<T>, seat: Seat, move: T['move']): void {
  const t = openDraft<T>(p.state, p.dice, true);
  p.sealed = perform(g, t, p.sealed, seat, move);
  p.dice = t.dice();
  p.ply++;
}

function perform<T extends Shape>(
  g: Game<T>,
  t: Draft<T>,
  given: Position<T>['sealed'],
  seat: Seat,
  move: T['move'],
): Position<T>['sealed'] {
  const { step, rule } = question(g, t.s)!;
  if (!rule.unseal) {
    moveRule(g, move.move).perform(t, seat, move);
    runSteps(g, t);
    return NOTHING_SEALED;
  }
  const sealed: Record<Seat, T['move']> = { ...given, [seat]: move };
  const seats = rule.ask(t.s, step);
  if (seats.some((x) => !(x in sealed))) return sealed;
  t.done();
  rule.unseal(t, step, new Map(seats.map((x) => [x, sealed[x]!])));
  runSteps(g, t);
  return NOTHING_SEALED;
}
const NOTHING_SEALED = Object.freeze({});

/** What makes a move final: chance, something shown, or the turn handed on. Computed, never declared by a game. */
function closedBy<T extends Shape>(g: Game<T>, t: Draft<T>, before: Position<T>, after: Position<T>, seat: Seat): UndoClosed | undefined {
  if (t.rolled) return 'dice';
  if (t.shown) return 'shown';
  const was = question(g, before.state)!;
  if (was.rule.unseal) return after.sealed === NOTHING_SEALED ? 'shown' : undefined; // with the last answer all of them are known
  const is = question(g, after.state);
  if (!is) return 'handed-on';
  const seats = is.rule.ask(after.state, is.step);
  if (seats.length === 1 && seats[0] === seat) return undefined;
  // A question to several seats stays open for all of them until it is settled, also for those who have done their part.
  const isShared = was.rule.ask(before.state, was.step).length > 1;
  return isShared && is.step.step === was.step.step ? undefined : 'handed-on';
}

/** What something from outside means, if it is a move that a record can say. `exact` is false if it says more than the move. */
export function understand<T extends Shape>(
  g: Game<T>,
  p: Position<T>,
  who: unknown,
  said: unknown,
):
  | { readonly ok: true; readonly seat: Seat; readonly move: T['move']; readonly exact: boolean }
  | { readonly ok: false; readonly refusal: Refusal } {
  const seat = who as Seat;
  if (!asked(g, p).includes(seat)) return { ok: false, refusal: NOT_ASKED };
  if (!isSayable(said) || !Object.hasOwn(g.moves, said.move)) return { ok: false, refusal: MALFORMED };
  if (!question(g, p.state)!.rule.moves.includes(said.move as T['move']['move'])) return { ok: false, refusal: NOT_NOW };
  const rule = moveRule(g, said.move);
  if (rule.open) {
    const move = rule.read({ ...said });
    return isSayable(move) ? { ok: true, seat, move, exact: isSame(move, said) } : { ok: false, refusal: MALFORMED };
  }
  const listed = rule.candidates(p.state, seat);
  const move = listed.find((x) => isSame(x, said));
  if (move) return { ok: true, seat, move, exact: true };
  const isWellFormed = listed.length === 0 || listed.some((x) => hasForm(x, said, rule.optional ?? NOTHING_OPTIONAL));
  return { ok: false, refusal: isWellFormed ? whyUnlisted(g, p, seat, said) : MALFORMED };
}

/** The same fields with values of the same types; optional ones may be missing on either side. */
function hasForm(x: object, said: object, optional: Readonly<Record<string, string>>): boolean {
  const typed = (fields: object) =>
    Object.entries(fields).flatMap(([key, value]) => (optional[key] === typeof value ? [] : `${key} ${typeof value}`));
  return isSame(typed(x).sort(), typed(said).sort());
}
const NOTHING_OPTIONAL = {};

/**
 * Why something that is not even listed is refused: by its own rule, if that has a reason. Judged on what the seat may
 * know, so that nobody finds anything out by asking for what he is not offered.
 */
function whyUnlisted<T extends Shape>(g: Game<T>, { state }: Position<T>, seat: Seat, said: T['move']): Refusal {
  try {
    return cited(g, state, moveRule(g, said.move).refuse(mask(g, state, seat), seat, said)) ?? MALFORMED;
  } catch {
    return MALFORMED; // values that the rule has never heard of
  }
}

/** Make a move that comes from outside: a file, a message. Whatever it is, it gets an answer. */
export function playUntrusted<T extends Shape>(g: Game<T>, p: Position<T>, seat: unknown, said: unknown): Played<T> {
  const meant = understand(g, p, seat, said);
  if (!meant.ok) return meant;
  return meant.exact ? play(g, p, meant.seat, meant.move) : { ok: false, refusal: MALFORMED };
}
