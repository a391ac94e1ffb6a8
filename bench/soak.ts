import { LIMITS } from '../src/protocol/index.js';
import { loadGames } from '../src/server/games.js';
import { TestClient } from '../tests/server/client.js';
import { bundleNode, ServerNode, type Usage } from '../tests/server/nodes.js';
import { newFolder } from '../tests/server/start.js';
import { percentiles, playFor, seatPairs } from './server-load.js';
import { seatOurs } from './server-ours.js';

export interface SoakOptions {
  readonly minutes: number;
  readonly tables: number;
  /** Moves per second in all. */
  readonly pace: number;
}
/** What a server has open and in memory after so many minutes of play. */
export interface Sample extends Usage {
  readonly minute: number;
  readonly moves: number;
  readonly visits: number;
  readonly p95: number;
}

/** Games that end and begin again several times meanwhile: what a long game needs more at its end than at its start is no leak. */
const GAMES = [
  ['age-of-civilization', {}],
  ['millennia', {}],
  ['through-the-ages', { version: 'simple' }],
  ['civilization', { turnLimit: 3 }],
] as const;
/** Milliseconds between two visitors, and how long one stays at most. */
const VISITS = { every: 150, stay: 4000 };
/** Spans of a game at which they look. */
const LOOKS = 5;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody comes, looks at the lists and anywhere into a finished game, and goes: with a goodbye or without. What is remembered for such looks is soon full. */
async function visit(port: number): Promise<void> {
  const page = await TestClient.open(port).catch(() => undefined);
  if (!page) return;
  page.isLight = true;
  const lobby = await Promise.race([page.ask({ do: 'lobby' }), sleep(VISITS.stay)]);
  const finished = (lobby?.ok && lobby.answer?.lobby?.finished) || [];
  const table = finished[Math.floor(Math.random() * finished.length)]?.table;
  if (table) {
    const from = Math.floor(Math.random() * LOOKS) * LIMITS.span;
    await Promise.race([page.ask({ do: 'watch', table }), sleep(VISITS.stay)]);
    await Promise.race([page.ask({ do: 'past', table, from, to: from + LIMITS.span }), sleep(VISITS.stay)]);
  }
  await sleep(Math.random() * VISITS.stay);
  if (Math.random() < 0.5) page.socket.close();
  else page.close();
}

/** Games of every kind go on for long, and visitors come and go: what a server has open and in memory, minute by minute. */
export async function soak({ minutes, tables, pace }: SoakOptions, onSample: (sample: Sample) => void): Promise<Sample[]> {
  const all = await loadGames();
  const node = new ServerNode(await bundleNode(), { NODE_ENV: 'production', DATA_DIR: newFolder() });
  await node.start();
  const pairs = await seatPairs(tables, (i) => {
    const [id, options] = GAMES[i % GAMES.length]!;
    const game = all.get(id)!;
    return seatOurs(node.port, { ...game, defaults: { ...game.defaults, ...options } }, i);
  });
  const samples: Sample[] = [];
  let [moves, visits, open] = [0, 0, true];
  const visitors = (async () => {
    while (open) {
      visits++;
      void visit(node.port);
      await sleep(VISITS.every);
    }
  })();
  for (let minute = 1; minute <= minutes; minute++) {
    const load = await playFor(pairs, 60, pace);
    moves += load.length;
    const sample = { minute, moves, visits, p95: percentiles(load).p95, ...(await node.usage('settled')) };
    samples.push(sample);
    onSample(sample);
  }
  open = false;
  await visitors;
  for (const pair of pairs) pair.close();
  await node.stop();
  return samples;
}

/** How much a figure has grown from the second quarter to the last one, as a share: the first quarter fills caches. */
export function growth(samples: readonly Sample[], figure: (sample: Sample) => number): number {
  const quarter = Math.floor(samples.length / 4);
  const mean = (some: readonly Sample[]): number => some.reduce((sum, sample) => sum + figure(sample), 0) / some.length;
  return mean(samples.slice(-quarter)) / mean(samples.slice(quarter, 2 * quarter)) - 1;
}
