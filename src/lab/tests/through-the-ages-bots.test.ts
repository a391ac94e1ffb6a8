import { expect, it } from 'vitest';
import { brainOf } from '../../bots/index.js';
import { entryOf } from '../../games/index.js';
import { features } from '../../games/through-the-ages/bot/features.js';
import { brain } from '../../games/through-the-ages/bot/index.js';
import { throughTheAges as game } from '../../games/through-the-ages/game.js';
import type { Tta } from '../../games/through-the-ages/state/state.js';
import { botTests, botToolkit } from './bot-toolkit.js';

const expert = await brainOf<Tta>(entryOf(game.id)!, 'expert');
/** Every plan is followed into one future only: ten would show the same here. */
const hasty = { ...expert, search: { ...expert.search!, expert: { ...expert.search!.expert, iterations: 10 } } };
const toolkit = botToolkit(game, brain, { expert: hasty, never: ({ move }) => move === 'resign' });
const { think, randomPlayer, playGame } = toolkit;

botTests(toolkit, {
  modes: [
    { name: 'Simple, two', seats: 2, options: { version: 'simple' } },
    { name: 'Advanced, three', seats: 3, options: { version: 'advanced', leanMines: true, chooseDraw: true } },
    { name: 'Full, two', seats: 2, options: { version: 'full', drawByAction: true, bonusCards: 'private' } },
    { name: 'Full, three, peaceful', seats: 3, options: { version: 'full', peaceful: 'no-attacks', bonusCards: 'public' } },
    { name: 'Full, four, hidden hands', seats: 4, options: { version: 'full', hiddenHands: true, antiLeague: true, fewerBonuses: true } },
  ],
  every: 61,
  levelAt: () => 'easy',
  honest: [{ name: 'hidden hands', seats: 2, options: { version: 'full', hiddenHands: true }, every: 50, hidden: 3 }],
  unchanged: { name: 'Full', seats: 2, options: { version: 'full' }, every: 60 },
});

it('normal beats a player without any idea by far, feeds its people and keeps the peace', () => {
  const random = randomPlayer(8);
  const { end, events } = playGame({ version: 'full' }, 2, 100, (view, seat, ply) =>
    seat === 0 ? think(view, seat, 'normal', ply) : random(view, seat, ply),
  );
  expect(end.players[0]!.culture).toBeGreaterThan(end.players[1]!.culture + 50);
  const mine = events.filter((e) => 'seat' in e && e.seat === 0);
  expect(mine.filter((e) => e.event === 'uprising')).toEqual([]);
  expect(mine.filter((e) => e.event === 'famine').length).toBeLessThanOrEqual(1);
  expect(mine.filter((e) => e.event === 'resigned')).toEqual([]);
});

it.each([2, 3])('what a position is worth can be read from its figures (%i seats)', (seats) => {
  const random = randomPlayer(9);
  playGame({ version: 'full' }, seats, 12, (view, seat, ply) => {
    if (ply % 37 === 0) expect(features.thought(features.of(view, seat))).toBeCloseTo(brain.value(view, seat), 6);
    return random(view, seat, ply);
  });
});
