import type { Seat } from '../../../kernel/index.js';
import { lastEra } from '../ask/ending.js';
import { expansionPrice, figurePrice, improvementPrice, techPrice, villagePrice } from '../ask/prices.js';
import { bestYields, pointsOf } from '../ask/production.js';
import { scoreOf } from '../ask/scoring.js';
import { techLimit, terrainLimit } from '../ask/settlements.js';
import { isAdvanced, tablesOf } from '../ask/table.js';
import { IMPROVEMENT, TECHNOLOGY, WONDER } from '../cards/index.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { landDistance, type Space, spaceOf } from '../cards/world.js';
import type { Move, Player, State } from '../state/state.js';
import { add, powerOf, threatTo, wallOf, winChance } from './forces.js';
import { bestGoal, journeyFrom, toCoast } from './journeys.js';
import { coinWorth, eraProductions, purseWorth, streamWorth } from './outlook.js';
import { safeLands, sendSettlers } from './settlers.js';
import { conquestWorth, type Outlook, outlookOf, prizesOf, settlementWorth } from './value.js';
import { PATIENCE, WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;
/** Before anything else. */
const AT_ONCE = 1000;

/** What a seat could buy, and how far each thing is worth its price. */
export interface Shopping {
  scoreOf(m: Move): number;
}

export function shoppingOf(s: State, seat: Seat): Shopping {
  const o = outlookOf(s, seat);
  const p = s.players[seat]!;
  let settlers = 0;
  let units = 0;
  let settlements = 0;
  for (const x of p.stacks) {
    if (x.kind === 'settler') settlers += x.n;
    else units += x.n;
    for (const rider of x.cargo) if (rider.kind === 'settler') settlers += x.n;
  }
  for (const owner of s.owners) if (owner === seat) settlements++;
  const lands = safeLands(o);
  const { taken } = sendSettlers(p, lands);
  const prizes = prizesOf(o);
  /** What the gold would be worth if it were kept. */
  const paid = (price: number): number =>
    purseWorth(p.gold, o.prospect.income, o.productions) - purseWorth(p.gold - price, o.prospect.income, o.productions);

  const fleets = p.stacks.reduce((n, x) => n + (KIND[x.kind].isFleet ? x.n : 0), 0);
  const homes = s.owners.flatMap((owner, region) => (owner === seat ? [region] : []));
  /** What a ship in a zone is worth: the lands that settlers can reach with it only; few settlers need few ships. */
  const overseas = (zone: Space): number => {
    return fleets === 0 || fleets * 3 < settlers ? best(zone) : 0;
  };
  const best = (zone: Space): number => {
    let sum = 0;
    let n = 0;
    for (const { region, worth } of lands) {
      if (n === 3) break;
      if (toCoast(zone, region) > 4 || homes.some((home) => landDistance(home, region) <= 4)) continue;
      sum += worth * WEIGHTS.patience ** (2 + toCoast(zone, region));
      n++;
    }
    return 0.5 * sum;
  };

  const recruitScore = (m: Of<'recruit'>): number => {
    const price = paid(figurePrice(s, m.kind));
    const at = spaceOf(m.at);
    const by = spaceOf(m.by);
    if (m.kind === 'settler') {
      // Those on their way have taken the best places already.
      const goal = bestGoal(lands, journeyFrom(p, by, 2, 2), PATIENCE, taken);
      return goal ? WEIGHTS.promise * goal.worth - price : NEVER;
    }
    const row = KIND[m.kind];
    if (row.era < s.era && isAdvanced(s) && price > 0.9) return NEVER;
    if (row.isFleet) return overseas(at) - price;
    if (!row.isArmy) return -0.5;
    // A guard for every second settlement; beyond two for each, more of them only where there is something to win or to lose.
    const crowd = units / Math.max(1, settlements);
    const wanted = crowd < WEIGHTS.guards ? WEIGHTS.wanted : -0.15 - WEIGHTS.crowd * crowd;
    const hope = crowd < 3 ? Math.max(0, conquestWorth(prizes, at, journeyFrom(p, at, 1, 1))) : 0;
    return wanted + savedBy(o, at, m.kind) + WEIGHTS.hope * hope + variety(p, at, m.kind) + 0.05 * row.era - price;
  };

  const foundScore = (region: number): number => {
    const goal = lands.find((x) => x.region === region);
    return goal ? 2 + goal.worth : NEVER;
  };

  /** What a purchase brings beyond its price. */
  const gainOf = (m: Move): number => {
    switch (m.move) {
      case 'recruit':
        return recruitScore(m);
      case 'found':
        return foundScore(spaceOf(m.region));
      case 'expand': {
        const size = s.sizes[spaceOf(m.region)]!;
        return WEIGHTS.expansion + streamWorth(o.productions) * (isAdvanced(s) ? 1.2 : 1.4) - paid(expansionPrice(s, size));
      }
      case 'buy-technology':
        return technologyScore(o, m) - paid(techPrice(s, seat, m.tech));
      case 'buy-improvement':
        return improvementScore(o, m) - paid(improvementPrice(s));
      case 'buy-wonder':
        return leavesEarth(s, seat) ? AT_ONCE : NEVER;
      case 'sell':
        return NEVER;
      case 'quiet':
        return NEVER;
      default:
        return 0;
    }
  };

  // With little gold, what brings most for each coin comes first.
  return { scoreOf: (m) => gainOf(m) / Math.sqrt(Math.max(5, priceOf(s, seat, m))) };
}

/** What a purchase costs. */
function priceOf(s: State, seat: Seat, m: Move): number {
  switch (m.move) {
    case 'recruit':
      return figurePrice(s, m.kind);
    case 'found':
      return villagePrice(s);
    case 'expand':
      return expansionPrice(s, s.sizes[spaceOf(m.region)]!);
    case 'buy-technology':
      return techPrice(s, seat, m.tech);
    case 'buy-improvement':
      return improvementPrice(s);
    default:
      return 1;
  }
}

/** What one more army saves of what may be lost there. */
function savedBy(o: Outlook, region: Space, kind: Kind): number {
  const { s, seat, forces } = o;
  const now = forces.armies(seat, region);
  const then = add(now, { n: 1, power: powerOf(s, seat, kind) });
  let saved = 0;
  for (let foe = 0; foe < s.seats; foe++) {
    if (foe === seat) continue;
    const threat = threatTo(forces, foe, region);
    if (threat.n > 0) saved += winChance(threat, now, 0, wallOf(s, region)) - winChance(threat, then, 0, wallOf(s, region));
  }
  return WEIGHTS.fear * saved * settlementWorth(o, region);
}

/** Several sorts of armies in one place leave the enemy in doubt. */
const variety = (p: Player, at: Space, kind: Kind): number =>
  p.stacks.some((x) => x.at === at && KIND[x.kind].category === KIND[kind].category) ? 0 : 0.03;

/** Points, pieces and effects that a technology brings its buyer. */
function technologyScore(o: Outlook, { tech }: Of<'buy-technology'>): number {
  const { s, seat } = o;
  const { points } = tablesOf(s);
  const row = TECHNOLOGY[tech];
  if (!isAdvanced(s)) {
    const types = o.prospect.held.filter((n) => n > 0).length;
    return points.technology + streamWorth(o.productions) * types + 0.3 + WEIGHTS.learning;
  }
  let worth = WEIGHTS.technology + WEIGHTS.learning + (row.major ? points.major : 0);
  for (const id of row.wonders ?? []) {
    const wonder = WONDER[id];
    if (wonder.effect.does === 'sale') continue;
    worth += points.wonder;
    if (wonder.era >= s.era) worth += wonder.effect.does === 'pieces' ? wonder.effect.n * 0.6 : 0.8;
  }
  if (row.freeUnit) worth += 0.5;
  if (row.freeImprovement && row.era >= s.era) worth += 0.6;
  worth += WEIGHTS.tax * (s.seats - 1) * ((row.units?.length ?? 0) + (row.improvements?.length ?? 0)) * (row.era >= s.era ? 1 : 0);
  // Room to grow is worth the points that wait for it.
  if (row.size && row.size > techLimit(s)) {
    const ready = s.owners.filter((owner, i) => owner === seat && s.sizes[i] === row.size! - 1 && terrainLimit(s, i) >= row.size!).length;
    worth += 0.3 * ready;
  }
  return worth + opening(s, tech) + finishing(s, seat, row.era);
}

/** Alpha Centauri ends the game, which is good for whoever wins it then (CIV-END-08). */
function leavesEarth(s: State, seat: Seat): boolean {
  const mine = scoreOf(s, seat, 'space') + tablesOf(s).points.wonder;
  return s.players.every((_, other) => other === seat || scoreOf(s, other, 'space') < mine);
}

/** Technologies of the last era may end the game, which is good for whoever leads. */
function finishing(s: State, seat: Seat, era: number): number {
  const last = lastEra(s);
  if (last === undefined || era < last) return 0;
  const best = Math.max(...s.players.map((_, other) => (other === seat ? NEVER : scoreOf(s, other))));
  return scoreOf(s, seat) > best ? WEIGHTS.finish : -WEIGHTS.finish;
}

/** What a technology leads to: points of those that need it, shared among all that must come before. */
function opening(s: State, tech: string): number {
  let worth = 0;
  for (const row of Object.values(TECHNOLOGY)) {
    if (!row.needs.includes(tech) || row.era > s.era + 1) continue;
    worth += 0.12 + (row.major ? 0.4 : 0) + 0.15 * (row.wonders?.length ?? 0) + (row.size ? 0.4 : 0);
  }
  return worth;
}

/** What one more happy or productive settlement yields until the era is over. */
function improvementScore(o: Outlook, { improvement }: Of<'buy-improvement'>): number {
  const { s, seat } = o;
  const { gives, n } = IMPROVEMENT[improvement];
  const yields = bestYields(s, seat);
  const points = pointsOf(s, seat);
  const idle = yields
    .filter((y) => (gives === 'happy' ? !y.isHappy : !y.isProductive))
    .map((y) => (gives === 'happy' ? (y.isProductive ? 4 : 2) : y.gold));
  idle.sort((a, b) => b - a);
  const gold = idle.slice(0, n).reduce((sum, x) => sum + x, 0);
  return points.happy > 0 || points.productive > 0 ? gold * eraProductions(s) * coinWorth(o.productions) : 0;
}
