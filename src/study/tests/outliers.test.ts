import { expect, it } from 'vitest';
import type { CardFigures } from '../figures.js';
import { outliersOf } from '../outliers.js';

const row = (card: string, value: number, half: number, takes = 500): CardFigures => ({
  kind: 'wonders',
  card,
  takes,
  share: 0.5,
  round: 3,
  wins: { value: 0.5, low: 0.4, high: 0.6 },
  lead: { value, low: value - half, high: value + half },
  corrected: { value, low: value - half, high: value + half },
  isFew: takes < 100,
  examples: [],
});
const spread = [-1, -0.5, 0, 0.5, 1, -0.8, 0.3, 0.7, -0.2, 0.1].map((x, i) => row(`card-${i}`, x, 0.2));

it('a card far from all others of its kind stands out, with the spread of the kind', () => {
  const [found, ...others] = outliersOf([...spread, row('colossus', 6, 0.4)]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'wonders', card: 'colossus', takes: 500 });
  expect(found!.spread).toBeLessThan(2.6);
});

it('what is uncertain, rare or alone does not', () => {
  expect(outliersOf([...spread, row('colossus', 6, 5)])).toEqual([]);
  expect(outliersOf([...spread, row('colossus', 6, 0.4, 50)])).toEqual([]);
  expect(outliersOf([row('colossus', 6, 0.4), row('a', 0, 0.4)])).toEqual([]);
});
