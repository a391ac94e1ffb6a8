import type { Refusal, Seat, Turn } from '../../../kernel/index.js';
import { playerOf, traitOf } from '../ask/selectors.js';
import { change } from '../change/change.js';
import type { State, Tta } from '../state/state.js';

/** The action of a leader for technologies and buildings of some types: no token, once per turn (TTX-CRD-15). */
const ownOf = (s: State, seat: Seat) => traitOf(playerOf(s, seat), 'own-action');
/** The types of cards for which it could serve now. */
export function ownTypes(s: State, seat: Seat): readonly string[] {
  const trait = ownOf(s, seat);
  return trait !== undefined && !playerOf(s, seat).usedThisTurn.includes('own-action') ? trait.types : NO_TYPES;
}
const NO_TYPES: readonly string[] = [];
export function refuseOwn(s: State, seat: Seat, type: string): Refusal | undefined {
  const trait = ownOf(s, seat);
  if (!trait) return { rule: 'TTX-CRD-15', code: 'CARD_NOT_IN_PLAY' };
  if (!(trait.types as readonly string[]).includes(type)) return { rule: 'TTX-CRD-15', code: 'WRONG_CARD_TYPE' };
  return playerOf(s, seat).usedThisTurn.includes('own-action') ? { rule: 'TTX-CRD-15', code: 'ONCE_PER_TURN' } : undefined;
}
/** What it saves in science or resources, also with an action card (TTX-CRD-16). */
export const ownLess = (s: State, seat: Seat, own: true | undefined): number => (own ? (ownOf(s, seat)?.less ?? 0) : 0);
export function useOwn(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  p.usedThisTurn = [...p.usedThisTurn, 'own-action'];
  change(t, seat, { culture: ownOf(t.s, seat)!.culture }, p.leader!);
}
/** Add a move about a card of such a type to a list, and the same by the leader's action where that could carry it. */
export function addWithOwn<M extends { readonly own?: true }>(found: M[], own: readonly string[], type: string, m: M): void {
  found.push(m);
  if (own.length > 0 && own.includes(type)) found.push({ ...m, own: true });
}
