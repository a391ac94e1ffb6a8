import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { at } from '../scripts/lib/paths.mjs';
import { entryOf, GAMES, PLAYED } from '../src/games/index.js';

/** JavaScript in bytes, as it travels (gzip). */
export interface BundleSizes {
  /** The first visit of the home page. */
  readonly home: number;
  /** What opening a table of the game fetches on top of that: table, board, rules, cards, texts. */
  readonly games: Readonly<Record<string, number>>;
  /** What a bot at that table fetches besides: its worker, with the rules once more. */
  readonly bots: Readonly<Record<string, number>>;
  /** What an expert fetches on top of that: what it knows and has learnt. */
  readonly experts: Readonly<Record<string, number>>;
}

export const HOME_BUDGET = 60_000;
const GAME_BUDGET = 130_000;
export const BOTS_BUDGET = 80_000;
export const EXPERT_BUDGET = 150_000;
/** Games with more cards than others may be heavier: they say so themselves. */
export const budgetOf = async (game: string): Promise<number> => (await entryOf(game)?.trials())?.bench.bundle ?? GAME_BUDGET;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
type Files = ReadonlyMap<string, Output>;

const sizeOf = async (file: Output): Promise<number> => {
  const text = file.type === 'chunk' ? file.code : file.source;
  return (await promisify(gzip)(text, { level: 9 })).length;
};

const sum = async (files: Iterable<Output>): Promise<number> =>
  (await Promise.all(Array.from(files, sizeOf))).reduce((total, size) => total + size, 0);

/** The chunk that holds a module. */
function chunkOf(files: Files, module: string): string {
  for (const file of files.values()) if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file.fileName;
  throw new Error(`no chunk holds ${module}`);
}

/** A chunk and all that it needs before it runs. */
function withImports(files: Files, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = files.get(name);
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    withImports(files, file.imports, found);
  }
  return found;
}

/** Build the site in memory and weigh what each screen fetches. */
export async function weighBundle(): Promise<BundleSizes> {
  const built = await build({ configFile: at('vite.config.ts'), logLevel: 'silent', build: { write: false } });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const files: Files = new Map(output.map((file) => [file.fileName, file]));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  // The home page lists saved games, so their shelf is part of the first load.
  const home = withImports(files, [entry.fileName, chunkOf(files, 'src/client/table/storage.ts')]);

  const games: Record<string, number> = {};
  const bots: Record<string, number> = {};
  const experts: Record<string, number> = {};
  for (const { id } of PLAYED.map(({ meta }) => meta)) {
    const board = `src/client/boards/${id}`;
    // One language at a time; French is the longer one.
    const begins = [
      'src/client/app/table-page.tsx',
      'src/client/table/text.fr.ts',
      `src/games/${id}/game.ts`,
      `${board}/package.ts`,
      `${board}/words.fr.ts`,
    ];
    const table = withImports(
      files,
      begins.map((module) => chunkOf(files, module)),
    );
    const extra = [...table].filter((name) => !home.has(name)).map((name) => files.get(name)!);
    games[id] = await sum(extra);
    bots[id] = await sum(workerFiles(output, id));
    experts[id] = await sum(output.filter(({ fileName }) => EXPERT.test(fileName) && fileName.startsWith(`assets/${id}-`)));
  }
  return { home: await sum([...home].map((name) => files.get(name)!)), games, bots, experts };
}

/** What experts know is fetched when one of them plays. */
const EXPERT = /-bot-(expert|learnt)-[^/]+\.js$/;

/** Workers are bundled on their own and appear as plain files; those of other games do not count. */
const workerFiles = (output: readonly Output[], game: string): Output[] =>
  output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.js') && file.fileName !== 'sw.js')
    // Going through a finished game is fetched by who asks for it, and so are games of the laboratory and what experts know.
    .filter(({ fileName }) => !/^assets\/(review|study)-|-bot-survey-/.test(fileName) && !EXPERT.test(fileName))
    .filter(({ fileName }) => {
      const owner = GAMES.find(({ id }) => fileName.startsWith(`assets/${id}-`))?.id;
      return owner === undefined || owner === game;
    });
