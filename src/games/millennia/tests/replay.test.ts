import { describe, expect, it } from 'vitest';
import { replayTests } from '../../../../tests/contract/replay.js';
import { SIDES } from '../cards/tracks.js';
import { millennia } from '../game.js';
import { ACTION_MODES } from '../state/state.js';

describe('finished games, played again from their records', () => {
  const tables = replayTests(millennia);

  it('cover every number of seats and every option', () => {
    expect(new Set(tables.map((x) => x.seats))).toEqual(new Set([1, 2, 3, 4]));
    for (const side of SIDES) expect(tables.some((x) => x.options.side === side)).toBe(true);
    for (const actions of ACTION_MODES) expect(tables.some((x) => x.options.actions === actions)).toBe(true);
    for (const automa of ['normal', 'hard']) expect(tables.some((x) => x.options.automa === automa)).toBe(true);
  });
});
