import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/property.js';
import { fromHex, toHex, toUtf8 } from './bytes.js';
import { canonical, commitmentOf, hashOf, sha256 } from './hash.js';

const digest = (text: string): string => toHex(sha256(toUtf8(text)));

describe('sha256', () => {
  it('gives the digests of FIPS 180-4', () => {
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(digest('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(digest('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  it('agrees with the platform for every length around the block size', () => {
    for (let n = 0; n <= 200; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 37 + n) & 255);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => toHex(sha256(bytes)) === createHash('sha256').update(bytes).digest('hex')),
    );
  });
});

describe('bytes', () => {
  it('go to hexadecimal text and back', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => toHex(fromHex(toHex(bytes))) === toHex(bytes)));
    expect(toHex(Uint8Array.of(0, 15, 255))).toBe('000fff');
  });

  it('encode text as the platform does', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => toHex(toUtf8(text)) === toHex(new TextEncoder().encode(text))));
    expect(toHex(toUtf8('é€🜲%'))).toBe('c3a9e282acf09f9cb225');
  });
});

describe('canonical', () => {
  it('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(JSON.parse(JSON.stringify(value))) === canonical(value)));
  });

  it('tells different values apart', () => {
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
    expect(hashOf({})).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('commitmentOf', () => {
  it('is a digest that does not show the seed', () => {
    const seed = 'ab'.repeat(32);
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(`epoque seed ${seed}`).digest('hex'));
    expect(commitmentOf(seed)).not.toContain('abab');
    expect(commitmentOf('ac'.repeat(32))).not.toBe(commitmentOf(seed));
  });
});
