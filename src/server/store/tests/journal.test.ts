import { expect, it } from 'vitest';
import { Journal } from '../journal.js';
import type { Append } from '../store.js';

const lineOf = (table: string): Append => ({ table, line: { n: 0, at: 0, fact: { is: 'started' } } });

it('what is written in one turn of the event loop is one commit; each line learns what became of it', async () => {
  const groups: string[][] = [];
  const store = {
    append: async (lines: readonly Append[]) => {
      groups.push(lines.map(({ table }) => table));
      if (groups.length === 2) throw new Error('away');
      return lines.map(({ table }) => table !== 'taken');
    },
  };
  const journal = new Journal(store);
  const write = (table: string) =>
    new Promise((resolve) => {
      journal.submit({ append: lineOf(table), written: resolve, lost: (trouble) => resolve((trouble as Error).message) });
    });
  const first = [write('a'), write('taken'), write('b')];
  expect(await Promise.all(first)).toEqual([true, false, true]);
  expect(await Promise.all([write('c'), write('d')])).toEqual(['away', 'away']);
  expect(await write('e')).toBe(true);
  expect(groups).toEqual([['a', 'taken', 'b'], ['c', 'd'], ['e']]);
  expect(journal.commits).toBe(3);
});
