import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { throughTheAges } from '../game.js';
import type { Options } from '../state/state.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(throughTheAges);

  it('are ten of each version of 2006', () => {
    const older = tables.filter((x) => x.options.edition === undefined);
    for (const version of ['simple', 'advanced', 'full']) expect(older.filter((x) => x.options.version === version)).toHaveLength(10);
    expect(new Set(older.map((x) => x.seats))).toEqual(new Set([2, 3, 4]));
  });

  it('ten of 2015, of its introduction and of each way to draw leaders and wonders, with every number of seats', () => {
    const later = tables.filter((x) => x.options.edition === '2015');
    const kindOf = ({ version, expansion: x }: Options): string => (x ? `${x.leaders} ${x.choice}` : version);
    const kinds = new Map<string, number[]>();
    for (const { options, seats } of later) kinds.set(kindOf(options), [...(kinds.get(kindOf(options)) ?? []), seats]);
    expect([...kinds.keys()].sort()).toEqual([
      'age-by-age random',
      'full',
      'introductory',
      'new random',
      'old random',
      'public dealt',
      'public new-and-one',
      'public random',
      'secret agreed',
      'secret dealt',
      'secret random',
    ]);
    for (const [kind, seats] of kinds) expect([seats.length, new Set(seats)], kind).toEqual([10, new Set([2, 3, 4])]);
  });
});
