import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../protocol/index.js';
import type { Services } from '../run/services.js';
import type { Person } from '../store/store.js';

export const COOKIE = 'epoque';
/** Browsers keep no cookie longer than 400 days. */
const KEPT = 400 * 24 * 60 * 60;

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** Tokens are random, so a plain hash is enough: who reads the database cannot use what he finds. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const cookieFor = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${token === '' ? 0 : KEPT}${secure ? '; Secure' : ''}`;

export function tokenOf(cookies: string | undefined): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** The person behind a request: from the cookie and nothing else. */
export async function personOf({ store, now }: Pick<Services, 'store' | 'now'>, request: IncomingMessage): Promise<Person | undefined> {
  const key = keyOf(request);
  return key === undefined ? undefined : store.findPerson(key, 'device', now());
}

/** The hash of the cookie of a request: the device that sends it. */
export function keyOf(request: IncomingMessage): string | undefined {
  const token = tokenOf(request.headers.cookie);
  return token === undefined ? undefined : hashToken(token);
}

/** A name that can be shown anywhere: no control characters, nothing that turns the direction of the line, no runs of blanks. */
export function cleanName(name: string, most: number = LIMITS.name): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
}

/** Chat keeps its line breaks out and its letters in; what joins letters and emoji stays, what turns or hides a line does not. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[\u00ad\u180e\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, '')
    .trim();

/** The title of a table is shown like a name. */
export const cleanTitle = (title: string): string => cleanName(title, LIMITS.title);

/** Does the request come from a page of ours? A foreign page cannot forge this header. */
export function isOwnOrigin(request: IncomingMessage, expected: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  if (expected !== undefined) return origin === expected;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
