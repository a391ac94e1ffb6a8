import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCommand, signIn, TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { startPostgres, type TestPostgres } from '../../../tests/server/postgres.js';
import { ME_AND_OPEN, newFolder, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { toy } from '../../client/table/tests/toy.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Settings } from '../../protocol/index.js';
import { openLog } from '../log.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Store } from '../store/store.js';

let postgres: TestPostgres;
const rules = toy as unknown as Game<Shape>;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

/** A table whose two people are connected where they like. */
async function seat(ports: readonly [number, number], change: Partial<Settings> = {}) {
  const [ada, bob] = [await TestClient.join(ports[0], 'Ada'), await TestClient.join(ports[1], 'Bob')];
  const { table } = await ada.must({ do: 'create', settings: settingsFor(change), seats: ME_AND_OPEN });
  await bob.must({ do: 'join', table: table! });
  for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
  await ada.until(table!, (view) => view.status === 'playing');
  return { ada, bob, table: table! };
}

describe('rules that never end', () => {
  it('are stopped; the table stands, and the others never notice', async () => {
    const bet = {
      ...toy.moves.bet,
      perform: () => {
        for (;;);
      },
    };
    const games = await testGames({ trap: { ...toy, id: 'trap', moves: { ...toy.moves, bet } } });
    const server = await startTestServer({ engineLimit: 200 }, { games });
    const trapped = await seat([server.port, server.port], { game: 'trap' });
    const fine = await seat([server.port, server.port]);
    const question = trapped.ada.view(trapped.table).game!.question!;
    const [stopped, moves] = await Promise.all([
      trapped.ada.ask({ do: 'play', table: trapped.table, question, move: { move: 'bet' } }),
      playOut(fine.table, [fine.ada, fine.bob], rules),
    ]);
    expect(stopped).toMatchObject({ problem: { code: 'TOO_SLOW' } });
    expect(moves).toBeGreaterThan(3);
    expect(await trapped.ada.ask({ do: 'play', table: trapped.table, question, move: { move: 'draw' } })).toMatchObject({ ok: true });
    for (const page of [trapped.ada, trapped.bob, fine.ada, fine.bob]) page.close();
    await server.close();
  });
});

describe('rules that fail', () => {
  it('are named as such to those who sit there, to operators and in the log, which quotes no card; the table stands', async () => {
    const draw = {
      ...toy.moves.draw,
      perform: () => {
        throw new Error("'C7' lies in no pile, nor does C8 or deck-3");
      },
    };
    const games = await testGames({ trap: { ...toy, id: 'trap', moves: { ...toy.moves, draw } } });
    const lines: string[] = [];
    const server = await startTestServer({}, { games, log: openLog('error', (line) => void lines.push(line)) });
    const { ada, bob, table } = await seat([server.port, server.port], { game: 'trap' });
    const question = ada.view(table).game!.question!;
    expect(await ada.ask({ do: 'play', table, question, move: { move: 'draw' } })).toMatchObject({ problem: { code: 'RULES_FAULT' } });
    await bob.until(table, (view) => view.fault === 'RULES_FAULT');
    const [line] = lines.map((text) => JSON.parse(text));
    expect(line).toMatchObject({ game: 'trap', ply: 0, kind: 'rules', table });
    expect(line.trouble.message).toContain('lies in no pile');
    expect(line.trouble.stack[0]).toMatch(/^at .*perform/);
    expect(lines.join('')).not.toMatch(/C7|C8|deck-3/);
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(metrics).toContain('epoque_trouble_total{where="rules"} 1');
    await ada.must({ do: 'play', table, question, move: { move: 'bet' } });
    await bob.until(table, (view) => view.game!.ply === 1 && view.fault === undefined);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });
});

describe('a store that fails', () => {
  it('is no yes: a full disk is answered, nothing is shown, and the same command works when there is room', async () => {
    const inner = await openStore(openSql({ file: ':memory:' }));
    let full = false;
    const store: Store = {
      ...inner,
      append: (lines) => (full ? Promise.reject(new Error('database or disk is full')) : inner.append(lines)),
    };
    const server = await startTestServer({}, { store });
    const { ada, bob, table } = await seat([server.port, server.port]);
    const play = { do: 'play', table, question: ada.view(table).game!.question!, move: { move: 'bet' } } as const;
    full = true;
    expect(await ada.ask(play, 'bet-command')).toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    expect(bob.view(table).game!.ply).toBe(0);
    full = false;
    expect(await ada.ask(play, 'bet-command')).toMatchObject({ ok: true });
    await bob.until(table, (view) => view.game!.ply === 1);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });

  it('because the disk is truly full: people are told, those who are connected stay, and it goes on when there is room', async () => {
    const sql = openSql({ file: `${newFolder()}/epoque.db` });
    const server = await startTestServer({}, { store: await openStore(sql) });
    const { ada, bob, table } = await seat([server.port, server.port]);
    const [{ page_count: pages }] = (await sql.all('SELECT * FROM pragma_page_count')) as [{ page_count: number }];
    await sql.all(`PRAGMA max_page_count = ${pages}`).catch(() => undefined);
    const chat = (i: number) => ada.ask({ do: 'chat', table, text: `${i} ${'long '.repeat(50)}` }, `chat-number-${i}`);
    // What is filed makes some room again; then there is none.
    let said = 0;
    for (let refused = 0; refused < 3 && said < 200; ) {
      const reply = await chat(said);
      if (!reply.ok) expect(reply.problem.code).toBe('UNAVAILABLE');
      refused = reply.ok ? 0 : refused + 1;
      if (reply.ok) said++;
    }
    expect(said).toBeLessThan(200);
    await bob.must({ do: 'ping' });
    // The same words, once more, now that there is room: said once, after all that was said before.
    await sql.all('PRAGMA max_page_count = 100000').catch(() => undefined);
    expect(await chat(said)).toMatchObject({ ok: true });
    const { chat: lines } = await bob.until(table, (view) => view.chat.length === said + 1);
    expect(lines.map(({ text }) => Number.parseInt(text!, 10))).toEqual(Array.from({ length: said + 1 }, (_, i) => i));
    for (const page of [ada, bob]) page.close();
    await server.close();
  });

  it('that had committed before it failed does nothing twice', async () => {
    const inner = await openStore(openSql({ file: ':memory:' }));
    let lost = false;
    const store: Store = {
      ...inner,
      append: async (lines) => {
        const done = await inner.append(lines);
        if (lost) throw new Error('connection lost after commit');
        return done;
      },
    };
    const server = await startTestServer({}, { store });
    const { ada, bob, table } = await seat([server.port, server.port]);
    const play = { do: 'play', table, question: ada.view(table).game!.question!, move: { move: 'bet' } } as const;
    lost = true;
    expect(await ada.ask(play, 'bet-command')).toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    lost = false;
    expect(await ada.ask(play, 'bet-command')).toMatchObject({ ok: true });
    await bob.until(table, (view) => view.game!.ply === 1);
    expect((await inner.linesSince(table, 0)).filter(({ fact }) => fact.is === 'moved')).toHaveLength(1);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });
});

describe('several processes on one PostgreSQL', () => {
  it('play one table together: every move is seen everywhere, in order, once', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
    const { ada, bob, table } = await seat([one.port, two.port], { spectators: { allowed: true, delay: 0 } });
    await bob.until(table, (view) => view.seats.every(({ online }) => online));
    // Both talk at the same moment, through different processes: nobody is refused, nothing is lost.
    const lines = Array.from({ length: 12 }, (_, i) => [
      ada.ask({ do: 'chat', table, text: `a${i}` }),
      bob.ask({ do: 'chat', table, text: `b${i}` }),
    ]).flat();
    expect((await Promise.all(lines)).every(({ ok }) => ok)).toBe(true);
    const seen = await Promise.all([ada, bob].map((page) => page.until(table, ({ chat }) => chat.length === 24)));
    expect(seen[0]!.chat).toEqual(seen[1]!.chat);
    const moves = await playOut(table, [ada, bob], rules);
    expect(moves).toBeGreaterThan(3);
    const ends = await Promise.all([ada, bob].map((page) => page.until(table, (view) => view.status === 'over')));
    expect(ends[0]!.game!.ply).toBe(ends[1]!.game!.ply);
    expect(ends[0]!.game!.log.length).toBe(ends[1]!.game!.log.length);
    for (const page of [ada, bob]) page.close();
    await one.close();
    await two.close();
  });

  it('recognise a command that was already done through the other', async () => {
    const databaseUrl = await postgres.database();
    const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
    const cookie = await signIn(one.port, 'Ada');
    const [here, there] = [await TestClient.open(one.port, cookie), await TestClient.open(two.port, cookie)];
    const { table } = await here.must({
      do: 'create',
      settings: settingsFor({ autoStart: false }),
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    });
    for (const page of [here, there]) await page.must({ do: 'watch', table: table! });
    await here.must({ do: 'start', table: table! });
    await there.until(table!, (view) => view.game?.question != null);
    const play = { do: 'play', table: table!, question: there.view(table!).game!.question!, move: { move: 'bet' } } as const;
    const replies = await Promise.all([here.ask(play, 'same-command'), there.ask(play, 'same-command')]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await there.until(table!, (view) => view.game!.ply === 1)).game!.log).toHaveLength(1);
    for (const page of [here, there]) page.close();
    await one.close();
    await two.close();
  });

  it('wait for a database that goes away, and lose nothing', async () => {
    const databaseUrl = await postgres.database();
    const server = await startTestServer({ databaseUrl });
    const { ada, bob, table } = await seat([server.port, server.port]);
    const cookie = await signIn(server.port, 'Dora');
    const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
    expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200]);
    const play = { do: 'play', table, question: ada.view(table).game!.question!, move: { move: 'bet' } } as const;
    const id = newCommand();
    await postgres.stopServer();
    expect(await ada.ask(play, id)).toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 503]);
    // Every other way in says the same, and nobody is thrown out.
    for (const wish of [
      { do: 'lobby' },
      { do: 'create', settings: settingsFor(), seats: ME_AND_OPEN },
      { do: 'watch', table: 'x'.repeat(22) },
      { do: 'chat', table, text: 'is anybody there?' },
      { do: 'notes', table, text: 'no' },
    ] as const)
      expect(await ada.ask(wish), wish.do).toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    await expect(signIn(server.port, 'Cleo')).rejects.toThrow('503');
    await expect(TestClient.open(server.port, cookie)).rejects.toThrow('503');
    await bob.must({ do: 'ping' });
    await postgres.startServer();
    let reply = await ada.ask(play, id);
    for (let tries = 0; !reply.ok && tries < 20; tries++) reply = await ada.ask(play, id);
    expect(reply).toMatchObject({ ok: true });
    await bob.until(table, (view) => view.game!.ply === 1);
    expect(await get('/readyz')).toBe(200);
    for (const page of [ada, bob]) page.close();
    await server.close();
  });
});

describe('an end and a new beginning', () => {
  it('keep a slow table as it was: seats, clock, chat, secrets', async () => {
    const folder = newFolder();
    const file = `${folder}/epoque.db`;
    let now = 1_000_000_000_000;
    const first = await startTestServer({ file }, { now: () => now });
    const cookies = [await signIn(first.port, 'Ada'), await signIn(first.port, 'Bob')];
    const [ada, bob] = [await TestClient.open(first.port, cookies[0]), await TestClient.open(first.port, cookies[1])];
    const { table } = await ada.must({
      do: 'create',
      settings: settingsFor({ clock: { kind: 'slow', days: 3 }, timeout: 'bot-move' }),
      seats: ME_AND_OPEN,
    });
    await bob.must({ do: 'join', table: table! });
    for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
    await playOut(table!, [ada, bob], rules, 2);
    await ada.must({ do: 'chat', table: table!, text: 'see you on Monday' });
    const before = { ...(await ada.until(table!, ({ chat }) => chat.length === 1)), seats: [], spectators: 0 };
    await first.close();
    expect(await ada.wait(() => ada.closed)).toBe(1001);

    now += 24 * 60 * 60 * 1000;
    const second = await startTestServer({ file }, { now: () => now });
    const again = await TestClient.open(second.port, cookies[0]);
    await again.must({ do: 'watch', table: table! });
    expect({ ...again.view(table!), seats: [], spectators: 0 }).toEqual(before);
    expect(again.view(table!).clocks.find(({ deadline }) => deadline)!.deadline).toBe(1_000_000_000_000 + 3 * 24 * 60 * 60 * 1000);
    again.close();
    await second.close();

    // Time ran out while nobody served: the next server acts on it by itself, without anybody looking.
    now += 3 * 24 * 60 * 60 * 1000;
    const third = await startTestServer({ file }, { now: () => now });
    const late = await TestClient.open(third.port, cookies[1]);
    await late.must({ do: 'watch', table: table! });
    await late.until(table!, (view) => view.game!.ply > before.game!.ply);
    late.close();
    await third.close();
  });

  it('lose no move that is under way when the server is told to stop', async () => {
    const file = `${newFolder()}/epoque.db`;
    const server = await startTestServer({ file });
    const tables = await Promise.all(Array.from({ length: 6 }, () => seat([server.port, server.port])));
    const asks = tables.map(({ ada, table }) =>
      ada.ask({ do: 'play', table, question: ada.view(table).game!.question!, move: { move: 'bet' } }),
    );
    const closing = server.close();
    const replies = await Promise.all(asks);
    await closing;
    const store = await openStore(openSql({ file }));
    for (const [i, { table }] of tables.entries()) {
      const kept = (await store.linesSince(table, 0)).filter(({ fact }) => fact.is === 'moved').length;
      if (replies[i]!.ok) expect(kept).toBe(1);
    }
    await store.close();
  });
});
