import { afterEach, describe, expect, it } from 'vitest';
import { gatedStore, inOneGo, sleep } from '../../../tests/server/at-once.js';
import { type Reply, TestClient } from '../../../tests/server/client.js';
import { pickMove, quickBots, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import type { Settings, Wish } from '../../protocol/index.js';
import type { Bots } from '../bots/bot-pool.js';

const said = (reply: Reply): string => (reply.ok ? 'yes' : reply.problem.code);
let now = 1_000_000;
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

/** Ada, Bob and perhaps Cleo at a running table, all before their pages. */
async function sitDown(people: number, change: Partial<Settings> = {}, bots?: Bots) {
  const { store, shut } = await gatedStore();
  const server = await startTestServer({}, { store, now: () => now, ...(bots ? { bots } : undefined) });
  const pages = await Promise.all(['Ada', 'Bob', 'Cleo'].slice(0, people).map((name) => TestClient.join(server.port, name)));
  close = async () => {
    for (const page of pages) page.close();
    await server.close();
  };
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  const settings = settingsFor({ autoStart: false, options: { cards: 4 }, ...change });
  const table = (await pages[0]!.must({ do: 'create', settings, seats: [{ kind: 'me' }, ...open] })).table!;
  for (const page of pages.slice(1)) await page.must({ do: 'join', table });
  for (const page of pages) await page.must({ do: 'watch', table });
  await pages[0]!.must({ do: 'start', table });
  for (const page of pages) await page.until(table, (view) => view.game !== undefined);
  const toy = (await testGames()).get('toy')!;
  const moves = (page: TestClient): Wish => ({
    do: 'play',
    table,
    question: page.view(table).game!.question!,
    move: pickMove(toy, page.view(table), 1),
  });
  /** Who is asked after so many moves, and the other one. */
  const next = async (ply: number): Promise<[TestClient, TestClient]> => {
    for (const page of pages) await page.until(table, ({ game }) => game!.ply === ply);
    const asked = pages.find((page) => page.view(table).game!.question !== null)!;
    return [asked, pages.find((page) => page !== asked)!];
  };
  return { pages: pages as [TestClient, TestClient, TestClient], table, shut, moves, next };
}

describe('in the same moment', () => {
  it.each([
    ['pauses the table', { kind: 'pause' }, 'PAUSED', [true, 1]],
    ['goes back', { kind: 'rewind', ply: 0 }, 'STALE', [false, 0]],
  ] as const)('a vote that %s and a move: the move comes too late', async (_, what, refusal, after) => {
    const { pages, table, shut, moves, next } = await sitDown(2);
    const [ada] = pages;
    await ada.must(moves(ada));
    const [mover, other] = await next(1);
    await mover.must({ do: 'propose', table, what });
    const { proposals } = await other.until(table, (view) => view.proposals.length === 1);
    const vote: Wish = { do: 'vote', table, proposal: proposals[0]!.id, yes: true };
    const replies = await inOneGo(shut, [
      [other, vote],
      [mover, moves(mover)],
    ]);
    expect(replies.map(said)).toEqual(['yes', refusal]);
    const { paused, game } = await ada.until(table, (view) => view.proposals.length === 0);
    expect([paused, game!.ply]).toEqual(after);
  });

  it('a move and a vote to go back: the vote is about nothing any more', async () => {
    const { pages, table, shut, moves, next } = await sitDown(2);
    const [ada] = pages;
    await ada.must(moves(ada));
    const [mover, other] = await next(1);
    await mover.must({ do: 'propose', table, what: { kind: 'rewind', ply: 0 } });
    const { proposals } = await other.until(table, (view) => view.proposals.length === 1);
    const replies = await inOneGo(shut, [
      [mover, moves(mover)],
      [other, { do: 'vote', table, proposal: proposals[0]!.id, yes: true }],
    ]);
    expect(replies.map(said)).toEqual(['yes', 'NO_PROPOSAL']);
  });

  it('a seat is taken back and its bot has just decided: it is its person who plays', async () => {
    const games = await testGames();
    let decide = (): void => undefined;
    const thought = new Promise<void>((resolve) => {
      decide = resolve;
    });
    const slow: Bots = {
      ...quickBots(games),
      ask: async (question) => {
        await thought;
        return quickBots(games).ask(question);
      },
    };
    const { pages, table, shut, moves } = await sitDown(2, { clock: { kind: 'live', bank: 0, perDecision: 5 }, timeout: 'bot-seat' }, slow);
    const [ada] = pages;
    now += 5000;
    await ada.until(table, ({ seats }) => seats[0]!.kept);
    const open = shut();
    const back = ada.ask({ do: 'take-back', table });
    await sleep(15);
    decide();
    await sleep(15);
    open();
    expect(said(await back)).toBe('yes');
    const { game } = await ada.until(table, (view) => view.game!.question !== null);
    expect(game!.ply).toBe(0);
    await ada.must(moves(ada));
  });

  it('the last vote and the surrender of the one who was awaited: the others are not left waiting', async () => {
    const { pages, table, shut } = await sitDown(3);
    const [ada, bob, cleo] = pages;
    await ada.must({ do: 'propose', table, what: { kind: 'stop' } });
    const { id } = (await bob.until(table, (view) => view.proposals.length === 1)).proposals[0]!;
    const vote: Wish = { do: 'vote', table, proposal: id, yes: true };
    expect(
      (
        await inOneGo(shut, [
          [bob, vote],
          [cleo, { do: 'concede', table }],
        ])
      ).map(said),
    ).toEqual(['yes', 'yes']);
    expect((await ada.until(table, ({ status }) => status === 'over')).ending).toBe('stopped');
  });

  it('all give up, or all want a rematch: it ends once, and they meet at one table', async () => {
    const { pages, table, shut } = await sitDown(2);
    const [ada, bob] = pages;
    const ends = await inOneGo(shut, [
      [ada, { do: 'concede', table }],
      [bob, { do: 'concede', table }],
    ]);
    expect(ends.map(said)).toEqual(['yes', 'GAME_OVER']);
    await bob.until(table, ({ status }) => status === 'over');
    const next = await inOneGo(shut, [
      [bob, { do: 'rematch', table }],
      [ada, { do: 'rematch', table }],
    ]);
    const tables = next.map((reply) => (reply.ok ? reply.answer?.table : undefined));
    expect(tables[0]).toBeTypeOf('string');
    expect(tables[1]).toBe(tables[0]);
  });
});
