import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { isEraOver } from '../../../../games/civilization/ask/ending.js';
import { IMPROVEMENT } from '../../../../games/civilization/cards/index.js';
import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import { asked, legal, readRecord } from '../../../../kernel/index.js';
import type { Choice, Snapshot } from '../../../table/table.js';
import { confirm } from '../explain.js';
import { words } from '../words.js';

beforeAll(() => words.load('en'));

it('CIV-ERA-05: an improvement that leaves with the era at the end of this very turn is asked about, no other one', () => {
  const read = readRecord(game, readFileSync('fixtures/civilization/long-four.replay', 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const seen = new Set<boolean>();
  for (const { position } of read.value.timeline.frames) {
    const { state: view } = position;
    const [acting] = asked(game, position);
    if (acting === undefined || view.phase !== 'purchase') continue;
    for (const move of legal(game, position, acting)) {
      if (move.move !== 'buy-improvement') continue;
      const isLost = isEraOver(view) && IMPROVEMENT[move.improvement].era <= view.era;
      seen.add(isLost);
      const asks = confirm({ move } as Choice<Civ>, { view, acting } as Snapshot<Civ>, 'en');
      expect(asks === null).toBe(!isLost);
    }
  }
  expect([...seen].sort()).toEqual([false, true]);
});
