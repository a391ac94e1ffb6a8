import type { Game, Shape } from '../src/kernel/types.js';
import { bundleNode, ServerNode } from '../tests/server/nodes.js';
import { newFolder, testGames } from '../tests/server/start.js';
import { type Load, type Pair, percentiles, playFor, seatPairs } from './server-load.js';
import { seatOurs } from './server-ours.js';
import { PEER, seatPeer } from './server-peer.js';

type Percentiles = ReturnType<typeof percentiles>;

/**
 * The peer as its guide sets up a game; helped: its undo off, and the rules reading past the proxies of immer; and with its
 * own storage on disk. By how much ours should be ahead of each, in moves per processor second: it keeps every move on disk.
 */
const PEERS = { 'boardgame.io': 3, 'boardgame.io, helped': undefined, 'boardgame.io, on disk': 15 } as const;
export type Peer = keyof typeof PEERS;
const PEER_NAMES = Object.keys(PEERS) as Peer[];

export interface ServerFigures {
  readonly server: 'Epoque' | Peer;
  readonly tables: number;
  readonly clients: number;
  /** Moves of real games per processor second of the server process; ours are durable. */
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a move to seeing what it did, everybody playing as fast as he can. */
  readonly busy: Percentiles;
  /** The same at a steady 200 moves per second. */
  readonly paced: Percentiles;
  /** Kilobytes of memory for a table with two connected people before anybody moves, and while they play. */
  readonly idleKilobytes: number;
  readonly activeKilobytes: number;
}

export interface ServerBench {
  readonly runs: readonly ServerFigures[];
  /** Moves per processor second, ours divided by those of the peer. */
  readonly ratios: readonly { readonly tables: number; readonly peer: Peer; readonly ratio: number; readonly least: number | undefined }[];
}

const SIZES = [50, 1000];
const PACE = 200;
/** Seconds: one slice of the measurement, the steady pace. */
const TIMES = { slice: 2, paced: 8 };
/**
 * Moves until the compiler of a server has seen everything, however busy the machine is: in all, and of each table, which is
 * some whole games; or processor time that is enough for it, when a move takes long.
 */
const WARM = { inAll: 40_000, each: 150, cpuSeconds: 40 };
const SLICES = 6;

/** One server with its people. */
interface Subject {
  readonly name: ServerFigures['server'];
  readonly node: ServerNode;
  readonly pairs: readonly Pair[];
  /** Bytes of memory before anybody came, and when everybody was seated. */
  readonly empty: number;
  readonly idle: number;
  cpu: number;
  readonly loads: Load[];
}

async function open(
  name: Subject['name'],
  node: ServerNode,
  tables: number,
  seat: (port: number, i: number) => Promise<Pair>,
): Promise<Subject> {
  await node.start();
  const { memory: empty } = await node.usage();
  const pairs = await seatPairs(tables, (i) => seat(node.port, i));
  const { memory: idle } = await node.usage();
  return { name, node, pairs, empty, idle, cpu: 0, loads: [] };
}

/** Both play in turns, so that whatever else the machine does slows both down alike. */
async function playInTurns(subjects: readonly Subject[]): Promise<void> {
  for (const { node, pairs } of subjects) {
    const enough = (await node.usage()).cpu + WARM.cpuSeconds;
    let left = Math.max(WARM.inAll, WARM.each * pairs.length);
    while (left > 0 && (await node.usage()).cpu < enough) left -= (await playFor(pairs, TIMES.slice)).length;
  }
  for (let slice = 0; slice < SLICES; slice++)
    for (const subject of subjects) {
      const before = await subject.node.usage();
      subject.loads.push(await playFor(subject.pairs, TIMES.slice));
      subject.cpu += (await subject.node.usage()).cpu - before.cpu;
    }
}

async function figures({ name, node, pairs, empty, idle, cpu, loads }: Subject): Promise<ServerFigures> {
  const moves = loads.reduce((sum, load) => sum + load.length, 0);
  const { memory: active } = await node.usage();
  const perTable = (memory: number): number => (memory - empty) / 1024 / pairs.length;
  const paced = await playFor(pairs, TIMES.paced, PACE);
  return {
    server: name,
    tables: pairs.length,
    clients: 2 * pairs.length,
    movesPerCpuSecond: moves / cpu,
    movesPerSecond: moves / (SLICES * TIMES.slice),
    busy: percentiles(loads.flat()),
    paced: percentiles(paced),
    idleKilobytes: perTable(idle),
    activeKilobytes: perTable(active),
  };
}

/** Our server and its peer under the same load on this machine: the same rules, as many tables and people, each server in a process of its own. */
export async function benchServer(onSize: (bench: ServerBench) => void, sizes: readonly number[] = SIZES): Promise<ServerBench> {
  const game: Game<Shape> = (await testGames()).get('age-of-civilization')!;
  const [ours, peer] = [await bundleNode(), await bundleNode('bench/peer-node.ts')];
  const benches: ServerBench[] = [];
  for (const tables of sizes) {
    const env = { NODE_ENV: 'production', PEER, DATA_DIR: newFolder() };
    const subjects: Subject[] = [];
    for (const name of PEER_NAMES)
      subjects.push(
        await open(name, new ServerNode(peer, { ...env, STYLE: name, DATA_DIR: newFolder() }), tables, (port, i) =>
          seatPeer(port, game, i),
        ),
      );
    subjects.push(await open('Epoque', new ServerNode(ours, env), tables, (port, i) => seatOurs(port, game, i)));
    await playInTurns(subjects);
    const runs: ServerFigures[] = [];
    for (const subject of subjects) runs.push(await figures(subject));
    const mine = runs.at(-1)!;
    const ratios = PEER_NAMES.map((name, i) => ({
      tables,
      peer: name,
      ratio: mine.movesPerCpuSecond / runs[i]!.movesPerCpuSecond,
      least: PEERS[name],
    }));
    benches.push({ runs, ratios });
    onSize({ runs, ratios });
    for (const { pairs, node } of subjects) {
      for (const pair of pairs) pair.close();
      await node.kill();
    }
  }
  return { runs: benches.flatMap(({ runs }) => runs), ratios: benches.flatMap(({ ratios }) => ratios) };
}
