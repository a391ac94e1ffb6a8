import { expect, it } from 'vitest';
import { AT_A_GLANCE, stretchesOf, takenTogether } from '../ages.js';

it('rounds of the same age are one stretch, which ends with the last of them', () => {
  const ages = (ply: number) => (ply < 10 ? 'Age A' : ply < 30 ? 'Age I' : 'Age II');
  expect(stretchesOf([{ ply: 10 }, { ply: 20 }, { ply: 30 }, { ply: 40 }], ages)).toEqual([
    { label: 'Age A', ply: 10 },
    { label: 'Age I', ply: 30 },
    { label: 'Age II', ply: 40 },
  ]);
  expect(stretchesOf([], ages)).toEqual([]);
});

it('a game of many rounds is told in a few rows, to its very end', () => {
  const rounds = Array.from({ length: 51 }, (_, i) => ({ label: `Turn ${i + 1}`, ply: i + 1 }));
  const rows = takenTogether(rounds);
  expect(rows.length).toBeLessThanOrEqual(AT_A_GLANCE);
  expect([rows[0], rows.at(-1)]).toEqual([
    { label: 'Turn 1 – Turn 5', ply: 5 },
    { label: 'Turn 51', ply: 51 },
  ]);
  expect(takenTogether(rounds.slice(0, 8))).toEqual(rounds.slice(0, 8));
  expect(takenTogether([])).toEqual([]);
});
