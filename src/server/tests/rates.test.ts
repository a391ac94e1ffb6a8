import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { PATHS, type Wish } from '../../protocol/index.js';
import { Rates } from '../net/rate.js';
import type { Running } from '../server.js';

let server: Running;
let now = 1_000_000_000_000;
// Behind a proxy that is trusted, addresses can be chosen.
beforeAll(async () => {
  server = await startTestServer({ limitFactor: 1, trustProxy: true }, { now: () => now });
});
afterAll(() => server.close());

/** After an hour nobody owes anything. */
const rest = () => {
  now += 60 * 60_000;
};
beforeEach(rest);

let count = 0;
const newAddress = () => `10.0.${count >> 8}.${count++ & 255}`;
const post = (path: string, body: object, address: string, cookie = '') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${server.port}`,
      'x-forwarded-for': address,
      ...(cookie ? { cookie } : undefined),
    },
    body: JSON.stringify(body),
  });

async function newPerson(): Promise<string> {
  const response = await post(PATHS.me, { name: 'Ada' }, newAddress());
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}
const open = (address: string, cookie?: string) => TestClient.open(server.port, cookie, { 'x-forwarded-for': address });

const create = { do: 'create', settings: settingsFor({ autoStart: false }), seats: ME_AND_OPEN } as const;
/** A table with its host. */
async function newTable() {
  const host = await open(newAddress(), await newPerson());
  return { host, table: (await host.must(create)).table! };
}

/** Ask so often; how often was it too often? */
async function refusals(page: TestClient, wish: Wish, times: number): Promise<number> {
  let refused = 0;
  for (let i = 0; i < times; i++) {
    const reply = await page.ask(wish);
    if (!reply.ok && reply.problem.code === 'TOO_MANY') refused++;
  }
  return refused;
}

/** What has a limit of its own, and how much of it one person may do at once; one address five times as much. */
const LIMITED: readonly { readonly what: string; readonly most: number; readonly wish: (table: string) => Wish }[] = [
  { what: 'creating', most: 10, wish: () => create },
  { what: 'creating by a rematch', most: 10, wish: (table) => ({ do: 'rematch', table }) },
  { what: 'joining', most: 20, wish: (table) => ({ do: 'join', table, seat: 0 }) },
  { what: 'chatting', most: 8, wish: (table) => ({ do: 'chat', table, text: 'hello' }) },
  { what: 'chatting in phrases', most: 8, wish: (table) => ({ do: 'phrase', table, phrase: 'hello' }) },
  { what: 'writing notes', most: 8, wish: (table) => ({ do: 'notes', table, text: 'seven' }) },
];

describe.each(LIMITED)('$what', ({ most, wish }) => {
  it('has a limit for each person, wherever he is', async () => {
    const { host, table } = await newTable();
    rest();
    const cookie = await newPerson();
    const [home, away] = [await open(newAddress(), cookie), await open(newAddress(), cookie)];
    expect(await refusals(home, wish(table), most)).toBe(0);
    expect(await refusals(home, wish(table), 1)).toBe(1);
    expect(await refusals(away, wish(table), 1)).toBe(1);
    rest();
    expect(await refusals(away, wish(table), 1)).toBe(0);
    for (const page of [host, home, away]) page.close();
  });

  it('has a limit for each address, whoever sits there', async () => {
    const { host, table } = await newTable();
    const cookies = await Promise.all(Array.from({ length: 6 }, newPerson));
    const here = newAddress();
    const pages = await Promise.all(cookies.map((cookie) => open(here, cookie)));
    rest();
    for (const page of pages.slice(0, 5)) expect(await refusals(page, wish(table), most)).toBe(0);
    expect(await refusals(pages[5]!, wish(table), 1)).toBe(1);
    const elsewhere = await open(newAddress(), cookies[5]);
    expect(await refusals(elsewhere, wish(table), 1)).toBe(0);
    for (const page of [host, elsewhere, ...pages]) page.close();
  });
});

describe('failing', () => {
  /** Send nonsense so often; is the page still there? */
  async function fail(page: TestClient, times: number): Promise<'open' | number> {
    const answers = () => page.heard.filter((text) => text.includes('MALFORMED')).length;
    for (let i = 0; i < times && page.closed === undefined; i++) {
      const before = answers();
      page.socket.send('nonsense');
      await page.wait(() => (answers() > before ? true : undefined));
    }
    // The goodbye comes right behind the answer, if it comes.
    const alive = page.closed === undefined && (await Promise.race([page.ask({ do: 'ping' }), page.wait(() => page.closed)]));
    return typeof alive === 'object' && alive.ok ? 'open' : page.wait(() => page.closed);
  }

  it('ends the connection of a person who goes on with it, on every page', async () => {
    const cookie = await newPerson();
    const [home, away] = [await open(newAddress(), cookie), await open(newAddress(), cookie)];
    expect(await fail(home, 30)).toBe('open');
    expect(await fail(away, 1)).toBe(1008);
    expect(await fail(home, 1)).toBe(1008);
  });

  it('ends the connections of an address, and leaves alone those who are known there', async () => {
    const here = newAddress();
    const [one, two, known] = [await open(here), await open(here), await open(here, await newPerson())];
    expect(await fail(one, 30)).toBe('open');
    expect(await fail(two, 1)).toBe(1008);
    expect(await fail(known, 1)).toBe('open');
    const elsewhere = await open(newAddress());
    expect(await fail(elsewhere, 1)).toBe('open');
    for (const page of [one, known, elsewhere]) page.close();
  });

  it('beside the socket has its limit too', async () => {
    const here = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await post(PATHS.signOut, {}, here)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    const cookie = await newPerson();
    expect((await post(PATHS.me, { name: 'Bea' }, here, cookie)).status).toBe(429);
    expect((await post(PATHS.me, { name: 'Bea' }, newAddress(), cookie)).status).toBe(200);
  });
});

describe('everything together', () => {
  it('has a limit for each person; what is beyond it is refused with the time to wait', async () => {
    const ada = await open(newAddress(), await newPerson());
    expect(await refusals(ada, { do: 'ping' }, 120)).toBe(0);
    expect(await ada.ask({ do: 'ping' })).toMatchObject({ ok: false, problem: { code: 'TOO_MANY', wait: 50 } });
    now += 50;
    await ada.must({ do: 'ping' });
    ada.close();
  });

  it('has a limit for those who are not known', async () => {
    const here = newAddress();
    const [one, two] = [await open(here), await open(here)];
    expect(await refusals(one, { do: 'ping' }, 120)).toBe(0);
    expect(await refusals(two, { do: 'ping' }, 1)).toBe(1);
    for (const page of [one, two]) page.close();
  });
});

describe('coming', () => {
  it('has a limit for new people of one address', async () => {
    const here = newAddress();
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await post(PATHS.me, { name: 'x' }, here)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await post(PATHS.me, { name: 'x' }, newAddress())).status).toBe(200);
    now += 30_000;
    expect((await post(PATHS.me, { name: 'x' }, here)).status).toBe(200);
  });

  it('has a limit for connections from one address', async () => {
    const here = newAddress();
    const pages = await Promise.allSettled(Array.from({ length: 65 }, () => open(here)));
    expect(pages.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    for (const page of pages) if (page.status === 'fulfilled') page.value.close();
  });

  it('has a limit for return links: for trying them, and for making them', async () => {
    const here = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await post(PATHS.comeBack, { token: 'x'.repeat(43) }, here)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([403, 429]);
    const cookie = await newPerson();
    const made: number[] = [];
    for (let i = 0; i < 11; i++) made.push((await post(PATHS.returnLink, {}, newAddress(), cookie)).status);
    expect([made.at(-2), made.at(-1)]).toEqual([200, 429]);
  });
});

it('limits fill up again with time, and can be switched off', () => {
  let time = 0;
  const rates = new Rates(1, () => time);
  const who = { address: 'a', person: 'p' };
  for (let i = 0; i < 8; i++) expect(rates.take('chat', who)).toBeUndefined();
  expect(rates.take('chat', who)).toBe(2000);
  expect(rates.take('chat', { address: 'a', person: 'q' })).toBeUndefined();
  time = 2000;
  expect(rates.take('chat', who)).toBeUndefined();
  expect(rates.take('chat', who)).toBe(2000);
  const off = new Rates(0, () => time);
  for (let i = 0; i < 1000; i++) expect(off.take('chat', who)).toBeUndefined();
});
