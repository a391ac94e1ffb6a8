import { BOXES, CHOSEN, nextPick, offeredTo } from '../ask/drafting.js';
import { cardsIn, inHand } from '../ask/selectors.js';
import { takeFrom } from '../change/cards-out.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';

/** One of the leaders or wonders dealt to a player is to take part; who chose it alone knows (TTX-DRAW-08). */
export const select: Rule<'select'> = {
  candidates: (s, seat) => (pending(s, 'draft') ? cardsIn(offeredTo(s, seat)).map((card) => ({ move: 'select', card })) : []),
  refuse(s, seat, { card }) {
    if (!pending(s, 'draft')) return WRONG_PHASE;
    return inHand(offeredTo(s, seat), card) ? undefined : { rule: 'TTX-DRAW-08', code: 'NOT_A_CHOICE' };
  },
  perform(t, seat, { card }) {
    const { s } = t;
    const { kind } = nextPick(s, seat)!;
    const slot = takeFrom(s, BOXES[kind], card);
    s[CHOSEN[kind]] = [...s[CHOSEN[kind]]!, slot];
    t.tell([seat], { event: 'selected', seat, card }, { event: 'selected', seat, card: null });
  },
};
