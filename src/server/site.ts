import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One file of the built site. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  /** A short name of the content: the same for the same bytes. */
  readonly hash: string;
  /** Its address changes with its content, so it may be kept for ever. */
  readonly immutable: boolean;
  /** The compressed body, made once and kept; undefined when compressing gains nothing. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

/** The whole site in memory, by address. Only what is in here is ever sent, whatever path is asked for. */
export type Site = ReadonlyMap<string, Asset>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Below this a compressed answer saves no packet. */
const WORTH_COMPRESSING = 512;

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Read a built site: a few hundred files, a few megabytes. */
export function readSite(folder: string): Site {
  const site = new Map<string, Asset>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    site.set(address, makeAsset(address, readFileSync(file)));
  }
  return site;
}

export function makeAsset(address: string, body: Buffer): Asset {
  const type = TYPES[extname(address)] ?? 'application/octet-stream';
  const compressible = /^text\/|json|svg/.test(type) && body.length >= WORTH_COMPRESSING;
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body,
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    immutable: address.startsWith('/assets/'),
    encoded(encoding) {
      if (!compressible) return undefined;
      const made = kept.get(encoding) ?? compress[encoding](body);
      kept.set(encoding, made);
      return made;
    },
  };
}
