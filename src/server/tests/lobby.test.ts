import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentsOf, TestClient } from '../../../tests/server/client.js';
import { playOut } from '../../../tests/server/play-out.js';
import { aoc, ME_AND_OPEN, settingsFor, startTestServer, testGames } from '../../../tests/server/start.js';
import { legal } from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import type { Settings } from '../../protocol/index.js';
import type { Running } from '../server.js';

let server: Running;
let toy: Game<Shape>;
let now = 1_000_000_000_000;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  toy = (await testGames()).get('toy')!;
});
afterAll(() => server.close());

const page = (name: string) => TestClient.join(server.port, name);

async function pair(change: Partial<Settings> = {}) {
  const [ada, bob] = [await page('Ada'), await page('Bob')];
  const { table } = await ada.must({ do: 'create', settings: settingsFor(change), seats: ME_AND_OPEN });
  await bob.must({ do: 'join', table: table! });
  for (const who of [ada, bob]) await who.must({ do: 'watch', table: table! });
  return { ada, bob, table: table! };
}

describe('the lobby', () => {
  it('lists open tables, mine with my turn first, and finished ones', async () => {
    const [ada, bob] = [await page('Ada'), await page('Bob')];
    const settings = settingsFor({ visibility: 'public', title: 'Friday' });
    const { table: open } = await ada.must({ do: 'create', settings, seats: ME_AND_OPEN });
    const { table: hidden } = await ada.must({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
    const { lobby } = await bob.must({ do: 'lobby', game: 'toy' });
    expect(lobby!.open.map(({ table }) => table)).toContain(open);
    expect(lobby!.open.map(({ table }) => table)).not.toContain(hidden);
    expect((await bob.must({ do: 'lobby', game: 'age-of-civilization' })).lobby!.open).toEqual([]);
    await bob.must({ do: 'join', table: open! });
    await bob.wait(() => (bob.heard.some((text) => text === '{"kind":"lobby-changed"}') ? true : undefined));
    now += 1000;
    await bob.must({ do: 'join', table: hidden! });
    const mine = (await ada.must({ do: 'lobby' })).lobby!.mine;
    expect(mine.map(({ myTurn }) => myTurn)).toEqual([true, true]);
    await ada.must({ do: 'watch', table: hidden! });
    const { view, question } = ada.view(hidden!).game!;
    const lay = legal(toy, { state: view as Shape['state'] }, 0).find(({ move }) => move === 'lay')!;
    await ada.must({ do: 'play', table: hidden!, question: question!, move: lay });
    const order = async (who: TestClient) =>
      (await who.must({ do: 'lobby' })).lobby!.mine.map(({ table, mySeat, myTurn }) => [table, mySeat, myTurn]);
    expect(await order(ada)).toEqual([
      [open, 0, true],
      [hidden, 0, false],
    ]);
    expect(await order(bob)).toEqual([
      [hidden, 1, true],
      [open, 1, false],
    ]);
    for (const who of [ada, bob]) await who.must({ do: 'watch', table: open! });
    await playOut(open!, [ada, bob], toy);
    const { finished } = (await ada.must({ do: 'lobby' })).lobby!;
    expect(finished.map(({ table }) => table)).toEqual([open]);
    for (const who of [ada, bob]) who.close();
  });

  it('lets people join, leave and be sent away before the start, and the host decide', async () => {
    const [ada, bob, eve] = [await page('Ada'), await page('Bob'), await page('Eve')];
    const { table } = await ada.must({
      do: 'create',
      settings: settingsFor({ autoStart: false }),
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'hard' }],
    });
    for (const who of [ada, bob, eve]) await who.must({ do: 'watch', table: table! });
    await bob.must({ do: 'join', table: table!, name: 'Bobby' });
    expect((await eve.until(table!, (view) => view.seats[1]!.name === 'Bobby')).seats[1]).toMatchObject({ state: 'person', online: true });
    expect(await eve.ask({ do: 'join', table: table!, seat: 1 })).toMatchObject({ problem: { code: 'SEAT_TAKEN' } });
    expect(await eve.ask({ do: 'join', table: table! })).toMatchObject({ problem: { code: 'NO_SEAT' } });
    expect(await bob.ask({ do: 'start', table: table! })).toMatchObject({ problem: { code: 'NOT_HOST' } });
    await ada.must({ do: 'kick', table: table!, seat: 1 });
    await bob.until(table!, (view) => view.viewer === 'spectator');
    expect(bob.notices).toEqual(['kicked']);
    expect(await ada.ask({ do: 'start', table: table! })).toMatchObject({ problem: { code: 'NOT_FULL' } });
    await eve.must({ do: 'join', table: table! });
    await eve.must({ do: 'leave', table: table! });
    await eve.must({ do: 'leave', table: table! });
    await ada.must({ do: 'set-seat', table: table!, seat: 1, bot: 'easy' });
    await ada.must({ do: 'start', table: table! });
    expect((await eve.until(table!, (view) => view.status === 'playing')).viewer).toBe('spectator');
    for (const who of [ada, bob, eve]) who.close();
  });

  it('offers a rematch with rotated seats, the same for whoever asks', async () => {
    const { ada, bob, table } = await pair();
    expect(await ada.ask({ do: 'rematch', table })).toMatchObject({ problem: { code: 'GAME_RUNNING' } });
    await bob.must({ do: 'concede', table });
    await ada.until(table, (view) => view.ending === 'conceded');
    const [one, two] = await Promise.all([ada.must({ do: 'rematch', table }), bob.must({ do: 'rematch', table })]);
    expect(one.table).toBe(two.table);
    expect((await bob.until(table, (view) => view.rematch !== undefined)).rematch).toBe(one.table);
    await ada.must({ do: 'watch', table: one.table! });
    expect(ada.view(one.table!).seats.map(({ name }) => name)).toEqual(['Bob', 'Ada']);
    // The table of the rematch is closed before it begins: whoever asks again gets a new one.
    await ada.must({ do: 'close', table: one.table! });
    const [three, four] = await Promise.all([bob.must({ do: 'rematch', table }), ada.must({ do: 'rematch', table })]);
    expect(three.table).not.toBe(one.table);
    expect(four.table).toBe(three.table);
    expect((await bob.until(table, (view) => view.rematch === three.table)).status).toBe('over');
    expect((await bob.must({ do: 'rematch', table })).table).toBe(three.table);
    for (const who of [ada, bob]) who.close();
  });
});

describe('around the game', () => {
  it('people talk, mute and write notes that nobody else gets', async () => {
    const { ada, bob, table } = await pair();
    await ada.must({ do: 'chat', table, text: ' <img src=x onerror=alert(1)>\u202e ' });
    await bob.must({ do: 'phrase', table, phrase: 'well-played' });
    const view = await ada.until(table, ({ chat }) => chat.length === 2);
    expect(view.chat.map(({ seat, text, phrase }) => [seat, text ?? phrase])).toEqual([
      [0, '<img src=x onerror=alert(1)>'],
      [1, 'well-played'],
    ]);
    await ada.must({ do: 'notes', table, text: 'he holds seven' });
    expect((await ada.must({ do: 'mute', table, seat: 1, on: true })).aside).toEqual({ notes: 'he holds seven', muted: [1] });
    expect((await ada.must({ do: 'watch', table })).aside).toEqual({ notes: 'he holds seven', muted: [1] });
    expect((await bob.must({ do: 'watch', table })).aside).toEqual({ notes: '', muted: [] });
    expect(bob.heard.join('')).not.toContain('he holds seven');
    expect(ada.heard.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'aside')).toMatchObject([
      { aside: { notes: 'he holds seven', muted: [] } },
      { aside: { notes: 'he holds seven', muted: [1] } },
    ]);
    await ada.must({ do: 'set-chat', table, on: false });
    expect(await bob.ask({ do: 'chat', table, text: 'hello?' })).toMatchObject({ problem: { code: 'CHAT_OFF' } });
    for (const who of [ada, bob]) who.close();
  });

  it('moves are taken back to the last new information, and further by consent', async () => {
    const { ada, bob, table } = await pair();
    const play = async (move: string) => {
      const question = ada.view(table).game!.question!;
      await ada.must({ do: 'play', table, question, move: { move } });
      await ada.until(table, (view) => view.game!.question !== question);
    };
    await play('bet');
    expect(ada.view(table).game!.undo).toEqual({ can: true });
    await ada.must({ do: 'undo', table, ply: 1 });
    await bob.until(table, (view) => view.game!.ply === 0 && view.game!.log.length === 0);
    await play('draw');
    expect(ada.view(table).game!.undo).toEqual({ can: false, closed: 'shown' });
    expect(await ada.ask({ do: 'undo', table, ply: 1 })).toMatchObject({ problem: { code: 'REFUSED', refusal: { rule: 'TABLE-UNDO' } } });
    await ada.must({ do: 'propose', table, what: { kind: 'rewind', ply: 0 } });
    const { proposals } = await bob.until(table, (view) => view.proposals.length > 0);
    expect(proposals[0]).toMatchObject({ by: 0, waiting: [1] });
    await bob.must({ do: 'vote', table, proposal: proposals[0]!.id, yes: true });
    await ada.until(table, (view) => view.game!.ply === 0);
    expect(bob.notices).toContain('proposal');
    for (const who of [ada, bob]) who.close();
  });

  it('the past is shown as it was known then', async () => {
    const { ada, bob, table } = await pair();
    await playOut(table, [ada, bob], toy, 4);
    const [past, ...more] = momentsOf((await bob.must({ do: 'past', table, from: 0, to: 0 })).past!);
    expect([past, more]).toMatchObject([{ asked: [0], view: { points: [0, 0] } }, []]);
    expect(JSON.stringify((past!.view as { hands: object[] }).hands[0])).not.toMatch(/"card":"C/);
    expect(await bob.ask({ do: 'past', table, from: 99, to: 99 })).toMatchObject({ problem: { code: 'STALE' } });
    for (const who of [ada, bob]) who.close();
  });
});

describe('spectators', () => {
  it('see no hand, and nothing at all where they are not wanted', async () => {
    const { ada, bob, table } = await pair();
    const eve = await TestClient.open(server.port);
    await eve.must({ do: 'watch', table });
    await playOut(table, [ada, bob], toy, 3);
    await eve.until(table, (view) => view.game!.ply === 3);
    const { hands } = eve.view(table).game!.view as { hands: { card: string | null }[][] };
    expect(hands.flat().every(({ card }) => card === null)).toBe(true);
    const closed = await pair({ spectators: { allowed: false } });
    expect(await eve.ask({ do: 'watch', table: closed.table })).toMatchObject({ problem: { code: 'NO_SPECTATORS' } });
    for (const what of ['past', 'record'] as const)
      expect(
        await eve.ask({ do: what, table: closed.table, ...(what === 'past' ? { from: 0, to: 0 } : undefined) } as never),
      ).toMatchObject({ ok: false });
    for (const who of [ada, bob, eve, closed.ada, closed.bob]) who.close();
  });

  it('are dismissed when a table without spectators starts', async () => {
    const [ada, eve] = [await page('Ada'), await page('Eve')];
    const { table } = await ada.must({ do: 'create', settings: settingsFor({ spectators: { allowed: false } }), seats: ME_AND_OPEN });
    await eve.must({ do: 'watch', table: table! });
    await (await page('Bob')).must({ do: 'join', table: table! });
    await eve.wait(() => (eve.heard.some((text) => text.includes('"kind":"gone"')) ? true : undefined));
    for (const who of [ada, eve]) who.close();
  });

  it('of a delayed table see what was, when its time has come', async () => {
    const [ada, bob, eve] = [await page('Ada'), await page('Bob'), await TestClient.open(server.port)];
    const { table } = await ada.must({
      do: 'create',
      settings: settingsFor({ spectators: { allowed: true, delay: 1 } }),
      seats: ME_AND_OPEN,
    });
    for (const who of [ada, bob, eve]) await who.must({ do: 'watch', table: table! });
    now += 500;
    await bob.must({ do: 'join', table: table! });
    await playOut(table!, [ada, bob], toy, 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    // That it has begun, and who plays, is no secret: there is no seat to take any more. The game itself is.
    expect(eve.view(table!)).toMatchObject({ status: 'playing', viewer: 'spectator', seats: [{ name: 'Ada' }, { name: 'Bob' }] });
    expect(eve.view(table!).game).toBeUndefined();
    expect(await eve.ask({ do: 'past', table: table!, from: 1, to: 1 })).toMatchObject({ ok: false });
    now += 1_000;
    await eve.until(table!, (view) => view.game?.ply === 2);
    await playOut(table!, [ada, bob], toy, 1);
    const late = await TestClient.open(server.port);
    await late.must({ do: 'watch', table: table! });
    expect([eve.view(table!).game!.ply, late.view(table!).game!.ply]).toEqual([2, 2]);
    expect((await eve.must({ do: 'past', table: table!, from: 1, to: 9 })).past!.moments).toHaveLength(3);
    expect(await eve.ask({ do: 'past', table: table!, from: 3, to: 3 })).toMatchObject({ ok: false });
    for (const who of [ada, bob, eve, late]) who.close();
  });
});

it('clocks run out: the bot takes the seat, its person takes it back', async () => {
  const { ada, bob, table } = await pair({ clock: { kind: 'live', bank: 0, perDecision: 5 }, timeout: 'bot-seat' });
  expect(ada.view(table).clocks[0]).toMatchObject({ deadline: now + 5000, out: false });
  now += 5000;
  await bob.until(table, (view) => view.seats[0]!.state === 'bot' && view.seats[0]!.kept);
  await bob.until(table, (view) => view.game!.ply > 0);
  await ada.must({ do: 'take-back', table });
  await bob.until(table, (view) => view.seats[0]!.state === 'returned' || view.status === 'over');
  expect(ada.notices).toContain('replaced');
  for (const who of [ada, bob]) who.close();
});

it('a bot makes one decision for somebody who does not come, and a real thread can do it', async () => {
  const { openBots } = await import('../bots/bot-pool.js');
  const real = await startTestServer({}, { bots: openBots(1), now: () => now });
  const ada = await TestClient.join(real.port, 'Ada');
  const { table } = await ada.must({
    do: 'create',
    settings: aoc({
      clock: { kind: 'slow', days: 1 },
      timeout: 'bot-move',
      autoStart: false,
      options: { ...aoc().options, draft: false, firstPlayer: 0 },
    }),
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  await ada.must({ do: 'start', table: table! });
  await ada.must({ do: 'watch', table: table! });
  now += 24 * 60 * 60 * 1000;
  const view = await ada.until(table!, ({ game }) => game!.ply > 0, 25_000);
  expect(view.seats[0]!.state).toBe('away');
  ada.close();
  await real.close();
});
