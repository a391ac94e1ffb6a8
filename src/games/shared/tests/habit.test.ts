import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../kernel/timeline.js';
import type { Shape } from '../../../kernel/types.js';
import { atLast, type Habits, habitsOf, inEvents, perDeed } from '../habit.js';

const frame = (by: { seat: number; move: { move: string } } | undefined, coins: number, ...events: string[]): Frame<Shape> =>
  ({
    position: { state: { coins } },
    ...(by && { by }),
    events: events.map((event) => ({ e: { event, seat: by?.seat }, known: 0 })),
  }) as unknown as Frame<Shape>;
const coinsOf = (s: object): number => (s as { coins: number }).coins;

/** Seat 0 moves, ends, seat 1 ends, seat 0 ends. */
const FRAMES = [
  frame(undefined, 5),
  frame({ seat: 0, move: { move: 'spend' } }, 3, 'lost'),
  frame({ seat: 0, move: { move: 'end' } }, 3),
  frame({ seat: 1, move: { move: 'end' } }, 3, 'lost'),
  frame({ seat: 0, move: { move: 'end' } }, 2),
];
const HABITS: Habits<Shape> = {
  endsTurn: ({ move }) => move.move === 'end',
  list: [
    perDeed('coins kept', 'turn', ({ seat: by, move, before }, seat) => (by === seat && move.move === 'end' ? coinsOf(before) : 0)),
    inEvents('losses', (event, seat) => event.event === 'lost' && (event as unknown as { seat: number }).seat === seat),
    atLast('coins at the end', coinsOf),
  ],
};

describe('habits', () => {
  it('are counted per turn of the seat, per game, and at the end', () => {
    expect(habitsOf(HABITS, FRAMES, 0)).toEqual({ 'coins kept': 3, losses: 1, 'coins at the end': 2 });
    expect(habitsOf(HABITS, FRAMES, 1)).toEqual({ 'coins kept': 3, losses: 1, 'coins at the end': 2 });
  });

  it('of a game that never began are none', () => {
    expect(habitsOf(HABITS, FRAMES.slice(0, 1), 0)).toEqual({ 'coins kept': 0, losses: 0, 'coins at the end': 0 });
  });
});
