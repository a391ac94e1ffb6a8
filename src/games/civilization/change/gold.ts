import type { Seat, Turn } from '../../../kernel/index.js';
import type { Civ, GoldCause } from '../state/state.js';

/** Every coin that comes or goes is told; what is not spent is kept (CIV-PUR-10). */
export function gain(t: Turn<Civ>, seat: Seat, by: number, cause: GoldCause): void {
  if (by === 0) return;
  t.s.players[seat]!.gold += by;
  t.emit({ event: 'gold', seat, by, cause });
}
export const pay = (t: Turn<Civ>, seat: Seat, price: number, cause: GoldCause): void => gain(t, seat, -price, cause);
