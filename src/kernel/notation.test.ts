import { describe, expect, it } from 'vitest';
import { anyCharacter, fc } from '../../tests/property.js';
import { canonical } from './hash.js';
import { gatherMove, isSayable, readLine, readMove, type Said, writeLine, writeMove } from './notation.js';
import { isSame } from './plain.js';

const names = fc.stringMatching(/^[A-Za-z][\w.:+/-]{0,12}$/).filter((name) => !['move', '__proto__'].includes(name));
const keys = fc
  .oneof(
    names,
    fc.string(),
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('true', 'null', 'a b', 'a=b', 'x\n0 undo', '"', '\u2028', ''),
  )
  .filter((key) => !['move', '__proto__'].includes(key));
const leaves = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((x) => !Object.is(x, -0)),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('true', 'false', '', ' ', '1', 'null', 'a=b', 'a b', '\n', '\u2028', '"'),
);
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small', maxDepth: 5 }, leaves, fc.array(tie('value'), { maxLength: 3 }), tie('fields')),
  fields: fc.dictionary(keys, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));
const moves = fc
  .tuple(
    names.filter((name) => isSayable({ move: name })),
    fc.dictionary(keys, values, { maxKeys: 4, noNullPrototype: true }),
  )
  .map(([move, fields]) => ({ move, ...fields }));
const lines: fc.Arbitrary<Said> = fc.oneof(
  fc.record({ seat: fc.nat({ max: 30 }), move: moves }),
  fc.record({ seat: fc.nat({ max: 30 }), undo: fc.constant(true as const) }),
);

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
        expect(isSayable(move)).toBe(true);
        const text = writeMove(move);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(readMove(text)).toEqual(move);
        expect(gatherMove(text)).toEqual(move);
      }),
      { numRuns: 500 },
    );
  });

  it('brings every line back', () => {
    fc.assert(fc.property(lines, (said) => void expect(readLine(writeLine(said))).toEqual(said)));
    for (const text of ['', '0', '0 ', ' 0 pass', '00 pass', '100 pass', '-1 pass', 'x pass', '0  pass', '0 Undo x', '0\tpass'])
      expect(readLine(text), text).toBeUndefined();
    expect(readLine('12 undo')).toEqual({ seat: 12, undo: true });
    expect(readLine('0 undo n=1')).toBeUndefined();
  });

  it('reads no text that it would write otherwise', () => {
    for (const text of [
      'a b=1.0',
      'a b="c"',
      'a b=1e3',
      'a "b"=1',
      'a b=1 b=2',
      'a b={"c":1,"c":2}',
      'a b=\u2028',
      'a b=[1,\t2]',
      'a b=-0',
    ])
      expect(readMove(text), text).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^a [a-c"]{1,3}=[0-9a-c{}"[\],:.e-]{1,8}$/)), (text) => {
        const move = readMove(text);
        return move === undefined || (isSayable(move) && writeMove(move) === text);
      }),
      { numRuns: 2000 },
    );
  });

  it('says what cannot be said', () => {
    const deep = (n: number): unknown => (n === 0 ? 1 : [deep(n - 1)]);
    const bad = [undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 1n, Symbol('x'), () => 1, /x/, new Map(), new Array(1), deep(8)];
    for (const value of bad.slice(1)) expect(isSayable({ move: 'a', value }), String(typeof value)).toBe(false);
    for (const value of [undefined, null, [], {}, deep(7), Object.create(null)]) expect(isSayable({ move: 'a', value })).toBe(true);
    for (const move of [
      undefined,
      null,
      'a',
      7,
      {},
      { move: 'undo' },
      { move: 'a b' },
      { move: 'null' },
      { move: '' },
      { move: ['a'] },
      ['a'],
    ])
      expect(isSayable(move), JSON.stringify(move)).toBe(false);
    expect(isSayable(JSON.parse('{"move":"a","b":{"__proto__":1}}'))).toBe(false);
    expect(isSayable(Object.assign([1], { move: 'a' }))).toBe(false);
  });

  it('leaves out, if need be, what cannot be read', () => {
    expect(gatherMove('resign a ab b=1 =2 c= d={ e=5 "f g"=6 move=x')).toStrictEqual({ move: 'resign', b: 1, e: 5 });
    expect(gatherMove(`resign a=${'['.repeat(9)}${']'.repeat(9)}`)).toStrictEqual({ move: 'resign' });
    expect(gatherMove('resign "f\\u0020g"=6')).toEqual({ move: 'resign', 'f g': 6 });
    expect(gatherMove('resign __proto__=6')).toEqual({ move: 'resign' });
    expect(gatherMove('undo')).toBeUndefined();
    expect(gatherMove('a_b;')).toBeUndefined();
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

  it('tells lines that take a move back from those that make one', () => {
    const lines = ['0 undo', '1 undo free', '12 pass', '3 bid card=a'];
    const said: Said[] = [
      { seat: 0, undo: true },
      { seat: 1, undo: true, free: true },
      { seat: 12, move: { move: 'pass' } },
      { seat: 3, move: { move: 'bid', card: 'a' } as { move: string } },
    ];
    expect(lines.map((line) => readLine(line))).toStrictEqual(said);
    expect(said.map(writeLine)).toEqual(lines);
    for (const line of ['', 'undo', '0', '0 ', '00 pass', '100 pass', '-1 pass', 'x pass', ' 0 pass', '0 undo freely', '0 undo  free'])
      expect(readLine(line), line).toBeUndefined();
    expect(readLine('0 undo free', () => ({ move: 'resign' }))).toStrictEqual({ seat: 0, undo: true, free: true });
    expect(readLine('0 pass', () => undefined)).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => void readMove(text)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => void readMove(`${a} ${b}=${c}`)),
      { numRuns: 500 },
    );
  });
});

describe('the same data', () => {
  it('is the same however it was built', () => {
    expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { b: undefined, a: 1 })).toBe(true);
    fc.assert(fc.property(values, (x) => isSame(x, JSON.parse(JSON.stringify(x)))));
  });

  it('is not the same where anything differs', () => {
    const all: unknown[] = [
      null,
      undefined,
      0,
      1,
      '',
      '0',
      'a',
      true,
      [],
      {},
      [1],
      [1, 2],
      [2, 1],
      { a: 1 },
      { b: 1 },
      { a: 2 },
      { a: 1, b: 1 },
      { 0: 1 },
      [[]],
      { a: [] },
      { a: {} },
      { toString: 1 },
    ];
    for (const [i, a] of all.entries()) for (const [j, b] of all.entries()) expect(isSame(a, b), `${i} and ${j}`).toBe(i === j);
    fc.assert(fc.property(values, values, (a, b) => isSame(a, b) === (canonical(a) === canonical(b))));
  });
});
