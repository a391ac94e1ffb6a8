import { describe, expect, it } from 'vitest';
import { between, bounded, centred, FOOT, farthest, isSeen, levelOf, panned, toMap, toWindow, zoomed } from '../camera.js';

const WORLD = { width: 1000, top: 40, bottom: 492 };
const WINDOW = { w: 1100, h: 500 };
const FAR = farthest(WINDOW, WORLD);

describe('the view', () => {
  it('never shows anything north of the world or beside it, nor the world twice; its southern edge comes above the buttons', () => {
    expect(FAR).toBeCloseTo(500 / 452);
    const camera = bounded({ x: -30, y: -100, k: 0.1 }, WINDOW, WORLD);
    expect(camera).toEqual({ x: 970, y: 40, k: FAR });
    expect(bounded({ x: 0, y: 900, k: 2 }, WINDOW, WORLD).y).toBe(492 + FOOT / 2 - 250);
  });

  it('a narrow window still fills its height', () => {
    expect(farthest({ w: 390, h: 400 }, WORLD)).toBeCloseTo(400 / 452);
  });

  it('is dragged by pixels, round the globe', () => {
    const camera = panned({ x: 10, y: 100, k: 2 }, 100, 20, WINDOW, WORLD);
    expect(camera).toEqual({ x: 960, y: 90, k: 2 });
  });

  it('comes nearer round the point under the pointer', () => {
    const before = { x: 300, y: 100, k: 2 };
    const after = zoomed(before, 1.5, [200, 300], WINDOW, WORLD);
    expect(after.k).toBe(3);
    expect(toMap(after, [200, 300])[0]).toBeCloseTo(toMap(before, [200, 300])[0]);
    expect(toMap(after, [200, 300])[1]).toBeCloseTo(toMap(before, [200, 300])[1]);
  });

  it('stops at the nearest and at the farthest', () => {
    expect(zoomed({ x: 0, y: 40, k: FAR }, 0.5, [0, 0], WINDOW, WORLD).k).toBe(FAR);
    expect(zoomed({ x: 0, y: 40, k: FAR }, 100, [0, 0], WINDOW, WORLD).k).toBe(FAR * 6);
  });

  it('knows its level', () => {
    expect([FAR, FAR * 1.6, FAR * 2.9, FAR * 6].map((k) => levelOf(k, WINDOW, WORLD))).toEqual([0, 1, 2, 2]);
  });
});

describe('points', () => {
  it('are found on the copy of the world that is seen', () => {
    const camera = { x: 900, y: 100, k: 2 };
    expect(toWindow(camera, [20, 150], WINDOW, WORLD)).toEqual([240, 100]);
    expect(toWindow(camera, [950, 150], WINDOW, WORLD)).toEqual([100, 100]);
    expect(isSeen(camera, [20, 150], 50, WINDOW, WORLD)).toBe(true);
    expect(isSeen(camera, [500, 150], 50, WINDOW, WORLD)).toBe(false);
  });

  it('come into the middle', () => {
    const camera = centred([500, 250], 2, WINDOW, WORLD);
    expect(toWindow(camera, [500, 250], WINDOW, WORLD)).toEqual([550, 250]);
  });

  it('a flight takes the short way round', () => {
    const half = between({ x: 950, y: 100, k: 2 }, { x: 50, y: 200, k: 8 }, 0.5, WORLD);
    expect([half.x, half.y, half.k]).toEqual([1000, 150, 4]);
  });
});
