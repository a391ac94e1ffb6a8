import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { ME_AND_OPEN, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { toy } from '../../client/table/tests/toy.js';
import type { Game, Shape } from '../../kernel/types.js';
import { readConfig } from '../config.js';
import { TooSlow } from '../faults.js';
import { openLog } from '../log.js';
import { Engine } from '../run/engine.js';

describe('configuration', () => {
  it('has a sensible default for everything', () =>
    expect(readConfig({})).toMatchObject({
      port: 8080,
      file: 'data/epoque.db',
      databaseUrl: undefined,
      logLevel: 'warn',
      limitFactor: 1,
      trustProxy: false,
    }));

  it('asks for the address of the site where it is meant for everybody', () => {
    expect(readConfig({}, true)).toMatch(/PUBLIC_ORIGIN/);
    expect(readConfig({ PUBLIC_ORIGIN: 'https://games.example.org' }, true)).toMatchObject({ port: 8080 });
  });

  it('says in words all that is wrong, without repeating a password', () => {
    const wrong = readConfig({
      PORT: '99999',
      DATABASE_URL: 'mysql://ada:secret@db/x',
      PUBLIC_ORIGIN: 'games.example.org',
      BOT_THREADS: 'many',
      TRUST_PROXY: 'maybe',
      LOG_LEVEL: 'loud',
    });
    expect(wrong).toMatch(/DATABASE_URL.*\n.*PUBLIC_ORIGIN.*\n.*PORT.*\n.*TRUST_PROXY.*\n.*LOG_LEVEL.*\n.*BOT_THREADS/);
    expect(wrong).not.toContain('secret');
  });
});

describe('a running server', () => {
  it('tells operators how it is, and keeps secrets, hands and chat out of its logs and figures', async () => {
    const lines: string[] = [];
    const server = await startTestServer(
      { metricsToken: 'metrics-secret', logLevel: 'debug' },
      { log: openLog('debug', (line) => void lines.push(line)) },
    );
    const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    expect([(await get('/healthz')).status, (await get('/readyz')).status, (await get('/metrics')).status]).toEqual([200, 200, 401]);
    const [ada, bob] = [await TestClient.join(server.port, 'Ada'), await TestClient.join(server.port, 'Bob')];
    const { table } = await ada.must({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
    await bob.must({ do: 'join', table: table! });
    for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
    await ada.must({ do: 'chat', table: table!, text: 'my secret plan' });
    await playOut(table!, [ada, bob], toy as unknown as Game<Shape>, 3);
    ada.socket.send('{"id":"broken-one","do":"nonsense"}');
    await ada.ask({ do: 'watch', table: 'y'.repeat(22) });
    const text = await (await get('/metrics', { authorization: 'Bearer metrics-secret' })).text();
    expect(text).toMatch(/epoque_lines_total\{fact="moved"\} 3/);
    expect(text).toMatch(/epoque_connections 2/);
    expect(text).toMatch(/epoque_command_seconds_count \d+/);
    expect(text).toMatch(/epoque_problems_total\{code="MALFORMED"\} 1/);
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^# (HELP|TYPE) |^[a-z_]+(\{[a-z]+="[^"]+"\})? [\d.e+-]+$/);
    for (const page of [ada, bob]) page.close();
    await server.close();
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    expect(lines.join('') + text).not.toMatch(/secret plan|[0-9a-f]{64}|epoque=|C[1-9]"/);
  });

  it('shows its figures to this machine only, unless there is a token for them', async () => {
    const server = await startTestServer();
    const behind = await startTestServer({ trustProxy: true });
    const status = async ({ port }: { port: number }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).status;
    expect([await status(server), await status(behind)]).toEqual([200, 401]);
    for (const running of [server, behind]) await running.close();
  });

  it('keeps neither strange titles nor options that no rule reads', async () => {
    const server = await startTestServer();
    const ada = await TestClient.join(server.port, 'Ada');
    const { table } = await ada.must({
      do: 'create',
      settings: settingsFor({ title: ' A\u202e\u0007 quiet\u200b \n evening ' }),
      seats: ME_AND_OPEN,
    });
    await ada.must({ do: 'watch', table: table! });
    expect(ada.view(table!).settings.title).toBe('A quiet evening');
    const odd = settingsFor({ options: { cards: 2, cheat: true } });
    expect(await ada.ask({ do: 'create', settings: odd, seats: ME_AND_OPEN })).toMatchObject({
      problem: { code: 'BAD_TABLE', refusal: { code: 'UNKNOWN_OPTION' } },
    });
    ada.close();
    await server.close();
  });

  it('logs no secret even when somebody passes one', () => {
    const lines: string[] = [];
    const trouble = Object.assign(new Error('password authentication failed for postgres://ada:pw@db'), { code: '28P01' });
    openLog('info', (line) => void lines.push(line)).error('failed', { token: 'abc', seed: 'def', view: { hand: 1 }, trouble, table: 't' });
    expect(lines[0]).toContain('28P01');
    expect(lines[0]).not.toMatch(/abc|def|hand|pw@/);
  });

  it('serves the site beside the tables, and says 404 and 405 as before', async () => {
    const server = await startTestServer();
    const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    const home = await get('/');
    expect([home.status, home.headers.get('content-security-policy')?.includes("connect-src 'self'")]).toEqual([200, true]);
    const strange = await get('/%');
    expect([strange.status, await strange.text()]).toEqual([400, 'This address cannot be read.\n']);
    expect(strange.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([(await get('/table/abc')).status, (await get('/nothing.js')).status, (await get('/', 'POST')).status]).toEqual([200, 404, 405]);
    await server.close();
  });
});

describe('the engine', () => {
  it('gives every call of the rules its own time, however many come together', async () => {
    const engine = new Engine(400);
    const take = (ms: number) => (): number => {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return ms;
    };
    // Twice as long together as one may take.
    const results = await Promise.all(Array.from({ length: 55 }, () => engine.run(take(15))));
    expect(results).toEqual(Array(55).fill(15));
    const mixed = await Promise.allSettled([engine.run(take(250)), engine.run(take(250)), engine.run(take(1500)), engine.run(take(60))]);
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('lets others have a turn between two groups', async () => {
    const engine = new Engine(1000);
    const end = (): number => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return until;
    };
    const all = Promise.all(Array.from({ length: 60 }, () => engine.run(end)));
    let turns = 0;
    const look = setInterval(() => turns++, 1);
    await all;
    clearInterval(look);
    // 300 ms in groups of 25.
    expect(turns).toBeGreaterThan(5);
  });

  it('stops what never ends, and does everything else that waited with it', async () => {
    const engine = new Engine(100);
    const forever = (): number => {
      for (;;);
    };
    const results = await Promise.allSettled([
      engine.run(() => 1),
      engine.run(forever),
      engine.run(() => 2),
      engine.run(() => {
        throw new Error('own fault');
      }),
      engine.run(() => 3),
    ]);
    expect(
      results.map((x) => (x.status === 'fulfilled' ? x.value : x.reason instanceof TooSlow ? 'slow' : (x.reason as Error).message)),
    ).toEqual([1, 'slow', 2, 'own fault', 3]);
  });
});
