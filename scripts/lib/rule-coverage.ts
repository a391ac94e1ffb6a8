import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { metaOf } from '../../src/games/index.js';
import type { RuleRow, RuleSection } from '../../src/games/shared/rule-row.js';
import { ROOT } from './paths.mjs';

export interface Catalogue {
  readonly game: string;
  readonly rules: readonly RuleRow[];
  readonly sections: readonly RuleSection[];
}

/** The rules catalogues of all games that have one. */
export async function readCatalogues(): Promise<Catalogue[]> {
  const games = readdirSync(join(ROOT, 'src', 'games')).sort();
  const written = games.filter((game) => existsSync(join(ROOT, 'src', 'games', game, 'rules', 'index.ts')));
  return Promise.all(
    written.map(async (game) => {
      const file = join(ROOT, 'src', 'games', game, 'rules', 'index.ts');
      const { RULES, SECTIONS } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        RULES: RuleRow[];
        SECTIONS: RuleSection[];
      };
      return { game, rules: RULES, sections: SECTIONS };
    }),
  );
}

/** Functions whose first arguments name what is tested. */
const TITLED = new Set(['it', 'test', 'describe', 'rule']);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The function that is called in the end: `it` of `it.each(rows)('title')`. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  return String(callee.name ?? '');
}

/** The rule ids that the titles of a test file carry; ids in the body of a test prove nothing. */
export function idsInTitles(file: string, code: string): Set<string> {
  const ids = new Set<string>();
  const note = (text: string): void => {
    for (const [id] of text.matchAll(/\b[A-Z]{2,}(?:-[A-Za-z0-9]+)+/g)) ids.add(id);
  };
  const readStrings = (node: Node): void => {
    if (node.type.includes('Function')) return;
    if (typeof node.value === 'string') note(node.value);
    if (node.type === 'TemplateElement') note(String((node.value as { cooked?: string }).cooked ?? ''));
    for (const child of childrenOf(node)) readStrings(child);
  };
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && TITLED.has(rootOf(node.callee))) {
      for (const argument of (node.arguments as unknown[]).slice(0, 2)) if (isNode(argument)) readStrings(argument);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, code).program as unknown as Node);
  return ids;
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** The ids in the titles of all tests of the repository, and in which files they stand. */
export function readTestedIds(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const folder of ['src', 'tests']) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.test\.tsx?$/.test(path)) continue;
      const file = join(ROOT, folder, path);
      for (const id of idsInTitles(file, readFileSync(file, 'utf8'))) ids.set(id, [...(ids.get(id) ?? []), join(folder, path)]);
    }
  }
  return ids;
}

export const untested = (rules: readonly RuleRow[], tested: { has(id: string): boolean }): string[] =>
  rules.map(({ id }) => id).filter((id) => !tested.has(id));

export const docFileOf = (game: string): string => join(ROOT, 'docs', 'rules', `${game}.md`);

/** The catalogue as a page, in both languages. */
export function writeDoc({ game, rules, sections }: Catalogue): string {
  const parts = sections.map(({ id, en, fr }) => {
    const rows = rules.filter((rule) => rule.section === id);
    return [`## ${en} · ${fr}`, ...rows.map((rule) => `**${rule.id}** (${rule.prov}) ${rule.en}<br>\n_${rule.fr}_`)].join('\n\n');
  });
  return [
    `# Rules of ${metaOf(game)?.name ?? game}`,
    `The rules as Epoque plays them, in our own words; refusals, log and tests name them by these ids. (R) comes from the rulebook, (D) is a decision of ours, (R+D) is a rule whose figures or details we had to decide. This page is made from \`src/games/${game}/rules\` by \`npm run rules -- --write\`.`,
    ...parts,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
