import type { MoveRule } from '../../../kernel/index.js';
import { COPY_CARD, copyPrice } from '../ask/prices.js';
import { playerOf } from '../ask/selectors.js';
import { change, discardCard, takeFromHand } from '../change/change.js';
import type { Mil, Move } from '../state/state.js';

export const copy: MoveRule<Mil, Extract<Move, { move: 'copy' }>> = {
  candidates: (s, seat) =>
    playerOf(s, seat).hand.some((x) => x.card === COPY_CARD)
      ? s.players.flatMap((p, other) => (other === seat ? [] : p.wonders.map((wonder) => ({ move: 'copy' as const, wonder }))))
      : [],
  refuse(s, seat, { wonder }) {
    const p = playerOf(s, seat);
    if (!p.hand.some((x) => x.card === COPY_CARD)) return { rule: 'MIL-247', code: 'NO_SUCH_CARD' };
    if (!s.players.some((q, other) => other !== seat && q.wonders.includes(wonder))) return { rule: 'MIL-247', code: 'NO_WONDER_TO_COPY' };
    const need = copyPrice(wonder);
    return p.gold < need ? { rule: 'MIL-247', code: 'NOT_AFFORDABLE', params: { need, have: p.gold } } : undefined;
  },
  perform(t, seat, { wonder }) {
    discardCard(t, seat, takeFromHand(t.s, seat, COPY_CARD));
    t.emit({ event: 'played', seat, card: COPY_CARD, as: 'unique' });
    change(t, seat, { gold: -copyPrice(wonder) }, COPY_CARD);
    playerOf(t.s, seat).copied = wonder;
  },
};
