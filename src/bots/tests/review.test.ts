import { describe, expect, it } from 'vitest';
import { append, begin, fastDice, type Shape, type Timeline } from '../../kernel/index.js';
import { decisionsOf } from '../decisions.js';
import { futureOf, futuresOf, planAt, screen } from '../review.js';
import { gambler, type Lottery, lottery } from './lottery.js';
import { type Nim, nim, simpleton } from './nim.js';

const played = <T extends Shape>(tl: Timeline<T>, ...moves: T['move'][]): Timeline<T> =>
  moves.reduce((now, move) => {
    const seat = now.game.id === 'nim' ? now.entries.length % 2 : 0;
    const step = append(now, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    return step.timeline;
  }, tl);
const take = (n: number): Nim['move'] => ({ move: 'take', n });

describe('looking back at a game', () => {
  // From 6 stones 2 leaves 4, with which the other one can only lose.
  const timeline = played(begin(nim, { stones: 6 }, 2, fastDice(1)), take(1), take(3), take(2));
  const reviewer = { game: nim, brain: simpleton, timeline, reach: 100 };
  const [first, second] = decisionsOf(timeline, simpleton);

  it('finds the decisions, each with the move before which it was made', () => {
    expect(decisionsOf(timeline, simpleton).map(({ seat, ply, last, moves }) => [seat, ply, last, moves.length])).toEqual([
      [0, 0, 1, 1],
      [1, 1, 2, 1],
      [0, 2, 3, 1],
    ]);
  });

  it('leaves out what could not be chosen', () => {
    const forced = played(begin(nim, { stones: 2 }, 2, fastDice(1)), take(1), take(1));
    expect(decisionsOf(forced, simpleton).map(({ ply }) => ply)).toEqual([0]);
  });

  it('plays every plan in the same futures', () => {
    const [good, bad] = futuresOf(reviewer, first!, [[take(2)], [take(1)]], 0, 60);
    const wins = (list: typeof good) => list!.reduce((sum, { wins: w }) => sum + w[0]!, 0) / list!.length;
    expect(wins(good)).toBeGreaterThan(wins(bad) + 0.1);
    expect(futuresOf(reviewer, first!, [[take(2)]], 0, 60)[0]).toEqual(good);
    expect(futuresOf(reviewer, first!, [[take(2)]], 20, 5)[0]).toEqual(good!.slice(20, 25));
  });

  it('says for each seat what it won, and shares a victory', () => {
    expect(futureOf({ game: nim, brain: simpleton }, timeline.frames.at(-1)!.position.state)).toEqual({
      wins: [1, 0],
      leads: [0, 0],
      over: true,
    });
    const shared = { ...nim, standings: () => [0, 1].map((seat) => ({ seat, score: 5, rank: 1 })) };
    expect(futureOf({ game: shared, brain: simpleton }, timeline.frames.at(-1)!.position.state).wins).toEqual([0.5, 0.5]);
  });

  it('calls nobody ahead who is not, whatever brains say before the end', () => {
    const { state } = timeline.frames[0]!.position;
    const leads = (...values: readonly number[]) =>
      futureOf({ game: nim, brain: { ...simpleton, value: (_s, seat) => values[seat]! } }, { ...state, seats: values.length }).leads;
    expect(leads(150, 120)).toEqual([15, -15]);
    expect(leads(7, -7)).toEqual([7, -7]);
    expect(leads(30, 60, 0)).toEqual([-20, 20, -40]);
    expect(leads(12)).toEqual([12]);
  });

  it('asks the strongest bot, and sees at once what a plan of the same turn brings', () => {
    expect(planAt(reviewer, first!)).toEqual([take(2)]);
    // Out of time nothing is played out any more: any plan that is legal.
    expect(planAt(reviewer, first!, () => true)).toHaveLength(1);
    const late = played(begin(nim, { stones: 3 }, 2, fastDice(1)), take(1), take(2));
    const missed = decisionsOf(late, simpleton)[0]!;
    expect(screen({ ...reviewer, timeline: late }, missed).loss).toBeGreaterThan(0.9);
    expect(screen(reviewer, second!).plans.length).toBeGreaterThan(1);
  });
});

describe('a review of what nobody could know', () => {
  const won = (card: string): Timeline<Lottery> => {
    for (let seed = 1; ; seed++) {
      const tl = begin(lottery, {}, 1, fastDice(seed));
      if (tl.frames[0]!.position.state.card.card === card) return played(tl, { move: 'bet' });
    }
  };

  it('judges a gamble the same whether it came off or not', () => {
    const judge = (card: string) => {
      const timeline = won(card);
      const reviewer = { game: lottery, brain: gambler, timeline, reach: 10 };
      const [decision] = decisionsOf(timeline, gambler);
      return futuresOf(reviewer, decision!, [[{ move: 'bet' }], [{ move: 'keep' }]], 0, 200).map(
        (list) => list.reduce((sum, { leads }) => sum + leads[0]!, 0) / list.length,
      );
    };
    expect(judge('prize')).toEqual(judge('blank'));
    const [bet, keep] = judge('prize');
    expect(bet).toBeGreaterThan(0.4);
    expect(bet).toBeLessThan(1.1);
    expect(keep).toBe(2);
  });
});
