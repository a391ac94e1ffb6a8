import type { Seat } from '../../../kernel/index.js';
import { figurePrice } from '../ask/prices.js';
import { hasSeen, isHidden } from '../ask/settlements.js';
import type { Kind } from '../cards/kinds.js';
import { isRegion, type Space, spaceOf } from '../cards/world.js';
import type { Move, Player, State } from '../state/state.js';
import { add, type Force, NO_FORCE, powerOf, wallOf, winChance } from './forces.js';
import { type Goal, journeyFrom, toCoast } from './journeys.js';
import { afterJourney, isHostile, type Party, safeLands, sendSettlers } from './settlers.js';
import type { Skill } from './skill.js';
import { postWorth, threatOf } from './threats.js';
import { conquestWorth, type Outlook, outlookOf, prizesOf, settlementWorth } from './value.js';
import { PEACE, warOf } from './war.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;
/** Ends a movement in which nothing brings more. */
export const ENOUGH = 0.02;

/** A seat's figures and their goals: what a step brings each of them nearer to. */
export interface Campaign {
  scoreOf(m: Move): number;
}

export function campaignOf(s: State, seat: Seat, skill: Skill): Campaign {
  const o = outlookOf(s, seat, skill);
  const p = s.players[seat]!;
  const { parties } = sendSettlers(p, safeLands(o));
  const goalsAt = (at: Space, left?: number): Goal[] =>
    parties.flatMap((x) => (x.at === at && (left === undefined || x.left === left) ? x.goals : []));
  const prizes = prizesOf(o);
  const { strikes, targets } = skill.hasPlan ? warOf(o) : PEACE;
  const known = new Map<number, number>();
  /** What an army may hope for in a space. */
  const hope = (at: Space, left: number): number => {
    const key = at * 4 + left;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = conquestWorth(prizes, at, journeyFrom(p, at, 1, left));
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
      const threat = threatOf(o, foe, region);
      if (threat.n > 0) risk += winChance(threat, here, 0, wallOf(s, region)) * settlementWorth(o, region);
    }
    return risk * WEIGHTS.fear;
  };
  const march = (kind: Kind, from: Space, to: Space, left: number): number => {
    if (kind === 'settler') return isHostile(o, to) ? NEVER : approach(p, goalsAt(from, left), from, to, left);
    const strike = strikes.find(
      (x) => x.region === to && x.troops.some((troop) => troop.from === from && troop.kind === kind && troop.n > 0),
    );
    if (strike) return 1 + strike.gain;
    if (targets.some((x) => x.region === to && (s.owners[to] === x.foe || x.defenders.length > 0))) return NEVER;
    const one = { n: 1, power: powerOf(s, seat, kind) };
    const gone = { n: -1, power: -one.power };
    const risk = riskAt(from, NO_FORCE) - riskAt(from, gone) + riskAt(to, NO_FORCE) - riskAt(to, one);
    const post =
      (o.forces.armies(seat, to).n === 0 ? postWorth(o, to) : 0) - (o.forces.armies(seat, from).n === 1 ? postWorth(o, from) : 0);
    return risk + post + WEIGHTS.pressure * (hope(to, left - 1) - hope(from, left));
  };

  return {
    scoreOf(m) {
      switch (m.move) {
        case 'walk':
        case 'board':
          return stepScore(march(kindIn(m.unit), spaceOf(m.from), spaceOf(m.to), leftIn(m.unit)));
        case 'land':
          return stepScore(march(kindIn(m.unit), spaceOf(m.from), spaceOf(m.to), leftIn(m.unit)) + 0.05);
        case 'sail':
          return sailScore(m, s, seat, goalsAt(spaceOf(m.from)), hope);
        case 'fly':
          return isRegion(spaceOf(m.to)) && riskAt(spaceOf(m.to), NO_FORCE) > riskAt(spaceOf(m.from), NO_FORCE) ? 0.1 : NEVER;
        case 'look':
          return lookScore(s, seat, spaceOf(m.region), parties);
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

/** What a step brings the settler nearest to its goal. */
function approach(p: Player, goals: readonly Goal[], from: Space, to: Space, left: number): number {
  const [before, after] = [journeyFrom(p, from, 2, left), journeyFrom(p, to, 2, left - 1)];
  let best = NEVER;
  for (const { region, worth } of goals) best = Math.max(best, afterJourney(worth, after(region)) - afterJourney(worth, before(region)));
  return best;
}

/** A marker is looked at where the settler has arrived, or can go no further. */
function lookScore(s: State, seat: Seat, region: Space, parties: readonly Party[]): number {
  if (!isHidden(s, region) || hasSeen(s, seat, region)) return NEVER;
  const here = parties.filter((x) => x.at === region);
  const hasArrived = here.some((x) => x.goals.some((goal) => goal.region === region));
  return hasArrived || here.every((x) => x.left === 0) ? 0.5 : 0.03;
}

/** Ships carry figures to their goals; empty ones go where settlers wait. */
function sailScore(m: Of<'sail'>, s: State, seat: Seat, goals: readonly Goal[], hope: (at: Space, left: number) => number): number {
  const [from, to] = [spaceOf(m.from), spaceOf(m.to)];
  const p = s.players[seat]!;
  const riders = m.ship.split('+').slice(1).map(kindIn);
  if (riders.length > 0) {
    const armies = riders.filter((kind) => kind !== 'settler').length;
    const [before, after] = [journeyFrom(p, from, 2, 1), journeyFrom(p, to, 2, 1)];
    let gain = armies * WEIGHTS.pressure * (hope(to, 1) - hope(from, 1));
    const aboard = goals.slice(0, riders.length - armies);
    for (const { region, worth } of aboard) gain += afterJourney(worth, after(region)) - afterJourney(worth, before(region));
    return stepScore(gain);
  }
  const waiting = p.stacks.filter((x) => x.kind === 'settler' && isRegion(x.at));
  const nearest = (zone: Space): number => Math.min(...waiting.map((x) => toCoast(zone, x.at)));
  return waiting.length > 0 && nearest(to) < nearest(from) ? 0.05 : NEVER;
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
