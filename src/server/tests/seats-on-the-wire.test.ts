import { describe, expect, it } from 'vitest';
import { type Dice, gatedStore, inOneGo, sleep, unsteady } from '../../../tests/server/at-once.js';
import { signIn, TestClient } from '../../../tests/server/client.js';
import { settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { witness } from '../../../tests/server/witness.js';
import { below, fastDice, legal, openDice } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import type { Settings, Wish } from '../../protocol/index.js';
import { hashToken } from '../net/identity.js';
import { summaryOf } from '../run/summary.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Header } from '../table/facts.js';
import { openSession } from '../table/session.js';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'] as const;

/** Four people before their pages, all of which follow the table; whatever reaches them is looked at. */
async function gather(port: number, settings: Settings, seats: number) {
  const pages = await Promise.all(NAMES.map(async (name) => TestClient.open(port, await signIn(port, name))));
  const complaints = pages.map((page, i) => witness(page, NAMES[i]!));
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const);
  const table = (await pages[0]!.must({ do: 'create', settings, seats: [{ kind: 'me' }, ...open] })).table!;
  for (const page of pages) await page.must({ do: 'watch', table });
  const close = (): void => {
    for (const page of pages) page.close();
  };
  return { pages, table, complaints: () => complaints.flat(), close };
}

describe('a seat that changes hands', () => {
  it.each([
    ['left', true, true],
    ['left', true, false],
    ['left', false, true],
    ['taken away', false, false],
  ] as const)(
    '(%s) in the moment of the start shows nothing to who had it before (spectators %s, by itself %s)',
    async (how, allowed, autoStart) => {
      const { store, shut } = await gatedStore();
      const server = await startTestServer({}, { store });
      const spectators = allowed ? ({ allowed, delay: 0 } as const) : ({ allowed } as const);
      const { pages, table, complaints, close } = await gather(server.port, settingsFor({ spectators, autoStart }), 3);
      const [ada, bob, cleo, dan] = pages as [TestClient, TestClient, TestClient, TestClient];
      await bob.must({ do: 'join', table, seat: 1 });
      await ada.must({ do: 'set-seat', table, seat: 2, bot: 'easy' });
      await inOneGo(shut, [
        how === 'left' ? [bob, { do: 'leave', table }] : [ada, { do: 'kick', table, seat: 1 }],
        [cleo, { do: 'join', table }],
        ...(autoStart ? [] : [[ada, { do: 'start', table }] satisfies [TestClient, Wish]]),
      ]);
      await cleo.until(table, (view) => view.status === 'playing' && view.game !== undefined);
      for (const page of [bob, dan]) await page.ask({ do: 'ping' });
      expect(complaints()).toEqual([]);
      expect([bob.tables.has(table), dan.tables.has(table)]).toEqual([allowed, allowed]);
      close();
      await server.close();
    },
  );

  it('leaves who had it with the same bytes whatever cards its next holder gets', async () => {
    const streams = await Promise.all(['1', '2', '3'].map((seed) => bytesOfTheLeaver(seed.repeat(64))));
    expect(new Set(streams.map((stream) => stream.join('\n'))).size).toBe(1);
    expect(streams[0]!.at(-1)).toContain('"gone"');
  });
});

/** All that reaches Bob, who leaves in the moment in which his seat is taken and the game begins, without him. */
async function bytesOfTheLeaver(seed: string): Promise<string[]> {
  const { store, shut } = await gatedStore();
  const person = (id: string) => ({ state: 'person', person: id, name: id }) as const;
  const header: Header = {
    id: 'L'.repeat(22),
    settings: settingsFor({ spectators: { allowed: false }, options: { cards: 3 } }),
    rules: 1,
    seed,
    host: 'Ada',
    created: 0,
    seats: [person('Ada'), person('Bob')],
  };
  const tokens = { Ada: 'A'.repeat(43), Bob: 'B'.repeat(43), Cleo: 'C'.repeat(43) };
  for (const [id, token] of Object.entries(tokens)) await store.addPerson({ id, name: id }, hashToken(token), 0);
  await store.addTable({ header, made: 'x', summary: summaryOf(openSession(header)) });
  const server = await startTestServer({}, { store, now: () => 1000 });
  const table = header.id;
  const open = async (id: keyof typeof tokens): Promise<TestClient> => {
    const page = await TestClient.open(server.port, `epoque=${tokens[id]}`);
    await page.ask({ do: 'watch', table }, 'watch-command');
    return page;
  };
  const [ada, bob, cleo] = [await open('Ada'), await open('Bob'), await open('Cleo')];
  await bob.until(table, ({ seats, spectators }) => seats.every(({ online }) => online) && spectators === 1);
  const from = bob.heard.length;
  await inOneGo(shut, [
    [bob, { do: 'leave', table }],
    [cleo, { do: 'join', table }],
  ]);
  await bob.wait(() => (bob.tables.has(table) ? undefined : true));
  for (const page of [ada, bob, cleo]) page.close();
  await server.close();
  return bob.heard.slice(from).map((text) => text.replace(/"commitment":"[0-9a-f]+"|"to":"[^"]+"/g, ''));
}

/** Any command of anybody, sensible or not. */
function anyWish(dice: Dice, table: string, seats: number): Wish {
  const seat = below(dice, seats);
  const wishes: readonly Wish[] = [
    { do: 'join', table, seat },
    { do: 'join', table },
    { do: 'join', table },
    { do: 'leave', table },
    { do: 'leave', table },
    { do: 'kick', table, seat },
    { do: 'set-seat', table, seat, bot: 'easy', temperament: 'builder' },
    { do: 'set-seat', table, seat },
    { do: 'start', table },
    { do: 'watch', table },
    { do: 'unwatch', table },
    { do: 'phrase', table, phrase: 'hello' },
    { do: 'past', table, from: 0, to: 1 },
  ];
  return wishes[below(dice, wishes.length)]!;
}

/** What people do in a running game, each from his own page. */
function anyDeed(dice: Dice, page: TestClient, table: string, rules: Parameters<typeof legal>[0]): Wish {
  const view = page.tables.get(table)?.view;
  const question = view?.game?.question;
  if (question != null && below(dice, 4) > 0) {
    const moves = legal(rules, { state: view!.game!.view as Shape['state'] }, view!.viewer as number);
    return { do: 'play', table, question, move: moves[below(dice, moves.length)]! };
  }
  const wishes: readonly Wish[] = [
    { do: 'watch', table },
    { do: 'unwatch', table },
    { do: 'take-back', table },
    { do: 'undo', table, ply: view?.game?.ply ?? 0 },
    { do: 'propose', table, what: { kind: 'rewind', ply: 0 } },
    ...(below(dice, 6) === 0 ? [{ do: 'concede', table } as const] : []),
  ];
  return wishes[below(dice, wishes.length)]!;
}

describe('people who all act at once', () => {
  it.each([1, 2, 3, 4])('are shown what their seat may know, in every message (seed %i)', async (seed) => {
    const dice = openDice(fastDice(seed));
    const store = unsteady(await openStore(openSql({ file: ':memory:' })), openDice(fastDice(seed + 100)));
    const games = await testGames();
    const server = await startTestServer({}, { store, games });
    const rules = games.get('toy')!;
    let [begun, looked] = [0, 0];
    for (let round = 0; round < 4; round++) {
      const spectators = below(dice, 2) ? ({ allowed: true, delay: 0 } as const) : ({ allowed: false } as const);
      const seats = 2 + below(dice, 2);
      const settings = settingsFor({ spectators, autoStart: below(dice, 2) === 0, options: { cards: 3 } });
      const { pages, table, complaints, close } = await gather(server.port, settings, seats);
      for (let burst = 0; burst < 12; burst++) {
        const playing = pages.some((page) => page.tables.get(table)?.view.status === 'playing');
        const asks = Array.from({ length: 5 }, () => {
          const page = pages[below(dice, pages.length)]!;
          return page.ask(playing ? anyDeed(dice, page, table, rules) : anyWish(dice, table, seats));
        });
        // Sometimes all is awaited, more often the next ones come on top.
        if (below(dice, 3) === 0) await Promise.all(asks);
        else await sleep(below(dice, 6));
      }
      for (const page of pages) await page.ask({ do: 'ping' });
      expect(complaints()).toEqual([]);
      if (pages.some((page) => page.heard.some((text) => text.includes('"hands"')))) begun++;
      looked += pages.reduce((sum, page) => sum + page.heard.length, 0);
      close();
    }
    expect(begun).toBeGreaterThan(0);
    expect(looked).toBeGreaterThan(200);
    await server.close();
  });
});
