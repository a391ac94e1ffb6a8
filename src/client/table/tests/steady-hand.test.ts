import { describe, expect, it } from 'vitest';
import { hasMeant, type Spot } from '../use-steady-hand.js';

const spot = (means: string, left: number, right: number): Spot => ({ means, left, right, top: 0, bottom: 10 });

describe('a press', () => {
  const former = [
    { until: 1000, spots: [spot('advance', 0, 100)] },
    { until: 1050, spots: [spot('finish', 0, 100)] },
  ];
  const at = (time: number, means: string) => hasMeant(means, former, time, 50, 5);

  it('counts where its place has meant the same for long enough', () => {
    expect(at(1060, 'finish')).toBe(true);
    expect(at(1010, 'finish')).toBe(true);
  });

  it('does not count where its place meant something else, however many changes ago that was', () => {
    expect(at(1000, 'finish')).toBe(false);
    expect(at(900, 'finish')).toBe(false);
    expect(at(1010, 'advance')).toBe(false);
  });

  it('does not count where there was nothing', () => {
    expect(hasMeant('finish', former, 1000, 150, 5)).toBe(false);
  });

  it('means the innermost of what lies there', () => {
    const spots = [spot('map', 0, 500), spot('town', 40, 60)];
    expect(hasMeant('town', [{ until: 1, spots }], 0, 50, 5)).toBe(true);
    expect(hasMeant('map', [{ until: 1, spots }], 0, 50, 5)).toBe(false);
  });
});
