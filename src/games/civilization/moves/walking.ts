import { judging, type Refusal, type Seat, type Turn } from '../../../kernel/index.js';
import { boardings, flights, hasRoom, landings, sailings, walks } from '../ask/movement.js';
import { pending } from '../ask/table.js';
import { isAircraft, isBase, riderKey, stackAt } from '../ask/units.js';
import { CAPACITY, KIND } from '../cards/kinds.js';
import { airDistance, COAST, LAND, SEA, spaceOf } from '../cards/world.js';
import { askedBefore, fly as flyTo, goOn } from '../change/movement.js';
import { no } from '../state/refusals.js';
import type { Civ, PieceMove, Player, Stack, State, UnitKey } from '../state/state.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

/** May this seat move pieces now? */
const refuseMoment = (s: State, seat: Seat): Refusal | undefined => (pending(s, 'movement')?.seat === seat ? undefined : WRONG_MOMENT);

const refusePiece = (x: Stack | undefined): Refusal | undefined => {
  if (!x) return no('CIV-MOV-01', 'NO_SUCH_UNIT');
  return x.footing === 'frozen' ? no('CIV-MOV-10', 'FROZEN') : undefined;
};
/** Finds pieces of a player. Moves of one piece follow each other in the lists, so it is looked for once. */
function piecesOf(p: Player): (from: string, unit: UnitKey) => Stack | undefined {
  let found: { readonly from: string; readonly unit: UnitKey; readonly piece: Stack | undefined } | undefined;
  return (from, unit) => {
    if (found?.from !== from || found.unit !== unit) found = { from, unit, piece: stackAt(p, spaceOf(from), unit) };
    return found.piece;
  };
}
const refuseWalker = (x: Stack | undefined): Refusal | undefined => {
  if (x && x.kind !== 'settler' && !KIND[x.kind].isArmy) return no('CIV-MOV-03', 'NOT_ADJACENT');
  return refusePiece(x) ?? (x!.left === 0 ? no('CIV-MOV-01', 'NO_MOVES_LEFT') : undefined);
};

/** Before a piece leaves a space that it entered, those who stand there are asked (CIV-BAT-08a). */
function leave(t: Turn<Civ>, seat: Seat, then: PieceMove): void {
  if (askedBefore(t.s, seat, then).length > 0) t.push({ step: 'passing', seat, at: spaceOf(then.from), then });
  else goOn(t, seat, then);
}

/** Nobody blocks the way, nobody has to fight (CIV-MOV-03, CIV-MOV-04, CIV-GEN-07, CIV-AMB-18). */
export const walk: Rule<'walk'> = {
  candidates: (s, seat) => walks(s.players[seat]!),
  ...judging((s: State, seat) => {
    const moment = refuseMoment(s, seat);
    const pieceAt = piecesOf(s.players[seat]!);
    return (m: MoveOf<'walk'>) => {
      const refusal = moment ?? refuseWalker(pieceAt(m.from, m.unit));
      if (refusal) return refusal;
      return LAND[spaceOf(m.from)]!.includes(spaceOf(m.to)) ? undefined : no('CIV-MOV-03', 'NOT_ADJACENT');
    };
  }),
  perform: leave,
};

/** CIV-MOV-05, CIV-MOV-08 */
export const board: Rule<'board'> = {
  candidates: (s, seat) => boardings(s.players[seat]!),
  ...judging((s: State, seat) => {
    const moment = refuseMoment(s, seat);
    const p = s.players[seat]!;
    const shipAt = piecesOf(p);
    return (m: MoveOf<'board'>) => {
      const from = spaceOf(m.from);
      const refusal = moment ?? refuseWalker(stackAt(p, from, m.unit));
      if (refusal) return refusal;
      if (!COAST[from]!.includes(spaceOf(m.to))) return no('CIV-MOV-05', 'NOT_ADJACENT');
      const ship = shipAt(m.to, m.ship);
      if (!ship || !KIND[ship.kind].isFleet) return no('CIV-MOV-09', 'NO_SUCH_FLEET');
      return hasRoom(ship) ? undefined : no('CIV-MOV-08', 'FLEET_FULL', { max: CAPACITY });
    };
  }),
  perform: leave,
};

/** CIV-MOV-05, CIV-MOV-06; in a hostile region too (CIV-AMB-19). */
export const land: Rule<'land'> = {
  candidates: (s, seat) => landings(s.players[seat]!),
  ...judging((s: State, seat) => {
    const moment = refuseMoment(s, seat);
    const shipAt = piecesOf(s.players[seat]!);
    return (m: MoveOf<'land'>) => {
      if (moment) return moment;
      const ship = shipAt(m.from, m.ship);
      const rider = ship?.cargo.find((r) => riderKey(r) === m.unit);
      const refusal = refusePiece(rider && ship);
      if (refusal) return refusal;
      if (rider!.left === 0) return no('CIV-MOV-06', 'NO_MOVES_LEFT');
      return COAST[spaceOf(m.from)]!.includes(spaceOf(m.to)) ? undefined : no('CIV-MOV-05', 'NOT_ADJACENT');
    };
  }),
  perform: leave,
};

/** CIV-MOV-07 */
export const sail: Rule<'sail'> = {
  candidates: (s, seat) => sailings(s.players[seat]!),
  ...judging((s: State, seat) => {
    const moment = refuseMoment(s, seat);
    const shipAt = piecesOf(s.players[seat]!);
    return (m: MoveOf<'sail'>) => {
      const ship = shipAt(m.from, m.ship);
      const refusal = moment ?? refusePiece(ship);
      if (refusal) return refusal;
      if (ship!.left === 0) return no('CIV-MOV-02', 'NO_MOVES_LEFT');
      return SEA[spaceOf(m.from)]!.includes(spaceOf(m.to)) ? undefined : no('CIV-MOV-03', 'NOT_ADJACENT');
    };
  }),
  perform: leave,
};

const RANGE = KIND['aircraft-4'].moves;

/** One flight from start to goal; nobody can stop it (CIV-AIR-01). */
export const fly: Rule<'fly'> = {
  candidates: flights,
  refuse(s, seat, m) {
    const moment = refuseMoment(s, seat);
    if (moment) return moment;
    const [from, to] = [spaceOf(m.from), spaceOf(m.to)];
    const here = s.players[seat]!.stacks.filter((x) => x.at === from && isAircraft(x.kind));
    if (here.length === 0) return no('CIV-AIR-01', 'NO_SUCH_UNIT');
    if (here.every((x) => x.left === 0)) return no('CIV-AIR-01', 'NO_MOVES_LEFT');
    const need = airDistance(from, to);
    if (need > RANGE || need === 0) return no('CIV-AIR-01', 'TOO_FAR', { need, have: RANGE });
    return isBase(s, seat, to) ? undefined : no('CIV-AIR-02', 'NO_BASE_THERE');
  },
  perform: (t, seat, m) => flyTo(t, seat, spaceOf(m.from), spaceOf(m.to)),
};
