import { toHex, toUtf8 } from './bytes.js';

/** The first 32 fractional bits of a root of a prime: the constants of SHA-256, computed instead of copied. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) >>> 0;
const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
});
const K = Uint32Array.from(PRIMES.slice(0, 64), (p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** SHA-256 (FIPS 180-4): commitments and state hashes must be the same in every browser and on every server. */
export function sha256(message: Uint8Array): Uint8Array {
  const length = ((message.length + 8) >> 6) + 1;
  const padded = new Uint8Array(length * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  bits.setUint32(padded.length - 4, message.length << 3);
  const h = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < length; block++) compress(h, w, bits, block * 64);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  h.forEach((word, i) => {
    out.setUint32(4 * i, word);
  });
  return digest;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(h: Uint32Array, w: Uint32Array, bits: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = bits.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    w[i] = w[i - 16]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7]! + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, q] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (q + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    q = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, q].forEach((word, i) => {
    h[i] = h[i]! + word;
  });
}

/** JSON with sorted keys: equal values give equal text, however they were built. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

/** A short fingerprint of a value; records end with the one of their last state. */
export const hashOf = (value: unknown): string => toHex(sha256(toUtf8(canonical(value)))).slice(0, 16);

/** What may be published of a secret seed before the game ends. */
export const commitmentOf = (seed: string): string => toHex(sha256(toUtf8(`epoque seed ${seed}`)));
