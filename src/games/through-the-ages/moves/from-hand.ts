import { ALL, type CardId, type Seat } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import { faceOf, typeOf } from '../cards/index.js';
import { layOpen, pickUp, takeFrom } from '../change/cards-out.js';
import { scoreImpact } from '../change/impact.js';
import { handOf, sortHand } from '../change/military-cards.js';
import type { State } from '../state/state.js';
import { NOT_IN_HAND, pending, type Rule, WRONG_PHASE } from './pending.js';

const isImpact = (card: CardId): boolean => typeOf(card) === 'event' && faceOf(card).level === 3;
const isDue = (s: State, seat: Seat): boolean => {
  const step = pending(s, 'from-hand');
  return step?.seat === seat && step.what === 'assemble';
};

/** TTX-CRD-46: it happens for all as if it had been revealed, and returns to the hand; all have seen it. */
export const assemble: Rule<'assemble'> = {
  candidates: (s, seat) =>
    isDue(s, seat) ? handOf(playerOf(s, seat).militaryHand, isImpact).map((card) => ({ move: 'assemble', card })) : [],
  refuse(s, seat, { card }) {
    if (!isDue(s, seat)) return WRONG_PHASE;
    if (!playerOf(s, seat).militaryHand.some((slot) => slot.card === card)) return NOT_IN_HAND;
    return isImpact(card) ? undefined : { rule: 'TTX-CRD-46', code: 'WRONG_CARD_TYPE' };
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    t.done();
    layOpen(t, takeFrom(p, 'militaryHand', card));
    t.emit({ event: 'assembled', seat, card });
    scoreImpact(t, card, t.s.current);
    p.militaryHand = sortHand([...p.militaryHand, pickUp(t.s, card, ALL)]);
  },
};
