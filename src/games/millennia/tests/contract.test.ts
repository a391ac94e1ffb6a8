import { expect } from 'vitest';
import { contractTests } from '../../../../tests/contract/contract.js';
import { say } from '../../shared/text/messages.js';
import { millennia } from '../game.js';
import type { State } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { TABLES } from './tables.js';

/** Nobody owns what cannot be owned, and what is built or claimed belongs to one player. */
function keeps(first: State, s: State): void {
  const wonders = s.players.flatMap((p) => p.wonders);
  const buildings = s.players.flatMap((p) => p.buildings.map((b) => b.id));
  expect(new Set(wonders).size).toBe(wonders.length);
  expect(new Set(buildings).size).toBe(buildings.length);
  for (const p of s.players) {
    expect(Math.min(p.gold, p.vp, p.jokers, p.rp, ...Object.values(p.tracks))).toBeGreaterThanOrEqual(0);
    expect(p.tracks.war).toBeLessThanOrEqual(7);
    expect(p.rows.length + p.specials.length + p.markers).toBeLessThanOrEqual(4);
    expect(new Set(p.research).size).toBe(p.research.length);
    for (const x of p.techs) expect(x.last).toBeGreaterThanOrEqual(s.age);
  }
  expect([s.options, s.order, s.books, s.research]).toEqual([first.options, first.order, first.books, first.research]);
}

// 'by-hand' answers a payment or is said beforehand; what a player is asked is concealed from the others.
contractTests(millennia, TABLES, { longest: 4000, keeps, ambiguous: ['by-hand'], say: (text) => [say(en, text), say(fr, text)] });
