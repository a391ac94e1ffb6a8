import type { Game, Shape } from '../../../src/kernel/types.js';
import { PATHS, type Settings, type TableView } from '../../../src/protocol/index.js';
import { loadGames } from '../../../src/server/games.js';
import { openSql } from '../../../src/server/store/open.js';
import { openStore } from '../../../src/server/store/sql-store.js';
import { TestClient } from '../client.js';
import { cookieOf, known, type LongGame, writeLongGame } from '../long-game.js';
import { ServerNode } from '../nodes.js';
import { playOne } from '../play-out.js';
import { aoc, newFolder, settingsFor } from '../start.js';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One attack and what came of it. */
export interface Finding {
  readonly name: string;
  /** The figure that counts, in words. */
  readonly said: string;
  readonly ok: boolean;
}

/** The part of a sorted list below which so much of it lies. */
export const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

/** A server of its own on this machine, with tables that were there before; limits as for everybody, addresses as the proxy says. */
export interface Stage {
  readonly node: ServerNode;
  readonly games: ReadonlyMap<string, Game<Shape>>;
  /** The cookie of who sits at the long table. */
  cookie(seat: number): string;
  /** Open a page from an address. */
  open(address: string, cookie?: string): Promise<TestClient>;
  join(address: string, name: string): Promise<TestClient>;
  close(): Promise<void>;
}

export const LONG_TABLE = 'longLongLongLongLongLo';
const LONG: Omit<LongGame, 'plies'> = {
  table: LONG_TABLE,
  settings: settingsFor({ game: 'through-the-ages', options: {}, visibility: 'public' }),
  people: ['Ada', 'Bea', 'Cleo', 'Dora'].map(known),
  seed: 7,
};
/** A table as long, of which strangers see what was ten seconds ago. */
export const LATE_TABLE = 'lateLateLateLateLateLa';
const LATE: typeof LONG = {
  ...LONG,
  table: LATE_TABLE,
  settings: { ...LONG.settings, spectators: { allowed: true, delay: 10 } },
  people: ['Eva', 'Flo', 'Gil', 'Hal'].map(known),
};
export const LATE_COOKIES = LATE.people.map(cookieOf);

export async function openStage(
  script: string,
  plies: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Stage & { plies: number }> {
  const folder = newFolder();
  const games = new Map<string, Game<Shape>>();
  const all = await loadGames();
  for (const id of ['age-of-civilization', 'millennia', 'through-the-ages']) games.set(id, all.get(id)!);
  const store = await openStore(openSql({ file: `${folder}/epoque.db` }));
  const game = games.get('through-the-ages')!;
  let made = 0;
  for (const long of [LATE, LONG])
    made = await writeLongGame(store, game, { ...long, settings: { ...long.settings, options: game.defaults }, plies });
  await store.close();
  const node = new ServerNode(script, { DATA_DIR: folder, LIMIT_FACTOR: '1', TRUST_PROXY: 'yes', ...env });
  await node.start();
  const open = (address: string, cookie?: string) => TestClient.open(node.port, cookie, { 'x-forwarded-for': address });
  const join = async (address: string, name: string): Promise<TestClient> => {
    const response = await fetch(`http://127.0.0.1:${node.port}${PATHS.me}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${node.port}`, 'x-forwarded-for': address },
      body: JSON.stringify({ name }),
    });
    return open(address, response.headers.get('set-cookie')!.split(';', 1)[0]);
  };
  return { node, games, cookie: (seat) => cookieOf(LONG.people[seat]!), plies: made, open, join, close: () => node.stop() };
}

/**
 * Two people who mean well, at a table of their own, for as long as the attack lasts: the milliseconds that each of their moves took.
 * The time begins when they sit at their table, which alone may take a busy machine a second.
 */
export async function playHonestly(
  stage: Stage,
  seconds: number,
  { pause = 50, settings = aoc(), onView }: { pause?: number; settings?: Settings; onView?(view: TableView): void } = {},
): Promise<number[]> {
  const [ada, bob] = [await stage.join('10.1.0.1', 'Honest'), await stage.join('10.1.0.2', 'Hearty')];
  const game = stage.games.get('age-of-civilization')!;
  const times: number[] = [];
  let seed = 0;
  let end = Infinity;
  while (performance.now() < end) {
    const table = (await ada.must({ do: 'create', settings, seats: [{ kind: 'me' }, { kind: 'open' }] })).table!;
    await bob.must({ do: 'join', table });
    for (const page of [ada, bob]) await page.must({ do: 'watch', table });
    end = Math.min(end, performance.now() + seconds * 1000);
    for (;;) {
      const page = [ada, bob].find((other) => other.view(table).game?.question != null);
      if (!page || performance.now() >= end) break;
      times.push(await playOne(table, page, game, ++seed));
      onView?.(page.view(table));
      await sleep(pause);
    }
    for (const page of [ada, bob]) await page.ask({ do: 'unwatch', table });
  }
  for (const page of [ada, bob]) page.close();
  return times;
}
