import { expect, it, vi } from 'vitest';
import { pointersOf } from '../pointers.js';

vi.stubGlobal('CSS', { escape: String });
const act = { move: { move: 'build', tech: 'lab' }, targets: ['tech:lab'], picked: false, opened: false };
const lettersOf = (more: Partial<typeof act>) => pointersOf({}, { ...act, ...more }, null).map(({ places }) => places[0]);

it('points at the place and at its chip; at the chip alone once the place was pressed, and at the button once it is selected', () => {
  const chip = expect.stringMatching(/^\.prompt \[data-means/);
  expect(lettersOf({})).toEqual(['.board [data-plan="tech:lab"]', chip]);
  expect(lettersOf({ opened: true })).toEqual([chip]);
  expect(lettersOf({ picked: true })).toEqual(['.prompt .acts .main']);
});
