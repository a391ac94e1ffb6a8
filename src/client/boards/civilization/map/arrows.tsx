import type { VNode } from 'preact';
import type { Box, Point } from '../../../kit/map/index.js';
import { ATLAS } from './atlas.js';
import type { MapView } from './model.js';

const round1 = (n: number): number => Math.round(n * 10) / 10;

/** From edge to edge of the pieces, bent a little: start, bend, end. */
type Way = readonly [Point, Point, Point];
function wayOf([ax, ay]: Point, [tx, by]: Point, width: number): Way | undefined {
  const bx = tx - ax > width / 2 ? tx - width : ax - tx > width / 2 ? tx + width : tx;
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 36) return undefined;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [sx, sy, ex, ey] = [ax + ux * 13, ay + uy * 13, bx - ux * 13, by - uy * 13];
  return [
    [sx, sy],
    [(sx + ex) / 2 - (ey - sy) * 0.14, (sy + ey) / 2 + (ex - sx) * 0.14],
    [ex, ey],
  ];
}

const spot = (x: number, y: number): Box => [x - 4, y - 4, x + 4, y + 4];

/** Where the ways lie, for names that keep clear of them. */
export const roomOfArrows = ({ arrows }: MapView, at: (space: string) => Point, k: number): readonly Box[] =>
  arrows.flatMap(({ from, to }) => {
    const way = wayOf(at(from), at(to), ATLAS.width * k);
    if (!way) return [];
    const [[sx, sy], [mx, my], [ex, ey]] = way;
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return spot(a * sx + b * mx + c * ex, a * sy + b * my + c * ey);
    });
  });

/** Ways of the stack; over the date line they leave the sheet and come back. */
export function drawArrows({ arrows }: MapView, at: (space: string) => Point, k: number): VNode {
  return (
    <g class="ways">
      {arrows.flatMap(({ from, to, mark }) => {
        const way = wayOf(at(from), at(to), ATLAS.width * k);
        if (!way) return [];
        const [[sx, sy], [mx, my], [ex, ey]] = way;
        const d = `M${round1(sx)} ${round1(sy)}Q${round1(mx)} ${round1(my)} ${round1(ex)} ${round1(ey)}`;
        return [
          <g key={`${from} ${to}`} class={`way ${mark}`}>
            <path class="halo" d={d} />
            <path class="line" d={d} />
            <path
              class="head"
              d="M-7 -4.6 3 0 -7 4.6 -4.4 0z"
              transform={`translate(${round1(ex)} ${round1(ey)}) rotate(${round1((Math.atan2(ey - my, ex - mx) * 180) / Math.PI)})`}
            />
          </g>,
        ];
      })}
    </g>
  );
}
