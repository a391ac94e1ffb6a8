import { expect } from 'vitest';
import { contractTests } from '../../../../tests/contract/contract.js';
import { say } from '../../shared/text/messages.js';
import { trials } from '../bot/trials.js';
import { ageOfCivilization } from '../game.js';
import type { State } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';

const COUNTER_LIMITS = { stones: 4, route: 9, drought: 5, forts: 4, repelled: 3 };
const held = (s: State, kind: 'wonders' | 'special'): string[] =>
  kind === 'wonders'
    ? [...s.wonders, ...s.players.flatMap((p) => p.wonders)]
    : [...s.specials, ...s.players.flatMap((p) => p.special ?? [])];

/** Wonders and special cards are conserved, and nobody owns what cannot be owned. */
function keeps(first: State, s: State): void {
  for (const kind of ['wonders', 'special'] as const) expect(held(s, kind).sort()).toEqual(held(first, kind).sort());
  for (const p of s.players) {
    expect(p.workers).toBeGreaterThanOrEqual(0);
    expect(p.workers).toBeLessThanOrEqual(4);
    expect(p.white + p.red).toBeLessThanOrEqual(p.workers);
    expect(Math.min(p.coins, p.points, p.white, p.red)).toBeGreaterThanOrEqual(0);
    expect(p.civs.length).toBeLessThanOrEqual(3);
    expect(new Set(p.techs).size).toBe(p.techs.length);
    expect(p.techs.length).toBeLessThanOrEqual(9);
  }
  for (const [name, limit] of Object.entries(COUNTER_LIMITS)) {
    const value = s.counters[name as keyof typeof COUNTER_LIMITS];
    expect(value, name).toBeGreaterThanOrEqual(0);
    expect(value, name).toBeLessThanOrEqual(limit);
  }
  expect([s.track, s.tokens, s.options]).toEqual([first.track, first.tokens, first.options]);
}

contractTests(ageOfCivilization, trials.tables, { longest: 600, keeps, say: (text) => [say(en, text), say(fr, text)] });
