import { expect, it } from 'vitest';
import { brainOf } from '../../bots/index.js';
import { standings } from '../../games/civilization/ask/scoring.js';
import { brain } from '../../games/civilization/bot/index.js';
import { civilization as game } from '../../games/civilization/game.js';
import { entryOf } from '../../games/index.js';
import { botTests, botToolkit } from './bot-toolkit.js';

const toolkit = botToolkit(game, brain, { expert: await brainOf(entryOf(game.id)!, 'expert'), iterations: 10 });
const { think, randomPlayer, playGame } = toolkit;

botTests(toolkit, {
  modes: [
    { name: 'basic, three', seats: 3, options: { rules: 'basic', turnLimit: 12 } },
    { name: 'short, two', seats: 2, options: { length: 'short', turnLimit: 14 } },
    { name: 'long, six', seats: 6, options: { length: 'long', startBonus: true, turnLimit: 6 } },
  ],
  every: 151,
  levelAt: (ply) => (ply % 40 === 0 ? 'normal' : 'easy'),
  honest: [{ name: 'three', seats: 3, options: { turnLimit: 8 }, every: 90, hidden: 2 }],
  unchanged: { name: 'basic, two', seats: 2, options: { rules: 'basic', turnLimit: 6 }, every: 60 },
});

it('a bot of Civilization beats a player without any idea by far', () => {
  const random = randomPlayer(3);
  const { end } = playGame({ length: 'short', turnLimit: 14 }, 2, 9, (view, seat, ply) =>
    seat === 0 ? think(view, seat, 'normal', ply) : random(view, seat, ply),
  );
  const [bot, other] = standings(end).map((x) => x.score);
  expect(bot).toBeGreaterThan(2 * other!);
});
