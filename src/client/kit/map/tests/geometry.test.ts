import { describe, expect, it } from 'vitest';
import { boundsOf, decodeArcs, isInside, linkBetween, outlineOf, overlapOf, pathData, type Ring, ringsOf } from '../geometry.js';

const SQUARE: Ring = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const HOLE: Ring = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];

describe('outlines from shared lines', () => {
  const arcs = decodeArcs(
    [
      [0, 0, 100, 0],
      [100, 0, 0, 100],
      [0, 0, 0, 100, 100, 0],
    ],
    10,
  );

  it('steps are added up and scaled', () => {
    expect(arcs[2]).toEqual([
      [0, 0],
      [0, 10],
      [10, 10],
    ]);
  });

  it('a negative number is the line backwards, and joints are not repeated', () => {
    expect(ringsOf(arcs, [[0, 1, -3]])).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ]);
  });

  it('path data leads from rounded point to rounded point', () => {
    expect(
      pathData(
        [
          [0.04, 0],
          [1.06, 0],
          [1.06, -2],
        ],
        true,
      ),
    ).toBe('M0 0l1.1 0 0 -2z');
    expect(outlineOf([SQUARE, HOLE]).match(/M/g)).toHaveLength(2);
  });
});

describe('inside and outside', () => {
  it('a hole is outside', () => {
    expect(isInside([SQUARE, HOLE], 2, 2)).toBe(true);
    expect(isInside([SQUARE, HOLE], 5, 5)).toBe(false);
    expect(isInside([SQUARE, HOLE], 11, 5)).toBe(false);
  });

  it('bounds and overlaps', () => {
    expect(boundsOf([HOLE])).toEqual([4, 4, 6, 6]);
    expect(overlapOf([0, 0, 10, 10], [8, 8, 12, 12])).toBe(4);
    expect(overlapOf([0, 0, 10, 10], [10, 0, 12, 12])).toBe(0);
    expect(overlapOf([0, 0, 10, 10], [10, 0, 12, 12], 1)).toBeGreaterThan(0);
  });
});

it('a strait is the shortest link, drawn a little into both shores', () => {
  const east: Ring = SQUARE.map(([x, y]) => [x + 14, y]);
  const [[ax], [bx]] = linkBetween([SQUARE], [east], 1);
  expect([ax, bx]).toEqual([9, 15]);
});
