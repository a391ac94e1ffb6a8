import type { VNode } from 'preact';
import type { Point } from '../../../kit/map/index.js';
import { ATLAS } from './atlas.js';
import type { MapView } from './model.js';

const round1 = (n: number): number => Math.round(n * 10) / 10;

/** Ways of the stack, bent a little, from edge to edge of the pieces; over the date line they leave the sheet and come back. */
export function drawArrows({ arrows }: MapView, at: (space: string) => Point, k: number): VNode {
  const width = ATLAS.width * k;
  return (
    <g class="ways">
      {arrows.flatMap(({ from, to, mark }) => {
        const [ax, ay] = at(from);
        const [tx, by] = at(to);
        const bx = tx - ax > width / 2 ? tx - width : ax - tx > width / 2 ? tx + width : tx;
        const length = Math.hypot(bx - ax, by - ay);
        if (length < 36) return [];
        const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
        const [sx, sy, ex, ey] = [ax + ux * 13, ay + uy * 13, bx - ux * 13, by - uy * 13];
        const [mx, my] = [(sx + ex) / 2 - (ey - sy) * 0.14, (sy + ey) / 2 + (ex - sx) * 0.14];
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
