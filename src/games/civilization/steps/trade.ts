import type { Seat } from '../../../kernel/index.js';
import { canTrade } from '../ask/reach.js';
import { loseSurplus } from '../change/movement.js';
import type { State } from '../state/state.js';
import type { Ask, Auto } from './step.js';

/** Who counts as finished from the start: without a partner, or only when there is an offer (CIV-TRD-09). */
function finishedAtStart(s: State): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const isAlone = !s.players.some((_, other) => canTrade(s, seat, other));
    if (isAlone || s.players[seat]!.quiet) bits |= 1 << seat;
  }
  return bits;
}

export const beginTrade: Auto<'begin-trade'> = {
  auto(t) {
    const { s } = t;
    loseSurplus(t);
    s.phase = 'trade';
    const finished = finishedAtStart(s);
    if (finished === (1 << s.seats) - 1) return; // CIV-DV-15
    s.trading = { offers: [], made: s.players.map(() => 0), finished, switched: 0, forced: false, nextId: 1 };
    t.emit({ event: 'phase', phase: 'trade', seat: null });
    t.push({ step: 'trade' }, { step: 'end-trade' });
  },
};
export const endTrade: Auto<'end-trade'> = {
  auto(t) {
    t.s.trading = null;
  },
};

/** All who have not finished, and those who have an offer to answer (CIV-TRD-09, CIV-AMB-60). */
export const trade: Ask<'trade'> = {
  ask(s) {
    const { finished, offers } = s.trading!;
    const found: Seat[] = [];
    for (let seat = 0; seat < s.seats; seat++) if ((finished & (1 << seat)) === 0 || offers.some((x) => x.to === seat)) found.push(seat);
    return found;
  },
  moves: ['offer', 'accept', 'decline', 'withdraw', 'force-loan', 'quiet', 'assign', 'claim', 'end-game', 'finish-trading'],
};
