import { type Box, overlapOf } from './geometry.js';

const CELL = 64;

/** What it costs to lie over pieces; boxes are kept by cell, and those at one edge count at the other too. */
export function obstacleField(obstacles: readonly Box[], width: number): (box: Box) => number {
  interface Obstacle {
    readonly box: Box;
    /** Which question has met it last: it counts once, however many cells it lies in. */
    met: number;
  }
  const cells = new Map<number, Obstacle[]>();
  const key = (cx: number, cy: number) => cx * 4096 + cy;
  const put = (box: Box) => {
    const obstacle = { box, met: 0 };
    for (let cx = Math.floor(box[0] / CELL); cx <= Math.floor(box[2] / CELL); cx++)
      for (let cy = Math.floor(box[1] / CELL); cy <= Math.floor(box[3] / CELL); cy++) {
        const cell = cells.get(key(cx, cy));
        if (cell) cell.push(obstacle);
        else cells.set(key(cx, cy), [obstacle]);
      }
  };
  for (const box of obstacles) for (const dx of [-width, 0, width]) put([box[0] + dx, box[1], box[2] + dx, box[3]]);
  let question = 0;
  return (box) => {
    question += 1;
    let cost = 0;
    for (let cx = Math.floor(box[0] / CELL); cx <= Math.floor(box[2] / CELL); cx++)
      for (let cy = Math.floor(box[1] / CELL); cy <= Math.floor(box[3] / CELL); cy++)
        for (const other of cells.get(key(cx, cy)) ?? []) {
          if (other.met === question) continue;
          other.met = question;
          const area = overlapOf(box, other.box, 1);
          if (area > 0) cost += 1.2 + area * 0.08;
        }
    return cost;
  };
}
