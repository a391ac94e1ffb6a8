import { expect } from 'vitest';
import { contractTests } from '../../../../tests/contract/contract.js';
import { civilization } from '../game.js';
import type { State } from '../state/state.js';
import { complaintAbout } from './laws.js';
import { SMALL_TABLES } from './tables.js';

/** What is laid down before the first move stays, and the laws of every position hold. */
function keeps(first: State, s: State): void {
  expect(s.options).toEqual(first.options);
  expect(complaintAbout(s)).toBeUndefined();
}

contractTests(civilization, SMALL_TABLES, { longest: 4000, keeps, spared: ['quiet', 'attack'] });
