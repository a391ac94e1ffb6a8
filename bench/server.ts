import { bundleServer, ServerNode } from '../tests/server/nodes.js';
import { newFolder, testGames } from '../tests/server/start.js';
import { type Load, playFor, seatPeople } from './server-load.js';
import { startPeer } from './server-peer.js';

export interface ServerFigures {
  readonly tables: number;
  readonly clients: number;
  /** Durable moves of real games per processor second of the server. */
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a move to its answer. */
  readonly p50: number;
  readonly p99: number;
  /** Kilobytes of memory for a table with two connected people before anybody moves, and while they play. */
  readonly idleKilobytes: number;
  readonly activeKilobytes: number;
  /** The same at a steady 200 moves per second. */
  readonly pacedP95: number;
}

export interface ServerBench {
  readonly small: ServerFigures;
  readonly large: ServerFigures;
  /** The server of boardgame.io, nothing kept on disk, tic-tac-toe, as many tables as in `small`. */
  readonly peerMovesPerCpuSecond: number;
  /** Ours, durable and with real rules, divided by the peer's. */
  readonly ratio: number;
}

const SECONDS = 10;
const PACE = 200;

const at = ({ times }: Load, share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

async function measure(script: string, tables: number): Promise<ServerFigures> {
  const game = (await testGames()).get('age-of-civilization')!;
  const node = new ServerNode(script, { DATA_DIR: newFolder() });
  await node.start();
  try {
    const empty = await node.usage();
    const seated = await seatPeople(node.port, tables);
    const idle = await node.usage();
    await playFor(seated, game, SECONDS / 2);
    const warm = await node.usage();
    const load = await playFor(seated, game, SECONDS);
    const done = await node.usage();
    const paced = await playFor(seated, game, SECONDS, PACE);
    for (const { pages } of seated) for (const page of pages) page.close();
    return {
      tables,
      clients: 2 * tables,
      movesPerCpuSecond: load.moves / (done.cpu - warm.cpu),
      movesPerSecond: load.moves / SECONDS,
      p50: at(load, 0.5),
      p99: at(load, 0.99),
      idleKilobytes: (idle.memory - empty.memory) / 1024 / tables,
      activeKilobytes: (done.memory - empty.memory) / 1024 / tables,
      pacedP95: at(paced, 0.95),
    };
  } finally {
    await node.kill();
  }
}

async function measurePeer(tables: number): Promise<number> {
  const peer = await startPeer(tables);
  try {
    await peer.playFor(SECONDS / 2);
    const before = await peer.usage();
    const { moves } = await peer.playFor(SECONDS);
    return moves / ((await peer.usage()).cpu - before.cpu);
  } finally {
    peer.stop();
  }
}

/** The server under load on this machine, in one run with its peer. */
export async function benchServer(): Promise<ServerBench> {
  const script = await bundleServer();
  const peers = [await measurePeer(50)];
  const small = await measure(script, 50);
  peers.push(await measurePeer(50));
  const large = await measure(script, 1000);
  const peerMovesPerCpuSecond = peers.reduce((sum, x) => sum + x, 0) / peers.length;
  return { small, large, peerMovesPerCpuSecond, ratio: small.movesPerCpuSecond / peerMovesPerCpuSecond };
}
