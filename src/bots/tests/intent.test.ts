import { describe, expect, it } from 'vitest';
import { fastDice, mask, start } from '../../kernel/index.js';
import { openIntent } from '../index.js';
import { nim } from './nim.js';

const take = (n: number) => ({ move: 'take', n }) as const;

describe('an intent', () => {
  it('is thought of once and kept from move to move', () => {
    const { position } = start(nim, nim.defaults, 2, fastDice(1));
    const view = mask(nim, position.state, 0);
    const intent = openIntent(nim);
    let thought = 0;
    const think = () => {
      thought++;
      return [take(1), take(2)];
    };
    expect(intent.next(view, 0, think)).toEqual(take(1));
    // Asked again before it was made: the same answer.
    expect(intent.next(view, 0, think)).toEqual(take(1));
    intent.made(0, undefined);
    expect(intent.next(view, 0, think)).toEqual(take(2));
    expect(thought).toBe(1);
    intent.made(0, undefined);
    intent.next(view, 0, think);
    expect(thought).toBe(2);
  });

  it('is given up when something new comes up, by whoever did it', () => {
    const { position } = start(nim, nim.defaults, 2, fastDice(1));
    const view = mask(nim, position.state, 0);
    for (const [seat, closed] of [
      [0, 'dice'],
      [0, 'shown'],
      [1, 'handed-on'],
    ] as const) {
      const intent = openIntent(nim);
      intent.next(view, 0, () => [take(1), take(2)]);
      intent.made(seat, closed);
      expect(intent.next(view, 0, () => [take(3)])).toEqual(take(3));
    }
  });

  it('is given up when it cannot be played any more', () => {
    const intent = openIntent(nim);
    const viewWith = (stones: number) => mask(nim, start(nim, { stones }, 2, fastDice(1)).position.state, 0);
    intent.next(viewWith(10), 0, () => [take(1), take(3)]);
    intent.made(0, undefined);
    expect(intent.next(viewWith(2), 0, () => [take(2)])).toEqual(take(2));
  });
});
