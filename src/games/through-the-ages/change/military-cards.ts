import { ALL, type CardId, type Seat, type Slot, type Turn } from '../../../kernel/index.js';
import { eachOnce } from '../ask/hands.js';
import { playerOf } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { militaryPile } from '../state/piles.js';
import type { Cause, Pile, Tta } from '../state/state.js';
import { drawFrom } from './cards-out.js';
import { gain } from './change.js';

/** Draw from the deck of the current age, without regard to the hand limit (TTA-MCD-02, 03, TTA-COL-09); none in Age IV (TTA-MCD-07). */
export function drawMilitary(t: Turn<Tta>, seat: Seat, n: number): void {
  const drawn: Slot[] = [];
  for (let i = 0; i < n; i++) {
    const slot = nextCard(t);
    if (!slot) break;
    drawn.push(t.show([seat], slot));
  }
  if (drawn.length === 0) return;
  const p = playerOf(t.s, seat);
  p.militaryHand = sortHand([...p.militaryHand, ...drawn]);
  t.tell([seat], () => ({ event: 'drew', seat, cards: drawn.map((x) => x.card) }), { event: 'drew', seat, cards: drawn.map(() => null) });
}

/** By what all see of the cards: so the place of a card that leaves a hand tells nothing about it. */
export const sortHand = (hand: Pile): Slot[] => hand.toSorted((a, b) => (a.back === b.back ? a.known - b.known : a.back < b.back ? -1 : 1));

/** The top card; an empty deck is made anew from the discards of the age (TTA-MCD-05). */
function nextCard(t: Turn<Tta>): Slot | undefined {
  const { s } = t;
  const deck = s.militaryDecks[s.age];
  if (!deck) return undefined;
  if (deck.length === 0 && s.militaryDiscard.length > 0) {
    const pile = militaryPile(s.age);
    // What all have seen needs no note; what somebody knew of the old deck holds no more.
    const discards = s.militaryDiscard.map((slot) => ({ ...slot, known: slot.known === ALL ? 0 : slot.known }));
    s.militaryDiscard = [];
    s.notes = s.notes.filter((x) => x.pile !== pile);
    s.militaryDecks[s.age] = t.mix(pile, discards);
  }
  return drawFrom(s.militaryDecks, s.age);
}

/** All that a territory or event gives at once, cards included. */
export function gainAll(t: Turn<Tta>, seat: Seat, what: Gain, cause: Cause): void {
  gain(t, seat, what, cause);
  drawMilitary(t, seat, what.militaryCards ?? 0);
}

/** Military cards of a kind in a hand, each once, as far as they are known to the one who looks. */
export const handOf = (hand: Pile, fits: (card: CardId) => boolean): CardId[] => eachOnce(hand).filter(fits);
