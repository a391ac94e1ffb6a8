import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { throughTheAges } from '../game.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(throughTheAges);

  it('are ten of each version of 2006 and ten of 2015, with every number of seats', () => {
    const older = tables.filter((x) => x.options.edition === undefined);
    for (const version of ['simple', 'advanced', 'full']) expect(older.filter((x) => x.options.version === version)).toHaveLength(10);
    const later = tables.filter((x) => x.options.edition === '2015');
    expect([later.length, new Set(later.map((x) => x.seats))]).toEqual([10, new Set([2, 3, 4])]);
    expect(new Set(tables.map((x) => x.seats))).toEqual(new Set([2, 3, 4]));
  });
});
