import type { Seat } from '../../../kernel/index.js';
import { genericTech, lacksTech } from '../ask/cards.js';
import { expansionPrice, figurePrice, improvementPrice, techPrice, villagePrice } from '../ask/prices.js';
import { scoreOf } from '../ask/scoring.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced, tablesOf } from '../ask/table.js';
import { TECHNOLOGY } from '../cards/index.js';
import { KIND, type Kind } from '../cards/kinds.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { LAND, landDistance, type Space, spaceOf } from '../cards/world.js';
import { type Move, NOBODY, type Player, type State } from '../state/state.js';
import { add, powerOf, superiorityOf, wallOf, winChance } from './forces.js';
import { bestGoal, journeyFrom, toCoast } from './journeys.js';
import { learningOf } from './learning.js';
import { aimsOf } from './milestones.js';
import { purseWorth, streamWorth } from './outlook.js';
import { safeLands, sendSettlers } from './settlers.js';
import type { Skill } from './skill.js';
import { postWorth, threatOf, toFront } from './threats.js';
import { conquestWorth, type Outlook, outlookOf, prizesOf, settlementWorth } from './value.js';
import { PEACE, raidGain, warOf } from './war.js';
import { PATIENCE, WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;
/** So many armies together are thought of for an attack. */
const PARTIES = [1, 2, 3, 4, 6, 8];
/** Turns that a settler may need to where it is wanted. */
const SOON = 2;
/** So many borders away an army is near enough to be of use. */
const NEAR = 2;
/** Before anything else. */
const AT_ONCE = 1000;

/** What a seat could buy, and how far each thing is worth its price. */
export interface Shopping {
  scoreOf(m: Move): number;
}

export function shoppingOf(s: State, seat: Seat, skill: Skill): Shopping {
  const o = outlookOf(s, seat, skill);
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
  const learning = learningOf(o);
  const aim = aimsOf(s, seat);
  /** What the gold would be worth if it were kept. */
  const paid = (price: number): number =>
    purseWorth(p.gold, o.prospect.income, o.productions) - purseWorth(p.gold - price, o.prospect.income, o.productions);

  /** The chance that what is bought for the next turn finds one. */
  const inTime = skill.isShrewd ? Math.min(1, o.productions) : 1;
  const isThrifty = skill.isThrifty && !isAdvanced(s);
  const fleets = p.stacks.reduce((n, x) => n + (KIND[x.kind].isFleet ? x.n : 0), 0);
  const homes = s.owners.flatMap((owner, region) => (owner === seat ? [region] : []));
  const byLand = lands.filter(({ region }) => homes.some((home) => landDistance(home, region) <= 4) && !taken.has(region));
  /** What a ship in a zone is worth: lands beyond the sea, as far as they are better than what settlers can walk to; few settlers need few ships. */
  const overseas = (zone: Space): number => {
    if (fleets > 0 && fleets * 3 >= settlers) return 0;
    let sum = 0;
    let n = 0;
    for (const { region, worth } of lands) {
      if (n === 3) break;
      if (toCoast(zone, region) > 4 || taken.has(region) || homes.some((home) => landDistance(home, region) <= 4)) continue;
      sum += Math.max(0, worth * WEIGHTS.patience ** (2 + toCoast(zone, region)) - (byLand[n]?.worth ?? 0));
      n++;
    }
    return 0.5 * sum;
  };

  const presences = new Map<Space, number>();
  /** How much of an army's use is left where it is bought: far from everybody it must walk first. */
  const presence = (at: Space): number => {
    const known = presences.get(at) ?? (!skill.isShrewd || toFront(o, at) <= NEAR ? 1 : WEIGHTS.rear);
    presences.set(at, known);
    return known;
  };
  const matches = new Map<Kind, number>();
  /** Whoever beats most of what others have is worth more than whoever is beaten by it. */
  const match = (kind: Kind): number => {
    const known = matches.get(kind) ?? (skill.isShrewd ? WEIGHTS.match * s.era * superiorityOf(s, seat, kind) : 0);
    matches.set(kind, known);
    return known;
  };

  const recruitScore = (m: Of<'recruit'>): number => {
    const price = paid(figurePrice(s, m.kind));
    const at = spaceOf(m.at);
    const by = spaceOf(m.by);
    if (m.kind === 'settler') {
      // Those on their way have taken the best places already.
      const journey = journeyFrom(p, by, 2, 2);
      const goal = bestGoal(isThrifty ? lands.filter((x) => journey(x.region) <= SOON) : lands, journey, PATIENCE, taken);
      return goal && inTime > 0 ? WEIGHTS.promise * inTime * goal.worth - price : NEVER;
    }
    const row = KIND[m.kind];
    if (row.era < s.era && isAdvanced(s) && price > 0.9) return NEVER;
    if (row.isFleet) return overseas(at) - price;
    if (!row.isArmy) return -0.5;
    // Three guards for two settlements; more of them only where there is something to win or to lose.
    const crowd = units / Math.max(1, settlements);
    const wanted = crowd < (skill.isShrewd ? WEIGHTS.band : WEIGHTS.guards) ? WEIGHTS.wanted * presence(at) : -0.15 - WEIGHTS.crowd * crowd;
    const hope = crowd < 3 ? Math.max(0, conquestWorth(prizes, at, journeyFrom(p, at, 1, 1))) : 0;
    const post = o.forces.armies(seat, at).n === 0 ? postWorth(o, at) : 0;
    const use = wanted + post + savedBy(o, at, m.kind) + raid(at, m.kind) + WEIGHTS.hope * hope + match(m.kind);
    return inTime * use + variety(p, at, m.kind) + 0.05 * row.era - price;
  };

  const war = skill.surprise > 0 ? warOf(o, true) : PEACE;
  const surprise = isUnseen(s, seat) ? skill.surprise : skill.telegraph;
  const raids = new Map<string, number>();
  /** What an army there brings as one of those that conquer something beside it next turn. */
  const raid = (at: Space, kind: Kind): number => {
    const key = `${at} ${kind}`;
    let worth = raids.get(key);
    if (worth !== undefined) return worth;
    worth = 0;
    const placed = s.bought.placed.filter((region) => region === at).length;
    const most = Math.min(Math.floor(p.gold / figurePrice(s, kind)), isAdvanced(s) ? s.sizes[at]! - placed : 8);
    for (const target of war.targets) {
      if (!LAND[at]!.includes(target.region) || s.owners[target.region] !== target.foe) continue;
      const theirs = target.defenders.reduce((sum, x) => sum + x.n, 0);
      for (const n of PARTIES)
        if (n <= Math.min(most, Math.max(1, 3 * theirs))) worth = Math.max(worth, raidGain(o, war, target, at, kind, n) / n);
    }
    worth *= surprise;
    raids.set(key, worth);
    return worth;
  };

  const foundScore = (region: number): number => {
    const goal = lands.find((x) => x.region === region);
    return goal ? goal.worth : NEVER;
  };

  /** What a purchase brings beyond its price. */
  const gainOf = (m: Move): number => {
    switch (m.move) {
      case 'recruit':
        return recruitScore(m) + aim(m);
      case 'found':
        return foundScore(spaceOf(m.region)) + aim(m);
      case 'expand': {
        const region = spaceOf(m.region);
        const more = isAdvanced(s) ? (resourceAt(s, region) === null ? 1 : 2) : 1.4;
        return WEIGHTS.expansion + streamWorth(o.productions) * more + aim(m) - paid(expansionPrice(s, s.sizes[region]!));
      }
      case 'buy-technology':
        return learning.technology(m.tech) + aim(m) - paid(techPrice(s, seat, m.tech));
      case 'buy-improvement':
        return learning.improvement(m.improvement) - paid(improvementPrice(s));
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

  /** Points can wait until the end comes near, income cannot. */
  const patience = Math.max(0, 1 - WEIGHTS.hurry / Math.max(1, o.productions));
  /** With little gold, what brings most for each coin comes first; what is not worth its price, never. */
  const rank = (m: Move): number => {
    const gain = gainOf(m);
    if (gain <= 0) return gain;
    return Math.max(0.001 * gain, gain - patience * pointsIn(s, m)) / Math.max(5, costOf(s, seat, m)) ** WEIGHTS.thrift;
  };
  const wish = wishOf(s, seat, o, rank);
  return {
    scoreOf(m) {
      const score = rank(m);
      // Something better will be within reach next turn, unless this is bought now.
      const isSpoilt = wish && score > 0 && score < wish.rank && p.gold - priceOf(s, seat, m) + o.prospect.income < wish.price;
      return isSpoilt ? -0.001 : score;
    },
  };
}

/** The technology most worth saving for: too dear now, but not next turn. */
function wishOf(
  s: State,
  seat: Seat,
  o: Outlook,
  rank: (m: Move) => number,
): { readonly rank: number; readonly price: number } | undefined {
  const { gold } = s.players[seat]!;
  if (o.productions < 2) return undefined;
  let best: { rank: number; price: number } | undefined;
  for (const [i, { id, era }] of TECHNOLOGIES.entries()) {
    if (s.techs[i] !== NOBODY || (isAdvanced(s) ? era > s.era + 1 || lacksTech(s, i) : genericTech(s, s.era) !== id)) continue;
    const price = techPrice(s, seat, id);
    if (price <= gold || price > gold + o.prospect.income) continue;
    const score = rank({ move: 'buy-technology', tech: id });
    if (score > (best?.rank ?? 0)) best = { rank: score, price };
  }
  return best;
}

/** The points that a purchase brings for itself. */
function pointsIn(s: State, m: Move): number {
  const { points } = tablesOf(s);
  switch (m.move) {
    case 'expand':
      return 1;
    case 'found':
      return WEIGHTS.village;
    case 'recruit':
      return m.kind === 'settler' ? WEIGHTS.promise * WEIGHTS.village : 0;
    case 'buy-technology':
      return points.technology + (isAdvanced(s) && TECHNOLOGY[m.tech].major ? points.major : 0);
    default:
      return 0;
  }
}

/** What a purchase costs with what it needs to be of use: a settler wants a village. */
const costOf = (s: State, seat: Seat, m: Move): number =>
  priceOf(s, seat, m) + (m.move === 'recruit' && m.kind === 'settler' ? villagePrice(s) : 0);

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

/** Does nobody else buy or move between this purchase and the seat's next movement? */
const isUnseen = (s: State, seat: Seat): boolean => (seat - s.first + s.seats) % s.seats === s.seats - 1 && s.seats === 2;

/** What one more army saves of what may be lost there. */
function savedBy(o: Outlook, region: Space, kind: Kind): number {
  const { s, seat, forces } = o;
  const now = forces.armies(seat, region);
  const then = add(now, { n: 1, power: powerOf(s, seat, kind) });
  let saved = 0;
  for (let foe = 0; foe < s.seats; foe++) {
    if (foe === seat) continue;
    const threat = threatOf(o, foe, region);
    if (threat.n > 0) saved += winChance(threat, now, 0, wallOf(s, region)) - winChance(threat, then, 0, wallOf(s, region));
  }
  return WEIGHTS.fear * saved * settlementWorth(o, region);
}

/** Several sorts of armies in one place leave the enemy in doubt. */
const variety = (p: Player, at: Space, kind: Kind): number =>
  p.stacks.some((x) => x.at === at && KIND[x.kind].category === KIND[kind].category) ? 0 : 0.03;

/** Alpha Centauri ends the game, which is good for whoever wins it then (CIV-END-08). */
function leavesEarth(s: State, seat: Seat): boolean {
  const mine = scoreOf(s, seat, 'space') + tablesOf(s).points.wonder;
  return s.players.every((_, other) => other === seat || scoreOf(s, other, 'space') < mine);
}
