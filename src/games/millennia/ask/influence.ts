import type { IconSlot, Standing } from '../cards/ability.js';
import type { Player } from '../state/state.js';
import { countsOf, fill, type PayTask, supplyOf, wantedBy } from './payment.js';
import { abilitiesOf } from './selectors.js';

/** A card that changes what the Influence action asks for, and how. */
export interface Modifier {
  readonly source: string;
  /** What is no longer asked for: 'economics', 'other', or two of them for the Opera House. */
  readonly drop: string;
  readonly slots: readonly IconSlot[];
}

const isEconomics = (slot: IconSlot): boolean => slot.length === 1 && slot[0] === 'economics';

/** The ways to ease the Influence action that is being paid (cards 159, 176, 233), as long as it can be paid then. */
export function modifiersFor(p: Player, task: PayTask): Modifier[] {
  return allModifiers(p, task).filter((m) => canComplete(p, { ...task, slots: m.slots, used: [...task.used, m.source] }));
}

function allModifiers(p: Player, task: PayTask): Modifier[] {
  if (task.what !== 'influence' || (p.research.length === 0 && p.buildings.length === 0)) return [];
  const found: Modifier[] = [];
  for (const { id, ability } of abilitiesOf(p)) {
    if (ability.modifies !== 'influenceAction' || task.used.includes(id) || p.buildings.some((b) => b.id === id && b.engaged)) continue;
    for (const e of ability.effect ?? []) for (const easier of eased(task.slots, e as Standing)) found.push({ source: id, ...easier });
  }
  return found.filter((m) => m.slots.length > 0); // at least one technology remains to be used (MIL-176)
}

/** Several cards together may do what none does alone. */
const canComplete = (p: Player, task: PayTask): boolean =>
  isPaid(p, task.slots, task.distinct) ||
  allModifiers(p, task).some((m) => canComplete(p, { ...task, slots: m.slots, used: [...task.used, m.source] }));

function isPaid(p: Player, slots: readonly IconSlot[], distinct: boolean): boolean {
  const { kinds, bits } = supplyOf(p);
  const wanted = wantedBy(slots);
  for (const slot of wanted) if ((slot & bits) === 0) return false; // most fail at a glance
  return fill(kinds, countsOf(kinds), wanted, 0, distinct);
}

function eased(slots: readonly IconSlot[], e: Standing): { drop: string; slots: IconSlot[] }[] {
  const economics = slots.findIndex(isEconomics);
  const others = slots.flatMap((slot, i) => (isEconomics(slot) || slot.length < 2 ? [] : [i]));
  const without = (...drop: number[]): IconSlot[] => slots.filter((_, i) => !drop.includes(i));
  const found: { drop: string; slots: IconSlot[] }[] = [];
  if (e.do === 'waiveTech') {
    if (economics >= 0) found.push({ drop: 'economics', slots: without(economics) });
    if (e.type === 'any' && others.length > 0) found.push({ drop: 'other', slots: without(others[0]!) });
  }
  if (e.do === 'substituteTech') {
    if (economics >= 0 && others.length > 0) found.push({ drop: 'economics+other', slots: [...without(economics, others[0]!), [e.give]] });
    if (others.length > 1) found.push({ drop: 'other+other', slots: [...without(others[0]!, others[1]!), [e.give]] });
  }
  return found;
}

/** What may be asked for: as it stands, or eased by every combination of cards; `cards` are the buildings turned for it. */
export function easierWays(p: Player, task: PayTask): { readonly slots: readonly IconSlot[]; readonly cards: readonly string[] }[] {
  const found: { slots: readonly IconSlot[]; cards: readonly string[] }[] = [{ slots: task.slots, cards: task.used.filter(isTurned) }];
  for (const m of allModifiers(p, task)) found.push(...easierWays(p, { ...task, slots: m.slots, used: [...task.used, m.source] }));
  return found;
}
/** Research card 233 is permanent and never turned. */
export const isTurned = (source: string): boolean => source.startsWith('building-');

/** Can the technologies of an action be supplied, its modifiers considered? */
export const canPayTech = (p: Player, what: string, slots: readonly IconSlot[], distinct: boolean): boolean =>
  what === 'influence' ? canComplete(p, { task: 'pay', slots, used: [], distinct, what }) : isPaid(p, slots, distinct);
