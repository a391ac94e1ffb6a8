import { expect, it } from 'vitest';
import { sayWhen } from '../when.js';

it('says how long ago something was', () => {
  const now = 1_000_000_000_000;
  expect(sayWhen('en', now - 5 * 60_000, now)).toBe('5 min. ago');
  expect(sayWhen('fr', now - 26 * 3_600_000, now)).toBe('hier');
  expect(sayWhen('en', now - 10, now)).toBe('now');
});
