import { copyPlain } from './plain.js';
import type { Game, Note, Shape, Slot } from './types.js';

/** For games that write their own copy. */
export const copySlot = (x: Slot): Slot => ({ back: x.back, card: x.card, known: x.known });
export function copySlots(list: readonly Slot[]): Slot[] {
  // Stryker disable next-line ArrayDeclaration: a list of the right length from the start is faster, nothing else
  const out = new Array<Slot>(list.length);
  for (let i = 0; i < list.length; i++) out[i] = copySlot(list[i]!);
  return out;
}

export const copyNotes = (notes: readonly Note[]): Note[] => notes.map(({ seat, pile, card }) => ({ seat, pile, card }));

/** A copy to make moves in. */
export function copyState<T extends Shape>(g: Game<T>, s: T['state']): T['state'] {
  const copy = g.copy ? g.copy(s) : copyPlain(s);
  if (s.rules !== undefined) copy.rules = s.rules;
  return copy;
}

/** A copy whose slots may be written into, for views and guesses. */
export function copyWithSlots<T extends Shape>(g: Game<T>, s: T['state']): T['state'] {
  const copy = copyState(g, s);
  g.ownSlots?.(copy);
  return copy;
}
