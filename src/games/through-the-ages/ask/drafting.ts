import type { Seat, Slot } from '../../../kernel/index.js';
import { KINDS, type Kind } from '../state/draw.js';
import type { Pile, State } from '../state/state.js';

/** Where the leaders or wonders lie that are left, and those that were chosen. */
export const BOXES = { leader: 'boxLeaders', wonder: 'boxWonders' } as const;
export const CHOSEN = { leader: 'chosenLeaders', wonder: 'chosenWonders' } as const;

export const isOfAge =
  (age: number) =>
  ({ back }: Slot): boolean =>
    back === `civil-${age}`;
const isSeenBy =
  (seat: Seat) =>
  ({ known }: Slot): boolean =>
    (known & (1 << seat)) !== 0;

/** What a player has to choose next: of each age a leader, then a wonder (TTX-DRAW-08). */
export function nextPick(s: State, seat: Seat): { readonly kind: Kind; readonly age: number } | undefined {
  const chosen = KINDS.flatMap((kind) => s[CHOSEN[kind]] ?? []).filter(isSeenBy(seat)).length;
  const [age, kind] = [Math.floor(chosen / KINDS.length), KINDS[chosen % KINDS.length]!];
  return age < s.civilDecks.length ? { kind, age } : undefined;
}

/** The cards among which a player chooses now. */
export function offeredTo(s: State, seat: Seat): Pile {
  const next = nextPick(s, seat);
  return next ? s[BOXES[next.kind]].filter((slot) => isSeenBy(seat)(slot) && isOfAge(next.age)(slot)) : [];
}
