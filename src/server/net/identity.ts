import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../protocol/index.js';
import type { Person, Store } from '../store/store.js';

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
export async function personOf(store: Store, request: IncomingMessage): Promise<Person | undefined> {
  const token = tokenOf(request.headers.cookie);
  return token === undefined ? undefined : store.findPerson(hashToken(token), 'device');
}

/** A name that can be shown anywhere: no control characters, nothing that turns the direction of the line, no runs of blanks. */
export function cleanName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LIMITS.name);
}

/** Chat keeps its line breaks out and its letters in. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();

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
