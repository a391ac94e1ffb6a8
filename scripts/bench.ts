// npm run bench [-- --json | --game millennia | --bundle | --page | --server]: how fast the kernel and the games are, how much the pages
// weigh, what they do for a move, what the server bears.
import { parseArgs } from 'node:util';
import { BOTS_BUDGET, type BundleSizes, budgetOf, EXPERT_BUDGET, HOME_BUDGET, weighBundle } from '../bench/bundle.js';
import { type Comparison, compare } from '../bench/compare.js';
import type { GameFigures } from '../bench/game-figures.js';
import type { ChromiumPage } from '../bench/page.js';
import type { PageWork } from '../bench/page-work.js';
import type { ServerBench } from '../bench/server.js';
import type { More } from '../bench/server-more.js';
import { type Measured, measureSubject } from '../bench/subjects.js';
import { PLAYED } from '../src/games/index.js';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { at } from './lib/paths.mjs';

const GAMES = PLAYED.map(({ meta }) => meta.id);

/** What is asked for, or a sentence that says what is wrong with it. */
function readFlags(): { json: boolean; bundle: boolean; page: boolean; server: boolean; game: string | undefined } | string {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { json: flag, bundle: flag, page: flag, server: flag, game: { type: 'string' } } });
    const { json, bundle, page, server, game } = values;
    if (game !== undefined && !GAMES.includes(game)) return `A game is one of ${GAMES.join(', ')}`;
    return { json, bundle, page, server, game };
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** What is measured, the figure, its unit, and the least or most that we want. */
type Row = readonly [label: string, value: number, unit: string, wish?: { readonly least?: number; readonly most?: number }];

const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });

function printTable(title: string, rows: readonly Row[]): void {
  const wide = Math.max(...rows.map(([label]) => label.length));
  process.stdout.write(`\n${title}\n`);
  for (const [label, value, unit, { least, most } = {}] of rows) {
    const met = (least === undefined || value >= least) && (most === undefined || value <= most);
    const wish =
      least !== undefined
        ? `  ${met ? '✓' : '✗'} at least ${figure(least)}`
        : most !== undefined
          ? `  ${met ? '✓' : '✗'} at most ${figure(most)}`
          : '';
    process.stdout.write(`  ${label.padEnd(wide)}  ${figure(value).padStart(11)} ${unit.padEnd(9)}${wish}\n`);
  }
}

function printComparison(c: Comparison): void {
  printTable('Tic-tac-toe, in turns with boardgame.io 0.50.2', [
    ['boardgame.io, reducer', c.peer, 'moves/s'],
    ['Epoque, play', c.kernel, 'moves/s'],
    ['Epoque, in place', c.inPlace, 'moves/s'],
    ['play / boardgame.io', c.ratio, 'times', { least: 20 }],
    ['in place / boardgame.io', c.inPlaceRatio, 'times', { least: 200 }],
  ]);
}

function printGame(id: string, f: GameFigures, pace: Measured['pace']): void {
  printTable(`${id}, ${f.seats} players, random moves, processor time`, [
    ['games', f.gamesPerSecond, 'games/s'],
    ['one game', f.millisecondsPerGame, 'ms', { most: pace.milliseconds }],
    ['decisions, listing what is legal and blocked', f.decisionsPerSecond, '/s', { least: pace.decisions }],
    ['the same in place', f.inPlaceDecisionsPerSecond, '/s'],
    ['copy of a full state', f.copyMicroseconds, 'µs', { most: pace.copy }],
    [`slowest decision in ${figure(f.slowestOfGames)} games`, f.slowestDecisionMilliseconds, 'ms', { most: 20 }],
    ['rebuilding a finished game from its record', f.rebuildMilliseconds, 'ms'],
    ['search iterations, 50 random decisions deep', f.searchIterationsPerSecond, '/s', { least: pace.iterations }],
    ["the same with the bot's glance", f.glanceIterationsPerSecond, '/s'],
    ...(f.botPlayoutsPerSecond === undefined
      ? []
      : [['playouts to the end while a hard bot thinks', f.botPlayoutsPerSecond, '/s'] satisfies Row]),
    ['positions valued by a bot', f.bots.valuesPerSecond, '/s'],
    ['positions valued by an expert', f.bots.expertValuesPerSecond, '/s'],
    ...Object.entries(f.bots.decisionsPerSecond).map(([level, n]): Row => [`decisions of a bot, ${level}`, n, '/s']),
  ]);
}

async function printBundle({ home, games, bots, experts }: BundleSizes): Promise<void> {
  const rows = Object.entries(games).map(
    async ([id, size]): Promise<Row> => [`${id}, on top`, size / 1000, 'kB', { most: (await budgetOf(id)) / 1000 }],
  );
  printTable('JavaScript that travels (gzip)', [
    ['home page, first load', home / 1000, 'kB', { most: HOME_BUDGET / 1000 }],
    ...(await Promise.all(rows)),
    ...Object.entries(bots).map(([id, size]): Row => [`${id}, with bots besides`, size / 1000, 'kB', { most: BOTS_BUDGET / 1000 }]),
    ...Object.entries(experts).map(
      ([id, size]): Row => [`${id}, with an expert besides`, size / 1000, 'kB', { most: EXPERT_BUDGET / 1000 }],
    ),
  ]);
}

function printPage(id: string, where: string, w: PageWork): void {
  printTable(`${id}: what the page does for a move beyond drawing, ${where}, mean of ${w.moves} moves`, [
    ['playing it', w.play, 'ms'],
    ['saving it', w.save, 'ms'],
    ['what is seen, and what may be done next, in words', w.snapshot, 'ms'],
    ['foreseeing the choices in the bar', w.foresee, 'ms'],
    ['together', w.play + w.save + w.snapshot + w.foresee, 'ms', { most: 5 }],
  ]);
}

function printServer({ runs, ratios }: ServerBench): void {
  for (const f of runs) {
    const ours = f.server === 'Epoque';
    const name = ours ? 'Epoque, every move on disk' : `${f.server} (0.50.2)${f.server.includes('disk') ? '' : ', in memory'}`;
    printTable(`${name}: ${f.tables} tables, ${f.clients} people`, [
      ['moves per processor second', f.movesPerCpuSecond, '/cpu-s'],
      ['moves', f.movesPerSecond, '/s'],
      ['as fast as they can: a move is seen after, p50', f.busy.p50, 'ms'],
      ['p95', f.busy.p95, 'ms'],
      ['p99', f.busy.p99, 'ms'],
      ['at 200 moves/s: a move is seen after, p50', f.paced.p50, 'ms'],
      ['p95', f.paced.p95, 'ms', ours ? { most: 100 } : {}],
      ['p99', f.paced.p99, 'ms'],
      ['memory per idle table', f.idleKilobytes, 'kB'],
      ['memory per active table', f.activeKilobytes, 'kB'],
    ]);
  }
  printTable(
    'Moves per processor second, Epoque / boardgame.io, the same rules (Age of Civilization)',
    ratios.map(({ tables, peer, ratio, least }): Row => [`${tables} tables, against ${peer}`, ratio, 'times', { least }]),
  );
}

function printMore({ crowd, nodes, reload }: More): void {
  printTable('Epoque alone', [
    [`${crowd.tables} tables, ${2 * crowd.tables} people, a move per second and table: moves`, crowd.movesPerSecond, '/s'],
    ['a move is seen after, p50', crowd.p50, 'ms'],
    ['p95', crowd.p95, 'ms', { most: 100 }],
    ['p99', crowd.p99, 'ms'],
    ['processor', 100 * crowd.cpu, '%'],
    ['one process on PostgreSQL: durable moves', nodes.one, '/cpu-s'],
    ['two processes on PostgreSQL / one', nodes.two / nodes.one, 'times', { least: 0.8 }],
    ['the same, each table on both', nodes.across / nodes.one, 'times'],
    [`a page loaded anew after ${reload.plies} moves of Through the Ages: processor`, reload.milliseconds, 'ms', { most: 50 }],
  ]);
}

/** In Chromium where there is one, and in this process without anything that a browser adds. */
async function benchPages(game: string | undefined, json: boolean): Promise<void> {
  const { measurePage, openChromiumPage } = await import('../bench/page.js');
  const chromium: ChromiumPage | undefined = await openChromiumPage().catch((problem: Error) => {
    process.stderr.write(`No Chromium: ${problem.message}\n`);
    return undefined;
  });
  const work: Record<string, { node: PageWork; chromium?: PageWork | undefined }> = {};
  for (const entry of PLAYED) {
    const { id } = entry.meta;
    if (game !== undefined && game !== id) continue;
    work[id] = { node: await measurePage(entry), chromium: await chromium?.measure(id) };
    if (json) continue;
    printPage(id, 'Node, processor time', work[id].node);
    if (work[id].chromium) printPage(id, 'Chromium, time on the wall', work[id].chromium);
  }
  await chromium?.close();
  if (json) process.stdout.write(`${JSON.stringify(work, null, 2)}\n`);
}

async function main(): Promise<void> {
  const flags = readFlags();
  if (typeof flags === 'string') {
    process.stderr.write(`${flags}\n`);
    process.exitCode = 1;
    return;
  }
  const { json, game } = flags;
  if (flags.bundle) {
    const sizes = await weighBundle();
    if (json) process.stdout.write(`${JSON.stringify(sizes, null, 2)}\n`);
    else await printBundle(sizes);
    return;
  }
  if (flags.page) return benchPages(game, json);
  await ensureInstalled(at('bench', 'peer'));
  if (flags.server) {
    process.stderr.write('Measuring the server; this takes some minutes.\n');
    const { benchServer } = await import('../bench/server.js');
    const { benchMore } = await import('../bench/server-more.js');
    const more = await benchMore();
    if (!json) printMore(more);
    const bench = await benchServer((size) => !json && printServer(size));
    if (json) process.stdout.write(`${JSON.stringify({ ...more, ...bench }, null, 2)}\n`);
    process.exit(0);
  }
  process.stderr.write(
    'Measuring; this takes about ten minutes. Each table is searched for its slowest decision for 20 seconds, at most in 1,000 games.\n',
  );
  const comparison = game === undefined ? compare() : undefined;
  if (comparison && !json) printComparison(comparison);
  const games: Record<string, GameFigures> = {};
  for (const id of game === undefined ? GAMES : [game]) {
    for await (const { name, figures, pace } of measureSubject(id)) {
      games[name] = figures;
      if (!json) printGame(name, figures, pace);
    }
  }
  if (json) process.stdout.write(`${JSON.stringify({ ...comparison, games }, null, 2)}\n`);
}

await main();
