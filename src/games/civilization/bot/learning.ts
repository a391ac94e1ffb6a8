import type { Seat } from '../../../kernel/index.js';
import { isInPlay, ownedOf, techCount, techOwner } from '../ask/cards.js';
import { lastEra } from '../ask/ending.js';
import { growable } from '../ask/places.js';
import { figurePrice, improvementPrice, techPrice } from '../ask/prices.js';
import { bestYields } from '../ask/production.js';
import { scoreOf } from '../ask/scoring.js';
import { techLimit, terrainLimit } from '../ask/settlements.js';
import { isAdvanced, tablesOf } from '../ask/table.js';
import { levelOf } from '../ask/units.js';
import type { ImprovementId } from '../cards/improvements.js';
import { IMPROVEMENT, NEEDS, TECH_NUMBER, TECHNOLOGY, WONDER } from '../cards/index.js';
import { KIND, KIND_OF_UNIT } from '../cards/kinds.js';
import { type Era, TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import type { Category } from '../cards/units.js';
import type { WonderEffect } from '../cards/wonders.js';
import { NOBODY, type State } from '../state/state.js';
import { coinWorth, prospectOf, streamWorth } from './outlook.js';
import type { Outlook } from './value.js';
import { WEIGHTS } from './weights.js';

/** What technologies and improvements are worth to a seat, before their price; worked out when it is asked for. */
export interface Learning {
  technology(tech: TechId): number;
  improvement(id: ImprovementId): number;
}

export function learningOf(o: Outlook): Learning {
  const { s, seat } = o;
  const known = new Map<TechId, number>();
  const yields = new Map<string, number>();
  const itself = (tech: TechId): number => {
    let worth = known.get(tech);
    if (worth === undefined) {
      worth = byItself(o, tech, improvement);
      known.set(tech, worth);
    }
    return worth;
  };
  const improvement = (id: ImprovementId): number => {
    const { gives, n } = IMPROVEMENT[id];
    const key = `${gives} ${n}`;
    let gold = yields.get(key);
    if (gold === undefined) {
      gold = moreWith(s, seat, gives, n);
      yields.set(key, gold);
    }
    return gold * o.ofEra * coinWorth(o.productions);
  };
  return {
    technology: (tech) => (isAdvanced(s) ? itself(tech) + leadingTo(o, tech, itself) : basicWorth(o)) + finishing(s, seat, tech),
    improvement,
  };
}

/** Basic: points, and gold for each sort of resource. */
function basicWorth({ s, seat, productions, prospect, skill }: Outlook): number {
  const types = prospect.held.filter((n) => n > 0).length;
  const worth = tablesOf(s).points.technology + streamWorth(productions) * types + 0.3;
  if (!skill.isShrewd) return worth;
  // Every second one makes all units stronger (CIV-CMB-06).
  const armies = s.players[seat]!.stacks.reduce((sum, x) => sum + (KIND[x.kind].isArmy ? x.n : 0), 0);
  return worth + WEIGHTS.science * (armies + 3) * (techCount(s, seat) % 2 === 1 ? 1 : 0.5);
}

/** What settlements yield more in a production with so many faces or gears more (CIV-HAP-07). */
function moreWith(s: State, seat: Seat, gives: 'happy' | 'productive', n: number): number {
  const sum = (yields: ReturnType<typeof bestYields>): number => yields.reduce((gold, y) => gold + y.gold, 0);
  const p = s.players[seat]!;
  const plus = Object.values(IMPROVEMENT).find((row) => row.gives === gives && row.n === n)!.id;
  const players = s.players.with(seat, { ...p, improvements: [...p.improvements, plus] });
  return sum(bestYields({ ...s, players }, seat)) - sum(bestYields(s, seat));
}

/** Points, pieces and effects that a technology brings its buyer, and what it allows. */
function byItself(o: Outlook, tech: TechId, improvement: (id: ImprovementId) => number): number {
  const { s } = o;
  const { points } = tablesOf(s);
  const row = TECHNOLOGY[tech];
  const coin = coinWorth(o.productions);
  const isCurrent = row.era >= s.era;
  let worth = WEIGHTS.technology + (row.major ? points.major : 0);
  for (const id of row.wonders ?? []) {
    const { effect } = WONDER[id];
    if (effect.does === 'sale') continue;
    worth += points.wonder + (isCurrent ? effectWorth(o, effect) : 0);
  }
  if (row.freeUnit) worth += 0.5 * coin * figurePrice(s, KIND_OF_UNIT[row.freeUnit]);
  if (row.freeImprovement && isCurrent) worth += improvement(row.freeImprovement);
  for (const id of row.improvements ?? [])
    if (row.era === s.era && id !== row.freeImprovement) worth += 0.7 * Math.max(0, improvement(id) - coin * improvementPrice(s));
  if (isCurrent) worth += o.skill.isShrewd ? taxesOf(o, tech) : roughTaxesOf(s, tech);
  if (row.freeExpansion) worth += 1;
  return row.size && row.size > techLimit(s) ? worth + roomToGrow(o, row.size) : worth;
}

const roughTaxesOf = (s: State, tech: TechId): number => {
  const { units = [], improvements = [] } = TECHNOLOGY[tech];
  return WEIGHTS.tax * (s.seats - 1) * (units.length + improvements.length);
};

/** The part of their gold that others spend on armies, how often each sort is bought, and the share of them that will buy each improvement. */
const MUSTER = 0.2;
const SORTS: Readonly<Partial<Record<Category | 'settler', number>>> = { infantry: 0.7, cavalry: 0.2, artillery: 0.1 };
const BUILDS = 0.4;
/** Points of the gold that others will pay for what a technology allows: most of it for the armies they buy turn by turn (CIV-ROY-01). */
function taxesOf({ s, seat, ofEra, productions }: Outlook, tech: TechId): number {
  const row = TECHNOLOGY[tech];
  const tables = tablesOf(s);
  const royalty = tables.royalty[row.era - 1]!;
  let gold = (row.improvements?.length ?? 0) * BUILDS * royalty * (s.seats - 1);
  for (const unit of row.units ?? []) {
    const { category, era } = KIND[KIND_OF_UNIT[unit]];
    const part = SORTS[category];
    if (era !== s.era || part === undefined) continue;
    // Whoever owned the level before is paid no more.
    const former = levelOf(s, KIND_OF_UNIT[unit]).tech;
    const owner = former ? techOwner(s, former as TechId) : NOBODY;
    if (owner === seat) continue;
    let income = 0;
    for (let foe = 0; foe < s.seats; foe++) if (foe !== seat && foe !== owner) income += prospectOf(s, foe).income;
    const mine = owner >= 0 ? prospectOf(s, seat).income / (s.seats - 1) : 0;
    gold += ((income + mine) * MUSTER * part * royalty * ofEra) / tables.army[s.era - 1]!;
  }
  return gold * coinWorth(productions);
}
/** What a wonder does until its era is over. */
function effectWorth(o: Outlook, effect: WonderEffect): number {
  const coin = coinWorth(o.productions);
  const turns = o.ofEra;
  switch (effect.does) {
    case 'pieces':
      return 0.7 * effect.n * coin * figurePrice(o.s, effect.kind);
    case 'gold':
      return effect.n * turns * coin;
    case 'discount':
      return effect.n * 2 * coin;
    case 'happy':
    case 'productive':
      return moreWith(o.s, o.seat, effect.does, effect.n) * turns * coin;
    default:
      return 0.4;
  }
}

/** Room to grow is worth the points that wait for it, as far as they can be paid; others grow too. */
function roomToGrow({ s, seat, prospect, productions }: Outlook, size: number): number {
  const ready = s.players.map(() => 0);
  for (const [region, owner] of s.owners.entries())
    if (owner >= 0 && s.sizes[region]! >= size - 1 && terrainLimit(s, region) >= size) ready[owner]!++;
  const affordable = (s.players[seat]!.gold + Math.min(4, productions) * prospect.income) / tablesOf(s).expansion[size - 2]!;
  const mine = Math.min(ready[seat]!, affordable);
  const theirs = Math.max(...ready.map((n, other) => (other === seat ? 0 : n)));
  return WEIGHTS.growthRoom * mine - 0.25 * WEIGHTS.growthRoom * theirs;
}

/** What a technology leads to: what the best of those that need it is worth beyond all that must still be paid for it. */
function leadingTo(o: Outlook, tech: TechId, itself: (tech: TechId) => number): number {
  const { s, seat } = o;
  const coin = coinWorth(o.productions);
  const first = TECH_NUMBER[tech];
  let best = 0;
  for (const [i, row] of TECHNOLOGIES.entries()) {
    if (i === first || s.techs[i] !== NOBODY || row.era > s.era + 1 || isInPlay(s, row.id)) continue;
    const missing = missingOf(s, i);
    if (!missing.has(first) || missing.size > 7) continue;
    let price = 0;
    for (const j of missing) price += techPrice(s, seat, TECHNOLOGIES[j]!.id);
    const surplus = itself(row.id) - coin * price * 0.5;
    best = Math.max(best, surplus / missing.size);
  }
  return WEIGHTS.foresight * best;
}

/** A technology and all that must come before it, by number. */
function missingOf(s: State, tech: number, found = new Set<number>()): Set<number> {
  if (s.techs[tech] !== NOBODY || found.has(tech)) return found;
  found.add(tech);
  for (const need of NEEDS[tech]!) missingOf(s, need, found);
  return found;
}

/** Technologies of the last era may end the game, which is good for whoever leads. */
function finishing(s: State, seat: Seat, tech: TechId): number {
  const { era } = TECHNOLOGY[tech];
  const chance = chanceToEnd(s, seat, era);
  if (chance === 0) return 0;
  const best = Math.max(
    ...s.players.map((p, other) => (other === seat ? Number.NEGATIVE_INFINITY : scoreOf(s, other) + inPurse(s, other, p.gold))),
  );
  const lead = scoreOf(s, seat) + tablesOf(s).points.technology + inPurse(s, seat, s.players[seat]!.gold - techPrice(s, seat, tech)) - best;
  return chance * (lead > 0 ? WEIGHTS.finish : -WEIGHTS.finish) * Math.min(2, 0.5 + Math.abs(lead) / 8);
}
/** Points that gold may still be turned into before the game is over. */
const inPurse = (s: State, seat: Seat, gold: number): number =>
  Math.min(growable(s, seat).length, Math.max(0, gold) / tablesOf(s).expansion[2]!);

function chanceToEnd(s: State, seat: Seat, era: Era): number {
  if (s.ending !== null) return 0;
  if (!isAdvanced(s)) return era === 4 && techCount(s, seat, 4) === 2 ? 1 : 0;
  const last = lastEra(s);
  if (last === undefined || era < last) return 0;
  return era > last ? 1 : Math.min(1, (ownedOf(s, last) + 1) / 6);
}
