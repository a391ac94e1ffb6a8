import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { throughTheAges } from '../game.js';
import { VERSIONS } from '../state/state.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(throughTheAges);

  it('are ten of each version, with every number of seats', () => {
    for (const version of VERSIONS) expect(tables.filter((x) => x.options.version === version)).toHaveLength(10);
    expect(new Set(tables.map((x) => x.seats))).toEqual(new Set([2, 3, 4]));
  });
});
