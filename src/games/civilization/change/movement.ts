import type { Seat, Turn } from '../../../kernel/index.js';
import { strandedAircraft, surplusAircraft } from '../ask/movement.js';
import { cargoKey, countAt, fightersAt, isAircraft, occupantsOf, riderKey, stackAt } from '../ask/units.js';
import { KIND, type Passenger } from '../cards/kinds.js';
import { idOf, type Space, spaceOf } from '../cards/world.js';
import type { Civ, Footing, Moving, PieceMove, Player, Rider, Stack, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { addStack, changeStacks, inOrder, lose, NO_CARGO, takeFrom } from './figures.js';

export const changeMoving = (s: State, by: Partial<Moving>): void => {
  s.moving = { ...s.moving!, ...by };
};

/** At the start of a movement everything has its movement points (CIV-MOV-01); what is on board too. */
export const muster = (p: Player): void =>
  changeStacks(p, (x) => ({
    ...x,
    left: KIND[x.kind].moves,
    footing: 'still',
    cargo: x.cargo.map((r) => ({ kind: r.kind, left: KIND[r.kind].moves })),
  }));
/** After it nothing moves any more (CIV-MOV-11). */
export const rest = (p: Player): void =>
  changeStacks(p, (x) => ({ ...x, left: 0, footing: 'still', cargo: x.cargo.map((r) => ({ kind: r.kind, left: 0 })) }));

/** Pieces have come into a space: its occupants may be asked again (CIV-BAT-08). */
function entered(t: Turn<Civ>, space: Space): void {
  const { checked, late } = t.s.moving!;
  if (checked.includes(space)) changeMoving(t.s, { checked: checked.filter((x) => x !== space) });
  if (late?.some(({ at }) => at === space)) changeMoving(t.s, { late: late.filter(({ at }) => at !== space) });
}

/** A minor civilization makes somebody an occupant after the mover's pieces have come: they have not entered his space. */
export function arriveLate(s: State, at: Space, seat: Seat): void {
  const { moving } = s;
  if (!moving || moving.seat === seat || fightersAt(s, seat, at) > 0 || !follows(s, 3)) return;
  changeMoving(s, { late: [...(moving.late ?? []), { at, seat }] });
}

/** Those able to fight who stood in a space when the mover's pieces entered it (CIV-BAT-01, 08). */
export const hostsOf = (s: State, at: Space, mover: Seat): Seat[] =>
  occupantsOf(s, at, mover).filter((seat) => !s.moving!.late?.some((x) => x.at === at && x.seat === seat));

/** Without the rider a fleet that has not sailed, and on which nobody else came aboard this turn, stands where it stood. */
const footingWithout = (ship: Stack, cargo: readonly Rider[]): Footing => {
  if (ship.footing !== 'entered' || ship.left < KIND[ship.kind].moves) return ship.footing;
  return cargo.some((r) => r.left < KIND[r.kind].moves) ? 'entered' : 'still';
};

/** A step of one piece among the figures of its owner, whatever others say to it; the figure that went. */
export function makeStep(p: Player, m: PieceMove): Pick<Stack, 'kind' | 'cargo'> {
  const [from, to] = [spaceOf(m.from), spaceOf(m.to)];
  if (m.move === 'walk') {
    const x = stackAt(p, from, m.unit)!;
    takeFrom(p, x);
    addStack(p, { kind: x.kind, at: to, n: 1, left: x.left - 1, footing: 'entered', cargo: NO_CARGO });
    return x;
  }
  if (m.move === 'board') {
    const x = stackAt(p, from, m.unit)!;
    takeFrom(p, x);
    const ship = stackAt(p, to, m.ship)!;
    takeFrom(p, ship);
    const cargo = inOrder([...ship.cargo, { kind: x.kind as Passenger, left: x.left - 1 }]);
    addStack(p, { ...ship, n: 1, footing: ship.footing === 'frozen' ? 'frozen' : 'entered', cargo });
    return x;
  }
  const ship = stackAt(p, from, m.ship)!;
  takeFrom(p, ship);
  if (m.move === 'sail') {
    addStack(p, { ...ship, n: 1, at: to, left: ship.left - 1, footing: 'entered' });
    return ship;
  }
  const rider = ship.cargo.find((r) => riderKey(r) === m.unit)!;
  const cargo = ship.cargo.toSpliced(ship.cargo.indexOf(rider), 1);
  addStack(p, { ...ship, n: 1, footing: footingWithout(ship, cargo), cargo });
  addStack(p, { kind: rider.kind, at: to, n: 1, left: rider.left - 1, footing: 'entered', cargo: NO_CARGO });
  return { kind: rider.kind, cargo: NO_CARGO };
}

/** Carry out a step of one piece. */
export function goOn(t: Turn<Civ>, seat: Seat, m: PieceMove): void {
  const { kind, cargo } = makeStep(t.s.players[seat]!, m);
  t.emit({ event: 'moved', seat, kind, cargo: cargoKey(cargo), from: m.from, to: m.to, how: m.move });
  entered(t, spaceOf(m.to));
}

/** The piece that a move takes away from its space. */
export const pieceOf = (p: Player, m: PieceMove): Stack | undefined =>
  stackAt(p, spaceOf(m.from), m.move === 'sail' || m.move === 'land' ? m.ship : m.unit);

/** Occupants who must be asked before this piece leaves (CIV-BAT-08a). */
export function askedBefore(s: State, seat: Seat, m: PieceMove): Seat[] {
  if (pieceOf(s.players[seat]!, m)!.footing !== 'entered') return [];
  return hostsOf(s, spaceOf(m.from), seat).filter((x) => (s.moving!.passes & (1 << x)) === 0);
}

export function fly(t: Turn<Civ>, seat: Seat, from: Space, to: Space): void {
  const p = t.s.players[seat]!;
  const x = p.stacks.find((y) => y.at === from && isAircraft(y.kind) && y.left > 0)!;
  takeFrom(p, x);
  addStack(p, { kind: x.kind, at: to, n: 1, left: 0, footing: 'entered', cargo: NO_CARGO });
  t.emit({ event: 'moved', seat, kind: x.kind, cargo: '', from: idOf(from), to: idOf(to), how: 'fly' });
  entered(t, to);
}

/** Occupants fight the mover here: what came this turn stays (CIV-BAT-01, CIV-MOV-10). */
export function declare(t: Turn<Civ>, at: Space, by: readonly Seat[]): void {
  const { s } = t;
  const { seat, declared } = s.moving!;
  for (const x of by) t.emit({ event: 'declared', seat: x, against: seat, at: idOf(at) });
  const known = declared.find((x) => x.at === at);
  const all = known ? [...known.by, ...by.filter((x) => !known.by.includes(x))] : by;
  changeMoving(s, { declared: [...declared.filter((x) => x.at !== at), { at, by: all }] });
  changeStacks(s.players[seat]!, (x) => (x.at === at && x.footing === 'entered' ? { ...x, footing: 'frozen' } : x));
}

/** Aircraft leave the board, so many in each space. */
function loseAircraft(t: Turn<Civ>, seat: Seat, spaces: readonly { readonly at: Space; readonly n: number }[]): void {
  for (const { at, n } of spaces) {
    let left = n;
    while (left > 0 && countAt(t.s.players[seat]!, at, isAircraft) > 0) {
      const x = t.s.players[seat]!.stacks.find((y) => y.at === at && isAircraft(y.kind))!;
      const lost = Math.min(left, x.n);
      lose(t, seat, x, lost, 'no-base');
      left -= lost;
    }
  }
}
/** Aircraft that have no base when the movement ends are lost (CIV-AIR-08). */
export const loseStranded = (t: Turn<Civ>, seat: Seat): void => loseAircraft(t, seat, strandedAircraft(t.s, seat));

/** At the end of the phase, battles included, those too many for their fleets are lost (CIV-AIR-03). */
export function loseSurplus(t: Turn<Civ>): void {
  if (t.s.era < 4 || !follows(t.s, 2)) return;
  for (let seat = 0; seat < t.s.seats; seat++) loseAircraft(t, seat, surplusAircraft(t.s, seat));
}
