import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { asked, below, fastDice, openDice, options, type Playout, playInPlace, type Shape, start } from '../src/kernel/index.js';
import { isTest, listSources, readSource } from './source.js';

/** The codes that come up in a random game of every table there is. */
async function codesMet({ game, trials }: (typeof PLAYED)[number]): Promise<Set<string>> {
  const rules = await game();
  const { tables, longest } = await trials();
  const met = new Set<string>();
  for (const [i, table] of tables.entries()) {
    const dice = openDice(fastDice(i));
    const p: Playout<Shape> = { ...start(rules, table.options, table.seats, fastDice(i)).position };
    for (let n = 0; n < longest && !p.state.over; n++) {
      const seats = asked(rules, p);
      const seat = seats[below(dice, seats.length)]!;
      const { legal, blocked } = options(rules, p, seat);
      for (const { refusal } of blocked) met.add(refusal.code);
      playInPlace(rules, p, seat, legal[below(dice, legal.length)]!);
    }
  }
  return met;
}

/** Codes for which no test has found a position yet. The lists only shrink: a new code comes with its test. */
const UNPROVED: Readonly<Record<string, readonly string[]>> = {
  'age-of-civilization': ['ABILITY_HAS_NO_EFFECT', 'ENDOW_NOT_AFFORDABLE', 'THREE_CIVILISATIONS'],
  millennia: ['CARD_OWED', 'LAST_TECHNOLOGY_REMAINS', 'ROW_EMPTY'],
  'through-the-ages': ['CANNOT_RESIGN_IN_AGE_IV', 'NOT_ENOUGH_TOKENS', 'TACTIC_NOT_COMMON'],
};
/** Games whose tests are still being written. */
const IN_THE_MAKING: readonly string[] = ['civilization'];

const CODE = /'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g;
const codesIn = (text: string): string[] => [...text.matchAll(CODE)].map((match) => match[1]!);
const toldIn = (text: string): string[] => [...text.matchAll(/'refuse\.([A-Z0-9_]+)'/g)].map((match) => match[1]!);

const WHOLE = PLAYED.filter(({ meta }) => !IN_THE_MAKING.includes(meta.id));

describe.each(WHOLE.map((entry) => ({ id: entry.meta.id, entry })))('the refusals of $id', ({ id, entry }) => {
  const files = listSources(`src/games/${id}`).map((path) => ({ path, text: readSource(path) }));
  const isText = (path: string): boolean => path.includes('/text/');
  const told = new Set(files.filter(({ path }) => isText(path)).flatMap(({ text }) => toldIn(text)));
  const said = new Set(files.filter(({ path }) => !isTest(path) && !isText(path)).flatMap(({ text }) => codesIn(text)));
  const proved = new Set(files.filter(({ path }) => isTest(path)).flatMap(({ text }) => codesIn(text)));

  it('are all told by some rule', () => {
    expect([...told].filter((code) => !said.has(code))).toEqual([]);
  });

  it('are all produced by the position of some test, or come up by chance', async () => {
    const met = await codesMet(entry);
    const left = [...told].filter((code) => !proved.has(code) && !met.has(code));
    expect(left.filter((code) => !UNPROVED[id]?.includes(code))).toEqual([]);
  });
});
