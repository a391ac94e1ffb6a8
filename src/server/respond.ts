import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './headers.js';
import { type Asset, ENCODINGS, type Encoding, type Site } from './site.js';

type Headers = Record<string, string | number>;

/** Answer one request from the site. */
export async function respond(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(response, 405, 'Only GET and HEAD are served here.', { allow: 'GET, HEAD' });
  }
  const path = readPath(request.url ?? '/');
  if (path === undefined) return say(response, 400, 'This address cannot be read.');
  const asset = find(site, path);
  if (asset === undefined) return say(response, 404, 'There is nothing at this address.');
  await send(asset, request, response);
}

/** The path of an address, decoded; undefined if it is malformed or tries to climb. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    const bad = !path.startsWith('/') || /[\\\u0000-\u001f]/.test(path) || path.split('/').includes('..');
    return bad ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Addresses without a file ending belong to the application, which opens the right screen by itself. */
function find(site: Site, path: string): Asset | undefined {
  const isScreen = !path.startsWith('/assets/') && !/\.[^/]*$/.test(path);
  return isScreen ? site.get('/index.html') : site.get(path);
}

async function send(asset: Asset, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const range = rangeOf(asset, request);
  const encoding = range === undefined ? chooseEncoding(request.headers['accept-encoding'] ?? '') : undefined;
  const encoded = encoding && (await asset.encoded(encoding));
  const tag = etagOf(asset, encoded && encoding);
  const headers: Headers = {
    ...SECURITY_HEADERS,
    'accept-ranges': 'bytes',
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
  };
  if (isKnown(tag, request.headers['if-none-match'])) return finish(response, 304, headers);
  if (range === 'unsatisfiable') return finish(response, 416, { ...headers, 'content-range': `bytes */${asset.body.length}` });
  headers['content-type'] = asset.type;
  if (encoded && encoding) headers['content-encoding'] = encoding;
  if (range) headers['content-range'] = `bytes ${range.from}-${range.to}/${asset.body.length}`;
  const body = range ? asset.body.subarray(range.from, range.to + 1) : (encoded ?? asset.body);
  finish(response, range ? 206 : 200, { ...headers, 'content-length': body.length }, request.method === 'HEAD' ? undefined : body);
}

const etagOf = (asset: Asset, encoding: Encoding | undefined): string => `"${asset.hash}${encoding ? `-${encoding}` : ''}"`;

function isKnown(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}

/** The best encoding that the browser accepts and has not given the weight zero. */
function chooseEncoding(header: string): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    if (!params.some((text) => /^q=0(\.0*)?$/.test(text))) accepted.add(name);
  }
  return ENCODINGS.find((encoding) => accepted.has(encoding));
}

/** One range of bytes; several ranges, or an outdated If-Range, get the whole file. */
function rangeOf(asset: Asset, request: IncomingMessage): { from: number; to: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etagOf(asset, undefined)) return undefined;
  const size = asset.body.length;
  const from = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const to = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  return from > to ? 'unsatisfiable' : { from, to };
}

function say(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  const body = Buffer.from(`${text}\n`);
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'content-length': body.length };
  finish(response, status, { ...SECURITY_HEADERS, ...plain, ...headers }, body);
}

function finish(response: ServerResponse, status: number, headers: Headers, body?: Buffer): void {
  response.writeHead(status, headers);
  response.end(body);
}
