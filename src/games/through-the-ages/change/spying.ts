import type { Seat, Turn } from '../../../kernel/index.js';
import { playerOf, seatsFrom } from '../ask/selectors.js';
import type { State, Tta } from '../state/state.js';

/** The hand of military cards of another player (TTX-CRD-40). */
export function spyOn(t: Turn<Tta>, seat: Seat, at: Seat): void {
  const [p, other] = [playerOf(t.s, seat), playerOf(t.s, at)];
  p.lore = { ...p.lore, spied: at };
  other.militaryHand = other.militaryHand.map((slot) => t.show([seat], slot));
  const cards = other.militaryHand.map((slot) => slot.card);
  t.tell([seat, at], { event: 'looked', seat, at, cards }, { event: 'looked', seat, at, cards: cards.map(() => null) });
}
/** Not the one whose hand was looked at in the turn before. */
export const mayBeSpied = (s: State, seat: Seat): Seat[] =>
  seatsFrom(s, seat).filter((other) => other !== seat && other !== playerOf(s, seat).lore.spied);
