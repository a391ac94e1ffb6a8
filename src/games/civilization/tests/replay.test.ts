import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { civilization } from '../game.js';
import { LENGTHS, RULE_SETS } from '../state/options.js';
import { ENDINGS } from '../state/state.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(civilization);

  it('cover both rule sets, every length and two to six seats', () => {
    for (const rules of RULE_SETS) expect(tables.some((x) => x.options.rules === rules)).toBe(true);
    for (const length of LENGTHS) expect(tables.some((x) => x.options.length === length)).toBe(true);
    for (const seats of [2, 3, 4, 6]) expect(tables.some((x) => x.seats === seats)).toBe(true);
  });

  it('CIV-END-01 CIV-END-02 CIV-END-05 CIV-END-06 CIV-END-07 CIV-END-08 cover every ending, and the fall of one among several', () => {
    const ends = tables.map((x) => x.end());
    expect(new Set(ends.map((s) => s.ending))).toEqual(new Set(ENDINGS));
    expect(ends.some((s) => s.seats > 2 && s.players.some((p) => p.out) && s.ending !== 'conquest')).toBe(true);
  });
});
