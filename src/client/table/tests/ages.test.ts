import { expect, it } from 'vitest';
import { stretchesOf } from '../ages.js';

it('rounds of the same age are one stretch, which ends with the last of them', () => {
  const ages = (ply: number) => (ply < 10 ? 'Age A' : ply < 30 ? 'Age I' : 'Age II');
  expect(stretchesOf([{ ply: 10 }, { ply: 20 }, { ply: 30 }, { ply: 40 }], ages)).toEqual([
    { label: 'Age A', ply: 10 },
    { label: 'Age I', ply: 30 },
    { label: 'Age II', ply: 40 },
  ]);
  expect(stretchesOf([], ages)).toEqual([]);
});
