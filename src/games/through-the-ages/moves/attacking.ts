import { type CardId, judging, type Refusal, type Seat, type Turn } from '../../../kernel/index.js';
import { attackRow, isTooStrong, isWar, mayName } from '../ask/fights.js';
import { NOTHING_PUT, unitsOf } from '../ask/forces.js';
import { bondsBetween, bondsOf } from '../ask/pacts.js';
import { militaryLeft } from '../ask/ratings.js';
import { hasTrait, holderOf, isActive, isBanned, levelOf, playerOf, seatsFrom, traitOf, traitsOf } from '../ask/selectors.js';
import { discardOpen, playFrom } from '../change/cards-out.js';
import { change } from '../change/change.js';
import { endPact } from '../change/tableau.js';
import type { Commitment, State, Tta } from '../state/state.js';
import { startFight } from '../steps/attacks.js';
import { NONE, type Rule } from './pending.js';
import { cardsOfType, endPolitics, refuseCard, refusePolitics } from './politics.js';

/** Military actions an attack costs; undefined when the target lacks what the card is about. */
export function attackPrice(s: State, card: CardId, target: Seat): number | undefined {
  const { price } = attackRow(card);
  const p = playerOf(s, target);
  const about = price === 'leader-level' ? p.leader : price === 'wonder-level' ? (p.wonder?.id ?? null) : card;
  if (about === null) return undefined;
  const n = typeof price === 'number' ? price : levelOf(about);
  return traitsOf(p, 'costly-to-attack').reduce((sum, { times, more = 0 }) => sum * times + more, n);
}

/** TTA-AGG-01, TTA-PAC-06, TTN-CRD-23. Several attacks on one rival are allowed (TTA-WAR-08) but for TTA-VAR-02. */
function refuseAttack(s: State, seat: Seat, card: CardId, target: Seat): Refusal | undefined {
  if (target === seat || !isActive(s, target)) return { rule: isWar(card) ? 'TTA-WAR-01' : 'TTA-AGG-01', code: 'NOT_A_CHOICE' };
  if (hasTrait(playerOf(s, seat), 'no-attacks')) return { rule: isWar(card) ? 'TTA-WAR-01' : 'TTA-AGG-01', code: 'LEADER_FORBIDS_ATTACK' };
  if (bondsBetween(s, seat, target).some(({ row }) => row.clause === 'forbidden'))
    return { rule: 'TTA-PAC-06', code: 'PACT_FORBIDS_ATTACK' };
  if (s.players.some((p, other) => other !== seat && p.marker === target)) return { rule: 'TTA-VAR-02', code: 'TARGET_ALREADY_ATTACKED' };
  const need = attackPrice(s, card, target);
  if (need === undefined || isFruitless(s, card, target)) return { rule: 'TTA-AGG-09', code: 'NOTHING_TO_TAKE' };
  const have = militaryLeft(s, seat);
  return have < need ? { rule: isWar(card) ? 'TTA-WAR-01' : 'TTA-AGG-01', code: 'NOT_ENOUGH_MA', params: { need, have } } : undefined;
}

/** TTN-AGG-06: nothing to remove. */
function isFruitless(s: State, card: CardId, target: Seat): boolean {
  const p = playerOf(s, target);
  return attackRow(card).spoils.take === 'leader-or-wonder' && p.leader === null && p.wonder === null;
}

/** TTN-AGG-01: the same whichever card is played, so every rival is looked at once. */
function strongerThan(s: State, seat: Seat): (target: Seat, champion?: CardId) => Refusal | undefined {
  const found = new Map<string, Refusal | undefined>();
  return (target, champion) => {
    const key = `${target} ${champion}`;
    if (!found.has(key)) {
      const params = isTooStrong(s, seat, target, named(champion));
      found.set(key, params ? { rule: 'TTN-AGG-01', code: 'TARGET_NOT_WEAKER', params } : undefined);
    }
    return found.get(key);
  };
}

/** What a side puts in with a unit that is named. */
const named = (champion?: CardId): Commitment => (champion ? { ...NOTHING_PUT, champion } : NOTHING_PUT);
/** TTX-CRD-23 */
export function refuseChampion(s: State, seat: Seat, champion?: CardId): Refusal | undefined {
  if (champion === undefined) return undefined;
  if (!hasTrait(playerOf(s, seat), 'champion')) return { rule: 'TTX-CRD-23', code: 'CARD_NOT_IN_PLAY' };
  return unitsOf(playerOf(s, seat)).some(({ id }) => id === champion) ? undefined : { rule: 'TTX-CRD-23', code: 'NO_WORKER_ON_CARD' };
}
/** Who attacks with a champion scores at once (TTX-CRD-23). */
export function honour(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  const trait = traitOf(p, 'champion')!;
  change(t, seat, { culture: trait.culture }, holderOf(p, trait));
}

const rivals = (s: State, seat: Seat): Seat[] => seatsFrom(s, seat).filter((x) => x !== seat);

/** What every attack does when its card is shown. */
function openAttack(t: Turn<Tta>, seat: Seat, card: CardId, target: Seat): void {
  const { s } = t;
  const p = playerOf(s, seat);
  p.usedMilitary += attackPrice(s, card, target)!;
  playFrom(t, p, 'militaryHand', card);
  endPolitics(t, seat, target);
  const { games } = s.marks;
  if (games) change(t, seat, { culture: -games.culture }, games.card); // TTX-CRD-35
}
/** What an attack changes between the two parties (TTA-PAC-07), and what the victim has from it (Joan of Arc). */
function suffer(t: Turn<Tta>, seat: Seat, target: Seat): void {
  for (const { row, owner } of bondsBetween(t.s, seat, target)) if (row.clause === 'ends') endPact(t, owner, seat);
  const p = playerOf(t.s, target);
  for (const { culture } of traitsOf(p, 'on-attacked')) change(t, target, { culture }, p.leader!);
}

export const aggression: Rule<'aggression'> = {
  optional: { champion: 'string' },
  candidates: (s, seat) => {
    const cards = cardsOfType(s, seat, 'aggression');
    if (cards.length === 0) return NONE;
    const champions = mayName(s, seat) ? unitsOf(playerOf(s, seat)).map(({ id }) => id) : [];
    return cards.flatMap((card) =>
      rivals(s, seat).flatMap((target) => [
        { move: 'aggression', card, target } as const,
        ...champions.map((champion) => ({ move: 'aggression', card, target, champion }) as const),
      ]),
    );
  },
  ...judging((s, seat) => {
    const stronger = strongerThan(s, seat);
    return ({ card, target, champion }) =>
      refusePolitics(s, seat) ??
      refuseCard(s, seat, card, 'aggression') ??
      refuseAttack(s, seat, card, target) ??
      refuseChampion(s, seat, champion) ??
      stronger(target, champion);
  }),
  perform(t, seat, { card, target, champion }) {
    openAttack(t, seat, card, target);
    t.emit({ event: 'attacked', seat, target, card });
    discardOpen(t.s, card); // TTA-AGG-07; nobody draws before the fight is over
    suffer(t, seat, target);
    if (champion) honour(t, seat);
    startFight(t, card, seat, target, named(champion));
  },
};

export const declareWar: Rule<'declare-war'> = {
  candidates: (s, seat) =>
    cardsOfType(s, seat, 'war').flatMap((card) => rivals(s, seat).map((target) => ({ move: 'declare-war', card, target }) as const)),
  refuse(s, seat, { card, target }) {
    const no = refusePolitics(s, seat) ?? refuseCard(s, seat, card, 'war');
    if (no) return no;
    if (isBanned(s, 'war')) return { rule: 'TTA-WAR-06', code: 'NO_WAR_IN_LAST_ROUND' };
    if (bondsOf(s, target).some(({ terms }) => terms.noWarOnMe)) return { rule: 'TTA-PAC-06', code: 'PACT_FORBIDS_ATTACK' };
    return refuseAttack(s, seat, card, target);
  },
  perform(t, seat, { card, target }) {
    openAttack(t, seat, card, target);
    playerOf(t.s, seat).war = { card, target };
    t.emit({ event: 'declared', seat, target, card });
    suffer(t, seat, target);
  },
};
