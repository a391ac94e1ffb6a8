import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channel } from '../channel.js';
import { Connection } from '../connection.js';
import { closeFakePage, FakeSocket, hear, openFakePage } from './fake-page.js';
import { FakeTable, TABLE } from './fake-table.js';

beforeEach(() => {
  openFakePage();
});
afterEach(closeFakePage);

/** A page that follows a table. */
function follow(table = new FakeTable(0)) {
  const connection = new Connection('wss://epoque.test/api/socket');
  FakeSocket.last.greet('Ada');
  const channel = new Channel(connection, TABLE);
  const redraw = vi.fn();
  channel.subscribe(redraw);
  FakeSocket.last.say(table.whole());
  return { connection, channel, table, redraw };
}

const reconnect = async () => {
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(100);
  FakeSocket.last.greet('Ada');
};

describe('a followed table', () => {
  it('is asked for when the page opens, and shown as the server sends it', () => {
    const { channel, table } = follow();
    expect(FakeSocket.last.asked('watch')).toMatchObject([{ table: TABLE }]);
    expect(channel.view).toEqual(table.view());
  });

  it('changes with each update, in order', () => {
    const { channel, table, redraw } = follow();
    table.lay(0);
    FakeSocket.last.say(table.update());
    expect([channel.view?.game?.ply, channel.view?.game?.asked]).toEqual([1, [1]]);
    table.lay(1);
    FakeSocket.last.say(table.update());
    expect(channel.view).toEqual(table.view());
    expect(redraw).toHaveBeenCalledTimes(3);
  });

  it('keeps the parts that did not change as the same objects', () => {
    const { channel, table } = follow();
    const before = channel.view!;
    table.more = { chat: [{ n: 1, at: 0, seat: 1, name: 'Bea', text: 'hello' }] };
    FakeSocket.last.say(table.update());
    expect(channel.view!.game).toBe(before.game);
    FakeSocket.last.say(table.whole());
    expect(channel.view!.game).toBe(before.game);
  });

  it('does not take an update twice, nor one of another table', () => {
    const { channel, table } = follow();
    table.lay(0);
    const update = table.update();
    FakeSocket.last.say(update);
    const shown = channel.view;
    FakeSocket.last.say(update);
    FakeSocket.last.say({ ...update, table: 'U'.repeat(22), seq: 2 });
    expect(channel.view).toBe(shown);
  });

  it('asks for the whole when an update was missed', () => {
    const { channel, table } = follow();
    table.lay(0);
    table.update();
    table.lay(1);
    FakeSocket.last.say(table.update());
    expect(channel.view?.game?.ply).toBe(0);
    expect(FakeSocket.last.asked('watch').length).toBe(2);
    FakeSocket.last.say(table.whole());
    expect(channel.view).toEqual(table.view());
  });

  it('catches up after a lost connection, with everything that was missed in order', async () => {
    const { channel, table } = follow();
    FakeSocket.last.break();
    table.lay(0);
    table.lay(1);
    table.lay(0);
    await vi.advanceTimersByTimeAsync(100);
    FakeSocket.last.greet('Ada');
    expect(FakeSocket.last.asked('watch').length).toBe(1);
    // The server counts anew for a page that comes anew.
    table.seq = 0;
    FakeSocket.last.say(table.whole());
    expect(channel.view?.game?.log.map(({ ply }) => ply)).toEqual([1, 2, 3]);
    table.lay(1);
    FakeSocket.last.say(table.update());
    expect(channel.view?.game?.ply).toBe(4);
  });

  it('says why it cannot be shown, and comes back when it can', () => {
    const { channel, table } = follow();
    FakeSocket.last.say({ kind: 'gone', table: TABLE, problem: { code: 'NO_SPECTATORS' } });
    expect(channel.gone?.code).toBe('NO_SPECTATORS');
    FakeSocket.last.say(table.whole());
    expect(channel.gone).toBeUndefined();
  });

  it('says when there is no such table', async () => {
    const connection = new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.greet();
    const channel = new Channel(connection, TABLE);
    FakeSocket.last.refuse(FakeSocket.last.sent[0]!, { code: 'NO_SUCH_TABLE' });
    await hear();
    expect(channel.gone?.code).toBe('NO_SUCH_TABLE');
  });

  it('is no longer heard after it is closed', () => {
    const { channel, table } = follow();
    channel.close();
    expect(FakeSocket.last.asked('unwatch').length).toBe(1);
    table.lay(0);
    FakeSocket.last.say(table.update());
    expect(channel.view?.game?.ply).toBe(0);
  });
});

describe('a request at a table', () => {
  it('keeps a refusal to be shown until the next request', async () => {
    const { channel } = follow();
    const asked = channel.ask({ do: 'chat', text: 'hello' });
    FakeSocket.last.refuse(FakeSocket.last.asked('chat')[0]!, { code: 'CHAT_OFF' });
    expect(await asked).toBeUndefined();
    expect(channel.refused?.code).toBe('CHAT_OFF');
    void channel.ask({ do: 'phrase', phrase: 'hello' });
    expect(channel.refused).toBeUndefined();
  });

  it('does not explain a stale one: the present state came with it', async () => {
    const { channel, table } = follow();
    const asked = channel.ask({ do: 'play', question: 0, move: { move: 'bet' } });
    table.lay(0);
    FakeSocket.last.say(table.whole());
    FakeSocket.last.refuse(FakeSocket.last.asked('play')[0]!, { code: 'STALE' });
    expect(await asked).toBeUndefined();
    expect([channel.refused, channel.view?.game?.ply]).toEqual([undefined, 1]);
  });

  it('is repeated under its old id after a lost connection, and done once', async () => {
    const { channel, table } = follow();
    const asked = channel.ask({ do: 'play', question: 0, move: { move: 'bet' } });
    const [first] = FakeSocket.last.asked('play');
    await reconnect();
    FakeSocket.last.say(table.whole());
    expect(FakeSocket.last.asked('play')).toEqual([first]);
    FakeSocket.last.answer(first!);
    expect(await asked).toEqual({});
  });

  it('learns its private notes and whom it does not hear', async () => {
    const { channel } = follow();
    FakeSocket.last.answer(FakeSocket.last.asked('watch')[0]!, { aside: { notes: 'the river', muted: [1] } });
    await hear();
    expect(channel.aside).toEqual({ notes: 'the river', muted: [1] });
    void channel.ask({ do: 'notes', text: 'the sea' });
    FakeSocket.last.answer(FakeSocket.last.asked('notes')[0]!, { aside: { notes: 'the sea', muted: [1] } });
    await hear();
    expect(channel.aside.notes).toBe('the sea');
    // Written on another device.
    FakeSocket.last.say({ kind: 'aside', table: TABLE, aside: { notes: 'the hills', muted: [] } });
    expect(channel.aside).toEqual({ notes: 'the hills', muted: [] });
  });
});
