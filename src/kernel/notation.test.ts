import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMove, writeMove } from './notation.js';

const names = fc.stringMatching(/^[A-Za-z][\w.:+/-]{0,12}$/).filter((name) => !['move', '__proto__'].includes(name));
const leaves = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('true', 'false', '', ' ', '1', 'null', 'a=b', 'a b', '\n', '\u2028', '"'),
);
const values = fc.oneof(leaves, fc.array(leaves, { maxLength: 3 }), fc.dictionary(names, leaves, { maxKeys: 3, noNullPrototype: true }));
const moves = fc
  .tuple(names, fc.dictionary(names, values, { maxKeys: 4, noNullPrototype: true }))
  .map(([move, fields]) => ({ move, ...fields }));

describe('notation', () => {
  it('reads as people write', () => {
    expect(writeMove({ move: 'birth', card: 'CIV-05' } as { move: string })).toBe('birth card=CIV-05');
    expect(writeMove({ move: 'stones', n: 2 } as { move: string })).toBe('stones n=2');
    expect(writeMove({ move: 'pass' })).toBe('pass');
    expect(writeMove({ move: 'offer', text: 'two words', all: true } as { move: string })).toBe('offer text="two\\u0020words" all=true');
    expect(writeMove({ move: 'x', gone: undefined } as { move: string })).toBe('x');
  });

  it('brings every move back', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const text = writeMove(move);
        expect(text).not.toMatch(/[\r\n]/);
        expect(readMove(text)).toEqual(move);
      }),
      { numRuns: 500 },
    );
  });

  it('gives undefined for what is no move', () => {
    for (const text of [
      '',
      ' ',
      ' pass',
      'pass ',
      '5',
      'a b',
      'a =1',
      'a b=',
      'a b={',
      'a b=\tnull',
      'a b=two words',
      'a move=b',
      'a __proto__=1',
      'a b=01',
      '-',
    ])
      expect(readMove(text), text).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void readMove(text)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => void readMove(`${a} ${b}=${c}`)),
      { numRuns: 500 },
    );
  });
});
