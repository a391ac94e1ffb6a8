import type { CardId, Seat } from '../../../kernel/index.js';
import { attackOf, defenceOf } from '../ask/fights.js';
import { NOTHING_PUT } from '../ask/forces.js';
import { bondsBetween } from '../ask/pacts.js';
import { playerOf } from '../ask/selectors.js';
import { copy } from '../state/copy.js';
import type { State } from '../state/state.js';

const brokenBy = (s: State, seat: Seat, target: Seat) => bondsBetween(s, seat, target).filter(({ row }) => row.clause === 'ends');
/** Would an attack end a pact with the one attacked (TTA-PAC-07)? */
export const breaksPact = (s: State, seat: Seat, target: Seat): boolean => brokenBy(s, seat, target).length > 0;

/** How strong both sides would be when the attack is counted: what it breaks strengthens nobody any more (TTN-AGG-05). */
export function attackForecast(s: State, seat: Seat, target: Seat, card: CardId): { readonly a: number; readonly b: number } {
  const after = copy(s);
  for (const { owner } of brokenBy(s, seat, target)) playerOf(after, owner).pact = null;
  return { a: attackOf(after, seat, target, NOTHING_PUT), b: defenceOf(after, target, NOTHING_PUT, card) };
}
