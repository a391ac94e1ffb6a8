import type { CardId, Seat } from '../../../kernel/index.js';
import { bonusOf, cardOf, typeOf } from '../cards/index.js';
import type { AggressionRow, WarRow } from '../cards/row.js';
import { editionOf } from '../editions/index.js';
import type { Commitment, State, Step } from '../state/state.js';
import { cheapest, type Means, meansOf } from './cheapest.js';
import { bonusCardsOf, cardDefence, defenceValue, groupUnits, sacrificeOf, unitsOf } from './forces.js';
import { bondsBetween } from './pacts.js';
import { militaryTotal, strengthOf } from './ratings.js';
import { cardsIn, hasTrait, isBanned, playerOf, traitOf, traitsOf, unitStrength } from './selectors.js';

export const attackRow = (card: CardId): AggressionRow | WarRow => cardOf(card) as AggressionRow | WarRow;
export const isWar = (card: CardId): boolean => typeOf(card) === 'war';

/** In the last round nobody sacrifices for a fight (TTA-END-07), in the second edition nobody ever does (TTN-AGG-02). */
export const maySacrifice = (s: State): boolean => editionOf(s).attacks.sacrifices && !isBanned(s, 'sacrifice');

/** Has this player anything to put into a fight, as far as everybody sees? */
export const hasUnitsToPut = (s: State, seat: Seat): boolean => maySacrifice(s) && unitsOf(playerOf(s, seat)).length > 0;

/** What a side has put in (TTA-AGG-03, 04). */
function putBy(s: State, seat: Seat, put: Commitment): number {
  const p = playerOf(s, seat);
  const cards = put.cards.reduce((sum, card) => sum + cardDefence(p, card), 0) + (put.hidden ?? 0) * editionOf(s).attacks.otherCards;
  return sacrificeOf(s, p, groupUnits(p, put.units)) + cards + (put.champion ? unitStrength(p, put.champion) : 0); // TTX-CRD-23, TTA-AMB-37
}

/** May a unit be named for this fight, and is there one (TTX-CRD-23)? */
export const mayName = (s: State, seat: Seat): boolean => hasTrait(playerOf(s, seat), 'champion') && unitsOf(playerOf(s, seat)).length > 0;

/** The rating, which stays as it was (TTA-AGG-03) and alone has a limit (TTA-IND-05), a pact that strengthens who attacks the other party, and what is put in. */
export function attackOf(s: State, attacker: Seat, target: Seat, put: Commitment): number {
  const bonus = bondsBetween(s, attacker, target).reduce((sum, { terms }) => sum + (terms.attackBonus ?? 0), 0);
  return strengthOf(s, attacker) + bonus + putBy(s, attacker, put);
}

/** Is the target too strong for an aggression? Pacts that the attack would end count for nobody (TTN-AGG-01, 05). */
export function isTooStrong(s: State, attacker: Seat, target: Seat, put: Commitment): { need: number; have: number } | undefined {
  if (!editionOf(s).attacks.weakerOnly) return undefined;
  const lost = (seat: Seat, other: Seat): number =>
    bondsBetween(s, seat, other).reduce((sum, { row, terms }) => sum + (row.clause === 'ends' ? (terms.gives?.strength ?? 0) : 0), 0);
  const have = attackOf(s, attacker, target, put) - lost(attacker, target);
  const need = strengthOf(s, target) + guardOf(s, target) - lost(target, attacker) + 1;
  return have < need ? { need, have } : undefined;
}

/** Strength against aggressions only (TTX-CRD-13). */
const guardOf = (s: State, seat: Seat): number => traitsOf(playerOf(s, seat), 'wary').reduce((sum, x) => sum + x.strength, 0);

export function defenceOf(s: State, target: Seat, put: Commitment, card: CardId): number {
  const bonus = put.champion ? (traitOf(playerOf(s, target), 'champion')?.strength ?? 0) : 0;
  return strengthOf(s, target) + (isWar(card) ? 0 : guardOf(s, target)) + putBy(s, target, put) + bonus;
}

type Defence = Extract<Step, { step: 'defence' }>;

/** What a defence lacks to hold; 0 or less when it does. */
export const missingIn = (s: State, { attacker, target, attack, put, card }: Defence): number =>
  attackOf(s, attacker, target, attack) - defenceOf(s, target, put, card);
export const isHeld = (s: State, step: Defence): boolean => missingIn(s, step) <= 0;

/** Could the defender hold with all there is? More units never make less. */
export function canHold(s: State, step: Defence): boolean {
  const { attacker, target, attack, put } = step;
  const { already, units, cards, mostCards, p } = defenceMeans(s, step);
  const best = cards.map((x) => x.value).sort((a, b) => b - a);
  const byCards = best.slice(0, mostCards).reduce((sum, n) => sum + n, 0);
  const all = sacrificeOf(s, p, [...already, ...units]) - sacrificeOf(s, p, already) + byCards;
  return defenceOf(s, target, put, step.card) + all >= attackOf(s, attacker, target, attack);
}
/** The cheapest that holds, if anything does. */
export function cheapestDefence(s: State, step: Defence): Commitment | undefined {
  const means = defenceMeans(s, step);
  return cheapest(means, missingIn(s, step) + sacrificeOf(s, means.p, means.already));
}
function defenceMeans(s: State, { target, put }: Defence): Means {
  const p = playerOf(s, target);
  const worth = (card: CardId): number => (typeOf(card) === 'bonus' ? bonusOf(card).defence : 1);
  const cards = defenceCardsOf(s, target).map((card) => ({ card, value: defenceValue(s, p, card), worth: worth(card) }));
  return { ...meansOf(s, target, put, maySacrifice(s), cards), mostCards: Math.min(cards.length, cardsLeft(s, target, put)) };
}

/** The cards a player may put into a defence, as far as the one who looks may know them (TTA-AGG-04, TTN-AGG-03). */
export const defenceCardsOf = (s: State, seat: Seat): CardId[] =>
  editionOf(s).attacks.otherCards > 0 ? cardsIn(playerOf(s, seat).militaryHand) : bonusCardsOf(s, seat);
/** How many more cards may be put in: in all as many as military action tokens, used or not (TTN-AGG-03). */
export const cardsLeft = (s: State, seat: Seat, put: Commitment): number =>
  editionOf(s).attacks.cardsByActions
    ? Math.max(0, militaryTotal(s, seat) - put.cards.length - (put.hidden ?? 0))
    : Number.POSITIVE_INFINITY;
