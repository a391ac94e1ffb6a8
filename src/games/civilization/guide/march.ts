import type { Seat } from '../../../kernel/index.js';
import { hasRoom, isWalker } from '../ask/movement.js';
import { riderKey, unitKey } from '../ask/units.js';
import { CAPACITY, KIND, type Kind, type Passenger } from '../cards/kinds.js';
import type { RegionId, ZoneId } from '../cards/map.js';
import { idOf, isRegion, type Space, spaceOf } from '../cards/world.js';
import { inOrder } from '../change/figures.js';
import { askedBefore, makeStep } from '../change/movement.js';
import type { Footing, PieceMove, Player, Rider, Stack, State } from '../state/state.js';
import type { Leg, Picked, Route } from './routes.js';
import type { Way } from './ways.js';

/** A step that all who go make one after the other. */
export interface Beat {
  readonly move: PieceMove['move'];
  readonly from: Space;
  readonly to: Space;
}

/** A figure that was picked. */
export interface Member {
  readonly kind: Kind;
  readonly left: number;
  readonly footing: Footing;
  /** What a ship carries. */
  readonly cargo: readonly Rider[];
}

/** A way as the moves of those who can go it. */
export type March = Pick<Route, 'to' | 'count' | 'kinds' | 'how' | 'legs' | 'moves' | 'asked'>;

/** The figures meant, one by one, as far as they are there and may move. */
export function partyOf(p: Player, from: Space, picked: readonly Picked[]): Member[] {
  const here = p.stacks.filter((x) => x.at === from && x.footing !== 'frozen');
  return picked.flatMap(({ unit, n }) => {
    const own = here.filter((x) => unitKey(x) === unit).flatMap((x) => Array<Member>(x.n).fill(x));
    const riders = here.flatMap(({ cargo, footing, n: ships }) =>
      cargo.filter((r) => riderKey(r) === unit).flatMap((r) => Array<Member>(ships).fill({ ...r, footing, cargo: [] })),
    );
    return [...own, ...riders].slice(0, n);
  });
}

/** A ship on its way, and a figure with the ship that it is on: both change from step to step. */
interface Ship {
  readonly kind: Stack['kind'];
  left: number;
  cargo: readonly Rider[];
}
interface Goer {
  readonly kind: Kind;
  left: number;
  ship: Ship | undefined;
}

const keyOf = ({ kind, left, cargo }: Ship): string => unitKey({ kind, left, cargo, at: 0, n: 1, footing: 'still' });
const room = (ships: readonly Ship[]): number => ships.reduce((sum, { cargo }) => sum + CAPACITY - cargo.length, 0);

/** What the party makes of a way; nothing when nobody can go it. */
export function marchOf(s: State, seat: Seat, from: Space, party: readonly Member[], way: Way): March | undefined {
  const sails = way.beats.filter(({ move }) => move === 'sail').length;
  const own = way.beats.length - sails;
  const ships = shipsFor(s.players[seat]!, from, party, way, sails);
  const goers = own === 0 ? [] : goersOf(party, way, own, ships);
  const count = own === 0 ? ships.length : goers.length;
  if (count === 0) return undefined;
  const moves = way.beats.flatMap((beat) =>
    beat.move === 'sail' ? ships.map((ship) => sail(ship, beat)) : goers.map((x) => step(x, beat, ships)),
  );
  const last = way.beats.at(-1)!;
  return {
    to: last.to,
    count,
    how: last.move,
    legs: way.beats.map(({ move, from: start, to }): Leg => ({ from: start, to, how: move })),
    moves,
    asked: askedOn(s, seat, moves),
    kinds: (own === 0 ? ships : goers).map(({ kind }) => kind),
  };
}

/** The ships that take part: those picked, those that carry somebody ashore, or fleets that stand ready where the way needs them. */
function shipsFor(p: Player, from: Space, party: readonly Member[], way: Way, sails: number): Ship[] {
  const asShip = ({ kind, left, cargo }: Member): Ship => ({ kind, left, cargo });
  if (!isRegion(from) && sails > 0) return party.filter(({ kind, left }) => KIND[kind].isFleet && left >= sails).map(asShip);
  const fleets = p.stacks.filter(({ kind }) => KIND[kind].isFleet);
  if (!isRegion(from)) return each(fleets.filter((x) => x.at === from && x.footing !== 'frozen')).map(asShip);
  if (!way.ship || way.beats.every(({ move }) => move !== 'board')) return [];
  const { at, footing } = way.ship;
  const alike = fleets.filter((x) => x.at === at && hasRoom(x) && (x === way.ship || (footing !== 'frozen' && x.left >= sails)));
  const ready = each([way.ship, ...alike.filter((x) => x !== way.ship)]).map(asShip);
  const wanted = party.filter(({ kind }) => isWalker(kind)).length;
  const enough = ready.findIndex((_, i) => room(ready.slice(0, i + 1)) >= wanted);
  return enough < 0 ? ready : ready.slice(0, enough + 1);
}
const each = (stacks: readonly Stack[]): Stack[] => stacks.flatMap((x) => Array<Stack>(x.n).fill(x));

/** Whoever has the movement points goes; at sea with the ship that has him on board, on land as far as there is room. */
function goersOf(party: readonly Member[], way: Way, own: number, ships: readonly Ship[]): Goer[] {
  const able = party.filter(({ kind, left }) => isWalker(kind) && left >= own);
  if (!way.atSea) {
    const goers = able.map(({ kind, left }): Goer => ({ kind, left, ship: undefined }));
    return way.beats.some(({ move }) => move === 'board') ? goers.slice(0, room(ships)) : goers;
  }
  const berths = ships.flatMap((ship) => ship.cargo.map((rider) => ({ ship, key: riderKey(rider) })));
  return able.flatMap(({ kind, left }) => {
    const i = berths.findIndex(({ key }) => key === `${kind}:${left}`);
    return i < 0 ? [] : [{ kind, left, ship: berths.splice(i, 1)[0]!.ship }];
  });
}

function sail(ship: Ship, { from, to }: Beat): PieceMove {
  const move: PieceMove = { move: 'sail', ship: keyOf(ship), from: idOf(from) as ZoneId, to: idOf(to) as ZoneId };
  ship.left--;
  return move;
}

function step(x: Goer, { move, from, to }: Beat, ships: readonly Ship[]): PieceMove {
  const unit = `${x.kind}:${x.left}`;
  const rider = { kind: x.kind as Passenger, left: x.left };
  x.left--;
  if (move === 'walk') return { move, unit, from: idOf(from) as RegionId, to: idOf(to) as RegionId };
  if (move === 'board') {
    const ship = ships.find(({ cargo }) => cargo.length < CAPACITY)!;
    const made: PieceMove = { move, unit, from: idOf(from) as RegionId, to: idOf(to) as ZoneId, ship: keyOf(ship) };
    ship.cargo = inOrder([...ship.cargo, { kind: rider.kind, left: x.left }]);
    x.ship = ship;
    return made;
  }
  const ship = x.ship!;
  const made: PieceMove = { move: 'land', unit, from: idOf(from) as ZoneId, to: idOf(to) as RegionId, ship: keyOf(ship) };
  ship.cargo = ship.cargo.toSpliced(
    ship.cargo.findIndex((r) => riderKey(r) === unit),
    1,
  );
  return made;
}

/** Where others are asked while these moves are made (CIV-BAT-08a). */
function askedOn(s: State, seat: Seat, moves: readonly PieceMove[]): Space[] {
  const p = { ...s.players[seat]! };
  const now: State = { ...s, players: s.players.with(seat, p) };
  const asked = new Set<Space>();
  for (const m of moves) {
    if (askedBefore(now, seat, m).length > 0) asked.add(spaceOf(m.from));
    makeStep(p, m);
  }
  return [...asked];
}
