import type { CardId, Seat } from '../../../kernel/index.js';
import { bonusOf, technologyOf, typeOf } from '../cards/index.js';
import { editionOf } from '../editions/index.js';
import type { Commitment, Player, State } from '../state/state.js';
import { armyBonus, type Squad } from './armies.js';
import { drillOf, tacticIn } from './ratings.js';
import { cardsIn, hasTrait, holdingOf, isUnit, playerOf, traitsOf, unitStrength } from './selectors.js';

export const NOTHING_PUT: Commitment = { units: [], cards: [] };
export const isNothing = ({ units, cards, hidden = 0, champion, bought }: Commitment): boolean =>
  units.length + cards.length + hidden === 0 && champion === undefined && bought === undefined;

/** Units of one technology, with what one of them is worth when sacrificed. */
export interface UnitGroup extends Squad {
  readonly id: CardId;
  /** Its own strength, with what a leader gives to the unit itself (TTA-CRD-04). */
  readonly strength: number;
  /** Resources it cost. */
  readonly cost: number;
}

function addGroup(groups: UnitGroup[], p: Player, id: CardId, n: number): void {
  const { type, level, cost } = technologyOf(id);
  if (isUnit(type)) groups.push({ id, type, level, n, strength: unitStrength(p, id), cost });
}

/** All units of a civilisation by technology; empty technologies are left out. */
export function unitsOf(p: Player): UnitGroup[] {
  const found: UnitGroup[] = [];
  for (const { id, workers } of p.holdings) if (workers > 0) addGroup(found, p, id, workers);
  return found;
}

/** Units named one by one, as groups. */
export function groupUnits(p: Player, units: readonly CardId[]): UnitGroup[] {
  const counts = new Map<CardId, number>();
  for (const id of units) counts.set(id, (counts.get(id) ?? 0) + 1);
  const found: UnitGroup[] = [];
  for (const [id, n] of counts) addGroup(found, p, id, n);
  return found;
}

/**
 * What sacrificed units are worth: their own strength and the armies among them (TTA-TAC-06, TTA-AIR-02).
 * What a card gives to the whole civilisation does not count (TTA-COL-05, TTA-CRD-03), so not Napoleon's doubling either.
 */
export function sacrificeOf(s: State, p: Player, groups: readonly UnitGroup[]): number {
  let sum = 0;
  for (const x of groups) sum += x.n * x.strength;
  const hasArmies = p.tactic !== null && groups.length > 0 && !hasTrait(p, 'no-tactic');
  return hasArmies ? sum + armyBonus(groups, tacticIn(p)!, false, drillOf(s, p, true)) : sum;
}

/** Units of a technology that are not put in yet. */
export function unitsLeft(p: Player, put: Commitment, id: CardId): number {
  let n = holdingOf(p, id)?.workers ?? 0;
  for (const x of put.units) if (x === id) n--;
  return n;
}

/** The bonus cards a player holds, as far as the one who looks may know them. */
export const bonusCardsOf = (s: State, seat: Seat): CardId[] =>
  cardsIn(playerOf(s, seat).militaryHand).filter((card) => typeOf(card) === 'bonus');

/** What a bonus card adds to a defence (TTN-CRD-04); Churchill counts it twice. */
export const cardDefence = (p: Player, card: CardId): number => bonusOf(card).defence * (hasTrait(p, 'defence-cards-twice') ? 2 : 1);

/** What a card adds to a defence: a bonus card its figure, any other one face down what the edition says (TTN-AGG-03). */
export const defenceValue = (s: State, p: Player, card: CardId): number =>
  typeOf(card) === 'bonus' ? cardDefence(p, card) : editionOf(s).attacks.otherCards;

/** What a bonus card adds to an expedition; James Cook adds to it. */
export function cardColonization(p: Player, card: CardId): number {
  let n = bonusOf(card).colonization;
  for (const x of traitsOf(p, 'colonization-cards')) n += x.n;
  return n;
}

/** Sacrificed units: their workers go to the yellow bank (TTA-COL-06, TTA-AGG-07). */
export function returnUnits(p: Player, units: readonly CardId[]): void {
  for (const id of units) holdingOf(p, id)!.workers--;
  p.yellow += units.length;
}
