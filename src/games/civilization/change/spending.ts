import type { Seat, Turn } from '../../../kernel/index.js';
import type { Royalty } from '../ask/prices.js';
import type { Civ, GoldCause } from '../state/state.js';
import { gain, pay } from './gold.js';

/** The price goes to the bank, but for the share of the technology's owner (CIV-ROY-01). */
export function spend(t: Turn<Civ>, seat: Seat, price: number, cause: GoldCause, royalty?: Royalty): void {
  pay(t, seat, price, cause);
  if (royalty) gain(t, royalty.to, royalty.gold, 'royalty');
}
