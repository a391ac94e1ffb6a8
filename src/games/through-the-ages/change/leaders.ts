import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { countOf } from '../ask/counts.js';
import { playerOf } from '../ask/selectors.js';
import type { Trait } from '../cards/ability.js';
import { leaderOf } from '../cards/index.js';
import { editionOf } from '../editions/index.js';
import type { Cause, State, Tta } from '../state/state.js';
import { change } from './change.js';
import { raise } from './questions.js';
import { rearrange } from './tableau.js';

type Of<K extends Trait['trait']> = Extract<Trait, { trait: K }>;
const traitIn = <K extends Trait['trait']>(leader: CardId, kind: K): Of<K> | undefined =>
  leaderOf(leader).traits.find((x): x is Of<K> => x.trait === kind);

/** What a leader gives when he leaves, in whatever way, or only what the end of the game brings (TTN-CRD-10, TTX-CRD-01, TTX-CRD-26). */
export function legacyOf(s: State, seat: Seat, leader: CardId, when: 'leaving' | 'end' = 'leaving'): { culture: number; science: number } {
  let [culture, science] = [0, 0];
  for (const trait of leaderOf(leader).traits) {
    if (trait.trait !== 'on-leaving' || (when === 'end' && !trait.atEnd)) continue;
    const n = trait.count ? countOf(s, seat, trait.count) : 1;
    culture += n * (trait.gives.culture ?? 0);
    science += n * (trait.gives.science ?? 0);
  }
  return { culture, science };
}

/** The place of the leader is taken by another, or stays empty. */
function replace(t: Turn<Tta>, seat: Seat, leader: CardId | null, cause: Cause): void {
  const before = playerOf(t.s, seat).leader;
  const legacy = before === null ? undefined : legacyOf(t.s, seat, before);
  const teacher = before === null ? undefined : traitIn(before, 'own-tactics');
  if (teacher) teach(t, seat, teacher.strength); // first, for a successor who asks who is weak
  rearrange(t, seat, cause, (p) => {
    p.leader = leader;
    if (p.lore.token) p.lore = { ...p.lore, token: undefined }; // TTX-CRD-10
  });
  if (before !== null) change(t, seat, legacy!, before);
}
/** The tactic under which he lies is stronger from now on, for all who use this card (TTX-CRD-04). */
function teach(t: Turn<Tta>, seat: Seat, strength: number): void {
  const { s } = t;
  const { tactic, exclusive } = playerOf(s, seat);
  if (tactic === null) return;
  const isCommon = !exclusive;
  s.marks = { ...s.marks, taught: { tactic, strength, open: isCommon } };
  if (isCommon) s.commonTactics = s.commonTactics.filter((id) => id !== tactic);
  for (let other = 0; other < s.seats; other++) {
    const p = playerOf(s, other);
    if (other === seat || (isCommon && p.tactic === tactic && !p.exclusive)) p.lore = { ...p.lore, taught: strength };
  }
}

/** TTA-LDR-02: the old leader leaves, then the new one works. */
export function setLeader(t: Turn<Tta>, seat: Seat, leader: CardId): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const before = p.leader;
  replace(t, seat, leader, leader);
  t.emit({ event: 'led', seat, leader, before: before ?? '' });
  if (before === null) return;
  p.usedThisTurn = [...p.usedThisTurn, 'leader'];
  const prize = traitIn(before, 'prize');
  if (prize) {
    s.marks = { ...s.marks, prize: { card: before, technologies: prize.technologies, culture: prize.culture } };
    t.emit({ event: 'founded', seat, card: before });
  } else if (traitIn(before, 'under-wonder') && p.wonders.length > 0)
    raise(t, { step: 'choose', seat, choice: { ask: 'under-wonder', leader: before }, cause: before });
  else refund(t, seat, before);
}
/** Spent civil actions come back (TTN-LDR-01, TTX-CRD-17); none in the first edition (TTA-LDR-03). */
export function refund(t: Turn<Tta>, seat: Seat, before: CardId): void {
  const p = playerOf(t.s, seat);
  p.usedCivil = Math.max(0, p.usedCivil - (traitIn(before, 'leader-refund')?.n ?? editionOf(t.s).leaderRefund));
}
/** The leader who was replaced lies under a wonder from now on (TTN-CRD-12). */
export function putUnder(t: Turn<Tta>, seat: Seat, leader: CardId, wonder: CardId): void {
  const { happy } = traitIn(leader, 'under-wonder')!;
  rearrange(t, seat, leader, (p) => {
    p.wonders = p.wonders.map((w) => (w.id === wonder ? { ...w, faces: (w.faces ?? 0) + happy } : w));
  });
  t.emit({ event: 'under', seat, card: leader, wonder });
}

export function discardLeader(t: Turn<Tta>, seat: Seat, cause: Cause): void {
  const { leader } = playerOf(t.s, seat);
  if (leader === null) return;
  replace(t, seat, null, cause);
  t.emit({ event: 'left', seat, card: leader, cause });
}
