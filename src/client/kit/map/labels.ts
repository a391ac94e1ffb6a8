import type { Atlas, Space } from './atlas.js';
import { type Box, overlapOf, type Point } from './geometry.js';
import { obstacleField } from './obstacles.js';

/** A name that wants a place on the map. */
export interface MapName {
  readonly id: string;
  /** Ways to write it, the best first: one line, two lines, a shorter word. */
  readonly variants: readonly (readonly string[])[];
  /** Height of a line in pixels. */
  readonly size: number;
  /** Room for a mark before it. */
  readonly lead?: number;
  /** Beside its anchor (a region with pieces), or anywhere within its own outline (a sea). */
  readonly home: 'near' | 'inside';
}

export interface PlacedName {
  readonly name: MapName;
  readonly lines: readonly string[];
  /** In pixels of the sheet. */
  readonly box: Box;
  /** From the name to its anchor, when it stands apart from its own outline. */
  readonly leader?: readonly [Point, Point];
}

export interface LabelTask {
  readonly atlas: Atlas;
  /** Pixels per unit; the sheet begins at the top of the world. */
  readonly k: number;
  readonly names: readonly MapName[];
  /** Pieces: nothing is written over them. */
  readonly obstacles: readonly Box[];
  /** Width of a text at a line height of one pixel. */
  measure(text: string, name: MapName): number;
  /** Where the names stand now, at the same scale: they stay unless another place is clearly better. */
  readonly before?: readonly PlacedName[];
}

interface Candidate {
  readonly box: Box;
  readonly lines: readonly string[];
  readonly cost: number;
  /** What of the cost are pieces that it would lie over. */
  readonly over: number;
}
interface Item {
  readonly name: MapName;
  readonly space: Space;
  readonly candidates: readonly Candidate[];
  pick: Candidate | undefined;
  clash: number;
}

const SWEEPS = 6;
/** A place that costs more is worth asking another name to give way. */
const POOR = 2;
/** A name that would hide more of the pieces tells less than they do: nearer it has room. */
const HIDES = 6;
/** So much better a place has to be before a name leaves the one where the hand has learnt to find it. */
const STAY = 1;
const MOST_CANDIDATES = 140;
/** Of the places that the outlines allow, so many are looked at when pieces come and go. */
const MOST_PLACES = 200;

/** A place for every name so that nothing is covered; a name that would have to lie over another one is left out. */
export function placeNames(task: LabelTask): readonly PlacedName[] {
  const work = placingNames(task);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The same in small steps: whoever draws a map rests between them. */
export function* placingNames(task: LabelTask): Generator<void, readonly PlacedName[], void> {
  const blocked = obstacleField(task.obstacles, task.atlas.width * task.k);
  const before = new Map(task.before?.map(({ name, box }) => [name.id, box]));
  const items: Item[] = [];
  for (const name of task.names) {
    const space = task.atlas.spaces.get(name.id)!;
    const candidates = candidatesOf(placesFor(task, name, space), blocked, before.get(name.id));
    items.push({ name, space, candidates, pick: undefined, clash: 0 });
    yield;
  }
  // Who has the least room chooses first.
  items.sort((a, b) => needOf(b) - needOf(a));
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const item of items) {
      if (sweep > 1) displace(item, items);
      choose(item, items);
      yield;
    }
  // Rather apart from its place than left out, but over nothing.
  for (const item of items)
    if (item.clash > 0 || (item.pick && item.pick.over > HIDES)) {
      item.pick = item.candidates.find((candidate) => candidate.over <= HIDES && clashOf(candidate, item, items) === 0);
      yield;
    }
  return items.flatMap((item) => (item.pick ? [placed(task, item)] : []));
}

const needOf = ({ candidates }: Item): number => candidates[Math.min(12, candidates.length - 1)]?.cost ?? Infinity;

function choose(item: Item, items: readonly Item[]): void {
  let least = Infinity;
  for (const candidate of item.candidates) {
    if (candidate.cost >= least) break;
    const clash = clashOf(candidate, item, items);
    if (candidate.cost + clash < least) {
      least = candidate.cost + clash;
      item.pick = candidate;
      item.clash = clash;
    }
  }
}

/** A better place, if the one name that stands there finds another at less cost. */
function displace(item: Item, items: readonly Item[]): void {
  const { pick, clash } = item;
  if (!pick || pick.cost + clash < POOR) return;
  for (const candidate of item.candidates) {
    if (candidate.cost >= pick.cost + clash) return;
    const rivals = items.filter((other) => other !== item && other.pick && overlapOf(candidate.box, other.pick.box, 1) > 0);
    const [rival] = rivals;
    if (!rival?.pick || rivals.length > 1) continue;
    const was = { pick: rival.pick, clash: rival.clash };
    Object.assign(item, { pick: candidate, clash: 0 });
    choose(rival, items);
    if (candidate.cost + rival.pick.cost + rival.clash < pick.cost + clash + was.pick.cost + was.clash - 0.01) return;
    Object.assign(item, { pick, clash });
    Object.assign(rival, was);
  }
}

/** How much a place lies over the names of others. */
function clashOf({ box }: Candidate, item: Item, items: readonly Item[]): number {
  let clash = 0;
  for (const other of items)
    if (other !== item && other.pick) {
      const area = overlapOf(box, other.pick.box, 1);
      if (area > 0) clash += 2.5 + area * 0.05;
    }
  return clash;
}

const byCost = (a: Candidate, b: Candidate): number => a.cost - b.cost;

const isSame = (a: Box, b: Box): boolean => a.every((edge, i) => Math.abs(edge - b[i]!) < 0.5);

const candidatesOf = (places: readonly Candidate[], blocked: (box: Box) => number, before: Box | undefined): Candidate[] =>
  places
    .map(({ box, lines, cost }) => {
      const over = blocked(box);
      return { box, lines, over, cost: cost + over - (before && isSame(box, before) ? STAY : 0) };
    })
    .sort(byCost)
    .slice(0, MOST_CANDIDATES);

/** Places by what outlines and distance make of them: they stay the same until the scale changes, whatever stands on the map. */
const known = new WeakMap<Atlas, { k: number; places: Map<string, readonly Candidate[]> }>();
function placesFor(task: LabelTask, name: MapName, space: Space): readonly Candidate[] {
  let kept = known.get(task.atlas);
  if (kept?.k !== task.k) {
    kept = { k: task.k, places: new Map() };
    known.set(task.atlas, kept);
  }
  const widest = name.variants.map((lines) => Math.max(...lines.map((line) => task.measure(line, name))));
  const key = [name.id, name.size, name.lead, ...name.variants.flat(), ...widest].join('|');
  let places = kept.places.get(key);
  if (!places) {
    places = judge(task, name, space, widest);
    kept.places.set(key, places);
  }
  return places;
}

/** While the whole world is seen its edge cuts what is written across it. */
const PARTED = 4;

function judge(task: LabelTask, name: MapName, space: Space, widest: readonly number[]): Candidate[] {
  const { k, atlas } = task;
  const anchor: Point = [space.at[0] * k, (space.at[1] - atlas.top) * k];
  const found: Candidate[] = [];
  name.variants.forEach((lines, v) => {
    const w = widest[v]! * name.size + (name.lead ?? 0) + 4;
    const h = lines.length * name.size + 2;
    for (const [cx, cy, far] of centresOf(task, name, space, anchor)) {
      const box: Box = [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2];
      if (box[1] < 4 || box[3] > (atlas.bottom - atlas.top) * k - 4) continue;
      const parted = box[0] < 2 || box[2] > atlas.width * k - 2 ? PARTED : 0;
      found.push({
        box,
        lines,
        over: 0,
        cost: far + v * 0.6 + parted + foreignness(task, name, space, box) + distance(task, name, space, anchor, box),
      });
    }
  });
  return found.sort(byCost).slice(0, MOST_PLACES);
}

/** Where a name might stand, with what the distance from its wish costs. */
function centresOf({ k, atlas }: LabelTask, name: MapName, space: Space, [ax, ay]: Point): [number, number, number][] {
  const found: [number, number, number][] = [];
  if (name.home === 'near') {
    for (let dx = -72; dx <= 72; dx += 8) for (let dy = -40; dy <= 40; dy += 5) found.push([ax + dx, ay + dy, 0]);
    return found;
  }
  const [left, top, right, bottom] = space.bounds;
  const step = Math.max(11 / k, (right - left) / 28, (bottom - top) / 14);
  const wish: Point = [space.wish[0] * k, (space.wish[1] - atlas.top) * k];
  for (let x = left + step / 2; x < right; x += step)
    for (let y = Math.max(top, atlas.top) + step / 2; y < bottom; y += step) {
      if (atlas.roughlyAt(x, y) !== space) continue;
      const [px, py] = [x * k, (y - atlas.top) * k];
      found.push([px, py, Math.hypot(px - wish[0], py - wish[1]) * 0.012]);
    }
  return found;
}

/** How much of it would lie over places that are not its own. */
function foreignness({ atlas, k }: LabelTask, name: MapName, space: Space, box: Box): number {
  let cost = 0;
  for (let i = 0; i <= 5; i++) {
    const x = (box[0] + ((box[2] - box[0]) * i) / 5) / k;
    for (const y of [box[1] + 2, box[3] - 2]) {
      const found = atlas.roughlyAt(x, y / k + atlas.top);
      if (found === space) continue;
      // A name in the sea beside its coast is read more easily than one over a neighbour.
      cost += name.home === 'inside' ? 0.9 : found === undefined ? 0.45 : found.kind === space.kind ? 0.75 : 0.36;
    }
  }
  return cost;
}

function distance(task: LabelTask, name: MapName, space: Space, anchor: Point, box: Box): number {
  if (name.home === 'inside') return 0;
  const [ax, ay] = anchor;
  const [cx, cy] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [qx, qy] = nearestIn(box, anchor);
  return (
    0.05 * Math.hypot(qx - ax, (qy - ay) * 1.15) + 0.011 * Math.hypot(cx - ax, cy - ay) + strangersBetween(task, space, anchor, [qx, qy])
  );
}

const nearestIn = ([left, top, right, bottom]: Box, [x, y]: Point): Point => [
  Math.max(left, Math.min(right, x)),
  Math.max(top, Math.min(bottom, y)),
];

const STEPS_BETWEEN = 6;
/** A name beyond a neighbour is taken for the neighbour's. */
function strangersBetween({ atlas, k }: LabelTask, space: Space, [ax, ay]: Point, [qx, qy]: Point): number {
  let cost = 0;
  for (let i = 0; i < STEPS_BETWEEN; i++) {
    const t = i / STEPS_BETWEEN;
    const found = atlas.roughlyAt((qx + (ax - qx) * t) / k, (qy + (ay - qy) * t) / k + atlas.top);
    if (found !== undefined && found !== space && found.kind === space.kind) cost += 1.2;
  }
  return cost;
}

/** A name with so much of itself on its own land, or so near to its pieces in pixels, is taken for theirs; any other has a line to them. */
export const AT_HOME = 0.4;
export const BESIDE = 12;

/** How much of a name lies on the land that it names. */
export function shareOnOwn(atlas: Atlas, k: number, space: Space, [left, top, right, bottom]: Box): number {
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((t) =>
    [0.2, 0.8].map((u) => [left + (right - left) * t, top + (bottom - top) * u] as const),
  );
  return points.filter(([x, y]) => atlas.roughlyAt(x / k, y / k + atlas.top) === space).length / points.length;
}

function placed({ atlas, k }: LabelTask, { name, space, pick }: Item): PlacedName {
  const { box, lines } = pick!;
  const plain = { name, lines, box };
  if (name.home === 'inside') return plain;
  const [ax, ay] = [space.at[0] * k, (space.at[1] - atlas.top) * k];
  const [qx, qy] = nearestIn(box, [ax, ay]);
  if (shareOnOwn(atlas, k, space, box) >= AT_HOME || Math.hypot(qx - ax, qy - ay) < BESIDE) return plain;
  return {
    ...plain,
    leader: [
      [qx, qy],
      [ax + (qx - ax) * 0.3, ay + (qy - ay) * 0.3],
    ],
  };
}
