import type { AskStep } from '../../../kernel/index.js';
import { KEPT } from '../ask/selectors.js';
import type { Aoc, Step } from '../state/state.js';

/** AOC-DRF-2: everybody keeps a card in secret and passes the rest to the left; after five picks the last cards are the market. */
export const draft: AskStep<Aoc, Extract<Step, { step: 'draft' }>> = {
  ask: (s) => s.players.map((_, seat) => seat),
  moves: ['keep'],
  unseal(t, _step, answers) {
    const { s } = t;
    for (const [seat, answer] of answers) {
      if (answer.move !== 'keep') continue;
      const pack = s.packs[seat]!;
      const [slot] = pack.splice(
        pack.findIndex((x) => x.card === answer.card),
        1,
      );
      s.players[seat]!.hand.push({ ...slot!, known: 1 << seat }); // those who saw the pack before do not see what was kept of it
      t.tell([seat], { event: 'kept', seat, card: answer.card }, { event: 'kept', seat, card: null });
    }
    if (s.players[0]!.hand.length < KEPT) {
      const passed = s.packs.map((_, seat) => s.packs[(seat + s.seats - 1) % s.seats]!); // to the left neighbour (AOC-AMB-19)
      s.packs = passed.map((pack, seat) => pack.map((slot) => t.show([seat], { ...slot, known: 0 })));
      t.push({ step: 'draft' });
      return;
    }
    for (const held of s.packs.flat()) {
      const slot = t.show('all', held);
      s.market.push({ slot, coins: 0 });
      t.emit({ event: 'market', card: slot.card });
    }
    s.packs = [];
  },
};
