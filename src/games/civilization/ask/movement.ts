import type { Seat } from '../../../kernel/index.js';
import { CAPACITY, forKinds, KIND, type Kind } from '../cards/kinds.js';
import { REGIONS, type RegionId, type ZoneId } from '../cards/map.js';
import { airDistance, COAST, FLIGHTS, idOf, isRegion, LAND, SEA, type Space, touchAtCoast } from '../cards/world.js';
import type { Move, Player, Stack, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { hasWonder } from './cards.js';
import { hasSeen, isHidden } from './settlements.js';
import { tablesOf } from './table.js';
import { basesOf, countAt, isAircraft, isBase, isModernFleet, riderKey, unitKey } from './units.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;

export function isWalker(kind: Kind): boolean {
  return kind === 'settler' || KIND[kind].isArmy;
}

/** All steps over land, made once: by kind, points left and region. */
const WALKS = forKinds((kind) =>
  Array.from({ length: isWalker(kind) ? KIND[kind].moves + 1 : 0 }, (_, left) =>
    REGIONS.map(({ id: from }, region) =>
      left === 0 ? [] : LAND[region]!.map((to): Of<'walk'> => ({ move: 'walk', unit: `${kind}:${left}`, from, to: idOf(to) as RegionId })),
    ),
  ),
);

/** The steps of a figure over land. */
export const walksOf = (x: Stack): readonly Of<'walk'>[] => (x.left > 0 && isWalker(x.kind) ? WALKS[x.kind][x.left]![x.at]! : NONE);
const NONE: readonly never[] = [];

/** What is listed for a stack, listed once: a stack never changes. */
function once<X>(list: (x: Stack) => X): (x: Stack) => X {
  const known = new WeakMap<Stack, { readonly list: X }>();
  return (x) => {
    let kept = known.get(x);
    if (!kept) {
      kept = { list: list(x) };
      known.set(x, kept);
    }
    return kept.list;
  };
}

/** Where those on board of a fleet may land. */
export const landingsOf = once((ship): readonly Of<'land'>[] => {
  const [from, key] = [idOf(ship.at) as ZoneId, unitKey(ship)];
  return ship.cargo.flatMap((rider, i, cargo) => {
    const unit = riderKey(rider);
    if (rider.left === 0 || (i > 0 && riderKey(cargo[i - 1]!) === unit)) return [];
    return COAST[ship.at]!.map((to): Of<'land'> => ({ move: 'land', unit, from, to: idOf(to) as RegionId, ship: key }));
  });
});

/** Where a fleet may sail. */
export const sailingsOf = once((ship): readonly Of<'sail'>[] => {
  const [from, key] = [idOf(ship.at) as ZoneId, unitKey(ship)];
  return SEA[ship.at]!.map((to): Of<'sail'> => ({ move: 'sail', ship: key, from, to: idOf(to) as ZoneId }));
});

/** Figures that stand on land and may still make a step. */
export const readyWalkers = (p: Player): Stack[] => p.stacks.filter((x) => x.left > 0 && isWalker(x.kind));
/** How these figures on the coast may go on board. */
export function boardingsOf(ship: Stack, beside: readonly Stack[]): Of<'board'>[] {
  const [to, key] = [idOf(ship.at) as ZoneId, unitKey(ship)];
  return beside.map((x) => ({ move: 'board', unit: unitKey(x), from: idOf(x.at) as RegionId, to, ship: key }));
}

/** Flights to bases within reach; others are never worth a thought (CIV-AIR-02). A base that sails leaves them where they are (CIV-AMB-55). */
export function flights(s: State, seat: Seat): Of<'fly'>[] {
  const found: Of<'fly'>[] = [];
  const aircraft = s.players[seat]!.stacks.filter((x) => isAircraft(x.kind) && x.left > 0);
  if (aircraft.length === 0) return found;
  const isGoal = basesOf(s, seat);
  for (const x of aircraft) for (const to of FLIGHTS[x.at]!) if (isGoal(to)) found.push({ move: 'fly', from: idOf(x.at), to: idOf(to) });
  return found;
}

/** Regions with a settler of this seat and a marker that it does not know (CIV-EXP-01). */
export function looks(s: State, seat: Seat): Space[] {
  const found: Space[] = [];
  for (const x of s.players[seat]!.stacks)
    if (x.kind === 'settler' && isRegion(x.at) && isHidden(s, x.at) && !hasSeen(s, seat, x.at) && !found.includes(x.at)) found.push(x.at);
  return found;
}

export const hasRoom = (ship: Stack): boolean => ship.cargo.length < CAPACITY;

/** The mover may use the Manhattan Project (CIV-WON-07). */
export const canStrike = (s: State, seat: Seat): boolean => !s.struck && hasWonder(s, seat, 'strike');

/** Has the mover anything to do: a figure that can go somewhere, a marker to look at, a region to strike? */
export function canMove(s: State, seat: Seat): boolean {
  const p = s.players[seat]!;
  if (p.out) return false;
  if (canStrike(s, seat) || looks(s, seat).length > 0) return true;
  for (const x of p.stacks) {
    if (x.footing === 'frozen') continue;
    if (x.left > 0 && (isWalker(x.kind) ? LAND[x.at]!.length > 0 : KIND[x.kind].isFleet || flights(s, seat).length > 0)) return true;
    if (x.cargo.some((rider) => rider.left > 0)) return true;
    if (
      KIND[x.kind].isFleet &&
      hasRoom(x) &&
      p.stacks.some((y) => y.left > 0 && y.footing !== 'frozen' && isWalker(y.kind) && touchAtCoast(x.at, y.at))
    )
      return true;
  }
  return false;
}

/** How many aircraft a fleet bears when they are counted: two for each modern one (CIV-AIR-03). */
const roomAtSea = (s: State, seat: Seat, at: Space): number => countAt(s.players[seat]!, at, isModernFleet) * tablesOf(s).aircraftPerFleet;

/** How many aircraft may stay in a space when the movement ends: none without a base (CIV-AIR-02). */
function roomForAircraft(s: State, seat: Seat, at: Space): number {
  if (!isBase(s, seat, at)) return 0;
  return isRegion(at) || follows(s, 2) ? Number.POSITIVE_INFINITY : roomAtSea(s, seat, at);
}

/** Spaces with more aircraft than there is room for, and how many too many there are. */
function crowded(s: State, seat: Seat, roomAt: (at: Space) => number): { at: Space; n: number }[] {
  const p = s.players[seat]!;
  if (!p.stacks.some((x) => isAircraft(x.kind))) return [];
  const spaces = new Set(p.stacks.filter((x) => isAircraft(x.kind)).map((x) => x.at));
  return [...spaces].flatMap((at) => {
    const n = countAt(p, at, isAircraft) - roomAt(at);
    return n > 0 ? [{ at, n }] : [];
  });
}
/** Aircraft that have no base (CIV-AIR-08). */
export const strandedAircraft = (s: State, seat: Seat) => crowded(s, seat, (at) => roomForAircraft(s, seat, at));
/** Aircraft that are too many for the fleets they are based on (CIV-AIR-03). */
export const surplusAircraft = (s: State, seat: Seat) =>
  crowded(s, seat, (at) => (isRegion(at) || !isBase(s, seat, at) ? Number.POSITIVE_INFINITY : roomAtSea(s, seat, at)));

/** Can an aircraft there still fly to a base with room? */
export const canRescue = (s: State, seat: Seat, at: Space): boolean =>
  s.players[seat]!.stacks.some((x) => x.at === at && isAircraft(x.kind) && x.left > 0) &&
  FLIGHTS[at]!.some((to) => airDistance(at, to) <= 3 && countAt(s.players[seat]!, to, isAircraft) < roomForAircraft(s, seat, to));
