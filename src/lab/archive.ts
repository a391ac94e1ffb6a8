import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '../bots/index.js';
import { emptyTally, type GameLine, nameOf, packStudy, type Study, type StudyTable, summaryOf, unpackStudy } from '../study/index.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** What the site shows; and every game by itself, for other tools. */
const SHOWN = at('src/study/data');
const LINES = at('lab');
export const SUMMARIES = 'summaries.json';

const filesIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(ts|json)$/.test(file.name) && !/\.test\.ts$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort();

const DECIDES_NOTHING = /[\\/](tests[\\/]|review\.ts|survey\.ts|trials\.ts|habits[^\\/]*\.ts)/;
const FOR_EXPERTS = /[\\/](expert|features|learnt)\.ts$/;

/** Eight digits that change when anything of the bots of a game does, at these levels: their search, their judgement, their weights. */
export function botsOf(game: string, levels: readonly Level[]): string {
  const hash = createHash('sha256');
  const search = filesIn('src/bots');
  const brain = filesIn(`src/games/${game}/bot`).filter((file) => levels.includes('expert') || !FOR_EXPERTS.test(file));
  for (const file of [...search, ...brain]) if (!DECIDES_NOTHING.test(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const pathOf = (table: StudyTable): string => join(SHOWN, `${nameOf(table)}.json`);
const linesOf = (table: StudyTable): string => join(LINES, `${nameOf(table)}.jsonl`);

/** What is known of a table so far; an empty study where nothing is. */
export function readStudy(table: StudyTable, rules: number, bots: string): Study {
  const path = pathOf(table);
  if (!existsSync(path)) return { table, tally: emptyTally(table.seats), rules, bots, date: '' };
  return unpackStudy(readFileSync(path, 'utf8'));
}

/** An empty study instead of what was known; its lines are put aside. */
export function forgetStudy(table: StudyTable, rules: number, bots: string): Study {
  const lines = linesOf(table);
  if (existsSync(lines)) renameSync(lines, `${lines}.old`);
  return { table, tally: emptyTally(table.seats), rules, bots, date: '' };
}

/** Written beside and then renamed: whoever is stopped in the middle leaves the former file. */
function replaceFile(path: string, text: string): void {
  mkdirSync(SHOWN, { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

export function writeStudy(study: Study): void {
  replaceFile(pathOf(study.table), packStudy(study));
}

/** All that has been measured. */
export function readStudies(): Study[] {
  const names = readdirSync(SHOWN).filter((name) => name.endsWith('.json') && name !== SUMMARIES);
  return names.sort().map((name) => unpackStudy(readFileSync(join(SHOWN, name), 'utf8')));
}

/** The overview of all tables, from their files. */
export function writeSummaries(): void {
  const summaries = readStudies().map((study) => JSON.stringify(summaryOf(study)));
  replaceFile(join(SHOWN, SUMMARIES), `[\n${summaries.join(',\n')}\n]\n`);
}

/** One line for each game, in the order of their numbers. */
export function keepLines(table: StudyTable, more: Pick<Study, 'rules' | 'bots'>, lines: readonly GameLine[]): void {
  mkdirSync(LINES, { recursive: true });
  const text = lines.map((line) => `${JSON.stringify({ ...table, ...more, ...line })}\n`).join('');
  appendFileSync(linesOf(table), text);
}
