import { describe, expect, it } from 'vitest';
import { belief } from '../bot/belief.js';
import { worthInHand } from '../bot/options.js';
import { outlookOf } from '../bot/outlook.js';
import { card, type PlayerSpec, scene, turn } from './turns.js';

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

describe('what others hold', () => {
  /** How well a guess at the hand of player 1 agrees with what he has done. */
  const believed = (hand: readonly string[], rival: PlayerSpec = { workers: { knights: 3 } }): number =>
    belief(scene({ age: 1, players: [{ workers: { warriors: 1 } }, { ...rival, hand }] }).state, 0);
  const rest = ['defense-colonization.i', 'defense-colonization.i', 'defense-colonization.i'];

  it('is hardly a tactic that would have served them well', () => {
    expect(believed(['heavy-cavalry', ...rest])).toBeLessThan(believed(['legion', ...rest]));
    expect(believed(['heavy-cavalry', ...rest], { workers: { warriors: 1 } })).toBe(0);
  });

  it('is hardly an attack that was as good as won', () => {
    expect(believed(['raid.i', ...rest], { workers: { knights: 8 } })).toBeLessThan(0);
    expect(believed(['raid.i', ...rest], { workers: { warriors: 1 } })).toBe(0);
  });

  it('may be anything while it may have been drawn since', () => {
    expect(believed(['heavy-cavalry'])).toBe(0);
  });
});
