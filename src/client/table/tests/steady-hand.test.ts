import { describe, expect, it } from 'vitest';
import { counts, type Spot } from '../use-steady-hand.js';

const spot = (means: string, left: number, right: number): Spot => ({ means, left, right, top: 0, bottom: 10 });

describe('a press', () => {
  const former = [
    { until: 1000, spots: [spot('advance', 0, 100)] },
    { until: 1050, spots: [spot('finish', 0, 100)] },
  ];
  const SETTLE = 300;
  const at = (time: number, means: string, nth = 1) => counts({ x: 50, y: 5, at: time + SETTLE, nth }, means, former, SETTLE);

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
    expect(counts({ x: 150, y: 5, at: 1300, nth: 1 }, 'finish', former, SETTLE)).toBe(false);
  });

  it('means the innermost of what lies there', () => {
    const spots = [spot('map', 0, 500), spot('town', 40, 60)];
    const press = { x: 50, y: 5, at: SETTLE, nth: 1 };
    expect(counts(press, 'town', [{ until: 1, spots }], SETTLE)).toBe(true);
    expect(counts(press, 'map', [{ until: 1, spots }], SETTLE)).toBe(false);
  });

  it('is one gesture with the press before it, even where the place means the same again', () => {
    const again = [{ until: 1000, spots: [spot('finish', 0, 100)] }];
    const press = (time: number, nth: number) => counts({ x: 50, y: 5, at: time, nth }, 'finish', again, SETTLE);
    expect(press(1200, 1)).toBe(true);
    expect(press(1200, 2)).toBe(false);
    expect(press(1301, 2)).toBe(true);
  });

  it('may be the slow second half of a double click', () => {
    expect(at(1060, 'finish', 2)).toBe(false);
    expect(at(1360, 'finish', 2)).toBe(true);
  });
});
