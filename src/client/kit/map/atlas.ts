import { type Box, boundsOf, isInside, outlineOf, type Point, type Ring } from './geometry.js';

/** One place of a map as its maker gives it. */
export interface SpaceShape {
  readonly id: string;
  /** What it is made of, for instance 'land' or 'sea'. */
  readonly kind: string;
  /** Where its pieces stand. */
  readonly at: Point;
  /** Where its name would like to stand. */
  readonly wish: Point;
  readonly rings: readonly Ring[];
  readonly neighbours: readonly string[];
}

export interface Space extends SpaceShape {
  /** Path data. */
  readonly outline: string;
  readonly bounds: Box;
}

/** A world whose left and right edges join. */
export interface Atlas {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly spaces: ReadonlyMap<string, Space>;
  /** Which space lies at a point; the edges are joined. */
  spaceAt(x: number, y: number): Space | undefined;
  /** The same by a raster of one unit, for those who ask a hundred thousand times. */
  roughlyAt(x: number, y: number): Space | undefined;
}

/** Always between 0 and `width`. */
export const wrapped = (x: number, width: number): number => ((x % width) + width) % width;

/** From `from` to `to` the short way round. */
export const stepAcross = (from: number, to: number, width: number): number => wrapped(to - from + width / 2, width) - width / 2;

export function makeAtlas(size: { width: number; top: number; bottom: number }, shapes: readonly SpaceShape[]): Atlas {
  const list = shapes.map((shape): Space => ({ ...shape, outline: outlineOf(shape.rings), bounds: boundsOf(shape.rings) }));
  let raster: Uint8Array | undefined;
  const { width, top, bottom } = size;
  return {
    ...size,
    spaces: new Map(list.map((space) => [space.id, space])),
    spaceAt(x, y) {
      const wx = wrapped(x, width);
      return list.find(({ bounds: [l, t, r, b], rings }) => wx >= l && wx <= r && y >= t && y <= b && isInside(rings, wx, y));
    },
    roughlyAt(x, y) {
      raster ??= rasterOf(size, list);
      const row = Math.floor(y - top);
      if (row < 0 || row >= bottom - top) return undefined;
      const n = raster[row * width + Math.floor(wrapped(x, width))];
      return n ? list[n - 1] : undefined;
    },
  };
}

/** Every unit of the map knows its space: one line after the other is filled between its crossings with the outlines. */
function rasterOf({ width, top, bottom }: { width: number; top: number; bottom: number }, list: readonly Space[]): Uint8Array {
  const raster = new Uint8Array(width * (bottom - top));
  list.forEach(({ rings, bounds }, n) => {
    for (let row = Math.max(0, Math.floor(bounds[1] - top)); row < Math.min(bottom - top, bounds[3] - top); row++) {
      const crossings = crossingsAt(rings, row + top + 0.5);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        raster.fill(n + 1, row * width + Math.round(crossings[i]!), row * width + Math.min(width, Math.round(crossings[i + 1]!)));
    }
  });
  return raster;
}

function crossingsAt(rings: readonly Ring[], y: number): number[] {
  const xs: number[] = [];
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!;
      const [xj, yj] = ring[j]!;
      if (yi > y !== yj > y) xs.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
    }
  return xs.sort((a, b) => a - b);
}

const ARROWS: Readonly<Record<string, Point>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The neighbour that lies best in the direction of the key; without one, nobody. Distance aside counts half as much again. */
export function neighbourTowards(atlas: Atlas, from: Space, key: string): Space | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  let best: Space | undefined;
  let least = Infinity;
  for (const id of from.neighbours) {
    const space = atlas.spaces.get(id)!;
    const dx = stepAcross(from.at[0], space.at[0], atlas.width);
    const dy = space.at[1] - from.at[1];
    const along = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1]) + Math.abs(dy * arrow[0]);
    const cost = along + 1.5 * aside;
    if (along > 0 && aside < 3 * along && cost < least) [best, least] = [space, cost];
  }
  return best;
}
