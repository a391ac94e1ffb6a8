import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, TestClient } from '../../../tests/server/client.js';
import { ME_AND_OPEN, settingsFor, startTestServer } from '../../../tests/server/start.js';
import { PATHS, PROTOCOL } from '../../protocol/index.js';
import { cleanName, cleanText, hashToken } from '../net/identity.js';
import type { Running } from '../server.js';
import { openSql } from '../store/open.js';
import { openStore } from '../store/sql-store.js';
import type { Store } from '../store/store.js';

let server: Running;
let store: Store;
let sql: ReturnType<typeof openSql>;
beforeAll(async () => {
  sql = openSql({ file: ':memory:' });
  store = await openStore(sql);
  server = await startTestServer({}, { store });
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
      origin: `http://127.0.0.1:${server.port}`,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

describe('who somebody is', () => {
  it('stands in a cookie that scripts and foreign pages cannot use, and only its hash is kept', async () => {
    const response = await send('POST', PATHS.me, { name: 'Ada' });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^epoque=[A-Za-z0-9_-]{43}; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect(await response.json()).toEqual({ signedIn: true, name: 'Ada', protocol: PROTOCOL });
    const token = /epoque=([^;]+)/.exec(cookie)![1]!;
    expect(Buffer.from(token, 'base64url').length * 8).toBe(256);
    const kept = JSON.stringify(await sql.all('SELECT * FROM keys'));
    expect(kept).not.toContain(token);
    expect(kept).toContain(hashToken(token));
    expect(await (await send('GET', PATHS.me, undefined, { cookie: `epoque=${token}` })).json()).toMatchObject({
      signedIn: true,
      name: 'Ada',
    });
    expect(await (await send('GET', PATHS.me)).json()).toEqual({ signedIn: false, protocol: PROTOCOL });
  });

  it('is encrypted only when the site is', async () => {
    const secure = await startTestServer({ origin: 'https://games.example.org' });
    const response = await fetch(`http://127.0.0.1:${secure.port}${PATHS.me}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://games.example.org' },
      body: '{"name":"Ada"}',
    });
    expect(response.headers.get('set-cookie')).toContain('; Secure');
    await secure.close();
  });

  it('keeps its name, and changes it', async () => {
    const cookie = await signIn(server.port, 'Ada');
    const renamed = await send('POST', PATHS.me, { name: '  Ada\u202e  L. ' }, { cookie });
    expect(renamed.headers.get('set-cookie')).toBeNull();
    expect(await renamed.json()).toMatchObject({ name: 'Ada L.' });
    expect((await send('POST', PATHS.me, { name: '\u200b ' })).status).toBe(400);
    expect((await send('POST', PATHS.me, { name: 'x'.repeat(25) })).status).toBe(400);
    expect((await send('POST', PATHS.me, { name: 'x', seat: 1 })).status).toBe(400);
  });

  it('comes back on another device by a link that is shown once and can be revoked', async () => {
    const cookie = await signIn(server.port, 'Ada');
    const ada = await TestClient.open(server.port, cookie);
    const { table } = await ada.must({ do: 'create', settings: settingsFor(), seats: ME_AND_OPEN });
    const { token } = (await (await send('POST', PATHS.returnLink, undefined, { cookie })).json()) as { token: string };
    expect(JSON.stringify(await sql.all('SELECT * FROM keys'))).not.toContain(token);

    const back = await send('POST', PATHS.comeBack, { token });
    const other = back.headers.get('set-cookie')!.split(';', 1)[0]!;
    expect(other).not.toBe(cookie);
    const phone = await TestClient.open(server.port, other);
    await phone.must({ do: 'watch', table: table! });
    expect(phone.view(table!).viewer).toBe(0);

    await send('DELETE', PATHS.returnLink, undefined, { cookie });
    expect((await send('POST', PATHS.comeBack, { token })).status).toBe(403);
    expect((await send('POST', PATHS.comeBack, { token: 'x'.repeat(43) })).status).toBe(403);
    expect((await send('POST', PATHS.returnLink)).status).toBe(401);

    await send('POST', PATHS.signOut, undefined, { cookie: other });
    await phone.wait(() => phone.closed);
    expect(await (await send('GET', PATHS.me, undefined, { cookie: other })).json()).toMatchObject({ signedIn: false });
    expect(await (await send('GET', PATHS.me, undefined, { cookie })).json()).toMatchObject({ signedIn: true });
    for (const page of [ada, phone]) page.close();
  });
});

describe('requests from elsewhere', () => {
  it('change nothing, whatever cookie they carry', async () => {
    const cookie = await signIn(server.port, 'Ada');
    for (const [method, path] of [
      ['POST', PATHS.me],
      ['POST', PATHS.returnLink],
      ['DELETE', PATHS.returnLink],
      ['POST', PATHS.signOut],
      ['POST', PATHS.comeBack],
    ] as const) {
      expect((await send(method, path, method === 'POST' ? {} : undefined, { cookie, origin: 'https://evil.example' })).status).toBe(403);
      expect((await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers: { cookie } })).status).toBe(403);
    }
    const form = await send('POST', PATHS.me, undefined, { cookie, 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBeGreaterThanOrEqual(400);
  });

  it('get no socket', async () => {
    const cookie = await signIn(server.port, 'Ada');
    for (const origin of ['', 'https://evil.example', 'null', `http://127.0.0.1.evil.example:${server.port}`, 'nonsense'])
      await expect(TestClient.open(server.port, cookie, { origin })).rejects.toThrow('403');
  });

  it('are answered with the headers of the site, and are not kept', async () => {
    const { headers } = await send('GET', PATHS.me);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
  });

  it('that are too large or no JSON are refused in words', async () => {
    const large = await send('POST', PATHS.me, { name: 'x'.repeat(20_000) });
    expect([large.status, await large.json()]).toEqual([413, { problem: { code: 'TOO_LARGE' } }]);
    const broken = await fetch(`http://127.0.0.1:${server.port}${PATHS.me}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${server.port}` },
      body: '{"name":',
    });
    expect([broken.status, await broken.json()]).toEqual([400, { problem: { code: 'MALFORMED' } }]);
  });
});

it('names and chat are text: nothing in them can turn a line around or hide', () => {
  expect(cleanName('A\u0000d\u202ea\n')).toBe('Ada');
  expect(cleanName('<script>')).toBe('<script>');
  expect(cleanName(' \t ')).toBe('');
  expect(cleanText('one\ntwo\u2066')).toBe('one two');
  expect(cleanText('é👩‍👩‍👧')).toBe('é👩‍👩‍👧');
});
