import type { Seat } from '../../../kernel/index.js';
import { hasRoom, isWalker } from '../ask/movement.js';
import { occupantsOf, unitKey } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import { COAST, isRegion, LAND, SEA, type Space } from '../cards/world.js';
import type { Stack, State } from '../state/state.js';
import type { Beat, Member } from './march.js';

/** Steps that lead somewhere, each made by all who go; the fleet that takes part in it. */
export interface Way {
  readonly beats: readonly Beat[];
  readonly ship?: Stack;
  /** Those who go are ships, or stand on board of them, when it begins. */
  readonly atSea: boolean;
}

/** Where one figure and the fleet that may carry it are. */
interface Node {
  readonly at: Space;
  readonly left: number;
  readonly aboard: boolean;
  /** It has been carried: it does not board again. */
  readonly carried: boolean;
  /** It, or its fleet, came to its space this turn: before it goes on, occupants are asked (CIV-BAT-08a). */
  readonly entered: boolean;
  readonly zone: Space;
  readonly shipLeft: number;
  readonly shipEntered: boolean;
  readonly beats: readonly Beat[];
}

/** Ways for all figures of a party, by their movement points, without a fleet and with each fleet that could take part. */
export function waysOf(s: State, seat: Seat, from: Space, party: readonly Member[]): Way[] {
  const walkers = distinct(party.filter(({ kind }) => isWalker(kind)));
  if (!isRegion(from)) {
    const ships = distinct(party.filter(({ kind }) => KIND[kind].isFleet));
    const carriers = ships.length > 0 ? ships : [undefined];
    return [
      ...ships.flatMap((ship) => search(s, seat, atSea(from, 0, ship), undefined)),
      ...walkers.flatMap((x) => carriers.flatMap((ship) => search(s, seat, atSea(from, x.left, ship), undefined))),
    ];
  }
  const fleets = fleetsOf(s, seat);
  return walkers.flatMap(({ left, footing }) =>
    [undefined, ...fleets].flatMap((ship) => search(s, seat, ashore(from, left, footing === 'entered', ship), ship)),
  );
}

const distinct = (members: readonly Member[]): Member[] => [...new Map(members.map((x) => [`${x.left} ${x.footing}`, x])).values()];

/** Own fleets with room, equal ones once. */
const fleetsOf = (s: State, seat: Seat): Stack[] => [
  ...new Map(
    s.players[seat]!.stacks.filter((x) => KIND[x.kind].isFleet && hasRoom(x)).map((x) => [`${x.at} ${unitKey(x)} ${x.footing}`, x]),
  ).values(),
];

const atSea = (zone: Space, left: number, ship: Member | undefined): Node => ({
  at: zone,
  left,
  aboard: true,
  carried: true,
  entered: false,
  zone,
  shipLeft: ship?.left ?? 0,
  shipEntered: ship?.footing === 'entered',
  beats: [],
});
const ashore = (at: Space, left: number, entered: boolean, ship: Stack | undefined): Node => ({
  at,
  left,
  aboard: false,
  carried: ship === undefined,
  entered,
  zone: ship?.at ?? -1,
  shipLeft: ship && ship.footing !== 'frozen' ? ship.left : 0,
  shipEntered: ship?.footing === 'entered',
  beats: [],
});

/** The shortest way to each space: first of all one on which nobody is asked. */
function search(s: State, seat: Seat, start: Node, ship: Stack | undefined): Way[] {
  const found = new Map<Space, Way>();
  const asks = (at: Space): boolean => occupantsOf(s, at, seat).some((x) => (s.moving!.passes & (1 << x)) === 0);
  for (const freely of [true, false]) {
    const seen = new Set<string>();
    let front: Node[] = [start];
    while (front.length > 0) {
      const next: Node[] = [];
      for (const node of front)
        for (const step of stepsFrom(node, ship?.footing === 'frozen')) {
          const key = `${step.at} ${step.left} ${step.aboard} ${step.zone} ${step.shipLeft}`;
          if (seen.has(key)) continue;
          const beat = step.beats.at(-1)!;
          const leavesEntered = beat.move === 'sail' || beat.move === 'land' ? node.shipEntered : node.entered;
          if (freely && leavesEntered && asks(beat.from)) continue;
          seen.add(key);
          next.push(step);
          // A ship that only comes to fetch somebody has brought nobody anywhere.
          if ((beat.move !== 'sail' || step.aboard) && !found.has(step.at))
            found.set(step.at, { beats: step.beats, atSea: start.aboard, ...(ship ? { ship } : undefined) });
        }
      front = next;
    }
  }
  return [...found.values()];
}

function stepsFrom(node: Node, isFrozen: boolean): Node[] {
  const { at, left, aboard, zone, shipLeft, beats } = node;
  const found: Node[] = [];
  const go = (move: Beat['move'], from: Space, to: Space, change: Partial<Node>): void => {
    found.push({ ...node, ...change, beats: [...beats, { move, from, to }] });
  };
  if (aboard) {
    if (shipLeft > 0) for (const to of SEA[zone]!) go('sail', zone, to, { at: to, zone: to, shipLeft: shipLeft - 1, shipEntered: true });
    if (left > 0 && !isFrozen)
      for (const to of COAST[zone]!) go('land', zone, to, { at: to, left: left - 1, aboard: false, entered: true });
    return found;
  }
  if (left > 0) for (const to of LAND[at]!) go('walk', at, to, { at: to, left: left - 1, entered: true });
  if (node.carried) return found;
  if (left > 0 && COAST[zone]!.includes(at))
    go('board', at, zone, { at: zone, left: left - 1, aboard: true, carried: true, shipEntered: true });
  if (shipLeft > 0) for (const to of SEA[zone]!) go('sail', zone, to, { zone: to, shipLeft: shipLeft - 1, shipEntered: true });
  return found;
}
