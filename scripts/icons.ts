/**
 * Draws the icons we use from @iconify-json/game-icons (CC BY 3.0) into small TypeScript files, one for the shell, one for the
 * other pages and one per game, so that the home page loads only its own; and writes who drew them for the credits page.
 * Run: node scripts/run.mjs scripts/icons.ts
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OWN_ICONS } from '../src/client/kit/icons/registry.js';
import { authorOf } from './icon-authors.js';
import { roundPath } from './round-path.js';

const SHELL = [
  'byzantin-temple',
  'check-mark',
  'church',
  'factory',
  'feather',
  'greek-temple',
  'hourglass',
  'hut',
  'mayan-pyramid',
  'meeple',
  'moon',
  'open-book',
  'pagoda',
  'pine-tree',
  'rocket-flight',
  'saint-basil-cathedral',
  'sun',
  'trireme',
  'wheat',
  'white-tower',
  'padlock',
  'drop',
  'laurels',
  'cog',
  'cloud-upload',
  'two-coins',
  'card-draw',
];

/** For the pages behind the first one; whatever draws one of them imports `pages.generated.ts`. */
const PAGES = ['chat-bubble', 'info', 'magnifying-glass', 'rule-book', 'save-arrow', 'trash-can'];

const BOARDS = new URL('../src/client/boards/', import.meta.url);
const KIT = new URL('../src/client/kit/icons/', import.meta.url);
/** The boards that have glyphs. */
const GAMES = readdirSync(BOARDS).filter((game) => existsSync(new URL(`${game}/glyphs.ts`, BOARDS)));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const source = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** Four units of 512 are less than a pixel on the largest card, and an eighth of what travels. */
const STEP = 4;

function drawIcon(name: string): string {
  const path = source.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
  if (path === undefined) throw new Error(`game-icons has no '${name}'`);
  return roundPath(path, STEP);
}

const rows = (names: readonly string[]) => names.map((name) => `  '${name}': '${drawIcon(name)}',\n`).join('');
const HEAD = '// Written by scripts/icons.ts from game-icons.net, CC BY 3.0. Do not edit: see the credits page for the authors.\n';

function write(file: string, text: string, folder = KIT): void {
  writeFileSync(new URL(file, folder), HEAD + text);
  process.stdout.write(`${file.padEnd(44)}${(text.length / 1000).toFixed(0).padStart(5)} kB\n`);
}

/** All icon names in the glyph tables of a game's board; those of its cards apart where they come after the table (`pictures.generated.ts`). */
async function glyphsOf(game: string): Promise<{ names: string[]; later: string[] }> {
  const file = new URL(`${game}/icons.generated.ts`, BOARDS);
  if (!existsSync(file)) writeFileSync(file, 'export {};\n'); // glyphs.ts imports it
  const tables = (await import(`../src/client/boards/${game}/glyphs.js`)) as Record<string, Record<string, string>>;
  const namesIn = (isWanted: (table: string) => boolean): string[] =>
    [...new Set(Object.entries(tables).flatMap(([name, table]) => (isWanted(name) ? Object.values(table) : [])))]
      .filter((name) => !(name in OWN_ICONS))
      .sort();
  const isLater = existsSync(new URL(`${game}/pictures.generated.ts`, BOARDS));
  const names = namesIn((table) => !isLater || table !== 'CARD_GLYPHS');
  return { names, later: namesIn((table) => isLater && table === 'CARD_GLYPHS').filter((name) => !names.includes(name)) };
}
/** A file that adds icons to the registry, and their names to its type. */
const iconFile = (of: string, own: readonly string[], registry = '../../kit/icons/registry.js'): string =>
  [
    `import { registerIcons } from '${registry}';\n\nconst ICONS = {\n${rows(own)}} as const;\n`,
    `declare module '${registry}' {\n  interface GameIcons {\n    '${of}': keyof typeof ICONS;\n  }\n}\n`,
    'registerIcons(ICONS);\n',
  ].join('\n');

const shell = [...new Set(SHELL)].sort();
write(
  'shell.generated.ts',
  `export const SHELL_ICONS = {\n${rows(shell)}} as const;\n\nexport type ShellIcon = keyof typeof SHELL_ICONS;\n`,
);

write('pages.generated.ts', iconFile('pages', PAGES, './registry.js'));

const all = new Set([...shell, ...PAGES]);
for (const game of GAMES) {
  const { names, later } = await glyphsOf(game);
  for (const name of [...names, ...later]) all.add(name);
  const isOwn = (name: string): boolean => !shell.includes(name) && !PAGES.includes(name);
  write(`${game}/icons.generated.ts`, iconFile(game, names.filter(isOwn)), BOARDS);
  if (later.length > 0) write(`${game}/pictures.generated.ts`, iconFile(`${game} pictures`, later.filter(isOwn)), BOARDS);
}

const authors = new Map<string, string[]>();
for (const name of [...all].sort()) {
  const author = authorOf(name);
  if (author === undefined) throw new Error(`scripts/icon-authors.ts does not say who drew '${name}'`);
  authors.set(author, [...(authors.get(author) ?? []), name]);
}
const credits = [...authors].map(([author, icons]) => ({ author, icons })).sort((a, b) => b.icons.length - a.icons.length);
write(
  'credits.generated.ts',
  `/** The icons we use, by author. */\nexport const ICON_CREDITS: readonly { readonly author: string; readonly icons: readonly string[] }[] = ${JSON.stringify(credits, null, 2)};\n`,
);

process.stdout.write(`${all.size} icons by ${credits.length} authors\n`);
