import { expect, it } from 'vitest';
import { type Lottery, lottery } from '../../../bots/tests/lottery.js';
import { fastDice, mask, start, type Turn } from '../../../kernel/index.js';
import { changedFigures, comesLater, inWords, reasonsFor } from '../reasons.js';

it('advice names what is certain to change, and says where chance decides', () => {
  const { position } = start(lottery, {}, 1, fastDice(1));
  const pack = {
    game: lottery,
    figures: [{ id: 'gain', label: { en: 'Gain', fr: 'Gain' } }],
    counters: (s: { gain: number }) => ({ gain: s.gain }),
  };
  const snapshot = { view: mask(lottery, position.state, 0), acting: 0, ply: 0 };
  expect(reasonsFor(pack, snapshot, { move: { move: 'keep' } }, 'en')).toMatchObject({ changes: '+2 gain', open: false, asks: false });
  expect(reasonsFor(pack, { ...snapshot, acting: null }, { move: { move: 'keep' } }, 'en')).toBeUndefined();
});

it('a move that asks further says so: its figures depend on the answer', () => {
  const asking = {
    ...lottery,
    moves: { ...lottery.moves, keep: { ...lottery.moves.keep, perform: (t: Turn<Lottery>) => t.push({ step: 'choice' }) } },
  };
  const { position } = start(asking, {}, 1, fastDice(1));
  const pack = { game: asking, figures: [], counters: () => ({}) };
  const snapshot = { view: mask(asking, position.state, 0), acting: 0, ply: 0 };
  expect(reasonsFor(pack, snapshot, { move: { move: 'keep' } }, 'en')).toMatchObject({ changes: '', open: false, asks: true });
});

it('what can still be done afterwards is no alternative', () => {
  const { position } = start(lottery, {}, 1, fastDice(1));
  const snapshot = { view: mask(lottery, position.state, 0), acting: 0, ply: 0 };
  const again = {
    ...lottery,
    moves: { ...lottery.moves, keep: { ...lottery.moves.keep, perform: () => {} } },
  };
  const [keep, bet] = [{ move: { move: 'keep' } }, { move: { move: 'bet' } }] as const;
  expect(comesLater({ game: lottery }, snapshot, keep, bet)).toBe(false);
  expect(comesLater({ game: again }, snapshot, keep, bet)).toBe(true);
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
    inWords(
      changedFigures<Lottery>(
        pack,
        0,
        [
          { points: 3, gold: 3 },
          { points, gold },
        ] as never,
        'en',
      ),
    );
  expect(told(4, 2)).toBe('+1 point, \u22121 gold');
  expect(told(2, 5)).toBe('\u22121 point, +2 gold');
  expect(told(5, 3)).toBe('+2 points');
  expect(told(3, 3)).toBe('');
});
