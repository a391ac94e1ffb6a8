import { describe, expect, it } from 'vitest';
import { type TicTacToe, ticTacToe } from '../../bench/tic-tac-toe.js';
import { type Toy, type ToyMove, toy } from '../../tests/toy-game.js';
import { asked, blocked, legal, options, refusalOf } from './ask.js';
import { copyNotes, copySlots, copyState } from './copy.js';
import { fastDice } from './dice.js';
import { copyPlain } from './plain.js';
import { type Playout, play, playInPlace, start } from './run.js';
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
    let steps = 0;
    const forever = broken((t) => {
      steps++;
      t.push({ step: 'round', left: 1 });
    });
    expect(() => start(forever, toy.defaults, 2, fastDice(1))).toThrow('the rules never ask anybody');
    expect(steps).toBe(10_000);
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

  it('keeps answers sealed until all are in, then unseals them together', () => {
    let position = does(does(begin(), 0, { move: 'ready' }), 1, { move: 'ready' });
    const before = position.state;
    position = does(position, 1, { move: 'bid', index: 2 });
    expect(position.sealed).toEqual({ 1: { move: 'bid', index: 2 } });
    expect(position.state).toEqual(before);
    expect(asked(toy, position)).toEqual([0]);
    expect(refusalOf(toy, position, 1, { move: 'bid', index: 0 })).toMatchObject({ code: 'NOT_ASKED' });
    expect([options(toy, position, 1), legal(toy, position, 1), blocked(toy, position, 1)]).toEqual([{ legal: [], blocked: [] }, [], []]);
    expect(options(toy, position, 0).legal).toHaveLength(4);
    // Who sees the state alone knows of no answer.
    expect(options(toy, { state: position.state }, 1).legal).toHaveLength(4);
    expect(asked(toy, { state: position.state })).toEqual([0, 1]);
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

describe('a move', () => {
  const closedBy = (game: Game<Toy>, position: Position<Toy>, move: ToyMove) => {
    const played = play(game, position, 0, move);
    return played.ok && [played.undoable, played.closed];
  };
  const at = (...steps: Toy['state']['steps']): Position<Toy> => ({ ...begin(), state: { ...begin().state, steps } });

  it('can be taken back while the same seat plays on', () => {
    expect(closedBy(toy, at({ step: 'act', seat: 0 }, { step: 'act', seat: 0 }), { move: 'pass' })).toEqual([true, undefined]);
    expect(closedBy(toy, at({ step: 'act', seat: 1 }, { step: 'act', seat: 0 }), { move: 'pass' })).toEqual([false, 'handed-on']);
  });

  it('is final when the game is over with it', () => {
    expect(closedBy(toy, at({ step: 'act', seat: 0 }), { move: 'pass' })).toEqual([false, 'handed-on']);
  });

  it('in a question to all is open until another question is asked, even if all are asked again', () => {
    const leaving: Game<Toy> = { ...toy, moves: { ...toy.moves, stock: { ...toy.moves.stock, perform: (t) => t.done() } } };
    expect(closedBy(toy, begin(), { move: 'stock' })).toEqual([true, undefined]);
    expect(closedBy(leaving, begin(), { move: 'stock' })).toEqual([false, 'handed-on']);
  });

  it('made in place is told to nobody', () => {
    const drafts: { readonly events: readonly unknown[] }[] = [];
    const attack: Game<Toy>['moves']['attack'] = {
      ...toy.moves.attack,
      perform(t, seat, m) {
        toy.moves.attack.perform(t, seat, m);
        drafts.push(t as unknown as (typeof drafts)[number]);
      },
    };
    const watched: Game<Toy> = { ...toy, moves: { ...toy.moves, attack } };
    const position = at({ step: 'act', seat: 0 });
    const rich = { ...position, state: { ...position.state, coins: [2, 2] } };
    play(watched, rich, 0, { move: 'attack', on: 1 });
    playInPlace(watched, { ...rich, state: copyPlain(rich.state) }, 0, { move: 'attack', on: 1 });
    expect(drafts.map(({ events }) => events.length)).toEqual([1, 0]);
  });
});

describe('copies', () => {
  it('follow the rules of the original, also where a game writes its own copy', () => {
    const written: Game<Toy> = { ...toy, copy: (s) => copyPlain({ ...s, rules: undefined }) };
    const state = begin().state;
    for (const game of [toy, written]) {
      expect(copyState(game, Object.assign(copyPlain(state), { rules: 2 }))).toHaveProperty('rules', 2);
      expect((copyState(game, state) as { rules?: number }).rules).toBeUndefined();
    }
    expect(copyState(toy, state)).toStrictEqual(state);
  });

  it('share nothing with the original', () => {
    const state = begin().state;
    const copy = copyPlain(state);
    expect(copy).toEqual(state);
    copy.hands[0]![0] = { back: 'card', card: 'x', known: 0 };
    copy.coins[0] = 9;
    expect(state.hands[0]![0]!.card).not.toBe('x');
    expect(state.coins[0]).toBe(1);
    expect(copy.deck.some((slot, i) => slot === state.deck[i])).toBe(false);
    const notes = [{ seat: 1, pile: 'deck', card: 'c7' }];
    expect(copyNotes(notes)).toEqual(notes);
    expect(copyNotes(notes)[0]).not.toBe(notes[0]);
    const slots = copySlots(state.deck);
    expect(slots).toEqual(state.deck);
    expect(slots.some((slot, i) => slot === state.deck[i])).toBe(false);
  });
});
