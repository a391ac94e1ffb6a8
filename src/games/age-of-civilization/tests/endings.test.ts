import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { now, readRecord } from '../../../kernel/index.js';
import { goalReached } from '../ask/scoring.js';
import { ageOfCivilization as game } from '../game.js';
import type { State } from '../state/state.js';
import { rule } from './toolkit.js';

/** The last state of a stored game. */
function ended(name: string): State {
  const read = readRecord(game, readFileSync(new URL(`../../../../fixtures/age-of-civilization/${name}.replay`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  return now(read.value.timeline).position.state;
}
const of = (s: State, what: 'points' | 'workers' | 'coins'): number[] => s.players.map((p) => p[what]);
const ranks = (s: State): number[] => game.standings(s).map((x) => x.rank);
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

describe('a finished game of every ending', () => {
  rule('AOC-END-2', 'points decide, then workers, then coins; what is still equal is shared', () => {
    const plain = ended('two');
    expect(ranks(plain).indexOf(1)).toBe(best(of(plain, 'points')));
    const workers = ended('two-tied-workers-decide');
    expect([new Set(of(workers, 'points')).size, ranks(workers).indexOf(1)]).toEqual([1, best(of(workers, 'workers'))]);
    const coins = ended('two-tied-coins-decide');
    expect([new Set(of(coins, 'workers')).size, ranks(coins).indexOf(1)]).toEqual([1, best(of(coins, 'coins'))]);
    expect(ranks(ended('two-shared-victory'))).toEqual([1, 1]);
  });
  rule('AOC-SCN-5', 'a scenario is lost, or won at a level', () => {
    expect(goalReached(ended('solo-scenario-lost'))).toBeUndefined();
    const levels = [1, 2, 3, 4, 5].map((n) => goalReached(ended(`solo-scn-${n}`)));
    expect(levels.some((level) => level !== undefined)).toBe(true);
  });
});
