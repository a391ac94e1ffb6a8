import { describe, expect, it } from 'vitest';
import { brainOf, chooseMove } from '../../bots/index.js';
import { brain } from '../../games/age-of-civilization/bot/index.js';
import { ageOfCivilization as game } from '../../games/age-of-civilization/game.js';
import type { State } from '../../games/age-of-civilization/state/state.js';
import { entryOf } from '../../games/index.js';
import { botTests, botToolkit } from './bot-toolkit.js';

const toolkit = botToolkit(game, brain, { expert: await brainOf(entryOf(game.id)!, 'expert'), iterations: 12 });
const { think, randomPlayer, playGame } = toolkit;

botTests(toolkit, {
  modes: [
    { name: 'two', seats: 2, options: {} },
    { name: 'three with Innovation', seats: 3, options: { innovation: true } },
    { name: 'two with Draft and Innovation', seats: 2, options: { draft: true, innovation: true } },
    { name: 'two with A Changing World', seats: 2, options: { changingWorld: true } },
    { name: 'four with all variants', seats: 4, options: { innovation: true, changingWorld: true, draft: true } },
    { name: 'Skirmish', seats: 1, options: {} },
    { name: 'Skirmish with Innovation', seats: 1, options: { innovation: true } },
    ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => ({ name: scenario, seats: 1, options: { scenario } })),
  ],
  every: 9,
  levelAt: (ply) => (ply % 4 === 0 ? 'normal' : 'easy'),
  honest: [
    { name: 'market', seats: 2, options: {}, every: 10, hidden: 3 },
    { name: 'Draft', seats: 2, options: { draft: true }, every: 10, hidden: 3 },
  ],
  unchanged: { name: 'Draft', seats: 2, options: { draft: true }, every: 20 },
});

describe('bots and their budget', () => {
  it('the same seed and budget give the same game', () => {
    const hard = (view: State, seat: number, ply: number) => think(view, seat, ply % 6 === 0 ? 'hard' : 'easy', ply);
    expect(playGame({}, 2, 1, hard)).toEqual(playGame({}, 2, 1, hard));
  });

  it('a deadline that is already over still gets a legal answer', () => {
    const { end } = playGame({ innovation: true }, 2, 13, (view, seat) =>
      chooseMove(game, brain, { view, seat, level: 'hard', seed: 1, deadline: () => true }),
    );
    expect(end.over).toBe(true);
  });
});

describe('bots and their strength', () => {
  it.each([
    ['easy', 20],
    ['normal', 10],
  ] as const)('%s beats a player without any idea in most of %i games', (level, games) => {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const random = randomPlayer(i);
      const { end } = playGame({}, 2, 100 + i, (view, seat, ply) =>
        seat === i % 2 ? think(view, seat, level, ply) : random(view, seat, ply),
      );
      if (game.standings(end)[i % 2]!.rank === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.85 * games);
  });
});
