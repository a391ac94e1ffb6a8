import { describe, expect, it } from 'vitest';
import { fastDice, mask, start } from '../../kernel/index.js';
import { chooseMove, LEVELS, type Level } from '../index.js';
import { gambler, type Lottery, lottery } from './lottery.js';
import { nim, simpleton } from './nim.js';

const choose = (stones: number, level: Level, seed = 1, iterations = 900): number => {
  const { position } = start(nim, { stones }, 2, fastDice(1));
  return chooseMove(nim, simpleton, { view: position.state, seat: 0, level, seed, iterations }).n;
};

describe('bots of a game they know nothing about', () => {
  it('every level takes the only move there is', () => {
    for (const level of LEVELS) expect(choose(1, level)).toBe(1);
  });

  it('easy does not always do the same', () => {
    expect(new Set(Array.from({ length: 20 }, (_, seed) => choose(10, 'easy', seed))).size).toBeGreaterThan(1);
  });

  it('normal sees a victory within its turn', () => {
    for (const stones of [2, 3]) expect(choose(stones, 'normal')).toBe(stones);
  });

  it('normal takes one of the plans that it cannot tell apart', () => {
    const { position } = start(nim, { stones: 9 }, 2, fastDice(1));
    const plays = (blur: number): Set<number> => {
      const brain = { ...simpleton, search: { width: 3, hardWidth: 3, moves: 3, iterations: 0, horizon: 0, blur } };
      return new Set(
        Array.from({ length: 20 }, (_, seed) => chooseMove(nim, brain, { view: position.state, seat: 0, level: 'normal', seed }).n),
      );
    };
    expect([plays(0).size, plays(100).size]).toEqual([1, 3]);
  });

  it('hard finds by playouts what wins later', () => {
    for (const seed of [1, 2, 3]) expect(choose(6, 'hard', seed)).toBe(2);
  });

  it('whoever foresees that everybody plans needs a playout of each plan for that', () => {
    const search = { width: 3, hardWidth: 3, moves: 3, iterations: 3, horizon: 0, trust: 0 };
    const { position } = start(nim, { stones: 6 }, 2, fastDice(1));
    const moveOf = (brain: typeof simpleton): number => chooseMove(nim, brain, { view: position.state, seat: 0, level: 'hard', seed: 1 }).n;
    expect(moveOf({ ...simpleton, search: { ...search, foresight: { width: 1, moves: 3 } } })).toBe(2);
    // Without it the bot takes the plan that leaves most stones, since its playouts are over before they begin.
    expect(moveOf({ ...simpleton, search })).toBe(1);
  });

  it('whoever foresees answers by the best plan when there is no time for it', () => {
    const search = { width: 3, hardWidth: 3, moves: 3, iterations: 9, horizon: 0, foresight: { width: 1, moves: 3 } };
    const { position } = start(nim, { stones: 6 }, 2, fastDice(1));
    const thinking = { view: position.state, seat: 0, level: 'hard', seed: 1, deadline: () => true } as const;
    expect(chooseMove(nim, { ...simpleton, search }, thinking).n).toBe(1);
  });
});

describe('bots before a card that nobody has seen', () => {
  const { position } = start(lottery, {}, 1, fastDice(1));
  const view = mask(lottery, position.state, 0);
  const bets = (worlds: number): number =>
    Array.from({ length: 40 }, (_, seed) =>
      chooseMove(lottery, { ...gambler, worlds: () => worlds }, { view, seat: 0, level: 'hard', seed }),
    ).filter(({ move }) => move === 'bet').length;

  it('gamble now and then with a single guess', () => {
    expect(bets(1)).toBeGreaterThan(3);
  });

  it('hardly ever do with the mean of several', () => {
    expect(bets(8)).toBeLessThanOrEqual(1);
  });

  it('think of truths that agree with what others did the more often', () => {
    const betsBelieving = (said: number): number => {
      const brain = { ...gambler, belief: (s: Lottery['state']) => (s.card.card === 'prize' ? said : 0) };
      return Array.from({ length: 60 }, (_, seed) => chooseMove(lottery, brain, { view, seat: 0, level: 'hard', seed })).filter(
        ({ move }) => move === 'bet',
      ).length;
    };
    // One of four cards is the prize; of six truths hardly ever none is.
    expect(betsBelieving(-9)).toBe(0);
    expect(betsBelieving(0)).toBeGreaterThan(6);
    expect(betsBelieving(0)).toBeLessThan(26);
    expect(betsBelieving(9)).toBeGreaterThan(40);
  });

  it('answer after one guess when the time is over', () => {
    const move = chooseMove(lottery, { ...gambler, worlds: () => 8 }, { view, seat: 0, level: 'hard', seed: 1, deadline: () => true });
    expect(['bet', 'keep']).toContain(move.move);
  });
});

describe('bots and what nobody would do', () => {
  it('do not even try it while there is anything else', () => {
    const { position } = start(nim, { stones: 3 }, 2, fastDice(1));
    const shy = {
      ...simpleton,
      appeal: (_s: unknown, _seat: number, moves: readonly { n: number }[]) => moves.map(({ n }) => (n === 3 ? -Infinity : 0)),
    };
    for (const level of LEVELS)
      expect(chooseMove(nim, shy, { view: position.state, seat: 0, level, seed: 1, iterations: 9 }).n).not.toBe(3);
  });
});
