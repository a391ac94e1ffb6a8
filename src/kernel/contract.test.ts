import { expect } from 'vitest';
import { ticTacToe } from '../../bench/tic-tac-toe.js';
import { contractTests } from '../../tests/contract/contract.js';
import { toy } from '../../tests/toy-game.js';

contractTests(
  toy,
  [2, 3, 4].map((seats) => ({ name: `toy, ${seats} seats`, seats, options: toy.defaults })),
  {
    longest: 120,
    keeps(_first, s) {
      expect(Math.min(...s.coins)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...s.coins)).toBeLessThanOrEqual(3);
    },
  },
);

contractTests(ticTacToe, [{ name: 'tic-tac-toe', seats: 2, options: {} }], { longest: 10 });
