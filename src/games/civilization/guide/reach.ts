import type { Seat } from '../../../kernel/index.js';
import { hasRoom } from '../ask/movement.js';
import { hasSeen, isHidden } from '../ask/settlements.js';
import { countAt, fightersAt, isArmy, isBase, isPresent, occupantsOf, unitKey } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import type { RegionId, ZoneId } from '../cards/map.js';
import { COAST, FLIGHTS, idOf, isRegion, LAND, SEA, type Space } from '../cards/world.js';
import { inOrder } from '../change/figures.js';
import type { Move, Stack, State, UnitKey } from '../state/state.js';

/** What may follow when a piece stands in a space at the end of the movement. */
export interface Prospect {
  /** Others able to fight there: they may declare a battle (CIV-BAT-08). */
  readonly occupants: readonly Seat[];
  /** Players whom this piece could attack there itself. */
  readonly targets: readonly Seat[];
  /** A marker that this seat has not seen, and a settler to look at it. */
  readonly canLook: boolean;
}
/** A space that a piece can reach, and the moves that lead there; all of them can be taken back until somebody is asked. */
export interface Destination extends Prospect {
  readonly to: Space;
  readonly path: readonly Move[];
  /** Occupants of spaces on the way, who are asked before the piece goes on (CIV-BAT-08a). */
  readonly asked: readonly Space[];
}

function prospect(s: State, seat: Seat, x: Stack, to: Space): Prospect {
  const canAttack = isRegion(to) ? KIND[x.kind].isArmy : KIND[x.kind].isFleet;
  return {
    occupants: occupantsOf(s, to, seat),
    targets: canAttack ? s.players.flatMap((_, other) => (other !== seat && isPresent(s, other, to) ? [other] : [])) : [],
    canLook: x.kind === 'settler' && isRegion(to) && isHidden(s, to) && !hasSeen(s, seat, to),
  };
}

interface Node {
  readonly at: Space;
  readonly left: number;
  readonly path: readonly Move[];
  readonly asked: readonly Space[];
  /** On board of this fleet. */
  readonly ship?: UnitKey;
}

/** Where one piece of a stack can go this turn, each space by the fewest moves; fleets that stand ready take it over water. */
export function reachOf(s: State, seat: Seat, x: Stack): Destination[] {
  if (x.footing === 'frozen' || x.left === 0) return [];
  if (x.kind === 'aircraft-4') return flightsOf(s, seat, x);
  const found: Destination[] = [];
  const seen = new Set<Space>([x.at]);
  let front: Node[] = [
    { at: x.at, left: x.left, path: [], asked: x.footing === 'entered' && occupantsOf(s, x.at, seat).length > 0 ? [x.at] : [] },
  ];
  while (front.length > 0) {
    const next: Node[] = [];
    for (const node of front)
      for (const step of stepsFrom(s, seat, x, node)) {
        if (seen.has(step.at)) continue;
        seen.add(step.at);
        found.push({ to: step.at, path: step.path, asked: step.asked, ...prospect(s, seat, x, step.at) });
        const asks = occupantsOf(s, step.at, seat).length > 0;
        if (step.left > 0) next.push(asks ? { ...step, asked: [...step.asked, step.at] } : step);
      }
    front = next;
  }
  return found;
}

/** A key of the same figure with fewer movement points left. */
const keyWith = (x: Stack, left: number): UnitKey => unitKey({ ...x, left });

function stepsFrom(s: State, seat: Seat, x: Stack, node: Node): Node[] {
  const { at, path, asked } = node;
  const left = node.left - 1;
  const unit = keyWith(x, node.left);
  const onward = (to: Space, move: Move, ship?: UnitKey): Node => ({
    at: to,
    left,
    path: [...path, move],
    asked,
    ...(ship ? { ship } : undefined),
  });
  if (KIND[x.kind].isFleet)
    return SEA[at]!.map((to) => onward(to, { move: 'sail', ship: unit, from: idOf(at) as ZoneId, to: idOf(to) as ZoneId }));
  if (node.ship !== undefined) {
    const { ship } = node;
    return COAST[at]!.map((to) => onward(to, { move: 'land', unit, from: idOf(at) as ZoneId, to: idOf(to) as RegionId, ship }));
  }
  const walks = LAND[at]!.map((to) => onward(to, { move: 'walk', unit, from: idOf(at) as RegionId, to: idOf(to) as RegionId }));
  const boardings = COAST[at]!.flatMap((to) => {
    const ship = s.players[seat]!.stacks.find((y) => y.at === to && KIND[y.kind].isFleet && hasRoom(y));
    if (!ship) return [];
    const move: Move = { move: 'board', unit, from: idOf(at) as RegionId, to: idOf(to) as ZoneId, ship: unitKey(ship) };
    const laden = unitKey({ ...ship, cargo: ladenWith(ship, x, left) });
    return [onward(to, move, laden)];
  });
  return [...walks, ...boardings];
}
const ladenWith = (ship: Stack, x: Stack, left: number): Stack['cargo'] =>
  inOrder([...ship.cargo, { kind: x.kind as Stack['cargo'][number]['kind'], left }]);

function flightsOf(s: State, seat: Seat, x: Stack): Destination[] {
  return FLIGHTS[x.at]!.filter((to) => isBase(s, seat, to)).map((to) => ({
    to,
    path: [{ move: 'fly', from: idOf(x.at), to: idOf(to) }],
    asked: [],
    ...prospect(s, seat, x, to),
  }));
}

/** Regions of this seat that would stand without an army while others are next to them: worth a warning. */
export const undefended = (s: State, seat: Seat): Space[] =>
  s.owners.flatMap((owner, region) =>
    owner === seat &&
    countAt(s.players[seat]!, region, isArmy) === 0 &&
    s.players.some((_, other) => other !== seat && [region, ...LAND[region]!].some((near) => fightersAt(s, other, near) > 0))
      ? [region]
      : [],
  );

/** Stacks that have not used all their movement: never forgotten before one finishes. */
export const unmoved = (s: State, seat: Seat): Stack[] =>
  s.moving?.seat === seat ? s.players[seat]!.stacks.filter((x) => x.left > 0 && x.footing !== 'frozen') : [];
