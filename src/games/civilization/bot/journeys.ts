import { CAPACITY, KIND } from '../cards/kinds.js';
import { COAST, isRegion, landDistance, NO_WAY, SPACES, type Space, seaDistance, zoneDistance } from '../cards/world.js';
import type { Player } from '../state/state.js';

export const FAR = 99;

/** The distance in zones from every zone to the nearest one along every region. */
const TO_COAST: readonly (readonly number[])[] = SPACES.map((_, zone) =>
  SPACES.map((_, region) =>
    isRegion(zone) || !isRegion(region)
      ? FAR
      : COAST[region]!.reduce((best, coast) => Math.min(best, zoneDistance(zone, coast) === NO_WAY ? FAR : zoneDistance(zone, coast)), FAR),
  ),
);
export const toCoast = (zone: Space, region: Space): number => TO_COAST[zone]![region]!;

/** Turns, in parts, that a figure needs to a region. */
export type Journey = (to: Space) => number;

/** Journeys of a figure with so many points a turn and some of them left; ships of its owner carry it. */
export function journeyFrom(p: Player, at: Space, moves: number, left: number): Journey {
  // What is spent of this turn's points makes the way longer.
  const spent = (0.5 * (moves - left)) / moves;
  if (!isRegion(at)) {
    let speed = 1;
    for (const x of p.stacks) if (x.at === at && KIND[x.kind].isFleet) speed = Math.max(speed, KIND[x.kind].moves);
    return (to) => (toCoast(at, to) < FAR ? 0.5 + toCoast(at, to) / speed + spent : FAR);
  }
  const ship = nearestShip(p, at);
  return (to) => {
    const d = landDistance(at, to);
    const byLand = d === NO_WAY ? FAR : d === 0 ? 0 : d / moves + spent;
    if (!ship || byLand <= 2) return byLand;
    const zones = seaDistance(at, to);
    return zones === NO_WAY ? byLand : Math.min(byLand, ship.wait + 1 + zones / ship.speed);
  };
}

/** The ship that could take a figure on board soonest. */
function nearestShip(p: Player, region: Space): { wait: number; speed: number } | undefined {
  let best: { wait: number; speed: number } | undefined;
  for (const x of p.stacks) {
    if (!KIND[x.kind].isFleet || x.cargo.length >= CAPACITY) continue;
    const d = toCoast(x.at, region);
    const speed = KIND[x.kind].moves;
    if (d < FAR && (!best || d / speed < best.wait)) best = { wait: d / speed, speed };
  }
  return best;
}

/** A region and what it is worth to be there. */
export interface Goal {
  readonly region: Space;
  readonly worth: number;
}
export const byWorth = (a: Goal, b: Goal): number => b.worth - a.worth;

/** The goal, best ones first in the list, that is worth most after the way there. */
export function bestGoal(
  goals: readonly Goal[],
  journey: Journey,
  patience: readonly number[],
  taken?: ReadonlySet<Space>,
): Goal | undefined {
  let best: Goal | undefined;
  for (const goal of goals) {
    if (best && goal.worth <= best.worth) break;
    if (taken?.has(goal.region)) continue;
    const turns = journey(goal.region);
    if (turns >= FAR) continue;
    const worth = goal.worth * patience[Math.min(patience.length - 1, Math.round(turns * 4))]!;
    if (!best || worth > best.worth) best = { region: goal.region, worth };
  }
  return best;
}
