import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { bundleNode, ServerNode } from '../../../tests/server/nodes.js';
import { playOut } from '../../../tests/server/play-out.js';
import { startPostgres, type TestPostgres } from '../../../tests/server/postgres.js';
import { aoc, ME_AND_OPEN, newFolder, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { toy } from '../../client/table/tests/toy.js';
import { below, fastDice, openDice } from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Settings } from '../../protocol/index.js';
import { openLog } from '../log.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Store } from '../store/store.js';

const rules = toy as unknown as Game<Shape>;
/** What nobody has caught: in a real process it would end it. */
const unowned: unknown[] = [];
const note = (trouble: unknown): void => void unowned.push(trouble);
beforeAll(() => {
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
});
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(unowned.splice(0)).toEqual([]);
});

async function seat(port: number, change: Partial<Settings> = {}) {
  const [ada, bob] = [await TestClient.join(port, 'Ada'), await TestClient.join(port, 'Bob')];
  const { table } = await ada.must({ do: 'create', settings: settingsFor(change), seats: ME_AND_OPEN });
  await bob.must({ do: 'join', table: table! });
  for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
  await ada.until(table!, (view) => view.status === 'playing');
  return { ada, bob, table: table! };
}

describe('messages of other processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  it('that nobody understands are noted and change nothing', async () => {
    const databaseUrl = await postgres.database();
    const lines: string[] = [];
    const server = await startTestServer({ databaseUrl }, { log: openLog('warn', (line) => void lines.push(line)) });
    const { ada, bob, table } = await seat(server.port);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const strange = [
      'x',
      '',
      'null',
      '7',
      '[]',
      '{}',
      '{"node":1}',
      `{"node":"a","t":"${table}","n":"many"}`,
      `{"node":"a","t":"${table}"}`,
    ];
    for (const payload of strange) await client.query("SELECT pg_notify('epoque', $1)", [payload]);
    // A process that promises more lines than there are is read after, and that is all.
    const promise = { node: 'a'.repeat(12), t: table, n: 999, game: 'toy', notices: [], lobby: false };
    await client.query("SELECT pg_notify('epoque', $1)", [JSON.stringify(promise)]);
    await client.end();
    await expect.poll(() => lines.filter((line) => line.includes('not understood')).length).toBe(strange.length);
    expect(await playOut(table, [ada, bob], rules)).toBeGreaterThan(3);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });
});

/** A store that fails now and then, whatever it is asked. */
function fickle(inner: Store, fails: () => boolean): Store {
  const wrapped = Object.entries(inner).map(([name, method]) => [
    name,
    (...args: unknown[]) =>
      name !== 'close' && name !== 'listen' && fails()
        ? Promise.reject(new Error(`no ${name} today`))
        : (method as (...all: unknown[]) => unknown)(...args),
  ]);
  return Object.fromEntries(wrapped) as unknown as Store;
}

describe('a store that fails at any moment', () => {
  it.each([1, 2])('harms what was asked and nothing else (seed %i)', async (seed) => {
    const dice = openDice(fastDice(seed));
    let failing = false;
    const store = fickle(await openStore(openSql({ file: ':memory:' })), () => failing && below(dice, 3) === 0);
    const server = await startTestServer({}, { store });
    const { ada, bob, table } = await seat(server.port, { spectators: { allowed: true, delay: 1 } });
    const eve = await TestClient.open(server.port);
    failing = true;
    for (let i = 0; i < 12; i++) {
      await eve.ask(i % 3 === 2 ? { do: 'unwatch', table } : { do: 'watch', table });
      for (const page of [ada, bob]) {
        await page.ask({ do: 'watch', table });
        await page.ask({ do: 'chat', table, text: `line ${i}` });
        await page.ask({ do: 'past', table, from: 0, to: 1 });
        await page.ask({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
        await page.ask({ do: 'lobby' });
      }
    }
    failing = false;
    for (const page of [ada, bob]) await page.must({ do: 'watch', table });
    expect(await playOut(table, [ada, bob], rules)).toBeGreaterThan(3);
    for (const page of [ada, bob, eve]) page.close();
    await server.close();
  });
});

describe('trouble that nobody has foreseen', () => {
  it('is noted, ends the process in good order, and loses nothing', async () => {
    const folder = newFolder();
    const node = new ServerNode(await bundleNode(), { DATA_DIR: folder, LOG_LEVEL: 'silent' });
    await node.start();
    const ada = await TestClient.join(node.port, 'Ada');
    const { table } = await ada.must({ do: 'create', settings: aoc(), seats: ME_AND_OPEN });
    await ada.must({ do: 'chat', table: table!, text: 'still there?' });
    expect(await node.plant('reject')).toBe(1);
    expect(await ada.wait(() => ada.closed)).toBe(1001);
    await node.start();
    expect(await node.plant('throw')).toBe(1);
    await node.start();
    await node.stop();
    const store = await openStore(openSql({ file: `${folder}/epoque.db` }));
    expect((await store.linesSince(table!, 0)).map(({ fact }) => fact.is)).toEqual(['said']);
    await store.close();
  });
});
