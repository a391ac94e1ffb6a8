import type { Game, Shape, Slot } from './types.js';

/** A deep copy of plain JSON data. */
export function copyPlain<X>(x: X): X {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) {
    const list = new Array(x.length);
    for (let i = 0; i < x.length; i++) list[i] = copyPlain(x[i]);
    return list as X;
  }
  const from = x as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) to[key] = copyPlain(from[key]);
  return to as X;
}

/** For games that write their own copy. */
export const copySlot = (x: Slot): Slot => ({ back: x.back, card: x.card, known: x.known });
export function copySlots(list: readonly Slot[]): Slot[] {
  const out = new Array<Slot>(list.length);
  for (let i = 0; i < list.length; i++) out[i] = copySlot(list[i]!);
  return out;
}

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
