import { payableBy } from '../ask/expeditions.js';
import { runAuction } from '../steps/colonising.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';

/** Everything up to what the bidder could pay, and one more to say why not. */
export const bid: Rule<'bid'> = {
  candidates(s, seat) {
    const auction = pending(s, 'auction');
    if (!auction) return [];
    const from = auction.bid + 1;
    return Array.from({ length: Math.max(1, payableBy(s, seat) + 2 - from) }, (_, i) => ({ move: 'bid', n: from + i }));
  },
  refuse(s, seat, { n }) {
    const auction = pending(s, 'auction');
    if (!auction) return WRONG_PHASE;
    if (n <= auction.bid) return { rule: 'TTA-COL-02', code: 'BID_TOO_LOW', params: { need: auction.bid + 1, have: n } };
    const have = payableBy(s, seat);
    return n > have ? { rule: 'TTA-COL-02', code: 'BID_NOT_PAYABLE', params: { need: n, have } } : undefined;
  },
  perform(t, seat, { n }) {
    const auction = pending(t.s, 'auction')!;
    t.done();
    t.emit({ event: 'bid', seat, n });
    const turn = (auction.turn + 1) % auction.bidders.length;
    runAuction(t, { ...auction, turn, bid: n, leader: seat });
  },
};

/** Who has passed is out of this auction (TTA-COL-01). */
export const fold: Rule<'fold'> = {
  candidates: () => [{ move: 'fold' }],
  refuse: (s) => (pending(s, 'auction') ? undefined : WRONG_PHASE),
  perform(t, seat) {
    const auction = pending(t.s, 'auction')!;
    t.done();
    t.emit({ event: 'folded', seat });
    const bidders = auction.bidders.filter((x) => x !== seat);
    runAuction(t, { ...auction, bidders, turn: bidders.length > 0 ? auction.turn % bidders.length : 0 });
  },
};
