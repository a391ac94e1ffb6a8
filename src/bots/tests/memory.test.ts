import { describe, expect, it } from 'vitest';
import { fastDice, type Game, type Position, play, start } from '../../kernel/index.js';
import { type Brain, openMemory } from '../index.js';
import { type Nim, nim, simpleton } from './nim.js';

/** Everybody takes twice in a row. */
const twice: Game<Nim> = { ...nim, steps: { turn: { ask: (s) => [Math.floor(s.turn / 2) % 2], moves: ['take'] } } };

/** A brain that counts how often it values a position. */
function counting(): { brain: Brain<Nim>; valued: () => number } {
  let n = 0;
  const value: Brain<Nim>['value'] = (s, seat) => {
    n++;
    return simpleton.value(s, seat);
  };
  return { brain: { ...simpleton, value, moment: (s) => Math.floor(s.turn / 2) }, valued: () => n };
}

const after = (p: Position<Nim>, move: Nim['move']): Position<Nim> => {
  const played = play(twice, p, 0, move);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.position;
};

describe('a bot at a table', () => {
  const asking = (p: Position<Nim>) => ({ view: p.state, seat: 0, level: 'normal', seed: 1 }) as const;
  const first = start(twice, { stones: 9 }, 2, fastDice(1)).position;

  it('plans once and goes on with its plan', () => {
    const { brain, valued } = counting();
    const choose = openMemory();
    const move = choose(twice, brain, asking(first));
    const thought = valued();
    const next = choose(twice, brain, asking(after(first, move)));
    expect(valued()).toBe(thought);
    expect(play(twice, after(first, move), 0, next).ok).toBe(true);
    // Asked again, as after a reload: the same answer.
    expect(choose(twice, brain, asking(after(first, move)))).toEqual(next);
  });

  it('thinks anew when the table is not as it foresaw, at another level or from another seat', () => {
    const { brain, valued } = counting();
    const choose = openMemory();
    const second = after(first, choose(twice, brain, asking(first)));
    for (const other of [
      asking({ ...second, state: { ...second.state, stones: 4 } }),
      { ...asking(second), level: 'hard' } as const,
      { ...asking(second), temperament: 'builder' } as const,
    ]) {
      const before = valued();
      choose(twice, brain, other);
      expect(valued()).toBeGreaterThan(before);
    }
  });
});
