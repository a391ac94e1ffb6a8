import type { Refusal, RuleId, Seat, Text } from '../../../kernel/index.js';
import type { Cost, IconSlot } from '../cards/ability.js';
import { buildingOf, diplomacyOf, ruleOf, wonderOf } from '../cards/index.js';
import { describeSlots } from '../say/describe-operations.js';
import type { Move, Player, State } from '../state/state.js';
import { canPayTech } from './influence.js';
import { missingPlaces, supplyOf } from './payment.js';
import { passives, playerOf, printedCost, purseOf, wonderDiscount } from './selectors.js';

export const ARCHITECT_DISCOUNT = 3;
export const COPY_CARD = 'diplomacy-247';

const kindOf = (card: string): string => (card.startsWith('wonder-') ? 'wonder' : `building.${buildingOf(card).colour}`);

/** The discount of a diplomacy card for this purchase, 0 when it does not fit (MIL-264 to MIL-267). */
export function cardDiscount(id: string, card: string): number {
  if (id === '') return 0;
  const { unique } = diplomacyOf(id);
  const e = unique.modifies === 'build' ? unique.effect?.[0] : undefined;
  return e?.do === 'discount' && e.on === kindOf(card) ? e.n : 0;
}

/** All discounts add up; the price never falls below 0 (MIL-CON-06, MIL-AMB-03). */
export function priceOf(s: State, seat: Seat, { card, architect, discount }: Omit<Extract<Move, { move: 'build' }>, 'move'>): number {
  const p = playerOf(s, seat);
  let price = printedCost(card) - cardDiscount(discount, card);
  if (architect) price -= ARCHITECT_DISCOUNT;
  if (card.startsWith('wonder-')) price -= wonderDiscount(s, p);
  for (const e of passives(p, 'discount')) if (e.on === kindOf(card)) price -= e.n;
  return Math.max(0, price);
}

/** Printed cost less 5, without any other discount (MIL-247). */
export function copyPrice(wonder: string): number {
  const cost = diplomacyOf(COPY_CARD).unique.cost?.[0];
  return Math.max(0, wonderOf(wonder).cost - (cost?.use === 'goldOfCopiedWonder' ? cost.minus : 0));
}

/** Why a price cannot be paid, with the gold that the player has or could have. */
export function refuseCost(
  s: State,
  seat: Seat,
  what: string,
  cost: readonly Cost[],
  gold: number = playerOf(s, seat).gold,
): Refusal | undefined {
  const p = playerOf(s, seat);
  for (const c of cost) {
    if (c.use === 'gold' && gold < c.n) return { rule: ruleOf(what), code: 'NOT_AFFORDABLE', params: { need: c.n, have: gold } };
    if (c.use === 'rp' && p.rp < c.n) return { rule: ruleOf(what), code: 'NOT_ENOUGH_RP', params: { need: c.n, have: p.rp } };
    if (c.use === 'moveBack' && p.tracks[c.track] < c.n) return { rule: 'MIL-TRK-09', code: 'WAR_TOO_LOW' };
    if (c.use === 'discardTech' && !p.techs.some((x) => !x.engaged)) return missing('MIL-150', describeSlots([['any']]));
    const lack = c.use === 'tech' ? refuseTech(p, what, c) : undefined;
    if (lack) return lack;
  }
  return undefined;
}

function refuseTech(p: Player, what: string, { slots, distinctTypes }: Extract<Cost, { use: 'tech' }>): Refusal | undefined {
  const { judged } = supplyOf(p);
  let found = judged.get(slots);
  if (found === undefined) {
    const differ = distinctTypes === true;
    const pays = canPayTech(p, what, slots, differ);
    found = pays ? null : lacking(slots, missingPlaces(p, slots, differ));
    judged.set(slots, found);
  }
  return found ?? undefined;
}
const LACKING = new WeakMap<readonly IconSlot[], (Refusal | undefined)[]>();
/** The refusal where some slots of a price cannot be filled; its words are put together once. */
function lacking(slots: readonly IconSlot[], places: number): Refusal {
  const known = LACKING.get(slots) ?? [];
  LACKING.set(slots, known);
  known[places] ??= missing('MIL-ACT-02', describeSlots(slots.filter((_, i) => (places & (1 << i)) !== 0)));
  return known[places];
}
const missing = (rule: RuleId, what: Text): Refusal => ({ rule, code: 'MISSING_TECHNOLOGY', params: { missing: what } });

/** Could it be paid, cards in hand sold if need be (MIL-AMB-22)? */
export const couldPay = (s: State, seat: Seat, what: string, cost: readonly Cost[]): boolean =>
  cost.length === 0 || !refuseCost(s, seat, what, cost, purseOf(s, playerOf(s, seat)));
