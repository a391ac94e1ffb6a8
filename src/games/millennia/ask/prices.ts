import type { Refusal, Seat, Text } from '../../../kernel/index.js';
import type { Cost, IconSlot } from '../cards/ability.js';
import { buildingOf, diplomacyOf, wonderOf } from '../cards/index.js';
import type { Move, State } from '../state/state.js';
import { canPayTech } from './influence.js';
import { missingSlots } from './payment.js';
import { passives, playerOf, printedCost, wonderDiscount } from './selectors.js';

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

/** All discounts add up; the price never falls below 0 (MIL-CON-06). */
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

const slotText = (slot: IconSlot): Text => (slot.includes('any') ? { key: 'type.any' } : { key: `type.${slot[0]}` });
function listText(slots: readonly IconSlot[]): Text {
  const [first, ...rest] = slots.map(slotText);
  return rest.reduce((list, item): Text => ({ key: 'list.and', params: { list, item } }), first!);
}

/** Why a price cannot be paid. */
export function refuseCost(s: State, seat: Seat, what: string, cost: readonly Cost[]): Refusal | undefined {
  const p = playerOf(s, seat);
  for (const c of cost) {
    if (c.use === 'gold' && p.gold < c.n) return { rule: 'MIL-ACT-02', code: 'NOT_AFFORDABLE', params: { need: c.n, have: p.gold } };
    if (c.use === 'rp' && p.rp < c.n) return { rule: 'MIL-RES-01', code: 'NOT_ENOUGH_RP', params: { need: c.n, have: p.rp } };
    if (c.use === 'moveBack' && p.tracks[c.track] < c.n) return { rule: 'MIL-TRK-09', code: 'WAR_TOO_LOW' };
    if (c.use === 'discardTech' && !p.techs.some((x) => !x.engaged))
      return { rule: 'MIL-150', code: 'MISSING_TECHNOLOGY', params: { missing: { key: 'type.any' } } };
    if (c.use === 'tech' && !canPayTech(p, what, c.slots, c.distinctTypes === true))
      return { rule: 'MIL-ACT-02', code: 'MISSING_TECHNOLOGY', params: { missing: listText(missingSlots(p, c.slots)) } };
  }
  return undefined;
}
