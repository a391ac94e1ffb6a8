import { expect } from 'vitest';
import { LEVELS, type Level } from '../../bots/index.js';
import { fastDice, type Game, imagine, mask, type Seat, type Shape } from '../../kernel/index.js';

/** Two truths that look the same to a seat must get the same move from every level. Says whether they differed at all. */
export function expectHonest<T extends Shape>(
  game: Game<T>,
  view: T['state'],
  seat: Seat,
  think: (view: T['state'], seat: Seat, level: Level, seed: number) => T['move'],
): boolean {
  const truths = [1, 2].map((seed) => imagine(game, view, fastDice(seed)).state);
  for (const level of LEVELS) {
    const moves = truths.map((truth) => think(mask(game, truth, seat), seat, level, 9));
    expect(moves[1]).toEqual(moves[0]);
  }
  return JSON.stringify(truths[0]) !== JSON.stringify(truths[1]);
}
