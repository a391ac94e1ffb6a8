import { ticTacToe } from '../../bench/tic-tac-toe.js';
import { contractTests } from '../../tests/contract/contract.js';

// The toy game, which needs more of the kernel, is held to its contract in tests/toy.
contractTests(ticTacToe, [{ name: 'tic-tac-toe', seats: 2, options: {} }], { longest: 10 });
