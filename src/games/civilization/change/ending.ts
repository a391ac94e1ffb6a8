import type { Seat, Turn } from '../../../kernel/index.js';
import type { Civ, Ending } from '../state/state.js';

/** The game ends with this turn; the first reason stands (CIV-AMB-40). */
export function endWith(t: Turn<Civ>, ending: Ending, seat: Seat | null): void {
  if (t.s.ending !== null) return;
  t.s.ending = ending;
  t.emit({ event: 'ending', ending, seat });
}
