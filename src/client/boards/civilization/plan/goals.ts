import { hasSeen, isHidden } from '../../../../games/civilization/ask/settlements.js';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { KIND } from '../../../../games/civilization/cards/kinds.js';
import { COAST, idOf, isRegion, LAND, SEA, type Space, spaceOf } from '../../../../games/civilization/cards/world.js';
import type { Civ, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { PlanStep } from '../../../table/plan.js';
import type { Snapshot } from '../../../table/table.js';
import { type Going, isSameShape, type Mover, type Of, shapeOf } from './movers.js';

export interface Goal {
  readonly space: string;
  /** The spaces on the way, the goal last. */
  readonly way: readonly string[];
  readonly how: Going['move'];
  /** How many figures go. */
  readonly count: number;
  readonly steps: readonly PlanStep<Civ>[];
  /** Others who stand or live there. */
  readonly foes: readonly Seat[];
  /** A settler would come to a marker that I do not know. */
  readonly unknown: boolean;
}

type Taking = ReadonlyMap<string, number>;
type Find = (move: Going) => boolean;

/** The first step of this kind that is possible when its time comes. */
const step =
  (test: Find): PlanStep<Civ> =>
  ({ choices }: Snapshot<Civ>) =>
    choices.find(({ move }) => 'from' in move && test(move as Going))?.move;
const walk = (kind: string, from: string, to: string) =>
  step((m) => m.move === 'walk' && m.from === from && m.to === to && shapeOf(m.unit).kind === kind);
const board = (kind: string, from: string, to: string) =>
  step((m) => m.move === 'board' && m.from === from && m.to === to && shapeOf(m.unit).kind === kind);
const land = (kind: string, from: string, to: string) =>
  step((m) => m.move === 'land' && m.from === from && m.to === to && shapeOf(m.unit).kind === kind);
const sail = (ship: Mover, from: string, to: string) =>
  step((m) => m.move === 'sail' && m.from === from && m.to === to && isSameShape(shapeOf(m.ship), ship));
const fly = (from: string, to: string) => step((m) => m.move === 'fly' && m.from === from && m.to === to);

/** Everything that the chosen figures can reach, in one step or as a plan of several. The nearest way to each space counts. */
export function goalsOf(
  s: State,
  me: Seat,
  from: string,
  movers: readonly Mover[],
  take: Taking,
  moves: readonly Going[],
): readonly Goal[] {
  const going = movers.filter(({ key }) => (take.get(key) ?? 0) > 0);
  const goals = new Map<string, Goal>();
  const add = (way: readonly string[], how: Going['move'], count: number, steps: readonly PlanStep<Civ>[], settles: boolean) => {
    const space = way.at(-1)!;
    if (space === from || goals.has(space) || steps.length === 0) return;
    const at = spaceOf(space);
    const unknown = settles && isRegion(at) && isHidden(s, at) && !hasSeen(s, me, at);
    goals.set(space, { space, way, how, count, steps, foes: foesAt(s, me, at), unknown });
  };
  const here = moves.filter((move) => move.from === from);
  for (const to of new Set<string>(here.map((move) => move.to))) {
    const parts = going.flatMap((mover) => {
      const move = here.find((m) => m.to === to && meansUnit(m, mover));
      return move ? [{ mover, move, n: take.get(mover.key) ?? 0 }] : [];
    });
    const steps = parts.flatMap(({ mover, move, n }) => Array.from({ length: n }, () => stepFor(mover, move)));
    const settles = parts.some(({ mover }) => mover.kind === 'settler');
    if (parts[0]) add([to], parts[0].move.move, steps.length, steps, settles);
  }
  for (const far of [...walksOfTwo(s, me, from, going, take), ...voyages(s, me, from, going, take)])
    add(far.way, far.how, far.count, far.steps, far.settles);
  return [...goals.values()];
}

const meansUnit = (move: Going, mover: Mover): boolean => {
  if (move.move === 'fly') return KIND[mover.kind].category === 'aircraft';
  return move.move === 'sail'
    ? move.ship === mover.key && !mover.isRider
    : move.unit === mover.key && (move.move === 'land') === mover.isRider;
};

function stepFor(mover: Mover, move: Going): PlanStep<Civ> {
  const { from, to } = move as Of<'walk'>;
  if (move.move === 'walk') return walk(mover.kind, from, to);
  if (move.move === 'board') return board(mover.kind, from, to);
  if (move.move === 'land') return land(mover.kind, from, to);
  return move.move === 'sail' ? sail(mover, from, to) : fly(from, to);
}

interface Far {
  readonly way: readonly string[];
  readonly how: Going['move'];
  readonly count: number;
  readonly steps: readonly PlanStep<Civ>[];
  readonly settles: boolean;
}

/** Settlers go two regions; where occupants would have to be asked on the way, the plan would stop. */
function walksOfTwo(s: State, me: Seat, from: string, going: readonly Mover[], take: Taking): Far[] {
  const settlers = going.filter(({ kind, left, isRider }) => kind === 'settler' && left > 1 && !isRider);
  const n = settlers.reduce((sum, { key }) => sum + (take.get(key) ?? 0), 0);
  if (n === 0) return [];
  return LAND[spaceOf(from)]!.filter((middle) => isOpenWay(s, me, middle)).flatMap((middle) =>
    LAND[middle]!.map((to): Far => {
      const [via, goal] = [idOf(middle), idOf(to)];
      const steps = Array.from({ length: n }, () => [walk('settler', from, via), walk('settler', via, goal)]).flat();
      return { way: [via, goal], how: 'walk', count: n, steps, settles: true };
    }),
  );
}

/** Ships sail as far as they can; what they carry lands from the last zone. */
function voyages(s: State, me: Seat, from: string, going: readonly Mover[], take: Taking): Far[] {
  const ships = going.filter(({ kind, isRider }) => KIND[kind].isFleet && !isRider);
  const riders = going.filter(({ isRider }) => isRider);
  const range = Math.min(...ships.map(({ left }) => left));
  if (ships.length === 0 || !Number.isFinite(range)) return [];
  const count = ships.reduce((sum, { key }) => sum + (take.get(key) ?? 0), 0);
  const landing = riders.reduce((sum, { key }) => sum + (take.get(key) ?? 0), 0);
  const found: Far[] = [];
  for (const way of seaWays(s, me, spaceOf(from), range)) {
    const stops = way.map((zone) => idOf(zone) as string);
    const sailing = ships.flatMap((ship) =>
      Array.from({ length: take.get(ship.key) ?? 0 }, () => stops.map((to, i) => sail(ship, i === 0 ? from : stops[i - 1]!, to))).flat(),
    );
    found.push({ way: stops, how: 'sail', count, steps: sailing, settles: false });
    const last = stops.at(-1)!;
    for (const shore of landing > 0 ? COAST[way.at(-1)!]! : []) {
      const to = idOf(shore) as string;
      const ashore = riders.flatMap(({ key, kind }) => Array.from({ length: take.get(key) ?? 0 }, () => land(kind, last, to)));
      const settles = riders.some(({ kind }) => kind === 'settler');
      found.push({ way: [...stops, to], how: 'land', count: landing, steps: [...sailing, ...ashore], settles });
    }
  }
  return found;
}

/** Ways over the sea of up to so many zones; strangers on the way would have to be asked, so a way ends with them. */
function seaWays(s: State, me: Seat, start: Space, range: number): readonly (readonly Space[])[] {
  const ways: Space[][] = [];
  const seen = new Set([start]);
  let ends: Space[][] = [[start]];
  for (let i = 0; i < range; i++) {
    const next: Space[][] = [];
    for (const way of ends)
      for (const zone of SEA[way.at(-1)!]!) {
        if (seen.has(zone)) continue;
        seen.add(zone);
        ways.push([...way.slice(1), zone]);
        if (isOpenWay(s, me, zone)) next.push([...way, zone]);
      }
    ends = next;
  }
  return ways;
}

const isOpenWay = (s: State, me: Seat, at: Space): boolean => s.players.every((_, seat) => seat === me || fightersAt(s, seat, at) === 0);

export const foesAt = (s: State, me: Seat, at: Space): readonly Seat[] =>
  s.players.flatMap((p, seat) => {
    const lives = isRegion(at) && s.owners[at] === seat;
    return seat !== me && (lives || p.stacks.some((x) => x.at === at)) ? [seat] : [];
  });
