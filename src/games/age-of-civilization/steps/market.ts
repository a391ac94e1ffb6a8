import type { Turn } from '../../../kernel/index.js';
import type { Aoc } from '../state/state.js';

/** One more bonus coin on every card of the market. */
export function marketCoins(t: Turn<Aoc>): void {
  for (const card of t.s.market) card.coins++;
}

/** A new card without coins; skipped when the pile is exhausted (AOC-AMB-22). */
export function drawCivilisation(t: Turn<Aoc>): void {
  const top = t.s.deck.pop();
  if (!top) {
    t.emit({ event: 'market', card: null });
    return;
  }
  const slot = t.show('all', top);
  t.s.market.push({ slot, coins: 0 });
  t.emit(() => ({ event: 'market', card: slot.card }));
}
