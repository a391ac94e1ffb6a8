import { describe, expect, it } from 'vitest';
import type { LogLine } from '../board-package.js';
import { digestOf, groupLines, keepLines } from '../log-lines.js';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  ply: 0,
  kind: 'line',
  text,
  targets: [],
  affects: [],
  scores: false,
  ...more,
});
const round = (text: string) => line(text, { kind: 'round' });
const turn = (text: string, seat: number) => line(text, { kind: 'turn', seat });

const LOG = [
  round('Round 1'),
  turn('Ada', 0),
  line('a1', { seat: 0 }),
  turn('Théo', 1),
  line('t1', { seat: 1, scores: true }),
  line('t2', { seat: 1, affects: [0] }),
  round('Round 2'),
  line('plague', { affects: [0, 1] }),
  turn('Théo', 1),
  line('t3', { seat: 1 }),
].map((x, i) => ({ ...x, ply: i }));

const shape = (lines: readonly LogLine[]) => groupLines(lines).map((g) => [g.round, g.turn, g.lines.map(({ line: x }) => x.text)]);

describe('the log', () => {
  it('is grouped by round and turn, newest first, each round named once', () => {
    expect(shape(LOG)).toEqual([
      ['Round 2', 'Théo', ['t3']],
      [undefined, undefined, ['plague']],
      ['Round 1', 'Théo', ['t2', 't1']],
      [undefined, 'Ada', ['a1']],
    ]);
  });

  it('shows what concerns me, or what scored', () => {
    expect(shape(keepLines(LOG, 'mine', 0)).flatMap(([, , lines]) => lines)).toEqual(['plague', 't2', 'a1']);
    expect(shape(keepLines(LOG, 'points', 0))).toEqual([['Round 1', 'Théo', ['t1']]]);
  });

  it('sums up what happened since my last line, what was done to me first', () => {
    const { toMe, rest } = digestOf(LOG, 0);
    expect(toMe.map((x) => x.text)).toEqual(['t2', 'plague']);
    expect(rest.map((x) => x.text)).toEqual(['t1', 't3']);
    expect(digestOf(LOG, 1)).toEqual({ toMe: [], rest: [] });
    const mine = [line('a2', { ply: 20, seat: 0 }), line('new card', { ply: 20 }), line('war', { ply: 20, affects: [0] })];
    expect(digestOf(mine, 0)).toMatchObject({ toMe: [{ text: 'war' }], rest: [] });
    expect(digestOf(LOG, 2)).toEqual({ toMe: [], rest: [] });
  });
});
