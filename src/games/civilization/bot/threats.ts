import type { Seat } from '../../../kernel/index.js';
import { isAdvanced, tablesOf } from '../ask/table.js';
import { KIND } from '../cards/kinds.js';
import { COAST, isRegion, LAND, landDistance, REGION_COUNT, type Space, zoneDistance } from '../cards/world.js';
import type { State } from '../state/state.js';
import { add, type Force, NO_FORCE, powerOf } from './forces.js';
import { type Outlook, settlementWorth } from './value.js';
import { WEIGHTS } from './weights.js';

const DIE = 3.5;

/** Has the seat still to buy before it moves again? Its gold may become armies until then. */
function buysFirst({ s, seat }: Outlook, foe: Seat): boolean {
  const place = (who: Seat): number => (who - s.first + s.seats) % s.seats;
  if (s.phase === 'purchase') return place(foe) > place(seat);
  // Whoever has not moved yet in this turn moves before he buys.
  return s.phase !== 'movement' || place(foe) < place(seat);
}

/** Armies that a seat could buy beside a region and send there in its next turn. */
function levyOf(o: Outlook, foe: Seat, region: Space): Force {
  if (o.skill.levy === 0 || !buysFirst(o, foe)) return NO_FORCE;
  const { s } = o;
  let places = 0;
  for (const next of LAND[region]!) if (s.owners[next] === foe) places += isAdvanced(s) ? s.sizes[next]! : 3;
  if (places === 0) return NO_FORCE;
  const n = Math.min(places, Math.floor((o.skill.levy * s.players[foe]!.gold) / tablesOf(s).army[s.era - 1]!));
  return n > 0 ? { n, power: n * (s.era * DIE + (isAdvanced(s) ? 0.5 : 0)) } : NO_FORCE;
}

/** Armies on ships that can sail to the coast of a region and land there in one turn. */
function landingOf(s: State, foe: Seat, region: Space): Force {
  let sum = NO_FORCE;
  if (COAST[region]!.length === 0) return sum;
  for (const x of s.players[foe]!.stacks) {
    if (isRegion(x.at) || x.cargo.length === 0) continue;
    const armies = x.cargo.filter(({ kind }) => KIND[kind].isArmy);
    if (armies.length === 0 || !COAST[region]!.some((zone) => zoneDistance(x.at, zone) <= KIND[x.kind].moves)) continue;
    for (const { kind } of armies) sum = add(sum, { n: x.n, power: x.n * powerOf(s, foe, kind) });
  }
  return sum;
}

const KNOWN = new WeakMap<Outlook, Map<number, Force>>();
/** What another seat could bring into a region in its next turn: armies beside it, on ships that reach its coast, and bought ones. */
export function threatOf(o: Outlook, foe: Seat, region: Space): Force {
  const known = KNOWN.get(o) ?? new Map<number, Force>();
  KNOWN.set(o, known);
  const key = foe * 128 + region;
  const threat = known.get(key) ?? workOut(o, foe, region);
  known.set(key, threat);
  return threat;
}
function workOut(o: Outlook, foe: Seat, region: Space): Force {
  let sum = o.forces.armies(foe, region);
  for (const next of LAND[region]!) sum = add(sum, o.forces.armies(foe, next));
  sum = add(sum, landingOf(o.s, foe, region));
  return add(sum, levyOf(o, foe, region));
}

/** How far a march of a rival may come from while a post still waits for him. */
const WATCHED = 3;

/** Regions that others hold, with a settlement or with an army. */
const FRONTS = new WeakMap<Outlook, readonly Space[]>();
function frontOf(o: Outlook): readonly Space[] {
  let front = FRONTS.get(o);
  if (front === undefined) {
    const { s, seat, forces } = o;
    const isTheirs = (region: Space): boolean =>
      s.players.some((_, foe) => foe !== seat && (s.owners[region] === foe || forces.armies(foe, region).n > 0));
    front = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(isTheirs);
    FRONTS.set(o, front);
  }
  return front;
}

/** How many borders lie between a region and what others hold. */
export const toFront = (o: Outlook, region: Space): number => Math.min(...frontOf(o).map((front) => landDistance(region, front)));

/** What the first army of a settlement is worth, whoever is in sight: an open one is taken by a single army, the nearer others are the sooner. */
export function postWorth(o: Outlook, region: Space): number {
  if (!isRegion(region) || o.s.owners[region] !== o.seat) return 0;
  const distance = toFront(o, region);
  return distance > WATCHED ? 0 : (WEIGHTS.post * settlementWorth(o, region)) / Math.max(1, distance);
}
