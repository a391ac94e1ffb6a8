import { describe, expect, it } from 'vitest';
import { worthInHand } from '../bot/options.js';
import { outlookOf } from '../bot/outlook.js';
import { card, type PlayerSpec, turn } from './turns.js';

/** What a card of the hand is worth to player 0. */
const worth = (name: string, player: PlayerSpec): number => worthInHand(outlookOf(turn(player).state, 0), card(name));

describe('action cards that make something cheaper', () => {
  const settled = { warriors: 1, agriculture: 2, philosophy: 1 };

  it('are worth nothing to a bot that has nothing to raise', () => {
    expect(worth('efficient-upgrade.i', { workers: { ...settled, bronze: 3 } })).toBe(0);
    expect(worth('efficient-upgrade.i', { workers: { ...settled, bronze: 3, iron: 0 } })).toBeGreaterThan(1);
  });

  it('are worth less as long as no wonder is begun', () => {
    const begun = worth('engineering-genius.i', { workers: settled, wonder: 'colossus' });
    expect(worth('engineering-genius.i', { workers: settled })).toBeLessThan(begun);
  });

  it('are worth nothing where there is no room for what they build', () => {
    const crowded = { agriculture: 2, bronze: 2, philosophy: 2, religion: 2 };
    expect(worth('ideal-building-site.i', { workers: crowded, government: 'despotism.a' })).toBe(0);
    expect(worth('ideal-building-site.i', { workers: { ...crowded, religion: 1 }, government: 'despotism.a' })).toBeGreaterThan(0);
  });
});
