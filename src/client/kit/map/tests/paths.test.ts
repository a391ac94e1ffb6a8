import { describe, expect, it } from 'vitest';
import { pathAt, relativePath } from '../paths.js';

describe('outlines without transforms', () => {
  it('are the same, larger or smaller, wherever they stand', () => {
    expect(relativePath('M4 4H20V20h-16z', 0.5)).toBe('m2 2l8 0l0 8l-8 0z');
    expect(pathAt('M4 4H20V20h-16z', 100, 50, 0.5)).toBe('M100 50m2 2l8 0l0 8l-8 0z');
  });

  it('know repeated numbers, and arcs with flags that cling to what follows', () => {
    expect(relativePath('M1 1 3 1 3 3', 1)).toBe('m1 1l2 0l0 2');
    expect(relativePath('M0 0a2 2 0 014 0z', 2)).toBe('m0 0a4 4 0 0 1 8 0z');
    expect(relativePath('M0 0a2 2 0 1 1 4 0 2 2 0 1 1-4 0', 1)).toBe('m0 0a2 2 0 1 1 4 0a2 2 0 1 1 -4 0');
  });

  it('begin a new part where the last one began, and do not drift', () => {
    expect(relativePath('M10 10h5v5zm2 0h1', 1)).toBe('m10 10l5 0l0 5zm2 0l1 0');
    const steps = Array.from({ length: 300 }, () => 'h.333').join('');
    const numbers = relativePath(`M0 0${steps}`, 1)
      .match(/l([\d.]+)/g)!
      .map((text) => Number(text.slice(1)));
    expect(numbers.reduce((a, b) => a + b, 0)).toBeCloseTo(99.9, 1);
  });
});
