import { expect, it } from 'vitest';
import { labelPlaces, standOff } from '../mark-labels.js';

const mark = (x: number, y: number, chosen = false) => ({ x, y, chosen });

it('words of marks that stand together are not written over each other, nor over a mark', () => {
  // Far apart: all above.
  expect(labelPlaces([mark(50, 100), mark(200, 100)], 10)).toEqual([-22, -22]);
  // At the upper edge there is no room above.
  expect(labelPlaces([mark(50, 20)], 10)).toEqual([36]);
  // Side by side: the second one goes below, a third one has no room.
  const [a, b, c] = labelPlaces([mark(100, 100), mark(118, 102), mark(136, 104)], 10);
  expect([a, b]).toEqual([-22, 36]);
  expect(c).toBeUndefined();
});

it('the mark that is looked at keeps its words before all others', () => {
  const places = labelPlaces([mark(100, 20), mark(116, 22), mark(130, 21, true)], 10);
  expect(places[2]).toBe(36);
  expect(places.filter((it) => it !== undefined)).toHaveLength(1);
});

it('marks at the same place stand off from each other, inside the picture', () => {
  expect(standOff([mark(50, 100), mark(200, 100)], 10, 200)).toEqual([0, 0]);
  const marks = [mark(100, 195), mark(106, 197), mark(110, 198)];
  const off = standOff(marks, 10, 200);
  expect(off[0]).toBe(0);
  for (const [i, a] of marks.entries())
    for (const [k, b] of marks.entries())
      if (i < k) expect(Math.hypot(a.x - b.x, a.y + off[i]! - b.y - off[k]!)).toBeGreaterThanOrEqual(25);
  for (const [i, { y }] of marks.entries()) expect(y + off[i]!).toBeLessThanOrEqual(200);
});

it('words of a mark do not leave the picture downwards', () => {
  expect(labelPlaces([mark(50, 20)], 10, 40)).toEqual([undefined]);
});
