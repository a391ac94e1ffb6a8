import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { sleep } from '../../../tests/server/at-once.js';
import { newCommand, signIn, TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { PATHS, type Wish } from '../../protocol/index.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Store } from '../store/store.js';

/** A socket by hand: it answers no goodbye and goes on sending. */
async function rudePage(port: number, cookie: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${PATHS.socket} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
      `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  const [answer] = await new Promise<string[]>((resolve) => socket.once('data', (data) => resolve([String(data)])));
  expect(answer).toContain('101 Switching Protocols');
  return socket;
}

/** One text frame, masked with nothing. */
function say(socket: Socket, wish: Wish): void {
  const text = Buffer.from(JSON.stringify({ ...wish, id: newCommand() }));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length);
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | 126]), size, Buffer.alloc(4), text]));
}

const make = (title: string): Wish => ({ do: 'create', settings: settingsFor({ visibility: 'public', title }), seats: ME_AND_OPEN });

const signOut = (port: number, cookie: string): Promise<unknown> =>
  fetch(`http://127.0.0.1:${port}${PATHS.signOut}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}`, cookie },
    body: '{}',
  });

it('whoever is signed out is not listened to any more, whatever his page still sends', async () => {
  const server = await startTestServer();
  const cookie = await signIn(server.port, 'Ada');
  const page = await rudePage(server.port, cookie);
  say(page, make('before'));
  const bob = await TestClient.join(server.port, 'Bob');
  const titles = async () => (await bob.must({ do: 'lobby' })).lobby!.open.map(({ title }) => title);
  for (let tries = 0; tries < 100 && (await titles()).length === 0; tries++) await sleep(10);
  await signOut(server.port, cookie);
  say(page, make('after'));
  await sleep(100);
  expect(await titles()).toEqual(['before']);
  page.destroy();
  bob.close();
  await server.close();
});

it('whoever is signed out while his page is on its way in comes too late', async () => {
  const store = await openStore(openSql({ file: ':memory:' }));
  let held: Promise<void> | undefined;
  const slow: Store = {
    ...store,
    // The answer is true when it is found, and takes its time to arrive.
    findPerson: async (...about) => {
      const found = await store.findPerson(...about);
      await held;
      return found;
    },
  };
  const server = await startTestServer({}, { store: slow });
  const cookie = await signIn(server.port, 'Ada');
  let arrive = (): void => undefined;
  held = new Promise((resolve) => {
    arrive = resolve;
  });
  const coming = TestClient.open(server.port, cookie);
  await sleep(50);
  held = undefined;
  await signOut(server.port, cookie);
  arrive();
  await expect(coming).rejects.toThrow('401');
  await server.close();
});
