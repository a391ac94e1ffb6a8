import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf, mask, now, writeRecord } from '../../../kernel/index.js';
import type { Viewer } from '../../../kernel/types.js';
import { diff, type TableView } from '../../../protocol/index.js';
import { toy } from '../../table/tests/toy.js';
import { Channel } from '../channel.js';
import { Connection } from '../connection.js';
import { closeFakePage, FakeSocket, hear, openFakePage } from './fake-page.js';
import { FakeTable, SEED, TABLE } from './fake-table.js';

beforeEach(() => {
  openFakePage();
});
afterEach(closeFakePage);

/** A page at a running table. */
async function sitDown(viewer: Viewer, more: Partial<TableView> = {}) {
  // The settings of the device are read when the module is.
  const { RemoteTable } = await import('../remote-table.js');
  const table = new FakeTable(viewer, more);
  const channel = new Channel(new Connection('wss://epoque.test/api/socket'), TABLE);
  FakeSocket.last.greet('Ada');
  FakeSocket.last.say(table.whole());
  const remote = new RemoteTable(channel, toy);
  const redraw = vi.fn();
  remote.subscribe(redraw);
  return { table, channel, remote, redraw };
}

const played = () => FakeSocket.last.asked('play');

describe('a table on the server', () => {
  it('offers the choices that the rules give for the view', async () => {
    const { remote } = await sitDown(0);
    const { acting, choices, viewer, seats } = remote.snapshot;
    expect([acting, viewer]).toEqual([0, 0]);
    expect(choices.map(({ move }) => move.move).sort()).toEqual(['bet', 'draw', 'lay', 'lay']);
    expect(seats).toEqual([
      { name: 'Ada', kind: 'me' },
      { name: 'Bea', kind: 'remote' },
    ]);
  });

  it.each([1, 'spectator'] as const)('offers nothing to %s, who is not asked', async (viewer) => {
    const { remote } = await sitDown(viewer);
    expect([remote.snapshot.acting, remote.snapshot.choices]).toEqual([null, []]);
    remote.play({ move: 'bet' });
    expect(played()).toEqual([]);
  });

  it('offers nothing while the table is paused or over', async () => {
    const { remote, table } = await sitDown(0);
    table.more = { paused: true };
    FakeSocket.last.say(table.update());
    expect(remote.snapshot.acting).toBeNull();
    table.more = { status: 'over', ending: 'stopped' };
    FakeSocket.last.say(table.update());
    expect([remote.snapshot.acting, remote.snapshot.over]).toEqual([null, true]);
  });

  it('sends a move with the question that it answers, once', async () => {
    const { remote } = await sitDown(0);
    remote.play({ move: 'bet' });
    remote.play({ move: 'bet' });
    expect(played()).toMatchObject([{ table: TABLE, question: 0, move: { move: 'bet' } }]);
  });

  it('lets another move be tried after a refusal', async () => {
    const { remote, channel } = await sitDown(0);
    remote.play({ move: 'bet' });
    FakeSocket.last.refuse(played()[0]!, { code: 'REFUSED', refusal: { rule: 'TOY-2', code: 'ONE_BET' } });
    await hear();
    expect(channel.refused?.code).toBe('REFUSED');
    remote.play({ move: 'draw' });
    expect(played().length).toBe(2);
  });

  it('answers the present question after a stale one', async () => {
    const { remote, table, channel } = await sitDown(0);
    remote.play({ move: 'bet' });
    // The same person has already played in another tab.
    table.lay(0);
    table.lay(1);
    FakeSocket.last.say(table.whole());
    FakeSocket.last.refuse(played()[0]!, { code: 'STALE' });
    await hear();
    expect([channel.refused, remote.snapshot.ply, remote.snapshot.acting]).toEqual([undefined, 2, 0]);
    remote.play(remote.snapshot.choices[0]!.move);
    expect(played().at(-1)).toMatchObject({ question: 2 });
  });

  it('asks for an undo from where it stands', async () => {
    const { remote } = await sitDown(0);
    remote.undo();
    expect(FakeSocket.last.asked('undo')).toEqual([]);
    const other = await sitDown(0);
    other.table.more = { game: { ...other.table.view().game!, ply: 1, undo: { can: true } } };
    FakeSocket.last.say(other.table.update());
    other.remote.undo();
    expect(FakeSocket.last.asked('undo')).toMatchObject([{ ply: 1 }]);
  });

  it('shows what was missed in order when the connection is back', async () => {
    const { remote, table, redraw } = await sitDown(1);
    FakeSocket.last.break();
    for (const seat of [0, 1, 0]) table.lay(seat);
    await vi.advanceTimersByTimeAsync(100);
    FakeSocket.last.greet('Ada');
    FakeSocket.last.say(table.whole());
    expect(remote.snapshot.log.map(({ ply, e }) => [ply, e.event])).toEqual([
      [1, 'lay'],
      [2, 'lay'],
      [3, 'lay'],
    ]);
    expect(remote.snapshot.acting).toBe(1);
    expect(redraw).toHaveBeenCalled();
  });

  it('does not work out anew what has not changed', async () => {
    const { remote, table } = await sitDown(0);
    const { choices, seats } = remote.snapshot;
    table.more = { chat: [{ n: 1, at: 0, seat: 1, name: 'Bea', text: 'hello' }] };
    FakeSocket.last.say(table.update());
    expect(remote.snapshot.choices).toBe(choices);
    expect(remote.snapshot.seats).toBe(seats);
  });
});

describe('the past of a table', () => {
  it('is known where the page was there, and asked for where it was not', async () => {
    const { remote, table } = await sitDown(0);
    table.lay(0);
    FakeSocket.last.say(table.update());
    expect(remote.at(0).view.heap.length).toBe(0);
    expect(FakeSocket.last.asked('past')).toEqual([]);

    const late = await sitDown(0);
    for (const seat of [0, 1]) late.table.lay(seat);
    FakeSocket.last.say(late.table.whole());
    expect(late.remote.at(1).ply).toBe(1);
    await hear();
    const [request] = FakeSocket.last.asked('past');
    expect(request).toMatchObject({ from: 0, to: 2 });
    const views = late.table.timeline.frames.map(({ position }) => mask(toy, position.state, 0));
    const moments = views.map((view, i) => ({ asked: [i % 2], change: i === 0 ? [view] : diff(views[i - 1], view)! }) as const);
    FakeSocket.last.answer(request!, { past: { from: 0, moments } });
    await hear();
    for (const ply of [0, 1]) expect(late.remote.at(ply).view).toEqual(views[ply]);
    expect(FakeSocket.last.asked('past').length).toBe(1);
  });

  it('of a long game is asked for span by span, the one that is looked at first', async () => {
    const { remote, table } = await sitDown(0);
    const game = { ...table.view().game!, ply: 100 };
    table.more = { game };
    FakeSocket.last.say(table.update());
    for (let ply = 99; ply > 59; ply--) remote.at(ply);
    await hear();
    expect(FakeSocket.last.asked('past')).toMatchObject([{ from: 32, to: 63 }]);
    const moments = Array.from({ length: 32 }, (_, i) => ({ asked: [0], change: i === 0 ? ([game.view] as const) : null }));
    FakeSocket.last.answer(FakeSocket.last.asked('past')[0]!, { past: { from: 32, moments } });
    await hear();
    expect(FakeSocket.last.asked('past')).toMatchObject([{ from: 32 }, { from: 64, to: 95 }]);
    for (let ply = 32; ply < 64; ply++) expect(remote.at(ply).ply).toBe(ply);
    // Who has looked back too much waits as long as he is told.
    FakeSocket.last.refuse(FakeSocket.last.asked('past')[1]!, { code: 'TOO_MANY', wait: 700 });
    await vi.advanceTimersByTimeAsync(650);
    expect(FakeSocket.last.asked('past')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.last.asked('past')[2]).toMatchObject({ from: 64, to: 95 });
  });

  it('is forgotten when the game went back and on another way', async () => {
    const { remote, table } = await sitDown(1);
    const start = table.timeline;
    table.lay(0);
    FakeSocket.last.say(table.update());
    expect(remote.at(1).view.heap.length).toBe(1);
    table.timeline = start;
    FakeSocket.last.say(table.update());
    expect([remote.snapshot.ply, remote.at(1).ply]).toEqual([0, 0]);
  });

  it('is read from the record after the end, and the seal stays the one that was seen first', async () => {
    const { remote, table } = await sitDown(0);
    expect(remote.sealed).toBe(commitmentOf(SEED));
    for (let seat = 0; !now(table.timeline).position.state.over; seat = 1 - seat) table.lay(seat);
    table.more = { status: 'over', ending: 'finished', seed: SEED };
    FakeSocket.last.say(table.update());
    const record = writeRecord(table.timeline, SEED, {});
    FakeSocket.last.answer(FakeSocket.last.asked('record')[0]!, { record });
    await hear();
    expect(remote.record()).toBe(record);
    expect(remote.at(2).view.heap.length).toBe(2);
    expect(FakeSocket.last.asked('past')).toEqual([]);
  });

  it('keeps the first seal even if the server tells another later', async () => {
    await sitDown(0);
    const { remote } = await sitDown(0, { commitment: 'f'.repeat(64) });
    expect(remote.sealed).toBe(commitmentOf(SEED));
  });
});
