import type { CardId, Seat, Slot } from '../../../kernel/types.js';
import { faceOf } from '../cards/index.js';
import { ageOfBack } from '../change/cards-out.js';
import { versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { levelOf, playerOf } from './selectors.js';

/** What goes when an age ends: hands, leader, unfinished wonder and pact of the age before it (TTA-AGE-03, TTA-AGE-04). */
export interface Obsolete {
  readonly civil: readonly Slot[];
  readonly military: readonly Slot[];
  readonly leader: CardId | null;
  readonly wonder: CardId | null;
  readonly pact: CardId | null;
}

export function obsoleteOf(p: Player, ended: number): Obsolete {
  const isOld = (slot: Slot): boolean => ageOfBack(slot) < ended;
  return {
    civil: p.civilHand.filter(isOld),
    military: p.militaryHand.filter(isOld),
    leader: p.leader !== null && levelOf(p.leader) < ended ? p.leader : null,
    wonder: p.wonder !== null && levelOf(p.wonder.id) < ended ? p.wonder.id : null,
    pact: p.pact !== null && faceOf(p.pact.card).level < ended ? p.pact.card : null,
  };
}

/** What the end of this age will take from a seat as things are; nothing at the end of Age A (TTA-AGE-02), and none in the last. */
export function ageEndFor(s: State, seat: Seat): { readonly yellow: number; readonly cards: readonly CardId[] } | undefined {
  const { lastAge, isAdvanced, ageLoss } = versionOf(s);
  if (s.over || s.age === 0 || s.age > lastAge) return undefined;
  const p = playerOf(s, seat);
  const { civil, military, leader, wonder, pact } = obsoleteOf(p, s.age);
  const known = [...[...civil, ...military].map(({ card }) => card), leader, wonder, pact];
  return { yellow: (p.lore.healing ? 1 : 0) - ageLoss, cards: isAdvanced ? known.flatMap((card) => card ?? []) : [] };
}
