import { type Alike, grouping, judging, type Refusal, type Seat, type Turn } from '../../../kernel/index.js';
import { boardingsOf, flights, hasRoom, isWalker, landingsOf, readyWalkers, sailingsOf, walksOf } from '../ask/movement.js';
import { pending } from '../ask/table.js';
import { basesOf, isAircraft, riderKey, stackAt, unitKey } from '../ask/units.js';
import { CAPACITY, KIND } from '../cards/kinds.js';
import { airDistance, spaceOf, touchAtCoast, touchByLand, touchBySea } from '../cards/world.js';
import { askedBefore, fly as flyTo, goOn } from '../change/movement.js';
import { no } from '../state/refusals.js';
import type { Civ, PieceMove, Player, Stack, State } from '../state/state.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

/** May this seat move pieces now? */
const refuseMoment = (s: State, seat: Seat): Refusal | undefined => (pending(s, 'movement')?.seat === seat ? undefined : WRONG_MOMENT);

const refusePiece = (x: Stack | undefined): Refusal | undefined => {
  if (!x) return no('CIV-MOV-01', 'NO_SUCH_UNIT');
  return x.footing === 'frozen' ? no('CIV-MOV-10', 'FROZEN') : undefined;
};
const refuseWalker = (x: Stack | undefined): Refusal | undefined => {
  if (x && !isWalker(x.kind)) return no('CIV-MOV-03', 'NOT_ADJACENT');
  return refusePiece(x) ?? (x!.left === 0 ? no('CIV-MOV-01', 'NO_MOVES_LEFT') : undefined);
};
const refuseFleet = (x: Stack | undefined): Refusal | undefined =>
  refusePiece(x) ?? (x!.left === 0 ? no('CIV-MOV-02', 'NO_MOVES_LEFT') : undefined);
const refuseRoom = (ship: Stack | undefined): Refusal | undefined => {
  if (!ship || !KIND[ship.kind].isFleet) return no('CIV-MOV-09', 'NO_SUCH_FLEET');
  return hasRoom(ship) ? undefined : no('CIV-MOV-08', 'FLEET_FULL', { max: CAPACITY });
};

/** The figures that a move of this one takes: of equal ones those that may move. */
const moversFor = (p: Player, x: Stack): Stack => (x.footing === 'frozen' ? stackAt(p, x.at, unitKey(x))! : x);

/** All steps of a stack are judged alike: only its own state speaks against them. */
function bySteps<M>(
  stepsOf: (x: Stack) => readonly M[],
  refuse: (x: Stack) => Refusal | undefined,
): (s: State, seat: Seat) => readonly Alike<M>[] {
  return (s, seat) => {
    const found: Alike<M>[] = [];
    const moment = refuseMoment(s, seat);
    const p = s.players[seat]!;
    for (const x of p.stacks) {
      const moves = stepsOf(x);
      if (moves.length > 0) found.push({ moves, refusal: moment ?? refuse(moversFor(p, x)) });
    }
    return found;
  };
}
const NONE: readonly never[] = [];

/** Before a piece leaves a space that it entered, those who stand there are asked (CIV-BAT-08a). */
function leave(t: Turn<Civ>, seat: Seat, then: PieceMove): void {
  if (askedBefore(t.s, seat, then).length > 0) t.push({ step: 'passing', seat, at: spaceOf(then.from), then });
  else goOn(t, seat, then);
}

/** Nobody blocks the way, nobody has to fight (CIV-MOV-03, CIV-MOV-04, CIV-GEN-07, CIV-AMB-18). */
export const walk: Rule<'walk'> = {
  ...grouping(bySteps(walksOf, refuseWalker)),
  refuse(s, seat, m) {
    const refusal = refuseMoment(s, seat) ?? refuseWalker(stackAt(s.players[seat]!, spaceOf(m.from), m.unit));
    if (refusal) return refusal;
    return touchByLand(spaceOf(m.from), spaceOf(m.to)) ? undefined : no('CIV-MOV-03', 'NOT_ADJACENT');
  },
  perform: leave,
};

/** Ways on board of each fleet; together as long as the same is said of them. */
function boardings(s: State, seat: Seat): readonly Alike<MoveOf<'board'>>[] {
  const found: Alike<MoveOf<'board'>>[] = [];
  const moment = refuseMoment(s, seat);
  const p = s.players[seat]!;
  const walkers = readyWalkers(p);
  const areFree = !walkers.some((x) => x.footing === 'frozen');
  for (const ship of walkers.length > 0 ? p.stacks : NONE) {
    if (!KIND[ship.kind].isFleet) continue;
    const beside = walkers.filter((x) => touchAtCoast(ship.at, x.at));
    if (beside.length === 0) continue;
    const room = moment ?? refuseRoom(ship);
    const moves = boardingsOf(ship, beside);
    if (areFree) found.push({ moves, refusal: room });
    else found.push(...beside.map((x, i) => ({ moves: [moves[i]!], refusal: moment ?? refuseWalker(moversFor(p, x)) ?? room })));
  }
  return found;
}
/** CIV-MOV-05, CIV-MOV-08 */
export const board: Rule<'board'> = {
  ...grouping(boardings),
  refuse(s, seat, m) {
    const p = s.players[seat]!;
    const from = spaceOf(m.from);
    const refusal = refuseMoment(s, seat) ?? refuseWalker(stackAt(p, from, m.unit));
    if (refusal) return refusal;
    if (!touchAtCoast(from, spaceOf(m.to))) return no('CIV-MOV-05', 'NOT_ADJACENT');
    return refuseRoom(stackAt(p, spaceOf(m.to), m.ship));
  },
  perform: leave,
};

/** CIV-MOV-05, CIV-MOV-06; in a hostile region too (CIV-AMB-19). */
export const land: Rule<'land'> = {
  ...grouping(bySteps((x) => (x.cargo.length > 0 ? landingsOf(x) : NONE), refusePiece)),
  refuse(s, seat, m) {
    const moment = refuseMoment(s, seat);
    if (moment) return moment;
    const ship = stackAt(s.players[seat]!, spaceOf(m.from), m.ship);
    const rider = ship?.cargo.find((r) => riderKey(r) === m.unit);
    const refusal = refusePiece(rider && ship);
    if (refusal) return refusal;
    if (rider!.left === 0) return no('CIV-MOV-06', 'NO_MOVES_LEFT');
    return touchAtCoast(spaceOf(m.from), spaceOf(m.to)) ? undefined : no('CIV-MOV-05', 'NOT_ADJACENT');
  },
  perform: leave,
};

/** CIV-MOV-07 */
export const sail: Rule<'sail'> = {
  ...grouping(bySteps((x) => (x.left > 0 && KIND[x.kind].isFleet ? sailingsOf(x) : NONE), refuseFleet)),
  refuse(s, seat, m) {
    const refusal = refuseMoment(s, seat) ?? refuseFleet(stackAt(s.players[seat]!, spaceOf(m.from), m.ship));
    if (refusal) return refusal;
    return touchBySea(spaceOf(m.from), spaceOf(m.to)) ? undefined : no('CIV-MOV-03', 'NOT_ADJACENT');
  },
  perform: leave,
};

const RANGE = KIND['aircraft-4'].moves;

/** One flight from start to goal; nobody can stop it (CIV-AIR-01). */
export const fly: Rule<'fly'> = {
  candidates: flights,
  ...judging((s: State, seat) => {
    const moment = refuseMoment(s, seat);
    const aircraft = s.players[seat]!.stacks.filter((x) => isAircraft(x.kind));
    const isGoal = basesOf(s, seat);
    return (m: MoveOf<'fly'>) => {
      if (moment) return moment;
      const [from, to] = [spaceOf(m.from), spaceOf(m.to)];
      if (!aircraft.some((x) => x.at === from)) return no('CIV-AIR-01', 'NO_SUCH_UNIT');
      if (!aircraft.some((x) => x.at === from && x.left > 0)) return no('CIV-AIR-01', 'NO_MOVES_LEFT');
      const need = airDistance(from, to);
      if (need > RANGE || need === 0) return no('CIV-AIR-01', 'TOO_FAR', { need, have: RANGE });
      return isGoal(to) ? undefined : no('CIV-AIR-02', 'NO_BASE_THERE');
    };
  }),
  perform: (t, seat, m) => flyTo(t, seat, spaceOf(m.from), spaceOf(m.to)),
};
