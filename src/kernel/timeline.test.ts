import { describe, expect, it } from 'vitest';
import { type Toy, type ToyMove, toy } from '../../tests/toy-game.js';
import { fastDice } from './dice.js';
import { asked } from './run.js';
import { append, begin, now, type Timeline, takeBack, undoState } from './timeline.js';
import type { Game, Seat } from './types.js';

const start = (seats = 2, seed = 1): Timeline<Toy> => begin(toy, toy.defaults, seats, fastDice(seed));
function does(tl: Timeline<Toy>, ...moves: readonly (readonly [Seat, ToyMove])[]): Timeline<Toy> {
  return moves.reduce((at, [seat, move]) => {
    const step = append(at, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    return step.timeline;
  }, tl);
}
const undo = (tl: Timeline<Toy>, seat: Seat): Timeline<Toy> => {
  const step = takeBack(tl, seat);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.timeline;
};
const stock = { move: 'stock' } as const;
const ready = { move: 'ready' } as const;
const bid = (index: number) => ({ move: 'bid', index }) as const;
const rallied = (seats = 2, seed = 1) => does(start(seats, seed), ...Array.from({ length: seats }, (_, seat) => [seat, ready] as const));
const last = (tl: Timeline<Toy>) => now(tl).position;

describe('a timeline', () => {
  it('keeps every moment and every entry', () => {
    const tl = does(start(), [0, stock], [1, stock]);
    expect(tl.frames.map((frame) => frame.by)).toEqual([undefined, { seat: 0, move: stock }, { seat: 1, move: stock }]);
    expect(tl.frames.map((frame) => frame.position.ply)).toEqual([0, 1, 2]);
    expect(tl.entries).toEqual([
      { seat: 0, move: stock },
      { seat: 1, move: stock },
    ]);
  });

  it('refuses what the rules refuse, and stays as it was', () => {
    const tl = does(start(), [0, stock], [0, stock]);
    const step = append(tl, 0, stock);
    expect(step).toEqual({ ok: false, refusal: { rule: 'TOY-RICH', code: 'RICH', params: { have: 3 } } });
    expect(tl.entries).toHaveLength(2);
    expect(append(tl, 0, { move: 'bid', index: 0 })).toMatchObject({ refusal: { code: 'NOT_NOW' } });
    expect(append(tl, 0, { move: 'fly' } as never, true)).toMatchObject({ refusal: { code: 'MALFORMED' } });
  });

  it('has nothing to take back before the first move', () => {
    expect(undoState(start(), 0)).toEqual({ can: false });
    expect(takeBack(start(), 0)).toEqual({ ok: false, refusal: { rule: 'TABLE-UNDO', code: 'CANNOT_UNDO' } });
  });
});

describe('taking back in a question to all seats', () => {
  it('is followed up move by move: nothing is played again that was played before', () => {
    let plays = 0;
    const { stock: rule } = toy.moves;
    const perform: typeof rule.perform = (...args) => {
      plays++;
      rule.perform(...args);
    };
    const counting = { ...toy, moves: { ...toy.moves, stock: { ...rule, perform } } };
    let tl = begin(counting, toy.defaults, 3, fastDice(1));
    for (const seat of [0, 1, 2, 1, 2]) {
      const step = append(tl, seat, stock);
      if (!step.ok) throw new Error(step.refusal.code);
      tl = step.timeline;
      for (const viewer of [0, 1, 2]) undoState(tl, viewer);
    }
    // Five moves, and each of them once more for every other seat that had moved before: not the whole past each time.
    expect(plays).toBeLessThanOrEqual(5 + 10);
    expect(undoState(tl, 0)).toEqual({ can: true });
    expect(last(undo(tl, 0)).state.coins).toEqual([1, 3, 3]);
  });

  it('takes the seat’s own last move out, not the others’', () => {
    const tl = does(start(), [0, stock], [1, stock], [1, stock]);
    const back = undo(tl, 0);
    expect(last(back).state.coins).toEqual([1, 3]);
    expect(back.frames).toHaveLength(3);
    expect(back.entries.at(-1)).toEqual({ seat: 0, undo: true });
    expect(last(undo(undo(back, 1), 1)).state.coins).toEqual([1, 1]);
  });

  it('brings a seat back that has already done its part', () => {
    const tl = does(start(3), [0, stock], [1, ready]);
    expect(undoState(tl, 1)).toEqual({ can: true });
    expect(undoState(tl, 0)).toEqual({ can: true });
    expect(asked(toy, last(undo(tl, 1)))).toEqual([0, 1, 2]);
    expect(last(undo(tl, 0)).state).toMatchObject({ coins: [1, 1, 1], ready: [false, true, false] });
  });

  it('is refused when what others did since would no longer be legal', () => {
    const followers: Game<Toy> = {
      ...toy,
      moves: {
        ...toy.moves,
        stock: { ...toy.moves.stock, refuse: (s, seat) => (seat > 0 && s.coins[0]! < 2 ? { rule: 'TOY-X', code: 'FOLLOW' } : undefined) },
      },
    };
    const tl = does({ ...start(), game: followers }, [0, stock], [1, stock]);
    expect(undoState(tl, 0)).toEqual({ can: false, closed: 'handed-on' });
    expect(last(undo(undo(tl, 1), 0)).state.coins).toEqual([1, 1]);
  });

  it('ends when the question is settled', () => {
    const tl = rallied();
    expect(asked(toy, last(tl))).toEqual([0, 1]);
    for (const seat of [0, 1]) expect(undoState(tl, seat)).toEqual({ can: false, closed: 'handed-on' });
  });
});

describe('taking back a sealed answer', () => {
  it('is possible until all answers are in', () => {
    const tl = does(rallied(3), [2, bid(1)], [0, bid(3)]);
    expect(last(tl).sealed).toEqual({ 0: bid(3), 2: bid(1) });
    const back = undo(tl, 2);
    expect(last(back).sealed).toEqual({ 0: bid(3) });
    expect(asked(toy, last(back))).toEqual([1, 2]);
    expect(last(does(back, [2, bid(0)])).sealed).toEqual({ 0: bid(3), 2: bid(0) });
  });

  it('is over once they are revealed', () => {
    const tl = does(rallied(), [0, bid(0)], [1, bid(0)]);
    for (const seat of [0, 1]) {
      expect(undoState(tl, seat).can).toBe(false);
      expect(['dice', 'shown']).toContain(undoState(tl, seat).closed);
    }
  });

  it('is over even if the answers were numbers and no card was turned', () => {
    const votes: Game<Toy> = {
      ...toy,
      steps: {
        ...toy.steps,
        bid: { ...toy.steps.bid, reveal: (t, _step, answers) => t.push({ step: 'act', seat: [...answers.keys()].at(-1)! }) },
      },
    };
    let tl: Timeline<Toy> = { ...rallied(), game: votes };
    for (const seat of [0, 1]) tl = does(tl, [seat, bid(0)]);
    expect(asked(votes, last(tl))).toEqual([1]); // the same seat plays on, yet it has learnt the other answer
    expect(undoState(tl, 1)).toEqual({ can: false, closed: 'shown' });
  });
});

describe('what closes the way back', () => {
  /** The position after the first auction, with the winner to act. */
  const won = (seed = 1) => {
    const tl = does(rallied(2, seed), [0, bid(0)], [1, bid(0)]);
    return { tl, seat: asked(toy, last(tl))[0]! };
  };

  it('a card that a seat sees for the first time', () => {
    const { tl, seat } = won();
    expect(undoState(does(tl, [seat, { move: 'draw' }]), seat)).toEqual({ can: false, closed: 'shown' });
  });

  it('dice and shuffles', () => {
    const { tl, seat } = won();
    expect(undoState(does(tl, [seat, { move: 'bury', index: 0 }]), seat)).toEqual({ can: false, closed: 'dice' });
  });

  it('a question to another seat', () => {
    const { tl, seat } = won();
    expect(undoState(does(tl, [seat, { move: 'pass' }]), seat)).toEqual({ can: false, closed: 'handed-on' });
  });

  it('an undo is a line of the log, not a gap in it', () => {
    const tl = undo(does(start(), [0, stock]), 0);
    expect(tl.entries).toEqual([
      { seat: 0, move: stock },
      { seat: 0, undo: true },
    ]);
    expect(last(tl)).toEqual(last(start()));
  });
});
