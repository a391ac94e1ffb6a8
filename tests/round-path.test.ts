import { describe, expect, it } from 'vitest';
import { roundPath } from '../scripts/round-path.js';

describe('rounding outlines', () => {
  it('writes whole relative units', () => {
    expect(roundPath('M10.4 10.4L20.6 20.6H30.2V5z')).toBe('m10 10l11 11h9v-16z');
  });

  it('lets small differences never add up', () => {
    const steps = Array.from({ length: 100 }, () => 'l.4 0').join('');
    const total = [...roundPath(`M0 0${steps}`).matchAll(/(-?\d+)[ -]\d+/g)].reduce((sum, m) => sum + Number(m[1]), 0);
    expect(total).toBe(40);
  });

  it('knows that points after a move are lines', () => {
    expect(roundPath('m1 1 2 2 3 3')).toBe('m1 1l2 2 3 3');
  });

  it('reads the flags of arcs that are glued to figures', () => {
    expect(roundPath('M0 0a5 5 0 1010 0z')).toBe('m0 0a5 5 0 1 0 10 0z');
  });

  it('rounds to multiples where less is enough, and ends where it began', () => {
    expect(roundPath('M10.4 11.2L20.6 20.6H30.2V5z', 2)).toBe('m10 12l10 8h10v-14z');
  });
});
