import { expect, it } from 'vitest';
import { lottery } from '../../../bots/tests/lottery.js';
import { fastDice, mask, start } from '../../../kernel/index.js';
import { reasonsFor } from '../reasons.js';

it('advice names what is certain to change, and says where chance decides', () => {
  const { position } = start(lottery, {}, 1, fastDice(1));
  const pack = {
    game: lottery,
    figures: [{ id: 'gain', label: { en: 'Gain', fr: 'Gain' } }],
    counters: (s: { gain: number }) => ({ gain: s.gain }),
  };
  const snapshot = { view: mask(lottery, position.state, 0), acting: 0, ply: 0 };
  expect(reasonsFor(pack, snapshot, { move: { move: 'keep' } }, 'en')).toEqual({ changes: '+2 gain', open: false });
  expect(reasonsFor(pack, { ...snapshot, acting: null }, { move: { move: 'keep' } }, 'en')).toBeUndefined();
});
