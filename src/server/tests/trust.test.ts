import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { signIn, TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, settingsFor, startTestServer } from '../../../tests/server/start.js';
import type { TableView } from '../../protocol/index.js';
import { openMetrics } from '../metrics.js';
import { Connection, SLOW, TOO_SLOW } from '../net/connection.js';
import { framesOf } from '../net/frames.js';
import type { Net } from '../net/net.js';
import { Audience } from '../run/audience.js';
import type { Room } from '../run/room.js';
import type { Running } from '../server.js';

let server: Running;
beforeAll(async () => {
  server = await startTestServer({}, { heartbeat: 200 });
});
afterAll(() => server.close());

async function startedTable(port = server.port) {
  const [ada, bob] = [await TestClient.join(port, 'Ada'), await TestClient.join(port, 'Bob')];
  const { table } = await ada.must({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
  await bob.must({ do: 'join', table: table! });
  for (const page of [ada, bob]) await page.must({ do: 'watch', table: table! });
  return { ada, bob, table: table! };
}

describe('messages', () => {
  it('that make no sense are refused, and the page goes on', async () => {
    const { ada, bob, table } = await startedTable();
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"id":"12345678","do":"fly"}',
      `{"id":"12345678","do":"play","table":"${table}","question":0,"move":{"move":"bet"},"seat":1}`,
      `{"id":"wrong-1","do":"play","table":"${table}","question":"0","move":{"move":"bet"}}`,
      `{"id":"wrong-2","do":"play","table":"${table}","question":0,"move":["bet"]}`,
      `{"id":"wrong-3","do":"play","table":"${table}","question":0,"move":{"move":"bet","deep":${'['.repeat(20)}${']'.repeat(20)}}}`,
      `{"id":"wrong-4","do":"join","table":7}`,
      `{"id":"wrong-5","do":"chat","table":"${table}","text":"${'x'.repeat(301)}"}`,
      `{"id":"wrong-6","do":"__proto__","table":"${table}"}`,
      `{"id":["wrong-7"],"do":"ping"}`,
    ]) {
      const replies = () => ada.heard.filter((heard) => heard.includes('"kind":"reply"'));
      const before = replies().length;
      ada.socket.send(text);
      await ada.wait(() => (replies().length > before ? true : undefined));
      expect(JSON.parse(replies().at(-1)!)).toMatchObject({ ok: false, problem: { code: 'MALFORMED' } });
    }
    expect(ada.heard.filter((text) => text.includes('"to":"12345678"'))).toHaveLength(2);
    expect(ada.view(table).game!.ply).toBe(0);
    await ada.must({ do: 'ping' });
    for (const page of [ada, bob]) page.close();
  });

  it('that are too large or binary end the connection and nothing else', async () => {
    const { ada, bob, table } = await startedTable();
    ada.socket.send('x'.repeat(20_000));
    expect(await ada.wait(() => ada.closed)).toBe(1009);
    bob.socket.send(Buffer.from([1, 2, 3]));
    expect(await bob.wait(() => bob.closed)).toBe(1003);
    const eve = await TestClient.join(server.port, 'Eve');
    await eve.must({ do: 'watch', table });
    eve.close();
  });

  it('about tables that do not exist, or from nobody, are refused', async () => {
    const nobody = await TestClient.open(server.port);
    expect(await nobody.ask({ do: 'watch', table: 'x'.repeat(22) })).toMatchObject({ problem: { code: 'NO_SUCH_TABLE' } });
    const lost = { table: 'x'.repeat(22) };
    for (const wish of [
      { do: 'join', ...lost },
      { do: 'play', ...lost, question: 0, move: { move: 'bet' } },
      { do: 'record', ...lost },
    ] as const)
      expect(await nobody.ask(wish)).toMatchObject({ problem: { code: 'NO_SUCH_TABLE' } });
    expect(await nobody.ask({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN })).toMatchObject({
      problem: { code: 'NOT_SIGNED_IN' },
    });
    const ada = await TestClient.join(server.port, 'Ada');
    expect(await ada.ask({ do: 'create', settings: settingsFor({ game: 'chess' }), seats: ME_AND_OPEN })).toMatchObject({
      problem: { code: 'NO_SUCH_GAME' },
    });
    expect(await ada.ask({ do: 'create', settings: settingsFor(), seats: [{ kind: 'me' }] })).toMatchObject({
      problem: { code: 'BAD_TABLE', refusal: { rule: 'TOY-1' } },
    });
    expect(await ada.ask({ do: 'create', settings: settingsFor(), seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject({
      problem: { code: 'BAD_TABLE' },
    });
    for (const page of [nobody, ada]) page.close();
  });
});

describe('commands', () => {
  it('count for the seat of the cookie and for no other', async () => {
    const { ada, bob, table } = await startedTable();
    const eve = await TestClient.join(server.port, 'Eve');
    const { question } = ada.view(table).game!;
    expect(await eve.ask({ do: 'play', table, question: question!, move: { move: 'bet' } })).toMatchObject({
      problem: { code: 'NOT_SEATED' },
    });
    expect(await bob.ask({ do: 'play', table, question: question!, move: { move: 'bet' } })).toMatchObject({ problem: { code: 'STALE' } });
    for (const page of [ada, bob, eve]) page.close();
  });

  it('are done once, however often they come, also at the same moment and from two devices', async () => {
    const cookie = await signIn(server.port, 'Ada');
    const [ada, phone, bob] = [
      await TestClient.open(server.port, cookie),
      await TestClient.open(server.port, cookie),
      await TestClient.join(server.port, 'Bob'),
    ];
    const create = { do: 'create', settings: settingsFor(), seats: ME_AND_OPEN } as const;
    const made = await Promise.all([ada.ask(create, 'create-1'), phone.ask(create, 'create-1'), ada.ask(create, 'create-1')]);
    const [table, ...rest] = made.map((reply) => (reply.ok ? reply.answer?.table : undefined));
    expect(rest).toEqual([table, table]);
    await bob.must({ do: 'join', table: table! });
    await ada.must({ do: 'watch', table: table! });
    const play = { do: 'play', table: table!, question: ada.view(table!).game!.question!, move: { move: 'bet' } } as const;
    const replies = await Promise.all([ada.ask(play, 'play-bet-1'), phone.ask(play, 'play-bet-1'), ada.ask(play, 'play-bet-1')]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await ada.until(table!, (view) => view.game!.ply > 0)).game!.ply).toBe(1);
    expect(await ada.ask(play)).toMatchObject({ ok: false, problem: { code: 'STALE' } });
    for (const page of [ada, phone, bob]) page.close();
  });

  it('that come in another order, or once more under another name, do nothing that was not asked for', async () => {
    const { ada, bob, table } = await startedTable();
    const question = ada.view(table).game!.question!;
    const bet = { do: 'play', table, question, move: { move: 'bet' } } as const;
    // The undo overtakes the move that it undoes.
    expect(await ada.ask({ do: 'undo', table, ply: 1 }, 'undo-the-bet')).toMatchObject({ ok: false, problem: { code: 'STALE' } });
    await ada.must(bet);
    await bob.until(table, (view) => view.game!.ply === 1);
    // A command that was refused is not remembered as done: repeated, it is judged anew.
    expect(await ada.ask({ do: 'undo', table, ply: 1 }, 'undo-the-bet')).toMatchObject({ ok: true });
    await bob.until(table, (view) => view.game!.ply === 0);
    // Somebody has recorded the move and sends it again, as new: it answers a question that is no longer asked.
    expect(await ada.ask(bet)).toMatchObject({ ok: false, problem: { code: 'STALE' } });
    expect((await ada.until(table, (view) => view.game!.ply === 0)).game!.log).toEqual([]);
    for (const page of [ada, bob]) page.close();
  });

  it('that come too late are refused with the present state, those against the rules with the rule', async () => {
    const { ada, bob, table } = await startedTable();
    const question = ada.view(table).game!.question!;
    await ada.must({ do: 'play', table, question, move: { move: 'bet' } });
    const wholes = () => ada.heard.filter((text) => text.includes('"kind":"table"')).length;
    const before = wholes();
    expect(await ada.ask({ do: 'play', table, question, move: { move: 'draw' } })).toMatchObject({ problem: { code: 'STALE' } });
    expect(wholes()).toBe(before + 1);
    const now = ada.view(table).game!.question!;
    expect(await ada.ask({ do: 'play', table, question: now, move: { move: 'bet' } })).toMatchObject({
      problem: { code: 'REFUSED', refusal: { rule: 'TOY-2', code: 'ONE_BET' } },
    });
    for (const page of [ada, bob]) page.close();
  });
});

describe('connections', () => {
  it('that are half open are found and closed', async () => {
    const ada = await TestClient.join(server.port, 'Ada');
    ada.socket.pong = () => undefined;
    Object.assign(ada.socket, { _autoPong: false });
    const before = Date.now();
    await ada.wait(() => ada.closed, 5000);
    expect(Date.now() - before).toBeLessThan(3000);
  });

  it('that are slow miss updates but not the state, and are closed when they stay slow', async () => {
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      sent: [] as { kind: string }[],
      code: 0,
      close(code: number) {
        socket.code = code;
      },
      terminate: () => undefined,
      ping: () => undefined,
    });
    const stream = { write: (text: string) => socket.sent.push(...messagesIn(Buffer.from(text, 'latin1'))) > 0 };
    const services = { now: () => 0, metrics: openMetrics() };
    const flushLater = (connection: Connection) => setImmediate(() => connection.flush());
    const net = { services, heartbeat: 1000, flushLater } as unknown as Net;
    const page = new Connection(socket as unknown as WebSocket, stream, net, 'a', undefined);
    const audience = new Audience(
      't',
      () => 0,
      () => 'spectator',
    );
    const show = (n: number) => audience.show(page, { viewer: 'spectator', n } as unknown as TableView);
    const update = (n: number) => audience.update('spectator', `{"n":[${n}]}`);
    const sent = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return socket.sent;
    };
    audience.add(page, 'spectator');
    show(0);
    update(1);
    expect((await sent()).map(({ kind }) => kind)).toEqual(['hello', 'table', 'update']);
    socket.bufferedAmount = SLOW + 1;
    for (let n = 2; n < 1000; n++) update(n);
    socket.bufferedAmount = 0;
    // Updates in between would have no base: nothing is sent until the whole state is.
    update(1000);
    expect(await sent()).toHaveLength(3);
    page.watching.set('t', { resend: async () => show(1000) } as unknown as Room);
    page.catchUp();
    expect((await sent())[3]).toMatchObject({ kind: 'table', seq: 1000, view: { n: 1000 } });
    update(1001);
    expect((await sent())[4]).toMatchObject({ kind: 'update', seq: 1001, patch: { n: [1001] } });
    socket.bufferedAmount = TOO_SLOW + 1;
    update(1002);
    expect(socket.code).toBe(1013);
  });

  it('get every message whole, however long and in whatever language', () => {
    const texts = ['', 'é', 'x'.repeat(125), 'x'.repeat(126), '’'.repeat(30_000), 'x'.repeat(65_535), '🂡'.repeat(20_000)];
    const frames = framesOf(texts.map((text) => JSON.stringify({ kind: text })));
    expect(messagesIn(Buffer.from(frames, 'latin1'))).toEqual(texts.map((kind) => ({ kind })));
  });
});

/** What a browser reads from our frames (RFC 6455, section 5.2). */
function messagesIn(bytes: Buffer): { kind: string }[] {
  if (bytes.length === 0) return [];
  expect(bytes[0]).toBe(0x81);
  const short = bytes[1]!;
  const [head, size] =
    short < 126 ? [2, short] : short === 126 ? [4, bytes.readUInt16BE(2)] : ([10, Number(bytes.readBigUInt64BE(2))] as const);
  return [JSON.parse(String(bytes.subarray(head, head + size))), ...messagesIn(bytes.subarray(head + size))];
}
