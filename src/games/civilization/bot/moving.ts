import type { Seat } from '../../../kernel/index.js';
import { figurePrice } from '../ask/prices.js';
import { hasSeen, isHidden } from '../ask/settlements.js';
import type { Kind } from '../cards/kinds.js';
import { isRegion, type Space, spaceOf } from '../cards/world.js';
import type { Move, State } from '../state/state.js';
import { add, type Force, NO_FORCE, powerOf, threatTo, wallOf, winChance } from './forces.js';
import { bestGoal, journeyFrom, toCoast } from './journeys.js';
import { landsOf } from './lands.js';
import { conquestWorth, type Outlook, outlookOf, prizesOf, settlementWorth } from './value.js';
import { PATIENCE, WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;
/** Ends a movement in which nothing brings more. */
export const ENOUGH = 0.02;

/** A seat's figures and their goals: what a step brings each of them nearer to. */
export interface Campaign {
  scoreOf(m: Move): number;
}

export function campaignOf(s: State, seat: Seat): Campaign {
  const o = outlookOf(s, seat);
  const p = s.players[seat]!;
  const lands = landsOf(s, seat, o.prospect, o.productions);
  const prizes = prizesOf(o);
  const taken = new Set<Space>();
  /** What other settlers are on their way to, by where each stands. */
  const goals = new Map<Space, Space>();
  for (const x of p.stacks)
    if (x.kind === 'settler') {
      const goal = bestGoal(lands, journeyFrom(p, x.at, 2, x.left), PATIENCE, taken);
      if (goal) {
        goals.set(x.at, goal.region);
        taken.add(goal.region);
      }
    }
  const known = new Map<number, number>();
  const promise = (kind: 'settler' | 'army', at: Space, left: number, own: Space | undefined): number => {
    const key = ((kind === 'settler' ? 0 : 1) * 4 + left) * 128 + at + (own === undefined ? 0 : (own + 1) * 4096);
    let worth = known.get(key);
    if (worth === undefined) {
      const journey = journeyFrom(p, at, kind === 'settler' ? 2 : 1, left);
      if (kind === 'army') worth = conquestWorth(prizes, at, journey);
      else worth = bestGoal(lands, journey, PATIENCE, new Set([...taken].filter((region) => region !== own)))?.worth ?? 0;
      known.set(key, worth);
    }
    return worth;
  };

  /** Points at risk in a region, with so many of our armies more or less there. */
  const riskAt = (region: Space, more: Force): number => {
    if (!isRegion(region) || s.owners[region] !== seat) return 0;
    const here = add(o.forces.armies(seat, region), more);
    let risk = 0;
    for (let foe = 0; foe < s.seats; foe++) {
      if (foe === seat) continue;
      const threat = threatTo(o.forces, foe, region);
      if (threat.n > 0) risk += winChance(threat, here, 0, wallOf(s, region)) * settlementWorth(o, region);
    }
    return risk * WEIGHTS.fear;
  };
  const march = (kind: Kind, from: Space, to: Space, left: number): number => {
    if (kind === 'settler') {
      const own = goals.get(from);
      const gain = promise('settler', to, left - 1, own) - promise('settler', from, left, own);
      return gain - (isDangerous(o, to) ? 0.6 : 0);
    }
    const one = { n: 1, power: powerOf(s, seat, kind) };
    const gone = { n: -1, power: -one.power };
    const risk = riskAt(from, NO_FORCE) - riskAt(from, gone) + riskAt(to, NO_FORCE) - riskAt(to, one);
    const gain = promise('army', to, left - 1, undefined) - promise('army', from, left, undefined);
    return risk + WEIGHTS.pressure * gain;
  };

  return {
    scoreOf(m) {
      switch (m.move) {
        case 'walk':
          return stepScore(march(kindIn(m.unit), spaceOf(m.from), spaceOf(m.to), leftIn(m.unit)));
        case 'board':
          return stepScore(march(kindIn(m.unit), spaceOf(m.from), spaceOf(m.to), leftIn(m.unit)));
        case 'land':
          return stepScore(march(kindIn(m.unit), spaceOf(m.from), spaceOf(m.to), leftIn(m.unit)) + 0.05);
        case 'sail':
          return sailScore(m, s, seat, promise);
        case 'fly':
          return isRegion(spaceOf(m.to)) && riskAt(spaceOf(m.to), NO_FORCE) > riskAt(spaceOf(m.from), NO_FORCE) ? 0.1 : NEVER;
        case 'look':
          return lookScore(s, seat, spaceOf(m.region), goals);
        case 'strike':
          return strikeScore(o, spaceOf(m.region));
        case 'remove-marker':
          return NEVER;
        default:
          return ENOUGH;
      }
    },
  };
}
const kindIn = (unit: string): Kind => unit.split(/[:+]/)[0] as Kind;
const leftIn = (unit: string): number => Number(unit.split('+')[0]!.split(':')[1]);
/** A step that brings nothing is not taken at all. */
const stepScore = (gain: number): number => (gain > ENOUGH ? gain : NEVER);

/** Settlers keep away from armies of others. */
function isDangerous({ s, seat, forces }: Outlook, at: Space): boolean {
  if (!isRegion(at)) return false;
  for (let foe = 0; foe < s.seats; foe++) if (foe !== seat && forces.armies(foe, at).n > 0) return true;
  return false;
}

/** A marker is looked at where the settler has arrived, or can go no further. */
function lookScore(s: State, seat: Seat, region: Space, goals: ReadonlyMap<Space, Space>): number {
  if (!isHidden(s, region) || hasSeen(s, seat, region)) return NEVER;
  const canGoOn = s.players[seat]!.stacks.some((x) => x.kind === 'settler' && x.at === region && x.left > 0);
  return !canGoOn || goals.get(region) === region ? 0.5 : 0.03;
}

/** Ships carry figures to their goals; empty ones go where settlers wait. */
function sailScore(
  m: Of<'sail'>,
  s: State,
  seat: Seat,
  promise: (kind: 'settler' | 'army', at: Space, left: number, own: undefined) => number,
): number {
  const [from, to] = [spaceOf(m.from), spaceOf(m.to)];
  const riders = m.ship.split('+').slice(1).map(kindIn);
  if (riders.length > 0) {
    const promised = (at: Space): number =>
      riders.reduce(
        (sum, kind) =>
          sum + (kind === 'settler' ? promise('settler', at, 1, undefined) : WEIGHTS.pressure * promise('army', at, 1, undefined)),
        0,
      );
    return stepScore(promised(to) - promised(from));
  }
  const settlers = s.players[seat]!.stacks.filter((x) => x.kind === 'settler' && isRegion(x.at));
  const nearest = (zone: Space): number => Math.min(...settlers.map((x) => toCoast(zone, x.at)));
  return settlers.length > 0 && nearest(to) < nearest(from) ? 0.05 : NEVER;
}

/** The Manhattan Project where others lose most and we lose nothing. */
function strikeScore(o: Outlook, region: Space): number {
  const { s, seat } = o;
  if (s.owners[region] === seat || s.players[seat]!.stacks.some((x) => x.at === region)) return NEVER;
  let worth = s.owners[region]! >= 0 ? settlementWorth(o, region) : 0;
  for (let foe = 0; foe < s.seats; foe++)
    for (const x of s.players[foe]!.stacks) if (x.at === region) worth += x.n * figurePrice(s, x.kind) * WEIGHTS.gold * 0.5;
  return worth >= 3 ? worth : NEVER;
}
