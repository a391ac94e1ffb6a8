import { describe, expect, it } from 'vitest';
import { momentsOf, newCommand, signIn, TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { ME_AND_OPEN, newFolder, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { toy } from '../../client/table/tests/toy.js';
import type { Game, Shape } from '../../kernel/types.js';
import { WATCHED } from '../net/answer.js';
import { WAITING } from '../net/connection.js';
import { PER_ADDRESS, PER_PERSON } from '../net/net.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';

describe('one person alone', () => {
  it('has so many pages at once, and another one when one is closed', async () => {
    const server = await startTestServer();
    const cookie = await signIn(server.port, 'Ada');
    const pages: TestClient[] = [];
    for (let i = 0; i < PER_PERSON; i++) pages.push(await TestClient.open(server.port, cookie));
    await expect(TestClient.open(server.port, cookie)).rejects.toThrow('429');
    const bob = await TestClient.join(server.port, 'Bob');
    pages[0]!.close();
    await expect.poll(() => TestClient.open(server.port, cookie).then((page) => pages.push(page) > 0)).toBe(true);
    for (const page of [...pages, bob]) page.close();
    await server.close();
  });

  it('follows so many tables from one page, and may ask again for those it follows', async () => {
    const server = await startTestServer();
    const ada = await TestClient.join(server.port, 'Ada');
    const tables: string[] = [];
    for (let i = 0; i <= WATCHED; i++)
      tables.push((await ada.must({ do: 'create', settings: settingsFor({ autoStart: false }), seats: ME_AND_OPEN })).table!);
    for (const table of tables.slice(0, WATCHED)) await ada.must({ do: 'watch', table });
    expect(await ada.ask({ do: 'watch', table: tables[WATCHED]! })).toMatchObject({ problem: { code: 'TOO_MANY' } });
    await ada.must({ do: 'watch', table: tables[0]! });
    await ada.must({ do: 'unwatch', table: tables[0]! });
    await ada.must({ do: 'watch', table: tables[WATCHED]! });
    ada.close();
    await server.close();
  });

  it('cannot heap up requests: the page is closed, the others go on', async () => {
    const server = await startTestServer();
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const asks = Array.from({ length: WAITING + 50 }, () => JSON.stringify({ id: newCommand(), do: 'lobby' }));
    for (const text of asks) ada.socket.send(text);
    expect(await ada.wait(() => ada.closed)).toBe(1008);
    await bob.must({ do: 'lobby' });
    bob.close();
    await server.close();
  });
});

it('one address has so many pages at once, whoever they are', async () => {
  let now = 0;
  const limitFactor = 0.1;
  const server = await startTestServer({ limitFactor }, { now: () => now });
  // Slowly, so that it is the crowd that is refused and not the haste.
  const open = () => {
    now += 60_000;
    return TestClient.open(server.port);
  };
  const pages: TestClient[] = [];
  for (let i = 0; i < PER_ADDRESS * limitFactor; i++) pages.push(await open());
  await expect(open()).rejects.toThrow('429');
  pages[0]!.close();
  await expect.poll(() => open().then((page) => pages.push(page) > 0)).toBe(true);
  for (const page of pages) page.close();
  await server.close();
});

describe('a table of other rules', () => {
  it('is refused in words, stays in the list, and goes on as it was under its own rules', async () => {
    const file = `${newFolder()}/epoque.db`;
    const newer = await testGames({ toy: { ...toy, rulesVersion: toy.rulesVersion + 1 } });
    const first = await startTestServer({ file });
    const cookie = await signIn(first.port, 'Ada');
    const ada = await TestClient.open(first.port, cookie);
    const { table } = await ada.must({
      do: 'create',
      settings: settingsFor({ autoStart: false, clock: { kind: 'slow', days: 1 } }),
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    await ada.must({ do: 'watch', table: table! });
    await ada.must({ do: 'start', table: table! });
    const before = ada.view(table!).game!;
    await first.close();

    // Time has run out there: the server itself would have something to do, and must not stumble over it.
    const second = await startTestServer({ file }, { games: newer, now: () => Date.now() + 2 * 24 * 60 * 60 * 1000 });
    const page = await TestClient.open(second.port, cookie);
    for (const wish of [
      { do: 'watch', table: table! },
      { do: 'play', table: table!, question: before.question!, move: { move: 'bet' } },
      { do: 'concede', table: table! },
    ] as const)
      expect(await page.ask(wish)).toMatchObject({ ok: false, problem: { code: 'OTHER_RULES' } });
    expect((await page.must({ do: 'lobby' })).lobby!.mine.map((card) => [card.table, card.status])).toEqual([[table, 'playing']]);
    page.close();
    await second.close();

    const third = await startTestServer({ file });
    const again = await TestClient.open(third.port, cookie);
    await again.must({ do: 'watch', table: table! });
    expect(again.view(table!).game).toEqual(before);
    await again.must({ do: 'play', table: table!, question: before.question!, move: { move: 'bet' } });
    again.close();
    await third.close();
  });

  it('that is finished is shown for ever as it was, move by move, and can be talked at', async () => {
    const file = `${newFolder()}/epoque.db`;
    const first = await startTestServer({ file });
    const cookie = await signIn(first.port, 'Ada');
    const ada = await TestClient.open(first.port, cookie);
    const settings = settingsFor({ autoStart: false, spectators: { allowed: true, delay: 60 } });
    const bob = await TestClient.join(first.port, 'Bob');
    const { table } = await ada.must({ do: 'create', settings, seats: ME_AND_OPEN });
    await bob.must({ do: 'join', table: table! });
    for (const who of [ada, bob]) await who.must({ do: 'watch', table: table! });
    await ada.must({ do: 'start', table: table! });
    await playOut(table!, [ada, bob], toy as unknown as Game<Shape>);
    const before = await ada.until(table!, ({ status }) => status === 'over');
    const lookBack = async (who: TestClient) =>
      momentsOf((await who.must({ do: 'past', table: table!, from: 0, to: before.game!.ply })).past!);
    const pasts = await lookBack(ada);
    expect(pasts).toHaveLength(before.game!.ply + 1);
    const { record } = await ada.must({ do: 'record', table: table! });
    const store = await openStore(openSql({ file }));
    await expect.poll(() => store.archive(table!), { timeout: 10_000 }).toBeDefined();
    await store.close();
    await first.close();

    // Rules that would play it otherwise, or fall over it.
    const broken = () => {
      throw new Error('the rules of today were asked');
    };
    const newer = await testGames({
      toy: { ...toy, rulesVersion: toy.rulesVersion + 1, piles: broken, setup: broken, moves: {}, steps: {} },
    });
    const second = await startTestServer({ file }, { games: newer });
    const [page, eve] = [await TestClient.open(second.port, cookie), await TestClient.open(second.port)];
    for (const who of [page, eve]) await who.must({ do: 'watch', table: table! });
    const seen = page.view(table!);
    expect(seen).toMatchObject({ status: 'over', rules: toy.rulesVersion, ending: before.ending, seed: before.seed });
    expect(seen.game).toMatchObject({ ply: before.game!.ply, log: before.game!.log, question: null });
    expect(eve.view(table!).game!.ply).toBe(before.game!.ply);
    for (const [ply, now] of (await lookBack(page)).entries()) {
      expect([ply, now.asked]).toEqual([ply, pasts[ply]!.asked]);
      // What was seen then is there, and what was hidden then is open now.
      expect(withoutCards(now.view)).toEqual(withoutCards(pasts[ply]!.view));
    }
    expect((await page.must({ do: 'record', table: table! })).record).toBe(record);
    expect(await page.ask({ do: 'play', table: table!, question: 1, move: { move: 'bet' } })).toMatchObject({
      problem: { code: 'GAME_OVER' },
    });
    await page.must({ do: 'chat', table: table!, text: 'what a game' });
    expect((await eve.until(table!, ({ chat }) => chat.length === 1)).chat[0]!.text).toBe('what a game');
    for (const who of [page, eve]) who.close();
    await second.close();
  });

  it('that was finished in the moment in which the server was told to stop is kept too', async () => {
    const file = `${newFolder()}/epoque.db`;
    const server = await startTestServer({ file });
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const { table } = await ada.must({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
    await bob.must({ do: 'join', table: table! });
    await bob.must({ do: 'concede', table: table! });
    await server.close();
    const store = await openStore(openSql({ file }));
    expect(await store.archive(table!)).toBeDefined();
    await store.close();
  });
});

const withoutCards = (view: object): unknown => JSON.parse(JSON.stringify(view, (key, value) => (key === 'card' ? 0 : value)));
