import { fromHex } from './bytes.js';
import type { DiceState } from './types.js';

/** A seed for real games: 32 bytes as hexadecimal text. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Dice for real games: nobody can foresee them without the seed, however many rolls he has seen. */
export const cipherDice = (seed: string): DiceState => {
  if (!isSeed(seed)) throw new Error('a seed has 64 hexadecimal digits');
  return { kind: 'cipher', seed, drawn: 0 };
};

/** Dice for simulations: fast, and good enough where nobody has a reason to cheat. */
export const fastDice = (seed: number): DiceState => {
  const generator = new FastDice(seed >>> 0, 0x9e3779b9, 0x243f6a88, 1);
  for (let i = 0; i < 12; i++) generator.next();
  return generator.state();
};

export interface Dice {
  /** The next 32 random bits. */
  next(): number;
  state(): DiceState;
}

export const openDice = (state: DiceState): Dice =>
  state.kind === 'fast' ? new FastDice(state.a, state.b, state.c, state.d) : new CipherDice(state.seed, state.drawn);

/** A fair number from 0 to n-1: draws that would favour small numbers are thrown away. */
export function below(dice: Dice, n: number): number {
  // Of nothing nothing can be drawn: without this one would go on drawing for ever.
  if (!(n > 0)) throw new RangeError(`no number below ${n}`);
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const x = dice.next();
    if (x < limit) return x % n;
  }
}

/** The small fast counting generator of Chris Doty-Humphrey (32 bits, public domain). */
class FastDice implements Dice {
  constructor(
    private a: number,
    private b: number,
    private c: number,
    private d: number,
  ) {}
  next(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  state(): DiceState {
    return { kind: 'fast', a: this.a, b: this.b, c: this.c, d: this.d };
  }
}

/** The key stream of ChaCha20 (RFC 8439) with a zero nonce, read as little-endian words. */
class CipherDice implements Dice {
  private readonly key: Uint32Array;
  private readonly block = new Uint32Array(16);
  private index = -1;
  constructor(
    private readonly seed: string,
    private drawn: number,
  ) {
    const bytes = fromHex(seed);
    const view = new DataView(bytes.buffer);
    this.key = Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  }
  next(): number {
    const index = Math.floor(this.drawn / 16);
    if (index !== this.index) {
      chachaBlock(this.block, this.key, index, NO_NONCE);
      this.index = index;
    }
    return this.block[this.drawn++ % 16]!;
  }
  state(): DiceState {
    return { kind: 'cipher', seed: this.seed, drawn: this.drawn };
  }
}

const NO_NONCE = new Uint32Array(3);
const EXPAND = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const turn = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}

export function chachaBlock(out: Uint32Array, key: Uint32Array, counter: number, nonce: Uint32Array): void {
  const start = Uint32Array.of(...EXPAND, ...key, counter, ...nonce);
  out.set(start);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < 16; i++) out[i]! += start[i]!;
}
