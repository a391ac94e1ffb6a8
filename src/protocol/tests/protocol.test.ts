import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/property.js';
import { diff, idOf, isRequest, isServerMessage, LIMITS, patch, REQUESTS, type RequestName } from '../index.js';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
const clean = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
/** Records with names like our own marks are the hard case. */
const marked = fc.dictionary(
  fc.constantFrom('#', '-', '+', 'a', 'b', '0'),
  fc.oneof(fc.integer(), fc.array(fc.integer()), fc.dictionary(fc.constantFrom('#', '-', '+', 'x'), fc.integer())),
);

describe('patches', () => {
  it('turn any value into any other, through JSON, and leave the old one alone', () => {
    fc.assert(
      fc.property(fc.oneof(json, marked), fc.oneof(json, marked), (a, b) => {
        const [before, after] = [clean(a), clean(b)];
        const frozen = JSON.stringify(before);
        const change = diff(before, after);
        const result = change === undefined ? before : patch(before, clean(change) as never);
        expect(result).toEqual(after);
        expect(JSON.stringify(before)).toBe(frozen);
      }),
      { numRuns: 500 },
    );
  });

  it('follow small changes of one value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: fc.integer({ max: 2, min: 0 }), b: fc.array(fc.boolean()) })),
        fc.array(fc.record({ a: fc.integer({ max: 2, min: 0 }), b: fc.array(fc.boolean()) })),
        (a, b) => {
          const change = diff({ list: a }, { list: b });
          expect(change === undefined ? { list: a } : patch({ list: a }, clean(change) as never)).toEqual({ list: b });
        },
      ),
    );
  });

  it('are small: a log that grew carries its new line only', () => {
    const log = Array.from({ length: 500 }, (_, i) => ({ ply: i, e: { event: 'x', i } }));
    const change = diff({ a: 1, log }, { a: 1, log: [...log, { ply: 500, e: { event: 'y' } }] });
    expect(JSON.stringify(change)).toBe('{"log":{"+":[{"ply":500,"e":{"event":"y"}}]}}');
  });

  it('are nothing when nothing changed', () => expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined());
});

describe('requests', () => {
  const id = 'command-1';
  const table = 'A'.repeat(22);

  it('are accepted in their exact form', () => {
    expect(isRequest({ id, do: 'play', table, question: 3, move: { move: 'pass' } })).toBe(true);
    expect(isRequest({ id, do: 'join', table })).toBe(true);
    expect(isRequest({ id, do: 'set-seat', table, seat: 1 })).toBe(true);
    expect(isRequest({ id, do: 'set-seat', table, seat: 1, bot: 'easy' })).toBe(true);
    expect(isRequest({ id, do: 'set-seat', table, seat: 1, bot: 'expert', temperament: 'warlord' })).toBe(true);
    expect(isRequest({ id, do: 'propose', table, what: { kind: 'rewind', ply: 4 } })).toBe(true);
  });

  it.each([
    ['a field that nobody knows', { id, do: 'ping', seat: 1 }],
    ['a seat in a move', { id, do: 'play', table, question: 3, move: { move: 'pass' }, seat: 0 }],
    ['a name that objects inherit', { id, do: 'constructor' }],
    ['a table id that climbs', { id, do: 'watch', table: '../../etc/passwd_______' }],
    ['a fraction', { id, do: 'past', table, from: 1.5, to: 2 }],
    ['a negative number', { id, do: 'past', table, from: -1, to: 0 }],
    ['a number as text', { id, do: 'past', table, from: '1', to: 2 }],
    ['no id', { do: 'ping' }],
    ['a short id', { id: 'x', do: 'ping' }],
    ['a move without a name', { id, do: 'play', table, question: 1, move: { a: 1 } }],
    ['a move that is too large', { id, do: 'play', table, question: 1, move: { move: 'x'.repeat(LIMITS.move) } }],
    [
      'a move that is too deep',
      { id, do: 'play', table, question: 1, move: JSON.parse(`{"move":"x","a":${'['.repeat(20)}${']'.repeat(20)}}`) },
    ],
    ['chat that is too long', { id, do: 'chat', table, text: 'x'.repeat(LIMITS.chat + 1) }],
    ['a temperament without a bot', { id, do: 'set-seat', table, seat: 1, temperament: 'warlord' }],
    ['a temperament that nobody has', { id, do: 'set-seat', table, seat: 1, bot: 'easy', temperament: 'gambler' }],
    ['empty chat', { id, do: 'chat', table, text: '' }],
    ['a phrase of one’s own', { id, do: 'phrase', table, phrase: 'buy-my-thing' }],
    ['a list', [1, 2]],
    ['nothing', null],
    ['text', 'ping'],
  ])('are refused with %s', (_, request) => expect(isRequest(request)).toBe(false));

  it('survive anything at all', () => {
    const names = Object.keys(REQUESTS) as RequestName[];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...names), fc.dictionary(fc.string(), fc.anything()), (any, name, fields) => {
        expect(typeof isRequest(any)).toBe('boolean');
        expect(typeof isRequest({ ...fields, do: name, id })).toBe('boolean');
        expect(typeof isServerMessage(any)).toBe('boolean');
        idOf(any);
      }),
    );
  });
});
