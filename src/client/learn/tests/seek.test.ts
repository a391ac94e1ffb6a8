import { expect, it } from 'vitest';
import type { Shape } from '../../../kernel/types.js';
import { type Standing, seekCounsel } from '../seek.js';

const choices = (...moves: string[]) =>
  moves.map((move) => ({ move: { move } as Shape['move'], targets: [] })) as unknown as Standing['choices'];
const at = (ply: number, ...moves: string[]): Standing => ({
  acting: 0,
  ply,
  view: {} as Standing['view'],
  options: {},
  choices: choices(...moves),
});
const WHO = { game: 'toy', level: 'easy', seed: () => 1 } as const;

/** A bot that answers, after the table has become what comes next. */
function thinking(first: Standing | undefined, ...then: { table: Standing | undefined; says?: string }[]) {
  let table = first;
  let count = 0;
  const ask = async () => {
    const { table: next, says } = then[count++]!;
    table = next;
    if (says === undefined) throw new Error('the bot took too long');
    return { move: says };
  };
  return { found: seekCounsel(ask, () => table, WHO), asked: () => count };
}

it('is asked once more when others have moved while it thought, so that an answer is shown', async () => {
  const { found, asked } = thinking(
    at(4, 'study', 'pass'),
    { table: at(5, 'study', 'pass'), says: 'pass' },
    { table: at(5, 'study', 'pass'), says: 'study' },
  );
  expect(await found).toMatchObject({ at: { ply: 5 }, choice: { move: { move: 'study' } } });
  expect(asked()).toBe(2);
});

it('says that none could be had', async () => {
  const { found } = thinking(at(4, 'study', 'pass'), { table: at(4, 'study', 'pass') });
  expect(await found).toMatchObject({ at: { ply: 4 }, choice: undefined });
});

it('says so as well when others moved meanwhile', async () => {
  const { found } = thinking(at(4, 'study', 'pass'), { table: at(5, 'study', 'pass') });
  expect(await found).toMatchObject({ at: { ply: 5 }, choice: undefined });
});

it('is not waited for by a player who has gone on, or has left', async () => {
  expect(await thinking(at(4, 'study', 'pass'), { table: at(5, 'trade', 'pass'), says: 'study' }).found).toBeUndefined();
  expect(await thinking(at(4, 'study', 'pass'), { table: { ...at(5), acting: null }, says: 'study' }).found).toBeUndefined();
  expect(await thinking(at(4, 'study', 'pass'), { table: undefined }).found).toBeUndefined();
});
