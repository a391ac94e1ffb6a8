import { describe, expect, it } from 'vitest';
import { counts, isRepeated, keyAfter, pressAfter, type Spot } from '../use-steady-hand.js';

const spot = (means: string, left: number, right: number): Spot => ({ means, left, right, top: 0, bottom: 10 });

describe('a press', () => {
  const former = [
    { until: 1000, spots: [spot('advance', 0, 100)] },
    { until: 1050, spots: [spot('finish', 0, 100)] },
  ];
  const SETTLE = 300;
  const press = (at: number, begun = at, x = 50) => ({ x, y: 5, at, begun });
  const at = (time: number, means: string, begun?: number) => counts(press(time + SETTLE, begun), means, former, SETTLE);

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
    expect(counts(press(1300, 1300, 150), 'finish', former, SETTLE)).toBe(false);
  });

  it('means the innermost of what lies there', () => {
    const spots = [spot('map', 0, 500), spot('town', 40, 60)];
    expect(counts(press(SETTLE), 'town', [{ until: 1, spots }], SETTLE)).toBe(true);
    expect(counts(press(SETTLE), 'map', [{ until: 1, spots }], SETTLE)).toBe(false);
  });

  it('is one gesture with the press before it, even where the place means the same again', () => {
    const again = [{ until: 1000, spots: [spot('finish', 0, 100)] }];
    expect(counts(press(1200), 'finish', again, SETTLE)).toBe(true);
    expect(counts(press(1200, 990), 'finish', again, SETTLE)).toBe(false);
    expect(counts(press(1301, 990), 'finish', again, SETTLE)).toBe(true);
  });

  it('does not count where its place meant something else when the gesture began, however slow its second half', () => {
    expect(at(1400, 'finish', 990)).toBe(false);
    expect(at(1400, 'finish', 1060)).toBe(true);
  });

  it('goes on with the gesture before it where it follows quickly and near, whatever the browser counts', () => {
    const first = pressAfter(undefined, { x: 50, y: 5, at: 1000 }, SETTLE);
    const second = pressAfter(first, { x: 55, y: 5, at: 1250 }, SETTLE);
    const third = pressAfter(second, { x: 50, y: 5, at: 1500 }, SETTLE);
    expect([first, second, third].map(({ begun }) => begun)).toEqual([1000, 1000, 1000]);
    expect(pressAfter(third, { x: 50, y: 5, at: 2000 }, SETTLE).begun).toBe(2000);
    expect(pressAfter(third, { x: 90, y: 5, at: 1550 }, SETTLE).begun).toBe(1550);
  });

  it('does not count before a change has been seen', () => {
    const unseen = [{ until: Number.POSITIVE_INFINITY, spots: [spot('advance', 0, 100)] }];
    expect(counts(press(5000), 'finish', unseen, SETTLE)).toBe(false);
  });
});

describe('a key', () => {
  const SETTLE = 300;
  const asked = (until: number) => [{ until, spots: [] }];
  const enter = (at: number, held = false) => ({ key: 'Enter', at, held });
  const first = keyAfter(undefined, enter(1000), SETTLE);

  it('pressed twice in haste, or held, answers once', () => {
    const second = keyAfter(first, enter(1150), SETTLE);
    const third = keyAfter(second, enter(1400), SETTLE);
    const held = keyAfter(first, enter(1500, true), SETTLE);
    expect([first, second, third, held].map((press) => isRepeated(press, asked(1040)))).toEqual([false, true, true, true]);
    // Nothing came of the first one.
    expect(isRepeated(second, asked(900))).toBe(false);
  });

  it('pressed on and on is meant', () => {
    const steady = [first];
    for (const at of [1250, 1500, 1750, 2000]) steady.push(keyAfter(steady.at(-1), enter(at), SETTLE));
    expect(steady.map((press) => isRepeated(press, asked(1040)))).toEqual([false, true, true, false, false]);
  });

  it('pressed again in its time, or another one, answers again', () => {
    expect(isRepeated(keyAfter(first, enter(1310), SETTLE), asked(1040))).toBe(false);
    expect(isRepeated(keyAfter(first, { key: 'e', at: 1050, held: false }, SETTLE), asked(1040))).toBe(false);
  });
});
