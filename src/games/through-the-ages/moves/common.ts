import type { CardId, Refusal, RuleId, Seat, Turn } from '../../../kernel/index.js';
import { earmarkedFor } from '../ask/earmarks.js';
import { type Ordered, orders, sortedHand } from '../ask/hands.js';
import { civilLeft, militaryLeft } from '../ask/ratings.js';
import { hasTrait, inHand, playerOf, traitOf } from '../ask/selectors.js';
import type { ActionEffect } from '../cards/ability.js';
import { actionOf, cardOf, typeOf, wonderOf } from '../cards/index.js';
import { playFrom } from '../change/cards-out.js';
import { change, payGoods } from '../change/change.js';
import { spendEarmarked } from '../change/earmarks.js';
import { dueForStolen } from '../change/plunder.js';
import { type Goods, stored } from '../change/tokens.js';
import { editionOf } from '../editions/index.js';
import type { Cause, Player, State, Tta, Use } from '../state/state.js';

const NOTHING_ELSE: Refusal = { rule: 'TTA-FST-02', code: 'FIRST_ROUND_TAKE_ONLY' };

/** In the first round cards are taken, no more (TTA-FST-02). */
export const refuseFirstRound = (s: State): Refusal | undefined => (s.round === 1 ? NOTHING_ELSE : undefined);

/** Only what can be paid whole is done (TTA-ACT-06). */
const lacking = (rule: RuleId, code: string, need: number, have: number): Refusal | undefined =>
  have < need ? { rule, code, params: { need, have } } : undefined;
export const refuseCivil = (s: State, seat: Seat, need: number, rule: RuleId): Refusal | undefined =>
  lacking(rule, 'NOT_ENOUGH_CA', need, civilLeft(s, seat));
export const refuseMilitary = (s: State, seat: Seat, need: number, rule: RuleId): Refusal | undefined =>
  lacking(rule, 'NOT_ENOUGH_MA', need, militaryLeft(s, seat));
export const refuseGoods = (p: Player, goods: Goods, need: number, rule: RuleId): Refusal | undefined =>
  lacking(rule, goods === 'food' ? 'NOT_ENOUGH_FOOD' : 'NOT_ENOUGH_RESOURCES', need, stored(p, goods));
export const refuseScience = (p: Player, need: number, rule: RuleId): Refusal | undefined =>
  lacking(rule, 'NOT_ENOUGH_SCIENCE', need, p.science);
/** Resources for a purpose: those set aside for it count too (TTA-MIL-04, TTA-CRD-02, TTN-CRD-06). */
export const refuseResources = (p: Player, need: number, use: Use, rule: RuleId, stock = stored(p, 'resources')): Refusal | undefined =>
  lacking(rule, 'NOT_ENOUGH_RESOURCES', need, stock + earmarkedFor(p, 'resources', use));

/** Pay for something: what is set aside for it goes first. */
export function payResources(t: Turn<Tta>, seat: Seat, price: number, use: Use, cause: Cause): void {
  payGoods(t, seat, 'resources', spendEarmarked(t, seat, 'resources', use, price, cause), cause);
}

/** A revolution and another civil action in one turn, even one that cost nothing (TTA-GOV-02, TTA-AMB-43). */
export const ONLY_ACTION: Refusal = { rule: 'TTA-GOV-02', code: 'REVOLUTION_IS_THE_ONLY_ACTION' };
/** Remember a revolution, or a civil action that left no token used, where one excludes the other. */
export function markCivil(s: State, p: Player, what: 'revolution' | 'civil-action'): void {
  if (editionOf(s).revolutionAlone && s.rules !== 1 && !p.usedThisTurn.includes(what)) p.usedThisTurn = [...p.usedThisTurn, what];
}

/** The effect of an action card if it orders such an action. */
export function effectOf<K extends Ordered>(card: CardId, kind: K): Extract<ActionEffect, { do: K }> | undefined {
  const row = cardOf(card);
  return row.type === 'action' && orders(row.effect, kind) ? (row.effect as Extract<ActionEffect, { do: K }>) : undefined;
}
/** Action cards of a hand that order this action, one of each. */
export const ordersIn = (p: Player, kind: Ordered): readonly CardId[] => sortedHand(p.civilHand).orders[kind];

/** Cards taken this turn cannot be played; an older copy of the same card can (TTA-ACC-02). */
function isFresh(p: Player, card: CardId): boolean {
  let [held, fresh] = [0, 0];
  for (const slot of p.civilHand) if (slot.card === card) held++;
  for (const id of p.fresh) if (id === card) fresh++;
  return fresh >= held;
}

/** May this action card be played now, for its civil action? (TTA-ACC-01, TTA-ACC-02) */
export function refuseActionCard(s: State, seat: Seat, card: CardId, isFree = false): Refusal | undefined {
  const p = playerOf(s, seat);
  if (!inHand(p.civilHand, card)) return { rule: 'TTA-ACC-01', code: 'CARD_NOT_IN_HAND' };
  if (typeOf(card) !== 'action') return { rule: 'TTA-ACC-01', code: 'WRONG_CARD_TYPE' };
  const mayBeFresh = hasTrait(p, 'fresh-card') && !p.usedThisTurn.includes('fresh-card');
  if (isFresh(p, card) && !mayBeFresh) return { rule: 'TTA-ACC-02', code: 'ACTION_CARD_TAKEN_THIS_TURN' };
  return isFree ? undefined : refuseCivil(s, seat, 1, 'TTA-ACC-01');
}
/** May this card carry an action of this kind? (TTA-ACC-03, TTA-ACC-05) */
export function refuseOrder(s: State, seat: Seat, card: CardId, kind: Ordered, isFree = false): Refusal | undefined {
  const refusal = refuseActionCard(s, seat, card, isFree);
  if (refusal) return refusal;
  return orders(actionOf(card).effect, kind) ? undefined : { rule: 'TTA-ACC-05', code: 'WRONG_CARD_TYPE' };
}

/** What a wonder adds to each gain and saving of the first action card of a turn, from its first stage on (TTX-CRD-21, 22). */
export function betterBy(p: Player): number {
  if (p.usedThisTurn.includes('better-card')) return 0;
  const begun = p.wonder !== null && p.wonder.stages > 0 ? wonderOf(p.wonder.id).traits.find((x) => x.trait === 'better-cards') : undefined;
  return traitOf(p, 'better-cards')?.n ?? (begun?.trait === 'better-cards' ? begun.n : 0);
}

/** A civil card of the hand is played; one that was stolen this turn scores (TTX-CRD-55). */
export function playCivil(t: Turn<Tta>, seat: Seat, card: CardId): void {
  const p = playerOf(t.s, seat);
  const due = dueForStolen(t.s, p, card);
  playFrom(t, p, 'civilHand', card);
  if (!due) return;
  p.usedThisTurn = p.usedThisTurn.filter((x) => x !== due.mark);
  change(t, seat, { culture: due.culture }, card);
}

/** An action card is played for one civil action and leaves the game (TTA-ACC-01). */
export function playActionCard(t: Turn<Tta>, seat: Seat, card: CardId, isFree = false): void {
  const p = playerOf(t.s, seat);
  if (!isFree) p.usedCivil++;
  if (betterBy(p) > 0) p.usedThisTurn = [...p.usedThisTurn, 'better-card'];
  if (isFresh(p, card)) {
    p.usedThisTurn = [...p.usedThisTurn, 'fresh-card'];
    p.fresh = p.fresh.toSpliced(p.fresh.indexOf(card), 1);
  }
  playCivil(t, seat, card);
  t.emit({ event: 'played', seat, card });
}
