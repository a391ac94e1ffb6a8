import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL, type Wish } from '../../../protocol/index.js';
import { Connection, Refused } from '../connection.js';
import { closeFakePage, FakeSocket, hear, openFakePage } from './fake-page.js';

const TABLE = 'T'.repeat(22);
const SAY: Wish = { do: 'chat', table: TABLE, text: 'hello' };

let page: ReturnType<typeof openFakePage>;
beforeEach(() => {
  page = openFakePage();
});
afterEach(closeFakePage);

/** A connection that stands. */
function openConnection(): Connection {
  const connection = new Connection('wss://epoque.test/api/socket');
  FakeSocket.last.greet('Ada');
  return connection;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the connection', () => {
  it('knows who we are and the clock of the server once the server has greeted', () => {
    const connection = new Connection('wss://epoque.test/api/socket');
    expect([connection.state, connection.me]).toEqual(['connecting', undefined]);
    FakeSocket.last.say({ kind: 'hello', protocol: PROTOCOL, at: Date.now() + 5000, me: { name: 'Ada' } });
    expect([connection.state, connection.me?.name, connection.skew]).toEqual(['online', 'Ada', 5000]);
  });

  it('gives each answer to the request that it belongs to', async () => {
    const connection = openConnection();
    const [first, second] = [connection.ask({ do: 'lobby' }), connection.ask({ do: 'record', table: TABLE })];
    const [lobby, record] = FakeSocket.last.sent;
    FakeSocket.last.answer(record!, { record: 'the moves' });
    FakeSocket.last.answer(lobby!, { lobby: { open: [], mine: [], finished: [] } });
    expect(await second).toEqual({ record: 'the moves' });
    expect((await first).lobby?.open).toEqual([]);
  });

  it('rejects with the reason when the server refuses', async () => {
    const asked = openConnection().ask(SAY);
    FakeSocket.last.refuse(FakeSocket.last.sent[0]!, { code: 'CHAT_OFF' });
    const trouble = await asked.catch((reason: unknown) => reason);
    expect(trouble).toBeInstanceOf(Refused);
    expect((trouble as Refused).problem).toEqual({ code: 'CHAT_OFF' });
  });

  it('does not listen to what is no message of the server', () => {
    const heard = vi.fn();
    openConnection().listen({ message: heard });
    FakeSocket.last.onmessage?.({ data: '{"kind":' });
    FakeSocket.last.say({ kind: 'lobby-changed', more: 'than there should be' });
    FakeSocket.last.say({ kind: 'gossip' });
    expect(heard).not.toHaveBeenCalled();
    FakeSocket.last.say({ kind: 'lobby-changed' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  it('is opened again by itself, and says so meanwhile', async () => {
    const connection = openConnection();
    const states: string[] = [];
    connection.listen({ state: () => states.push(connection.state) });
    FakeSocket.last.break();
    await wait(100);
    expect(FakeSocket.opened.length).toBe(2);
    FakeSocket.last.greet('Ada');
    expect(states).toEqual(['reconnecting', 'online']);
  });

  it('sends again, under its old id, what had no answer', async () => {
    const connection = openConnection();
    const asked = connection.ask(SAY);
    const [request] = FakeSocket.last.sent;
    FakeSocket.last.break();
    await wait(100);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.greet('Ada');
    expect(FakeSocket.last.sent).toEqual([request]);
    FakeSocket.last.answer(request!);
    expect(await asked).toEqual({});
  });

  it('sends what was asked meanwhile, in order, and nothing that had its answer', async () => {
    const connection = openConnection();
    const done = connection.ask(SAY);
    FakeSocket.last.answer(FakeSocket.last.sent[0]!);
    await done;
    FakeSocket.last.break();
    for (const text of ['one', 'two', 'three']) void connection.ask({ do: 'chat', table: TABLE, text });
    await wait(100);
    FakeSocket.last.greet('Ada');
    expect(FakeSocket.last.asked('chat').map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('asks first for what it looks at, then for what was wanted', async () => {
    const connection = openConnection();
    connection.listen({ opened: () => void connection.ask({ do: 'watch', table: TABLE }) });
    void connection.ask(SAY);
    FakeSocket.last.break();
    await wait(100);
    FakeSocket.last.greet('Ada');
    expect(FakeSocket.last.sent.map((request) => request.do)).toEqual(['watch', 'chat']);
  });

  it('does not unwatch on a new socket what was watched on the old one', async () => {
    const connection = openConnection();
    FakeSocket.last.break();
    void connection.ask({ do: 'unwatch', table: TABLE });
    void connection.ask({ do: 'leave-lobby' });
    connection.listen({ opened: () => void connection.ask({ do: 'watch', table: TABLE }) });
    await wait(100);
    FakeSocket.last.greet('Ada');
    expect(FakeSocket.last.sent.map((request) => request.do)).toEqual(['watch']);
  });

  it('tries again within two seconds while that may help, then more and more slowly, and tells when it is in vain', async () => {
    const connection = openConnection();
    const pauses: number[] = [];
    for (let i = 0; i < 13; i++) {
      const before = FakeSocket.opened.length;
      FakeSocket.last.break();
      let pause = 0;
      while (FakeSocket.opened.length === before) {
        await wait(50);
        pause += 50;
      }
      pauses.push(pause);
    }
    expect(pauses).toEqual([100, 250, 500, 1000, 1500, 1500, 1500, 3000, 5000, 10_000, 20_000, 30_000, 30_000]);
    expect(connection.state).toBe('offline');
    FakeSocket.last.greet('Ada');
    expect(connection.state).toBe('online');
    FakeSocket.last.break();
    expect(connection.state).toBe('reconnecting');
    await wait(100);
    expect(FakeSocket.opened.length).toBe(15);
  });

  it('takes its time in the background once it is in vain, and hurries when the page is seen again', async () => {
    openConnection();
    page.show(false);
    for (let i = 0; i < 6; i++) {
      FakeSocket.last.break();
      await wait(i < 5 ? 1500 : 4900);
    }
    expect(FakeSocket.opened.length).toBe(6);
    page.show(true);
    expect(FakeSocket.opened.length).toBe(7);
  });

  it('takes its time when there was never a server', async () => {
    const connection = new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.break();
    expect(connection.state).toBe('offline');
    await wait(4900);
    expect(FakeSocket.opened.length).toBe(1);
    await wait(100);
    expect(FakeSocket.opened.length).toBe(2);
  });

  it('gives up a try that leads nowhere, waiting longer by turns', async () => {
    openConnection();
    FakeSocket.last.break();
    const lengths: number[] = [];
    for (let i = 0; i < 3; i++) {
      const tries = FakeSocket.opened.length;
      while (FakeSocket.opened.length === tries) await wait(50);
      const attempt = FakeSocket.last;
      let length = 0;
      while (!attempt.closed) {
        await wait(50);
        length += 50;
      }
      lengths.push(length);
    }
    expect(lengths).toEqual([5000, 10_000, 2500]);
  });

  it('does not hear what an old socket still says', async () => {
    const connection = openConnection();
    const old = FakeSocket.last;
    old.break();
    await wait(100);
    old.greet('Eve');
    expect([connection.state, connection.me?.name]).toEqual(['reconnecting', 'Ada']);
    old.break();
    expect(FakeSocket.opened.length).toBe(2);
  });
});

describe('the first try', () => {
  it('may take its time before the page says that nobody answers', async () => {
    const connection = new Connection('wss://epoque.test/api/socket');
    await wait(14_900);
    expect(connection.state).toBe('connecting');
    await wait(100);
    expect(connection.state).toBe('offline');
  });
});

describe('a socket that is dead without saying so', () => {
  it('is found out by the silence after a heartbeat', async () => {
    const connection = openConnection();
    const dead = FakeSocket.last;
    await wait(4000);
    expect(dead.asked('ping').length).toBe(1);
    await wait(2999);
    expect(connection.state).toBe('online');
    await wait(1);
    expect([connection.state, dead.closed]).toEqual(['reconnecting', true]);
  });

  it('is found out by a request that gets no answer', async () => {
    const connection = openConnection();
    await wait(1000);
    void connection.ask(SAY);
    await wait(3000);
    expect(connection.state).toBe('reconnecting');
  });

  it('is not suspected while the server speaks', async () => {
    const connection = openConnection();
    for (let i = 0; i < 10; i++) {
      await wait(3000);
      FakeSocket.last.say({ kind: 'lobby-changed' });
    }
    expect([connection.state, FakeSocket.opened.length, FakeSocket.last.sent.length]).toEqual(['online', 1, 0]);
  });

  it('is given more time after each such end, until an answer comes', async () => {
    const connection = openConnection();
    const patience = async () => {
      void connection.ask(SAY);
      let time = 0;
      for (const socket = FakeSocket.last; !socket.closed; time += 100) await wait(100);
      await wait(100);
      FakeSocket.last.greet('Ada');
      return time;
    };
    expect([await patience(), await patience(), await patience()]).toEqual([3000, 6000, 12_000]);
    FakeSocket.last.answer(FakeSocket.last.sent[0]!);
    await hear();
    expect(await patience()).toBe(3000);
  });

  it('is looked for at once when the browser loses or finds the network, or the page is seen again', async () => {
    openConnection();
    page.happen('offline');
    expect(FakeSocket.last.asked('ping').length).toBe(1);
    FakeSocket.last.answer(FakeSocket.last.sent[0]!);
    page.show(false);
    page.show(true);
    expect(FakeSocket.last.asked('ping').length).toBe(2);
    FakeSocket.last.answer(FakeSocket.last.sent[1]!);
    page.happen('online');
    expect(FakeSocket.last.asked('ping').length).toBe(3);
  });

  it('is replaced at once when the network is back, even while a try is under way', async () => {
    const connection = openConnection();
    FakeSocket.last.break();
    await wait(100);
    page.happen('online');
    expect(FakeSocket.opened.length).toBe(3);
    expect(FakeSocket.opened[1]!.closed).toBe(true);
    FakeSocket.last.greet('Ada');
    expect(connection.state).toBe('online');
  });

  it('is asked less often in the background', async () => {
    openConnection();
    page.show(false);
    FakeSocket.last.say({ kind: 'lobby-changed' });
    await wait(14_900);
    expect(FakeSocket.last.sent).toEqual([]);
    await wait(100);
    expect(FakeSocket.last.asked('ping').length).toBe(1);
  });
});

describe('a server of another version', () => {
  it('makes the page load anew, once, and is told plainly after that', () => {
    const connection = new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.greet('Ada', PROTOCOL + 1);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect([connection.state, FakeSocket.last.closed]).toEqual(['outdated', true]);
    const again = new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.greet('Ada', PROTOCOL + 1);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(again.state).toBe('outdated');
    // The next version is another reason.
    void new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.greet('Ada', PROTOCOL + 2);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('is not asked again', async () => {
    void new Connection('wss://epoque.test/api/socket');
    FakeSocket.last.greet('Ada', PROTOCOL + 1);
    page.happen('online');
    await wait(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });
});
