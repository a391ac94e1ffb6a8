import { KIND } from '../cards/kinds.js';
import { COAST, isRegion, landDistance, NO_WAY, REGION_COUNT, type Space, seaDistance, zoneDistance } from '../cards/world.js';
import type { Player, Stack } from '../state/state.js';

export const FAR = 99;

/** The distance in zones from a zone to the nearest one along a region. */
function toCoast(zone: Space, region: Space): number {
  let best = FAR;
  for (const coast of COAST[region]!) {
    const d = zoneDistance(zone, coast);
    if (d < best && d !== NO_WAY) best = d;
  }
  return best;
}

/** Turns, in parts, that a figure with so many points a turn needs from a space to every region; ships of its owner carry it. */
export function turnsFrom(p: Player, at: Space, moves: number, left: number): Float64Array {
  const found = new Float64Array(REGION_COUNT).fill(FAR);
  const ships = p.stacks.filter((x) => KIND[x.kind].isFleet);
  // What is left of this turn's points shortens the way.
  const spare = moves === 0 ? 0 : (moves - left) / moves;
  if (!isRegion(at)) {
    const speed = Math.max(1, ...ships.filter((x) => x.at === at).map((x) => KIND[x.kind].moves));
    for (let to = 0; to < REGION_COUNT; to++) {
      const d = toCoast(at, to);
      if (d < FAR) found[to] = 0.5 + d / speed + spare * 0.5;
    }
    return found;
  }
  for (let to = 0; to < REGION_COUNT; to++) {
    const d = landDistance(at, to);
    if (d !== NO_WAY) found[to] = d === 0 ? 0 : d / moves + spare * 0.5;
  }
  const ship = nearestShip(ships, at);
  if (!ship) return found;
  for (let to = 0; to < REGION_COUNT; to++) {
    if (found[to]! <= 2) continue;
    const d = seaDistance(at, to);
    if (d !== NO_WAY) found[to] = Math.min(found[to]!, ship.wait + 1 + d / ship.speed);
  }
  return found;
}

/** The ship that could take a figure on board soonest. */
function nearestShip(ships: readonly Stack[], region: Space): { wait: number; speed: number } | undefined {
  let best: { wait: number; speed: number } | undefined;
  for (const x of ships) {
    if (x.cargo.length >= 3) continue;
    const d = toCoast(x.at, region);
    const speed = KIND[x.kind].moves;
    if (d < FAR && (!best || d / speed < best.wait)) best = { wait: d / speed, speed };
  }
  return best;
}
