/** Points and outlines of a map, in map units. */
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Lines that borders are made of, each stored once: first point, then steps, in parts of a unit.
 * Two neighbours share the line between them, so that it is the same on both sides.
 */
export function decodeArcs(arcs: readonly (readonly number[])[], perUnit: number): Point[][] {
  return arcs.map((steps) => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i]!;
      y += steps[i + 1]!;
      points.push([x / perUnit, y / perUnit]);
    }
    return points;
  });
}

/** A ring is a list of arcs; a negative number n is arc -n-1 backwards. */
export const ringsOf = (arcs: readonly Ring[], rings: readonly (readonly number[])[]): Ring[] =>
  rings.map((ring) => ring.flatMap((n) => (n >= 0 ? arcs[n]! : [...arcs[-n - 1]!].reverse()).slice(0, -1)));

const round1 = (n: number): number => Math.round(n * 10) / 10;

/** The outline as path data with relative steps: short, and without drift because every step starts from the rounded point. */
export function pathData(points: Ring, closed: boolean): string {
  let d = '';
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    const [rx, ry] = [round1(x), round1(y)];
    if (i === 0) d = `M${rx} ${ry}l`;
    else d += `${i > 1 ? ' ' : ''}${round1(rx - px)} ${round1(ry - py)}`;
    [px, py] = [rx, ry];
  });
  return closed ? `${d}z` : d;
}

export const outlineOf = (rings: readonly Ring[]): string => rings.map((ring) => pathData(ring, true)).join('');

export function boundsOf(rings: readonly Ring[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

/** Even-odd rule: holes and islands are rings like any other. */
export function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!;
      const [xj, yj] = ring[j]!;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
}

export const overlapOf = (a: Box, b: Box, margin = 0): number => {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + margin;
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + margin;
  return w > 0 && h > 0 ? w * h : 0;
};

/** The shortest link between two outlines, a little inside both: how a strait is drawn. */
export function linkBetween(a: readonly Ring[], b: readonly Ring[], reach: number): readonly [Point, Point] {
  let best = Infinity;
  let [from, to]: Point[] = [
    [0, 0],
    [0, 0],
  ];
  for (const p of a.flat())
    for (const q of b.flat()) {
      const d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
      if (d < best) [best, from, to] = [d, p, q];
    }
  const length = Math.sqrt(best);
  if (length < 0.5) return [from!, to!];
  const [dx, dy] = [((to![0] - from![0]) / length) * reach, ((to![1] - from![1]) / length) * reach];
  return [
    [from![0] - dx, from![1] - dy],
    [to![0] + dx, to![1] + dy],
  ];
}
