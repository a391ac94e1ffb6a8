import type { Seat } from '../../../kernel/index.js';
import { isSoldOut, ownedOf, techCount, wonderEffects } from '../ask/cards.js';
import { endingNow, lastEra } from '../ask/ending.js';
import { yieldsOf } from '../ask/production.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced } from '../ask/table.js';
import { RESOURCES, type Resource } from '../cards/markers.js';
import { BAND_CHANCES, CRITICAL, CRITICAL_GOLD, MINIMUM, monopolyOf, TYPE_GOLD } from '../cards/tables.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { REGION_COUNT } from '../cards/world.js';
import type { State } from '../state/state.js';
import { WEIGHTS } from './weights.js';

/** Turns of an era among bots, by rule set: what is not yet bought of it tells how many are left. */
const ERA_TURNS = { basic: 6, advanced: 8 } as const;
const COUNTS = [1, 2, 3, 4].map((era) => TECHNOLOGIES.filter((row) => row.era === era).length);

/** How many turns the game will last, this one included. */
export function turnsLeft(s: State): number {
  const limit = s.options.turnLimit > 0 ? s.options.turnLimit - s.turn + 1 : Number.POSITIVE_INFINITY;
  if (endingNow(s) !== null) return 1;
  return Math.max(1, Math.min(limit, isAdvanced(s) ? advancedTurns(s) : basicTurns(s)));
}
function basicTurns(s: State): number {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, techCount(s, seat, s.era));
  return ERA_TURNS.basic * (4 - s.era + Math.max(0.1, 1 - most / 3)) + 1;
}
function advancedTurns(s: State): number {
  const last = lastEra(s);
  const part = 1 - ownedOf(s, s.era) / COUNTS[s.era - 1]!;
  if (last === undefined) return ERA_TURNS.advanced * (4 - s.era + part) + 1;
  if (s.era >= last) return isSoldOut(s, last) ? 1 : Math.max(1.5, 4 - ownedOf(s, last));
  return ERA_TURNS.advanced * (last - s.era - 1 + part) + 4;
}

/** How often production will still come. */
export const productionsLeft = (s: State): number =>
  Math.max(0, turnsLeft(s) - (s.phase === 'purchase' || s.phase === 'end' || s.phase === 'production' ? 1 : 0));

/** The chance, in 36ths, that each resource is the critical one of an era. */
const CHANCES = [1, 2, 3, 4].map((era) =>
  RESOURCES.map((resource) =>
    CRITICAL[era as 1].reduce((sum, critical, band) => sum + (critical === resource ? BAND_CHANCES[band]! : 0), 0),
  ),
);
export const chanceOf = (s: State, resource: Resource): number => CHANCES[s.era - 1]![RESOURCES.indexOf(resource)]! / 36;

/** How many cards of each resource a seat owns; with `loans` as they count in this production. */
export function cardsOf(s: State, seat: Seat, loans: boolean): number[] {
  const held = new Array<number>(RESOURCES.length).fill(0);
  for (let region = 0; region < REGION_COUNT; region++) {
    if (s.owners[region] !== seat) continue;
    const resource = resourceAt(s, region);
    if (resource) held[RESOURCES.indexOf(resource)]!++;
  }
  if (loans)
    for (const { region, to } of s.loans) {
      const i = RESOURCES.indexOf(resourceAt(s, region)!);
      if (to === seat) held[i]!++;
      if (s.owners[region] === seat) held[i]!--;
    }
  return held;
}

/** What resource cards bring on average in one production, given what settlements yield and how many technologies there are. */
export function cardIncome(s: State, held: readonly number[], cities: number, techs: number): number {
  let [types, chance, gold] = [0, 0, 0];
  for (let i = 0; i < held.length; i++) {
    if (held[i]! <= 0) continue;
    types++;
    chance += CHANCES[s.era - 1]![i]!;
    gold += monopolyOf(held[i]!);
  }
  const isRich = isAdvanced(s);
  return gold + types * (isRich ? TYPE_GOLD : techs) + (chance / 36) * (isRich ? CRITICAL_GOLD : cities);
}

/** The least income hides what is below it, but does not make it worthless. */
const atLeast = (gold: number): number => gold + (1 - WEIGHTS.floor) * Math.max(0, MINIMUM - gold);

/** What production brings a seat on average. */
export interface Prospect {
  readonly cities: number;
  readonly held: readonly number[];
  /** Of a turn in this era, of one in a later era, when improvements are gone, and of this one with what is lent. */
  readonly income: number;
  readonly later: number;
  readonly now: number;
}
const citiesOf = (s: State, seat: Seat): number => {
  let cities = 0;
  for (const y of yieldsOf(s, seat)) cities += y.gold;
  return cities;
};
const withoutImprovements = (s: State, seat: Seat): State => {
  const players = s.players.slice();
  players[seat] = { ...players[seat]!, improvements: [] };
  return { ...s, players };
};
export function prospectOf(s: State, seat: Seat): Prospect {
  const cities = citiesOf(s, seat);
  const techs = techCount(s, seat);
  const held = cardsOf(s, seat, false);
  const cards = cardIncome(s, held, cities, techs);
  let gold = 0;
  for (const { n } of wonderEffects(s, seat, 'gold')) gold += n;
  const plain = s.players[seat]!.improvements.length === 0 ? cities : citiesOf(withoutImprovements(s, seat), seat);
  const now = s.loans.length === 0 ? cards : cardIncome(s, cardsOf(s, seat, true), cities, techs);
  return {
    cities,
    held,
    income: atLeast(cities + cards + gold),
    later: atLeast(plain + cards),
    now: atLeast(cities + now + gold),
  };
}

/** How many productions of this era are still to come. */
export function eraProductions(s: State): number {
  const productions = productionsLeft(s);
  if (!isAdvanced(s)) return productions;
  const part = 1 - ownedOf(s, s.era) / COUNTS[s.era - 1]!;
  return Math.min(productions, ERA_TURNS.advanced * part + 0.5);
}

/** Points that a purse is worth: what the next purchases may miss counts in full, a hoard beyond that little. */
export function purseWorth(gold: number, income: number, productions: number): number {
  const useful = WEIGHTS.reserveGold + Math.max(0, WEIGHTS.savings - income);
  return coinWorth(productions) * (Math.min(gold, useful) + WEIGHTS.hoard * Math.max(0, gold - useful));
}

/** Points that a coin is worth with so many productions to come: early gold grows, and after the last purchase it only breaks ties. */
export const coinWorth = (productions: number): number =>
  Math.max(WEIGHTS.lastGold, WEIGHTS.gold * Math.min(1, productions) * (1 + Math.max(0, productions) / WEIGHTS.growth));
/** Points that one coin more in every production to come is worth. */
export const streamWorth = (productions: number): number =>
  WEIGHTS.gold * Math.max(0, productions) * (1 + Math.max(0, productions) / (2 * WEIGHTS.growth));
