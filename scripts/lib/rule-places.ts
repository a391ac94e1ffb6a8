import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import type { Catalogue } from './rule-coverage.js';

/** Where a rule stands: `src/games/…/file.ts:12`. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** An id, and what may follow it: `TTA-AGE-03, 04`, `TTA-SCO-01 to 05`, `MIL-INC-01, -02`, `AOC-WAR-1 to AOC-WAR-3`. */
const CITED = /\b([A-Z]{3}-(?:[A-Z]+-)?)(\d+)([a-z]?)((?:(?:, | to | and )(?:\1|-)?\d+\b)*)/g;
const FOLLOWING = /(, | to | and )(?:[A-Z-]*-)?(\d+)/g;
/** Ids that end in letters: `AOC-ACT-CU`. */
const LETTERED = /\b[A-Z]{3}-[A-Z]+-[A-Z]+\b/g;
/** A row that is called by the number of its rule: `'building-162'` is MIL-162. */
const NUMBERED_ROW = /\bid: '[a-z]+-(\d+)'/g;

const twoDigits = (n: number, like: string): string => String(n).padStart(like.length, '0');

/** All ids that a line of code names, those of a range or an enumeration included. */
export function idsIn(line: string): string[] {
  const found: string[] = [...line.matchAll(LETTERED)].map(([id]) => id);
  for (const [, stem, first, letter, more] of line.matchAll(CITED)) {
    found.push(`${stem}${first}${letter}`);
    let last = Number(first);
    for (const [, word, number] of more!.matchAll(FOLLOWING)) {
      if (number!.length < first!.length || number!.length > 3) break; // a figure, not a rule
      const from = word === ' to ' ? last + 1 : Number(number);
      last = Number(number);
      for (let n = from; n <= last; n++) found.push(`${stem}${twoDigits(n, first!)}`);
    }
  }
  return found;
}

/** Rooms that tell of rules instead of applying them. */
const TELLING = /(^|\/)(rules|text|tests)\//;

/** The lines of a game and of its board that name a rule. */
export function placesOf({ game, rules }: Pick<Catalogue, 'game' | 'rules'>): Places {
  const prefix = rules[0]!.id.split('-')[0]!;
  const places = new Map<string, string[]>();
  const note = (id: string, place: string): void => void places.set(id, [...(places.get(id) ?? []), place]);
  for (const folder of [join('src', 'games', game), join('src', 'client', 'boards', game)]) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path) || TELLING.test(path)) continue;
      const lines = readFileSync(join(ROOT, folder, path), 'utf8').split('\n');
      lines.forEach((line, i) => {
        const place = `${join(folder, path)}:${i + 1}`;
        for (const id of idsIn(line)) note(id, place);
        for (const [, number] of line.matchAll(NUMBERED_ROW)) note(`${prefix}-${number}`, place);
      });
    }
  }
  return places;
}

/** Worked examples are applied by nobody: they stand in tests only. So do decisions about the words and examples of a booklet. */
const ABOUT_THE_BOOKLET = new Set([
  'AOC-AMB-24',
  'CIV-AMB-05',
  'CIV-AMB-10',
  'CIV-AMB-49',
  'CIV-AMB-51',
  'CIV-AMB-65',
  'TTA-AMB-18',
  'TTA-AMB-19',
]);
export const isOnlyTold = (id: string): boolean => /-(EX|DV)-/.test(id) || ABOUT_THE_BOOKLET.has(id);

/** Rules whose place in the code cannot be found by their id. */
export const placeless = (rules: readonly { readonly id: string }[], places: Places): string[] =>
  rules.flatMap(({ id }) => (isOnlyTold(id) || places.has(id) ? [] : [id]));
