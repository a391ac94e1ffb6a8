import { newCommand, type TestClient } from '../client.js';
import { settingsFor } from '../start.js';
import { witness } from '../witness.js';
import { type Finding, LONG_TABLE, playHonestly, quantile, type Stage, sleep } from './stage.js';

/** Seats change hands in the moment of the start: what reaches anybody must be his. */
export async function startRace(stage: Stage, rounds: number): Promise<Finding> {
  const names = ['Ann', 'Ben', 'Cat', 'Dan'];
  const pages = await Promise.all(names.map((name, i) => stage.join(`10.2.0.${i}`, name)));
  const complaints = pages.map((page, i) => witness(page, names[i]!));
  const [host, leaver, joiner, stranger] = pages as [TestClient, TestClient, TestClient, TestClient];
  let started = 0;
  for (let round = 0; round < rounds; round++) {
    const spectators = round % 2 ? ({ allowed: true, delay: 0 } as const) : ({ allowed: false } as const);
    const game = stage.games.get('age-of-civilization')!;
    const settings = settingsFor({ game: game.id, options: game.defaults, spectators });
    const made = await host.ask({ do: 'create', settings, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    // Creating has its limit: enough rounds are enough.
    if (!made.ok) break;
    const table = made.answer!.table!;
    for (const page of pages) await page.must({ do: 'watch', table });
    await leaver.must({ do: 'join', table, seat: 1 });
    await stranger.must({ do: 'join', table, seat: 2 });
    await stranger.ask({ do: 'leave', table });
    await Promise.all([
      leaver.ask({ do: 'leave', table }),
      stranger.ask({ do: 'join', table, seat: 2 }),
      joiner.ask({ do: 'join', table, seat: 1 }),
      host.ask({ do: 'start', table }),
    ]);
    await sleep(30);
    if (host.tables.get(table)?.view.status === 'playing') started++;
    for (const page of pages) await page.ask({ do: 'unwatch', table });
  }
  for (const page of pages) page.close();
  const leaks = complaints.flat();
  return {
    name: 'start race',
    said: `seats changed hands in the moment of ${started} starts; ${leaks.length} messages reached somebody whose they were not`,
    ok: leaks.length === 0 && started > 0,
  };
}

const NONSENSE = [
  '',
  '{',
  'null',
  '[]',
  '{"do":"play"}',
  '{"id":"12345678","do":"__proto__"}',
  `{"id":"12345678","do":"chat","table":"${'x'.repeat(22)}"}`,
];

/** Nonsense, and one command again and again under its own name. */
export async function nonsense(stage: Stage, messages: number, seconds: number): Promise<Finding> {
  const replayed = JSON.stringify({ id: newCommand(), do: 'phrase', table: LONG_TABLE, phrase: 'hello' });
  let [sent, closed, open] = [0, 0, true];
  const bother = async (address: string): Promise<void> => {
    while (open && sent < messages) {
      const page = await stage.open(address).catch(() => undefined);
      if (!page) return;
      page.isLight = true;
      for (let i = 0; page.closed === undefined && open && sent < messages; i++) {
        page.socket.send(i % 4 === 0 ? replayed : NONSENSE[i % NONSENSE.length]!);
        sent++;
        if (i % 20 === 0) await sleep(5);
      }
      if (page.closed !== undefined) closed++;
      page.close();
    }
  };
  const attack = Promise.all(Array.from({ length: 4 }, (_, i) => bother(`10.3.0.${i}`)));
  const times = await playHonestly(stage, seconds, { pause: 30 });
  open = false;
  await Promise.race([attack, sleep(1000)]);
  const p95 = quantile(times, 0.95);
  return {
    name: 'nonsense and replays',
    said: `${sent} messages, ${closed} connections ended for it; meanwhile ${times.length} honest moves, p95 ${p95.toFixed(0)} ms`,
    ok: closed > 0 && p95 < 100,
  };
}

/** Pages that ask for whole tables and never read what they get. */
export async function slowReaders(stage: Stage, sockets: number, seconds: number): Promise<Finding> {
  const before = await stage.node.usage();
  const pages: TestClient[] = [];
  for (let i = 0; i < sockets; i++) pages.push(await stage.open(`10.4.0.${i % 2}`));
  for (const page of pages) {
    page.isLight = true;
    (page.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  }
  let open = true;
  const nag = setInterval(() => {
    for (const page of pages) if (open) page.socket.send(JSON.stringify({ id: newCommand(), do: 'watch', table: LONG_TABLE }));
  }, 50);
  const times = await playHonestly(stage, seconds, { pause: 30 });
  open = false;
  clearInterval(nag);
  const after = await stage.node.usage();
  for (const page of pages) page.close();
  const [p95, grown] = [quantile(times, 0.95), (after.memory - before.memory) / 2 ** 20];
  return {
    name: 'slow readers',
    said: `${sockets} pages that never read; memory grew by ${grown.toFixed(0)} MB; meanwhile ${times.length} honest moves, p95 ${p95.toFixed(0)} ms`,
    ok: grown < 4 * sockets + 200 && p95 < 100,
  };
}

/** Strangers come and go at a table with a long log. */
export async function spectators(stage: Stage, sockets: number, seconds: number): Promise<Finding> {
  const pages = await Promise.all(Array.from({ length: sockets }, (_, i) => stage.open(`10.5.0.${i % 2}`)));
  let [asked, open] = [0, true];
  const nag = async (page: TestClient): Promise<void> => {
    page.isLight = true;
    while (open && page.closed === undefined) {
      asked++;
      await Promise.race([page.ask({ do: 'watch', table: LONG_TABLE }), sleep(500)]);
      await Promise.race([page.ask({ do: 'unwatch', table: LONG_TABLE }), sleep(500)]);
      await sleep(10);
    }
  };
  const attack = Promise.all(pages.map(nag));
  const times = await playHonestly(stage, seconds, { pause: 30 });
  open = false;
  await Promise.race([attack, sleep(1500)]);
  for (const page of pages) page.close();
  const p95 = quantile(times, 0.95);
  return {
    name: 'spectators',
    said: `${sockets} strangers came and went ${asked} times; meanwhile ${times.length} honest moves, p95 ${p95.toFixed(0)} ms`,
    ok: times.length > 0 && p95 < 100,
  };
}
