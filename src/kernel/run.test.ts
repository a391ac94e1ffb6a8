import { describe, expect, it } from 'vitest';
import { type TicTacToe, ticTacToe } from '../../bench/tic-tac-toe.js';
import { type Toy, type ToyMove, toy } from '../../tests/toy-game.js';
import { copySlots, copyState } from './copy.js';
import { fastDice } from './dice.js';
import { copyPlain } from './plain.js';
import { asked, blocked, legal, options, type Playout, play, playInPlace, playUntrusted, refusalOf, start, understand } from './run.js';
import type { Game, Position } from './types.js';

const begin = (seed = 1, seats = 2): Position<Toy> => start(toy, toy.defaults, seats, fastDice(seed)).position;
function does(position: Position<Toy>, seat: number, move: ToyMove): Position<Toy> {
  const played = play(toy, position, seat, move);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.position;
}

describe('tic-tac-toe', () => {
  it('has 255,168 games: 131,184 won by the first, 77,904 by the second, 46,080 drawn', () => {
    const ends = { first: 0, second: 0, drawn: 0 };
    const count = (p: Playout<TicTacToe>): void => {
      const seats = asked(ticTacToe, p);
      if (seats.length === 0) ends[p.state.winner === 0 ? 'first' : p.state.winner === 1 ? 'second' : 'drawn']++;
      else
        for (const move of legal(ticTacToe, p, seats[0]!)) {
          const next: Playout<TicTacToe> = { ...p, state: copyState(ticTacToe, p.state) };
          playInPlace(ticTacToe, next, seats[0]!, move);
          count(next);
        }
    };
    count({ ...start(ticTacToe, {}, 2, fastDice(1)).position });
    expect(ends).toEqual({ first: 131_184, second: 77_904, drawn: 46_080 });
    expect(ends.first + ends.second + ends.drawn).toBe(255_168);
  });

  it('lists taken cells as blocked, with the reason', () => {
    const played = play(ticTacToe, start(ticTacToe, {}, 2, fastDice(1)).position, 0, { move: 'mark', cell: 4 });
    if (!played.ok) throw new Error('refused');
    expect(legal(ticTacToe, played.position, 1)).toHaveLength(8);
    expect(blocked(ticTacToe, played.position, 1)).toEqual([
      { move: { move: 'mark', cell: 4 }, refusal: { rule: 'TTT-2', code: 'CELL_TAKEN' } },
    ]);
    expect(played).toMatchObject({ undoable: false, closed: 'handed-on', events: [{ e: { event: 'marked', seat: 0, cell: 4 } }] });
  });
});

describe('start', () => {
  it('refuses a table that cannot be set up', () => {
    expect(() => start(toy, { rounds: 3 }, 9, fastDice(1))).toThrow('cannot set up toy: BAD_SEATS (TOY-BAD_SEATS)');
  });

  it('runs to the first question', () => {
    expect(begin().state.steps.at(-1)).toEqual({ step: 'rally' });
    expect(begin()).toMatchObject({ ply: 0, sealed: {} });
  });

  it('gives the same game for the same dice', () => {
    expect(begin(5)).toEqual(begin(5));
    expect(begin(5).state).not.toEqual(begin(6).state);
  });
});

describe('rules that never ask', () => {
  const broken = (auto: (t: Parameters<Extract<Game<Toy>['steps']['round'], { auto: unknown }>['auto']>[0]) => void): Game<Toy> => ({
    ...toy,
    steps: { ...toy.steps, round: { auto } },
  });

  it('are stopped', () => {
    const forever = broken((t) => t.push({ step: 'round', left: 1 }));
    expect(() => start(forever, toy.defaults, 2, fastDice(1))).toThrow('the rules never ask anybody');
  });

  it('end the game when nothing is left to do', () => {
    const { position } = start(
      broken(() => {}),
      toy.defaults,
      2,
      fastDice(1),
    );
    expect(position.state.over).toBe(true);
    expect(asked(toy, position)).toEqual([]);
    expect(legal(toy, position, 0)).toEqual([]);
    expect(blocked(toy, position, 0)).toEqual([]);
    expect(refusalOf(toy, position, 0, { move: 'pass' })).toEqual({ rule: 'TABLE-TURN', code: 'NOT_ASKED' });
  });
});

describe('play', () => {
  it('refuses who is not asked and what is not asked for', () => {
    const position = does(begin(), 0, { move: 'ready' });
    expect(play(toy, position, 0, { move: 'stock' })).toEqual({ ok: false, refusal: { rule: 'TABLE-TURN', code: 'NOT_ASKED' } });
    expect(play(toy, position, 1, { move: 'pass' })).toEqual({ ok: false, refusal: { rule: 'TABLE-STEP', code: 'NOT_NOW' } });
  });

  it('keeps answers sealed until all are in, then reveals them together', () => {
    let position = does(does(begin(), 0, { move: 'ready' }), 1, { move: 'ready' });
    const before = position.state;
    position = does(position, 1, { move: 'bid', index: 2 });
    expect(position.sealed).toEqual({ 1: { move: 'bid', index: 2 } });
    expect(position.state).toEqual(before);
    expect(asked(toy, position)).toEqual([0]);
    expect(refusalOf(toy, position, 1, { move: 'bid', index: 0 })).toMatchObject({ code: 'NOT_ASKED' });
    expect([options(toy, position, 1), legal(toy, position, 1), blocked(toy, position, 1)]).toEqual([{ legal: [], blocked: [] }, [], []]);
    expect(options(toy, position, 0).legal).toHaveLength(4);
    expect(options(toy, { state: position.state }, 1).legal).toHaveLength(4);
    position = does(position, 0, { move: 'bid', index: 0 });
    expect(position.sealed).toEqual({});
    expect(position.state.discard).toHaveLength(2);
    expect(position.state.discard.every((slot) => slot.known === -1)).toBe(true);
  });

  it('skips questions that nobody has to answer', () => {
    const { state, ...rest } = begin();
    const bare = {
      ...state,
      hands: [state.hands[0]!, []],
      discard: state.hands[1]!,
      steps: [{ step: 'round', left: 0 } as const, { step: 'act', seat: 0 } as const],
    };
    const after = does(
      {
        ...rest,
        state: { ...bare, coins: [3, 3], steps: [...bare.steps.slice(0, 1), { step: 'lose', seat: 1 }, { step: 'act', seat: 0 }] },
      },
      0,
      { move: 'pass' },
    );
    expect(after.state.over).toBe(true);
  });
});

describe('playUntrusted', () => {
  const position = begin();

  it('accepts a move that was read from text', () => {
    expect(playUntrusted(toy, position, 0, JSON.parse('{"move":"stock"}'))).toMatchObject({ ok: true });
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
    expect(playUntrusted(toy, position, seat, move)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('accepts nothing that candidates do not say, lists included', () => {
    const listed: Game<Toy> = { ...toy, moves: { ...toy.moves, stock: { ...toy.moves.stock, candidates: () => [WITH_LIST] } } };
    expect(playUntrusted(listed, position, 0, JSON.parse(JSON.stringify(WITH_LIST)))).toMatchObject({ ok: true });
    for (const of of [['a'], ['a', { n: 2 }], ['a', { n: 1 }, 'b'], 'a', { 0: 'a', 1: { n: 1 } }])
      expect(playUntrusted(listed, position, 0, { move: 'stock', of })).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });
  const WITH_LIST = { move: 'stock' as const, of: ['a', { n: 1 }] };
});

describe('what is not listed', () => {
  const ready = does(does(begin(), 0, { move: 'ready' }), 1, { move: 'ready' });
  const won = does(does(ready, 0, { move: 'bid', index: 0 }), 1, { move: 'bid', index: 0 });
  const position = { ...won, state: { ...won.state, coins: [3, 3] } };
  const seat = asked(toy, position)[0]!;
  const refusalOn = (move: unknown, game = toy) => playUntrusted(game, position, seat, move);

  it('is refused by its own rule where that has a reason', () => {
    expect(refusalOn({ move: 'bury', index: 9 })).toEqual({ ok: false, refusal: { rule: 'TOY-NO_SUCH_CARD', code: 'NO_SUCH_CARD' } });
    const none: Game<Toy> = { ...toy, moves: { ...toy.moves, bury: { ...toy.moves.bury, candidates: () => [] } } };
    expect(refusalOn({ move: 'bury', index: 9 }, none)).toMatchObject({ refusal: { code: 'NO_SUCH_CARD' } });
  });

  it.each([
    ['has another form', { move: 'bury', index: '9' }],
    ['has another field', { move: 'bury', place: 9 }],
    ['has one field more', { move: 'bury', index: 9, more: 1 }],
    ['would be allowed', { move: 'attack', on: seat }],
    ['is unheard of', { move: 'attack', on: 77 }],
  ])('is unreadable when it %s', (_, move) => {
    expect(refusalOn(move)).toEqual({ ok: false, refusal: { rule: 'TABLE-MOVE', code: 'MALFORMED' } });
  });

  it('is judged on what the seat may know', () => {
    const seen: unknown[] = [];
    const curious: Game<Toy> = {
      ...toy,
      moves: { ...toy.moves, bury: { ...toy.moves.bury, refuse: (s) => void seen.push(s.hands[1 - seat]![0]!.card) } },
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
  });
});

describe('copies', () => {
  it('share nothing with the original', () => {
    const state = begin().state;
    const copy = copyPlain(state);
    expect(copy).toEqual(state);
    copy.hands[0]![0] = { back: 'card', card: 'x', known: 0 };
    copy.coins[0] = 9;
    expect(state.hands[0]![0]!.card).not.toBe('x');
    expect(state.coins[0]).toBe(1);
    expect(copy.deck.some((slot, i) => slot === state.deck[i])).toBe(false);
    const slots = copySlots(state.deck);
    expect(slots).toEqual(state.deck);
    expect(slots.some((slot, i) => slot === state.deck[i])).toBe(false);
  });
});
