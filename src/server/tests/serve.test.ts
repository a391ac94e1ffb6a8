import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve } from '../serve.js';

const SCRIPT = `console.log('${'epoque '.repeat(400)}');`;
const PAGE = '<!doctype html><title>Epoque</title>';
const FONT = Buffer.from(Array.from({ length: 2000 }, (_, i) => i % 251));

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let outside = '';
let serving: Serving;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'epoque-site-'));
  const site = join(outside, 'client');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'sw.js'), SCRIPT);
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(join(site, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(site, 'assets', 'inter-abc123.woff2'), FONT);
  serving = await serve(site, 0, '127.0.0.1');
});

afterAll(async () => {
  await serving.close();
  rmSync(outside, { recursive: true, force: true });
});

/** Node's own client: it sends the path as it is, climbing or not. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: serving.port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    asking.on('error', reject);
    asking.end();
  });
}

describe('the static server', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/inter-abc123.woff2', 'font/woff2'],
  ])('says what %s is', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  it('lets browsers keep what has a hash in its name, and nothing else', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  it('compresses with what the browser accepts', async () => {
    const brotli = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const zipped = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    const plain = await get('/assets/main-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    for (const { headers } of [brotli, zipped, plain]) expect(headers.vary).toBe('accept-encoding');
  });

  it('does not compress fonts nor tiny files', async () => {
    expect((await get('/assets/inter-abc123.woff2', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to a browser that has the file, in the same encoding only', async () => {
    const first = await get('/sw.js', { 'accept-encoding': 'br' });
    const again = await get('/sw.js', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await get('/sw.js', { 'if-none-match': String(first.headers.etag) })).status).toBe(200);
  });

  it('opens the application at every address that is not a file', async () => {
    for (const path of ['/table/42', '/rules/age-of-civilization?q=war', '/fr/']) {
      const answer = await get(path);
      expect([answer.status, answer.body.toString()]).toEqual([200, PAGE]);
    }
  });

  it('answers 404 for a missing file', async () => {
    for (const path of ['/assets/main-old999.js', '/assets/nothing', '/favicon.ico', '/robots.txt'])
      expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '/\\..\\secret.txt',
  ])('never leaves the site: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('answers HEAD like GET, without the body', async () => {
    const full = await get('/sw.js', { 'accept-encoding': 'br' });
    const head = await get('/sw.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  it('refuses other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await get('/', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('sends parts of a file', async () => {
    const path = '/assets/inter-abc123.woff2';
    const part = await get(path, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/2000']);
    expect(part.body.equals(FONT.subarray(10, 20))).toBe(true);
    expect((await get(path, { range: 'bytes=-5' })).body.equals(FONT.subarray(1995))).toBe(true);
    expect((await get(path, { range: 'bytes=1990-9999' })).body.equals(FONT.subarray(1990))).toBe(true);
    const beyond = await get(path, { range: 'bytes=2000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */2000']);
    for (const range of ['bytes=0-1,5-6', 'bytes=-', 'lines=1-2']) expect((await get(path, { range })).status).toBe(200);
    expect((await get(path, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
  });

  it.each(['/', '/assets/main-abc123.js', '/missing.js'])('guards %s with strict headers', async (path) => {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('closes although a browser keeps its connection open', async () => {
    const own = await serve(join(outside, 'client'), 0, '127.0.0.1');
    const socket = connect(own.port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.on('error', () => undefined);
    const began = performance.now();
    await own.close();
    expect(performance.now() - began).toBeLessThan(2500);
    socket.destroy();
  });
});
