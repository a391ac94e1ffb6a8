import type { Trials } from '../../src/games/index.js';
import { type Toy, toy } from '../toy-game.js';

export const trials: Trials<Toy> = {
  wishes: { rounds: '1 to 4' },
  optionsOf: ({ rounds }) => ({ ...toy.defaults, ...(rounds && { rounds: Number(rounds) }) }),
  tables: [2, 3, 4].map((seats) => ({ name: `${seats} seats`, seats, options: toy.defaults })),
  longest: 200,
  complain: (s) => (Math.min(...s.coins) < 0 || Math.max(...s.coins) > 3 ? 'somebody has too few or too many coins' : undefined),
  fixtures: [{ name: 'two', levels: ['normal', 'easy'], options: { rounds: 2 } }],
  bench: { seats: 3, milliseconds: 5 },
};
