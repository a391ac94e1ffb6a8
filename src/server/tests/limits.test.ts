import { describe, expect, it } from 'vitest';
import { newCommand, signIn, TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, newFolder, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { toy } from '../../client/table/tests/toy.js';
import { WATCHED } from '../net/answer.js';
import { WAITING } from '../net/connection.js';
import { PER_ADDRESS, PER_PERSON } from '../net/net.js';

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
});
