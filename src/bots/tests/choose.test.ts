import { describe, expect, it } from 'vitest';
import { fastDice, start } from '../../kernel/index.js';
import { chooseMove, LEVELS, type Level } from '../index.js';
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

  it('hard finds by playouts what wins later', () => {
    for (const seed of [1, 2, 3]) expect(choose(6, 'hard', seed)).toBe(2);
  });
});
