import { describe, expect, it } from 'vitest';
import { brainOf } from '../../bots/index.js';
import { entryOf } from '../../games/index.js';
import { brain } from '../../games/millennia/bot/index.js';
import { millennia as game } from '../../games/millennia/game.js';
import { botTests, botToolkit } from './bot-toolkit.js';

const toolkit = botToolkit(game, brain, { expert: await brainOf(entryOf(game.id)!, 'expert'), iterations: 12 });
const { think, randomPlayer, playGame } = toolkit;

botTests(toolkit, {
  modes: [
    { name: 'two, hidden', seats: 2, options: {} },
    { name: 'three, live, A2', seats: 3, options: { actions: 'live', side: 'A2' } },
    { name: 'four, one after the other', seats: 4, options: { actions: 'sequential' } },
    { name: 'solo', seats: 1, options: {} },
    { name: 'solo, hard automa, A2', seats: 1, options: { automa: 'hard', side: 'A2' } },
  ],
  every: 97,
  levelAt: (ply) => (ply % 20 === 0 ? 'normal' : 'easy'),
  honest: [{ name: 'MIL-NET-11: behind the veil', seats: 2, options: {}, every: 60, hidden: 2 }],
  unchanged: { name: 'two, hidden', seats: 2, options: {}, every: 40 },
});

describe('bots of Millennia and their strength', () => {
  it('easy beats a player without any idea in each of six games', () => {
    for (let i = 0; i < 6; i++) {
      const random = randomPlayer(i);
      const { end } = playGame({}, 2, 100 + i, (view, seat, ply) =>
        seat === i % 2 ? think(view, seat, 'easy', ply) : random(view, seat, ply),
      );
      expect(game.standings(end)[i % 2]!.rank).toBe(1);
    }
  });
});
