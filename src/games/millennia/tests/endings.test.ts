import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { now, readRecord, type Standing } from '../../../kernel/index.js';
import { millennia as game } from '../game.js';
import { rule } from './toolkit.js';

/** How a stored game ended. */
function ending(name: string): readonly Standing[] {
  const read = readRecord(game, readFileSync(new URL(`../../../../fixtures/millennia/${name}.replay`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  return game.standings(now(read.value.timeline).position.state);
}

describe('a finished game of every ending', () => {
  rule('MIL-END-08', 'more points win; a tie goes to the later seat of Age 1', () => {
    const [most, least] = [...ending('two')].sort((a, b) => a.rank - b.rank);
    expect(most!.score).toBeGreaterThan(least!.score);
    const tied = ending('two-tied');
    expect([tied[0]!.score === tied[1]!.score, tied.map((x) => x.rank).sort()]).toEqual([true, [1, 2]]);
  });
  rule('MIL-SOL-17', 'alone, the difference to the automa is won or lost', () => {
    expect(ending('solo')[0]!.score).toBeGreaterThan(0);
    expect(ending('solo-lost')[0]!.score).toBeLessThan(0);
  });
});
