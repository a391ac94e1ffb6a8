import { describe, expect, it } from 'vitest';
import { type Toy, type ToyMove, toy } from '../../tests/toy-game.js';
import { asked } from './ask.js';
import { fastDice } from './dice.js';
import { play, playUntrusted, start, understand } from './run.js';
import type { Game, Position } from './types.js';

const begin = (seed = 1, seats = 2): Position<Toy> => start(toy, toy.defaults, seats, fastDice(seed)).position;
function does(position: Position<Toy>, seat: number, move: ToyMove): Position<Toy> {
  const played = play(toy, position, seat, move);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.position;
}

describe('playUntrusted', () => {
  it('accepts a move that was read from text', () => {
    expect(playUntrusted(toy, begin(), 0, JSON.parse('{"move":"stock"}'))).toMatchObject({ ok: true });
  });

  it.each([
    [0, null, 'MALFORMED'],
    [0, 'stock', 'MALFORMED'],
    [0, {}, 'MALFORMED'],
    [0, { move: 7 }, 'MALFORMED'],
    [0, { move: 'fly' }, 'MALFORMED'],
    [0, { move: 'toString' }, 'MALFORMED'],
    [0, { move: '__proto__' }, 'MALFORMED'],
    [0, { move: 'stock', extra: 1 }, 'MALFORMED'],
    [0, { move: 'pass' }, 'NOT_NOW'],
    ['0', { move: 'stock' }, 'NOT_ASKED'],
    [7, { move: 'stock' }, 'NOT_ASKED'],
    [Number.NaN, { move: 'stock' }, 'NOT_ASKED'],
  ])('answers seat %j with move %j: %s', (seat, move, code) => {
    expect(playUntrusted(toy, begin(), seat, move)).toMatchObject({ ok: false, refusal: { code } });
    expect(understand(toy, begin(), seat, move)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('accepts nothing that candidates do not say, lists included', () => {
    const listed: Game<Toy> = { ...toy, moves: { ...toy.moves, stock: { ...toy.moves.stock, candidates: () => [WITH_LIST] } } };
    expect(playUntrusted(listed, begin(), 0, JSON.parse(JSON.stringify(WITH_LIST)))).toMatchObject({ ok: true });
    for (const of of [['a'], ['a', { n: 2 }], ['a', { n: 1 }, 'b'], 'a', { 0: 'a', 1: { n: 1 } }])
      expect(playUntrusted(listed, begin(), 0, { move: 'stock', of })).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });
  const WITH_LIST = { move: 'stock' as const, of: ['a', { n: 1 }] };
});

describe('what is not listed', () => {
  /** Who has won the bidding may act, and has money. */
  function acting(): { position: Position<Toy>; seat: number } {
    const ready = does(does(begin(), 0, { move: 'ready' }), 1, { move: 'ready' });
    const won = does(does(ready, 0, { move: 'bid', index: 0 }), 1, { move: 'bid', index: 0 });
    const position = { ...won, state: { ...won.state, coins: [3, 3] } };
    return { position, seat: asked(toy, position)[0]! };
  }
  function refusalOn(move: unknown, game = toy) {
    const { position, seat } = acting();
    return playUntrusted(game, position, seat, move);
  }

  it('is refused by its own rule where that has a reason', () => {
    expect(refusalOn({ move: 'bury', index: 9 })).toEqual({ ok: false, refusal: { rule: 'TOY-NO_SUCH_CARD', code: 'NO_SUCH_CARD' } });
    const none: Game<Toy> = { ...toy, moves: { ...toy.moves, bury: { ...toy.moves.bury, candidates: () => [] } } };
    expect(refusalOn({ move: 'bury', index: 9 }, none)).toMatchObject({ refusal: { code: 'NO_SUCH_CARD' } });
  });

  it.each([
    ['has another form', { move: 'bury', index: '9' }],
    ['has another field', { move: 'bury', place: 9 }],
    ['has one field more', { move: 'bury', index: 9, more: 1 }],
    ['is unheard of', { move: 'attack', on: 77 }],
  ])('is unreadable when it %s', (_, move) => {
    expect(refusalOn(move)).toEqual({ ok: false, refusal: { rule: 'TABLE-MOVE', code: 'MALFORMED' } });
  });

  it('is unreadable, too, when its rule would allow it: what is not listed is never played', () => {
    const bury: Game<Toy>['moves']['bury'] = { ...toy.moves.bury, candidates: () => [{ move: 'bury', index: 1 }] };
    const sparing: Game<Toy> = { ...toy, moves: { ...toy.moves, bury } };
    expect(refusalOn({ move: 'bury', index: 0 })).toMatchObject({ ok: true });
    expect(refusalOn({ move: 'bury', index: 0 }, sparing)).toEqual({ ok: false, refusal: { rule: 'TABLE-MOVE', code: 'MALFORMED' } });
  });

  it('may say a field that no listed move has, where its rule calls it optional, and of that type', () => {
    const bury = Object.assign({}, toy.moves.bury, { optional: { deep: 'boolean' } });
    const deeper: Game<Toy> = { ...toy, moves: { ...toy.moves, bury } };
    expect(refusalOn({ move: 'bury', index: 9, deep: true }, deeper)).toMatchObject({ refusal: { code: 'NO_SUCH_CARD' } });
    for (const deep of [1, 'true', null, [true]])
      expect(refusalOn({ move: 'bury', index: 9, deep }, deeper)).toMatchObject({ refusal: { code: 'MALFORMED' } });
    expect(refusalOn({ move: 'bury', deep: true }, deeper)).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });

  it('is well said when it has the form of any that is listed', () => {
    const candidates = () => [{ move: 'bury', index: 0 } as const, { move: 'bury', index: 'all' } as never];
    const both: Game<Toy> = { ...toy, moves: { ...toy.moves, bury: { ...toy.moves.bury, candidates } } };
    for (const index of [9, 'none'])
      expect(refusalOn({ move: 'bury', index }, both)).toMatchObject({ ok: false, refusal: { code: 'NO_SUCH_CARD' } });
  });

  it('is judged on what the seat may know', () => {
    const seen: unknown[] = [];
    const curious: Game<Toy> = {
      ...toy,
      moves: { ...toy.moves, bury: { ...toy.moves.bury, refuse: (s) => void seen.push(s.hands[1 - acting().seat]![0]!.card) } },
    };
    refusalOn({ move: 'bury', index: 9 }, curious);
    expect(seen).toEqual([null]);
  });
});

describe('an open move', () => {
  /** Somebody says how many coins he wants. */
  type Asking = { readonly move: 'stock'; readonly n: number };
  const heard: unknown[] = [];
  const open: Game<Toy> = {
    ...toy,
    moves: {
      ...toy.moves,
      stock: {
        open: true,
        read: ({ n }): Asking | undefined => (typeof n === 'number' ? { move: 'stock', n } : undefined),
        candidates: () => [],
        refuse: () => undefined,
        perform: (_t, _seat, move) => void heard.push(move),
      },
    },
  };
  const attempt = (move: unknown) => playUntrusted(open, begin(), 0, move);

  it('is read, and performed as it was read', () => {
    expect(attempt({ move: 'stock', n: 2 })).toMatchObject({ ok: true });
    expect(heard.pop()).toEqual({ move: 'stock', n: 2 });
    expect(understand(open, begin(), 0, { move: 'stock', n: 2, more: 1 })).toEqual({
      ok: true,
      seat: 0,
      move: { move: 'stock', n: 2 },
      exact: false,
    });
  });

  it.each([
    ['without a field', { move: 'stock' }],
    ['with a field of a wrong type', { move: 'stock', n: '2' }],
    ['with a field that it does not have', { move: 'stock', n: 2, words: 'please' }],
    ['with a key that breaks the line', { move: 'stock', n: 2, 'a\n0 undo': 1 }],
    ['with a number that no record can say', { move: 'stock', n: Number.NaN }],
    ['with a number below zero and yet zero', { move: 'stock', n: -0 }],
    ['of a class', Object.assign(new Map(), { move: 'stock', n: 2 })],
    ['with a prototype', JSON.parse('{"move":"stock","n":2,"__proto__":{}}')],
  ])('%s is refused', (_, move) => {
    expect(attempt(move)).toEqual({ ok: false, refusal: { rule: 'TABLE-MOVE', code: 'MALFORMED' } });
    expect(understand(open, begin(), 0, move)).not.toMatchObject({ ok: true, exact: true });
  });
});
