import { expect, it } from 'vitest';
import { inTextSize } from '../text-size.js';

it('larger text asks for more room, in every part of a question', () => {
  expect(inTextSize('(max-width: 1179px), (max-height: 640px)', 1.25)).toBe('(max-width: 1473.75px), (max-height: 800px)');
  expect(inTextSize('(width<=719px) and (orientation: landscape)', 1.125)).toBe('(width<=808.88px) and (orientation: landscape)');
  expect(inTextSize('(max-width: 719px)', 1)).toBe('(max-width: 719px)');
});
