import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { SCENARIOS } from '../editions/scenarios.js';
import { ageOfCivilization } from '../game.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(ageOfCivilization);

  it('cover every number of seats, every variant and every scenario', () => {
    expect(new Set(tables.map((x) => x.seats))).toEqual(new Set([1, 2, 3, 4]));
    for (const variant of ['innovation', 'changingWorld', 'draft', 'firstGame'] as const)
      expect(tables.some((x) => x.options[variant])).toBe(true);
    for (const { id } of SCENARIOS) expect(tables.some((x) => x.options.scenario === id)).toBe(true);
  });
});
