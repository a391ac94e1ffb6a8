import { describe, expect, it } from 'vitest';
import { makeAtlas, neighbourTowards, type SpaceShape, stepAcross, wrapped } from '../atlas.js';
import type { Ring } from '../geometry.js';

const box = (left: number, top: number, right: number, bottom: number): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const shape = (id: string, rings: readonly Ring[], at: readonly [number, number], neighbours: readonly string[]): SpaceShape => ({
  id,
  kind: 'land',
  at,
  wish: at,
  rings,
  neighbours,
});

/** A world of 100 units: a land on both sides of the date line, one in the middle, one south of it. */
const ATLAS = makeAtlas({ width: 100, top: 0, bottom: 60 }, [
  shape('edge', [box(90, 0, 100, 40), box(0, 0, 10, 40)], [96, 20], ['west', 'middle']),
  shape('west', [box(10, 0, 40, 40)], [25, 20], ['edge', 'middle', 'south']),
  shape('middle', [box(40, 0, 90, 40)], [65, 20], ['west', 'edge', 'south']),
  shape('south', [box(0, 40, 100, 60)], [40, 50], ['west', 'middle']),
]);

describe('a world whose edges join', () => {
  it('a point lies in the same space however often one goes round', () => {
    expect([5, 105, -95, 98, -2].map((x) => ATLAS.spaceAt(x, 10)?.id)).toEqual(['edge', 'edge', 'edge', 'edge', 'edge']);
    expect(ATLAS.spaceAt(50, 70)).toBeUndefined();
  });

  it('the raster agrees with the outlines', () => {
    for (let x = 0.5; x < 100; x += 3) for (let y = 0.5; y < 60; y += 3) expect(ATLAS.roughlyAt(x, y)?.id).toBe(ATLAS.spaceAt(x, y)?.id);
    expect(ATLAS.roughlyAt(50, -1)).toBeUndefined();
    expect(ATLAS.roughlyAt(50, 60)).toBeUndefined();
  });

  it('distances take the short way', () => {
    expect([wrapped(-5, 100), stepAcross(95, 5, 100), stepAcross(5, 95, 100)]).toEqual([95, 10, -10]);
  });
});

describe('arrow keys', () => {
  const go = (from: string, key: string) => neighbourTowards(ATLAS, ATLAS.spaces.get(from)!, key)?.id;

  it('lead along neighbours, across the date line too', () => {
    expect(go('edge', 'ArrowRight')).toBe('west');
    expect(go('west', 'ArrowLeft')).toBe('edge');
    expect(go('west', 'ArrowRight')).toBe('middle');
    expect(go('west', 'ArrowDown')).toBe('south');
  });

  it('lead nowhere where nothing lies, and other keys mean nothing', () => {
    expect(go('edge', 'ArrowUp')).toBeUndefined();
    expect(go('edge', 'x')).toBeUndefined();
  });
});
