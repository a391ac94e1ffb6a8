import type { Refusal, Seat, Text } from '../../../kernel/index.js';
import type { Cost, IconSlot } from '../cards/ability.js';
import { canPayTech } from '../influence.js';
import { missingSlots } from '../payment.js';
import { playerOf } from '../selectors.js';
import type { State, Task } from '../state.js';

/** The question a player has to answer, if it is of this kind. */
export function pending<K extends Task['task']>(s: State, seat: Seat, kind: K): Extract<Task, { task: K }> | undefined {
  const { tasks } = playerOf(s, seat);
  const top = tasks[tasks.length - 1];
  return top?.task === kind ? (top as Extract<Task, { task: K }>) : undefined;
}

export const isBusy = (s: State, seat: Seat): boolean => playerOf(s, seat).tasks.length > 0;
export const ANSWER_FIRST: Refusal = { rule: 'MIL-TRK-03', code: 'ANSWER_FIRST' };
export const NOTHING_PENDING: Refusal = { rule: 'MIL-NET-12', code: 'NOTHING_PENDING' };

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
