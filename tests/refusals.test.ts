import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { asked, below, fastDice, openDice, options, type Playout, playInPlace, type Shape, start } from '../src/kernel/index.js';
import { isTest, listSources, readSource } from './source.js';

/** Those of the codes that do not come up in random games of all tables there are. */
async function neverMet(codes: readonly string[], { game, trials }: (typeof PLAYED)[number]): Promise<string[]> {
  const rules = await game();
  const { tables, longest } = await trials();
  const left = new Set(codes);
  for (const [i, table] of tables.entries()) {
    if (left.size === 0) break;
    const dice = openDice(fastDice(i));
    const p: Playout<Shape> = { ...start(rules, table.options, table.seats, fastDice(i)).position };
    for (let n = 0; n < longest && !p.state.over; n++) {
      const seats = asked(rules, p);
      const seat = seats[below(dice, seats.length)]!;
      const { legal, blocked } = options(rules, p, seat);
      for (const { refusal } of blocked) left.delete(refusal.code);
      playInPlace(rules, p, seat, legal[below(dice, legal.length)]!);
    }
  }
  return [...left];
}

const CODE = /'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g;
const codesIn = (text: string): string[] => [...text.matchAll(CODE)].map((match) => match[1]!);
const toldIn = (text: string): string[] => [...text.matchAll(/'refuse\.([A-Z0-9_]+)'/g)].map((match) => match[1]!);

describe.each(PLAYED.map((entry) => ({ id: entry.meta.id, entry })))('the refusals of $id', ({ id, entry }) => {
  const files = listSources(`src/games/${id}`).map((path) => ({ path, text: readSource(path) }));
  const isText = (path: string): boolean => path.includes('/text/');
  const told = new Set(files.filter(({ path }) => isText(path)).flatMap(({ text }) => toldIn(text)));
  const said = new Set(files.filter(({ path }) => !isTest(path) && !isText(path)).flatMap(({ text }) => codesIn(text)));
  const proved = new Set(files.filter(({ path }) => isTest(path)).flatMap(({ text }) => codesIn(text)));

  it('are all told by some rule', () => {
    expect([...told].filter((code) => !said.has(code))).toEqual([]);
  });

  it('are all produced by the position of some test, or come up by chance', async () => {
    const unproved = [...told].filter((code) => !proved.has(code));
    expect(await neverMet(unproved, entry)).toEqual([]);
  });
});
