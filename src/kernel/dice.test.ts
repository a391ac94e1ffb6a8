import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/property.js';
import { fromHex, toHex } from './bytes.js';
import { below, chachaBlock, cipherDice, type Dice, fastDice, isSeed, openDice } from './dice.js';

const words = (hex: string): Uint32Array => new Uint32Array(fromHex(hex).buffer);
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('the fast dice', () => {
  it.each([0, -1, Number.NaN])('a number below %f cannot be drawn, and nobody waits for it', (n) => {
    expect(() => below(openDice(fastDice(1)), n)).toThrow(RangeError);
  });

  it('are those of the published generator after twelve draws, so that games played by their seeds stay the same', () => {
    const dice = openDice(fastDice(1));
    expect(Array.from({ length: 4 }, () => dice.next())).toEqual([3739678614, 2725338478, 3923878172, 2212199553]);
  });
});

describe('the cipher', () => {
  it('begins with the first word of its seed', () => {
    expect(cipherDice(SEED)).toEqual({ kind: 'cipher', seed: SEED, drawn: 0 });
  });

  it('gives the block of RFC 8439, section 2.3.2', () => {
    const out = new Uint32Array(16);
    chachaBlock(out, words(SEED), 1, words('000000090000004a00000000'));
    const expected =
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e';
    expect(toHex(new Uint8Array(out.buffer))).toBe(expected);
  });

  it('deals the key stream of the platform’s ChaCha20', () => {
    const stream = createCipheriv('chacha20', fromHex(SEED), Buffer.alloc(16)).update(Buffer.alloc(4 * 40));
    const dice = openDice(cipherDice(SEED));
    expect(Array.from({ length: 40 }, () => dice.next())).toEqual(Array.from({ length: 40 }, (_, i) => stream.readUInt32LE(4 * i)));
  });

  it('goes on from its state, wherever it stopped', () => {
    const dice = openDice(cipherDice(SEED));
    for (let i = 0; i < 50; i++) {
      const copy = openDice(dice.state());
      expect(copy.next()).toBe(dice.next());
    }
    expect(dice.state()).toEqual({ kind: 'cipher', seed: SEED, drawn: 50 });
  });

  it('takes no seed but 64 hexadecimal digits', () => {
    for (const bad of ['', 'xyz', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED}\n`]) {
      expect(isSeed(bad)).toBe(false);
      expect(() => cipherDice(bad)).toThrow('64 hexadecimal digits');
    }
    expect(isSeed(SEED)).toBe(true);
  });
});

describe('the fast generator', () => {
  it('goes on from its state, and other seeds give other numbers', () => {
    const draw = (dice: Dice): number[] => Array.from({ length: 8 }, () => dice.next());
    const dice = openDice(fastDice(7));
    dice.next();
    const state = dice.state();
    expect(draw(openDice(state))).toEqual(draw(dice));
    expect(draw(openDice(fastDice(8)))).not.toEqual(draw(openDice(fastDice(7))));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('uses all 32 bits evenly', () => {
    const dice = openDice(fastDice(1));
    const ones = new Array<number>(32).fill(0);
    for (let i = 0; i < 4000; i++) {
      const x = dice.next();
      for (let bit = 0; bit < 32; bit++) ones[bit]! += (x >>> bit) & 1;
    }
    for (const n of ones) expect(Math.abs(n - 2000)).toBeLessThan(200); // six standard deviations
  });
});

/** Dice that deal what they are told. */
const loaded = (...numbers: number[]): Dice => ({ next: () => numbers.shift()!, state: () => fastDice(0) });

describe('below', () => {
  it('stays in range', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 0xffffffff }), (seed, n) => {
        const x = below(openDice(fastDice(seed)), n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });

  it('throws away draws that would favour small numbers', () => {
    expect(below(loaded(0xffffffff, 7), 6)).toBe(1); // 2^32 = 4 (mod 6): the last four draws are not used
    expect(below(loaded(0xfffffffc, 7), 6)).toBe(1);
    expect(below(loaded(0xfffffffb, 7), 6)).toBe(5);
    expect(below(loaded(0xffffffff), 16)).toBe(15); // a power of two wastes nothing
  });

  it('is fair', () => {
    for (const dice of [openDice(fastDice(3)), openDice(cipherDice(SEED))]) {
      const counts = new Array<number>(6).fill(0);
      for (let i = 0; i < 12_000; i++) counts[below(dice, 6)]!++;
      const chiSquared = counts.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
      expect(chiSquared).toBeLessThan(20.5); // 99.9 % of fair dice, five degrees of freedom
    }
  });
});
