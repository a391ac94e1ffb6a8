import { describe, expect, it } from 'vitest';
import { type Toy, type ToyMove, toy } from '../../tests/toy-game.js';
import { asked } from './ask.js';
import { fastDice } from './dice.js';
import { append, appendStored, begin, now, type Timeline, takeBack, takeBackFreely, undoState } from './timeline.js';
import type { Game, Seat, Turn } from './types.js';

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
        bid: { ...toy.steps.bid, unseal: (t, _step, answers) => t.push({ step: 'act', seat: [...answers.keys()].at(-1)! }) },
      },
    };
    let tl: Timeline<Toy> = { ...rallied(), game: votes };
    for (const seat of [0, 1]) tl = does(tl, [seat, bid(0)]);
    expect(asked(votes, last(tl))).toEqual([1]); // the same seat plays on, yet it has learnt the other answer
    for (const seat of [0, 1]) expect(undoState(tl, seat)).toEqual({ can: false, closed: 'shown' });
    // Whoever asks for the first time afterwards hears the same.
    expect(undoState({ ...tl, frames: tl.frames.map((frame) => ({ ...frame })) }, 0)).toEqual({ can: false, closed: 'shown' });
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

describe('what another seat learns in a question to all', () => {
  /** Seat 1 finds something out whenever it stocks; `tells` says who hears of it, and what. */
  const learning = (tells: (t: Turn<Toy>) => void): Game<Toy> => ({
    ...toy,
    moves: {
      ...toy.moves,
      stock: {
        ...toy.moves.stock,
        perform(t, seat) {
          t.s.coins[seat]!++;
          if (seat !== 1) return;
          t.unveil();
          tells(t);
        },
      },
    },
  });
  const MOVES = [
    [0, stock],
    [1, stock],
    [2, stock],
  ] as const;

  /** May seat 0 take back? Asked once at the end, and asked after every move: the answer is the same. */
  function answer(game: Game<Toy>) {
    const once = does({ ...start(3), game }, ...MOVES);
    let often: Timeline<Toy> = { ...start(3), game };
    for (const move of MOVES) {
      often = does(often, move);
      undoState(often, 0);
    }
    expect(undoState(often, 0)).toEqual(undoState(once, 0));
    expect(takeBack(often, 0)).toEqual(takeBack(once, 0));
    return { state: undoState(once, 0), back: takeBack(once, 0) };
  }
  const saw = (card: string): Toy['event'] => ({ event: 'drew', seat: 1, card });

  it('closes nothing when nobody else hears of it and it stays the same', () => {
    const { state, back } = answer(learning((t) => t.tell([1], saw('x'))));
    expect(state).toEqual({ can: true });
    expect(back.ok && last(back.timeline).state.coins).toEqual([1, 2, 2]);
    expect(back.ok && back.timeline.frames.map((frame) => frame.by?.seat)).toEqual([undefined, 1, 2]);
  });

  it('closes the way when it would have been something else', () => {
    const { state, back } = answer(learning((t) => t.tell([1], saw(`c${t.s.coins[0]}`))));
    expect(state).toEqual({ can: false, closed: 'handed-on' });
    expect(back).toEqual({ ok: false, refusal: { rule: 'TABLE-UNDO', code: 'CANNOT_UNDO' } });
  });

  it('closes the way when this seat hears of it', () => {
    expect(answer(learning((t) => t.emit(saw('x')))).state).toEqual({ can: false, closed: 'shown' });
    expect(answer(learning((t) => t.tell([0, 1], saw('x')))).state).toEqual({ can: false, closed: 'shown' });
    expect(answer(learning((t) => t.tell([1], saw('x'), saw('?')))).state).toEqual({ can: false, closed: 'shown' });
  });

  it('stays closed when more is done', () => {
    const game = learning((t) => t.emit(saw('x')));
    let tl = does({ ...start(3), game }, [0, stock], [1, stock]);
    expect(undoState(tl, 0)).toEqual({ can: false, closed: 'shown' });
    tl = does(tl, [2, stock]);
    expect(undoState(tl, 0)).toEqual({ can: false, closed: 'shown' });
    expect([undoState(tl, 1), undoState(tl, 2)]).toEqual([{ can: false, closed: 'shown' }, { can: true }]);
    tl = does(tl, [0, stock]);
    expect(undoState(tl, 0)).toEqual({ can: true });
    expect(last(undo(tl, 0)).state.coins).toEqual([2, 2, 2]);
  });

  it('of dice closes the way for whoever rolled them', () => {
    const rolling: Game<Toy> = {
      ...toy,
      moves: { ...toy.moves, stock: { ...toy.moves.stock, perform: (t, seat) => void (seat === 1 ? t.roll(6) : t.s.coins[seat]!++) } },
    };
    const tl = does({ ...start(3), game: rolling }, [0, stock], [1, stock]);
    expect([undoState(tl, 0), undoState(tl, 1), undoState(tl, 2)]).toEqual([{ can: true }, { can: false, closed: 'dice' }, { can: false }]);
  });
});

describe('a move that comes from outside', () => {
  const quiet: Game<Toy> = { ...toy, moves: { ...toy.moves, stock: { ...toy.moves.stock, open: true, read: () => stock } } };
  const odd = { move: 'stock', more: 1 } as const;

  it('is kept as it was read', () => {
    const tl = { ...start(), game: quiet };
    expect(append(tl, 0, odd, true)).toEqual({ ok: false, refusal: { rule: 'TABLE-MOVE', code: 'MALFORMED' } });
    const step = appendStored(tl, 0, odd);
    if (!step.ok) throw new Error(step.refusal.code);
    expect(step.timeline.entries).toEqual([{ seat: 0, move: stock }]);
    expect(now(step.timeline).by).toEqual({ seat: 0, move: stock });
    expect(appendStored(tl, 7, odd)).toMatchObject({ ok: false, refusal: { code: 'NOT_ASKED' } });
  });

  it('is trusted if it comes from the rules', () => {
    const unlisted = { ...toy, moves: { ...toy.moves, stock: { ...toy.moves.stock, candidates: () => [] } } };
    expect(append({ ...start(), game: unlisted }, 0, stock).ok).toBe(true);
    expect(append({ ...start(), game: unlisted }, 0, stock, true).ok).toBe(false);
  });
});

describe('taking back freely', () => {
  it('goes to before the last move of the seat, whatever others have done since, and the entries say so', () => {
    const tl = does(start(), [0, stock], [0, ready], [1, stock], [1, ready]);
    const step = takeBackFreely(tl, 0);
    if (!step.ok) throw new Error(step.refusal.code);
    expect(last(step.timeline)).toEqual(last(does(start(), [0, stock])));
    expect(step.timeline.entries).toEqual([...tl.entries, { seat: 0, undo: true, free: true }]);
  });

  it('goes nowhere for who has not moved', () => {
    const refusal = { rule: 'TABLE-UNDO', code: 'CANNOT_UNDO' };
    expect(takeBackFreely(does(start(), [0, stock]), 1)).toEqual({ ok: false, refusal });
    expect(takeBackFreely(start(), 0)).toEqual({ ok: false, refusal });
  });
});
