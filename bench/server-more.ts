import { loadGames } from '../src/server/games.js';
import { LONG_TABLE, openStage } from '../tests/server/attack/stage.js';
import { bundleNode, ServerNode } from '../tests/server/nodes.js';
import { startPostgres } from '../tests/server/postgres.js';
import { newFolder } from '../tests/server/start.js';
import { type Pair, percentiles, playFor, seatPairs } from './server-load.js';
import { seatOurs } from './server-ours.js';

/** What our server bears beyond the comparison. */
export interface More {
  /** So many tables, a move per second at each. */
  readonly crowd: { readonly tables: number; readonly movesPerSecond: number; readonly cpu: number } & ReturnType<typeof percentiles>;
  /** Durable moves per processor second of the processes on one PostgreSQL: one, two with each table on one of them, two with each table on both. */
  readonly nodes: { readonly one: number; readonly two: number; readonly across: number };
  /** Milliseconds of processor for a page that is loaded anew late in a game, and of how many moves. */
  readonly reload: { readonly plies: number; readonly milliseconds: number };
}

const CROWD = { tables: 2000, warm: 60_000, seconds: 30 };

async function crowd(script: string): Promise<More['crowd']> {
  const game = (await loadGames()).get('age-of-civilization')!;
  const node = new ServerNode(script, { NODE_ENV: 'production', DATA_DIR: newFolder() });
  await node.start();
  const pairs = await seatPairs(CROWD.tables, (i) => seatOurs(node.port, game, i));
  for (let left = CROWD.warm; left > 0; ) left -= (await playFor(pairs, 2)).length;
  const before = await node.usage();
  const load = await playFor(pairs, CROWD.seconds, CROWD.tables);
  const after = await node.usage();
  for (const pair of pairs) pair.close();
  await node.kill();
  return {
    tables: CROWD.tables,
    movesPerSecond: load.length / CROWD.seconds,
    cpu: (after.cpu - before.cpu) / CROWD.seconds,
    ...percentiles(load),
  };
}

/** Warm after so many moves, or so many seconds of processor: a machine that is busy otherwise takes long. */
const NODES = { tables: 60, warm: 20_000, cpuSeconds: 20, slice: 2, slices: 6 };

/** The three ways take turns, so that whatever else the machine does slows all down alike. */
async function nodes(script: string): Promise<More['nodes']> {
  const game = (await loadGames()).get('age-of-civilization')!;
  const postgres = await startPostgres();
  const cpuOf = async (processes: readonly ServerNode[]): Promise<number> =>
    (await Promise.all(processes.map((node) => node.usage()))).reduce((sum, { cpu }) => sum + cpu, 0);
  const open = async (count: number, otherOf: (i: number) => number) => {
    const env = { NODE_ENV: 'production', DATABASE_URL: await postgres.database() };
    const processes = Array.from({ length: count }, () => new ServerNode(script, env));
    for (const node of processes) await node.start();
    const pairs = await seatPairs(NODES.tables, (i) => seatOurs(processes[i % count]!.port, game, i, processes[otherOf(i) % count]!.port));
    const enough = (await cpuOf(processes)) + NODES.cpuSeconds;
    for (let left = NODES.warm; left > 0 && (await cpuOf(processes)) < enough; ) left -= (await playFor(pairs, NODES.slice)).length;
    return { processes, pairs, moves: 0, cpu: 0 };
  };
  const ways = [await open(1, (i) => i), await open(2, (i) => i), await open(2, (i) => i + 1)];
  for (let slice = 0; slice < NODES.slices; slice++)
    for (const way of ways) {
      const before = await cpuOf(way.processes);
      way.moves += (await playFor(way.pairs, NODES.slice)).length;
      way.cpu += (await cpuOf(way.processes)) - before;
    }
  for (const { processes, pairs } of ways) {
    for (const pair of pairs as Pair[]) pair.close();
    for (const node of processes) await node.kill();
  }
  await postgres.stop();
  const [one, two, across] = ways.map(({ moves, cpu }) => moves / cpu);
  return { one: one!, two: two!, across: across! };
}

const RELOADS = 40;
/** Moments that a page asks for when it opens a table. */
const MOMENTS = 40;

/** A page opens, watches and asks for the last moments, as after a reload; each time of another person's device. */
async function reload(script: string): Promise<More['reload']> {
  const stage = await openStage(script, 600, { LIMIT_FACTOR: '0' });
  const visit = async (i: number): Promise<void> => {
    const page = await stage.open(`10.0.0.${i}`, stage.cookie(i % 4));
    await page.must({ do: 'watch', table: LONG_TABLE });
    for (let from = stage.plies - MOMENTS; from < stage.plies; ) {
      const { past } = await page.must({ do: 'past', table: LONG_TABLE, from, to: stage.plies });
      from += past!.moments.length;
    }
    page.close();
  };
  for (let i = 0; i < 4; i++) await visit(i);
  const before = await stage.node.usage();
  for (let i = 0; i < RELOADS; i++) await visit(i);
  const after = await stage.node.usage();
  await stage.close();
  return { plies: stage.plies, milliseconds: ((after.cpu - before.cpu) * 1000) / RELOADS };
}

export async function benchMore(): Promise<More> {
  const script = await bundleNode();
  return { reload: await reload(script), nodes: await nodes(script), crowd: await crowd(script) };
}
