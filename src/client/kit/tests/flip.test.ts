import { expect, it } from 'vitest';
import { inMilliseconds } from '../flip.js';

it('reads a time of the style sheets in whatever unit a build has left it', () => {
  expect(inMilliseconds(' 320ms')).toBe(320);
  expect(inMilliseconds('.32s')).toBe(320);
  expect(inMilliseconds(' 1.6s ')).toBe(1600);
  expect(inMilliseconds('0ms')).toBe(0);
  expect(inMilliseconds('0s')).toBe(0);
  expect(inMilliseconds('')).toBe(0);
});
