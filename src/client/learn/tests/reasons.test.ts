import { expect, it } from 'vitest';
import { type Lottery, lottery } from '../../../bots/tests/lottery.js';
import { fastDice, mask, start } from '../../../kernel/index.js';
import { changesFor, reasonsFor } from '../reasons.js';

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

it('one is told apart from many, gained or lost', () => {
  const pack = {
    figures: [
      { id: 'points', label: { en: 'Points', fr: 'Points' }, one: { en: 'Point', fr: 'Point' } },
      { id: 'gold', label: { en: 'Gold', fr: 'Or' } },
    ],
    counters: (s: object) => s as Readonly<Record<string, number>>,
  };
  const told = (points: number, gold: number) =>
    changesFor<Lottery>(
      pack,
      0,
      [
        { points: 3, gold: 3 },
        { points, gold },
      ] as never,
      'en',
    );
  expect(told(4, 2)).toBe('+1 point, \u22121 gold');
  expect(told(2, 5)).toBe('\u22121 point, +2 gold');
  expect(told(5, 3)).toBe('+2 points');
  expect(told(3, 3)).toBe('');
});
