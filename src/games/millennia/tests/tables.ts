import type { TrialTable } from '../../shared/entry.js';
import { tableOf } from '../bot/trials.js';
import type { Mil } from '../state/state.js';

/** Every two of board side, action mode and number of seats meet at some table; both decks of the automa on both sides. */
export const TABLES: readonly TrialTable<Mil>[] = [
  tableOf(1, 'A1', 'live', 'normal'),
  tableOf(1, 'A1', 'live', 'hard'),
  tableOf(1, 'A2', 'live', 'normal'),
  tableOf(1, 'A2', 'live', 'hard'),
  tableOf(2, 'A1', 'hidden'),
  tableOf(2, 'A2', 'live'),
  tableOf(2, 'A2', 'sequential'),
  tableOf(3, 'A2', 'hidden'),
  tableOf(3, 'A1', 'live'),
  tableOf(3, 'A1', 'sequential'),
  tableOf(4, 'A1', 'hidden'),
  tableOf(4, 'A2', 'live'),
  tableOf(4, 'A2', 'sequential'),
];
