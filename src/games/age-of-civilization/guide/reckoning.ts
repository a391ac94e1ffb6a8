import { dryRun } from '../../../kernel/index.js';
import { copy } from '../state/copy.js';
import type { Aoc, State } from '../state/state.js';
import { endOfGame } from '../steps/round.js';

/** The points of each seat if the game ended now: end-of-game abilities included (AOC-END-1). */
export function reckoning(s: State): readonly number[] {
  if (s.over) return s.players.map(({ points }) => points);
  const after = copy(s);
  endOfGame.auto(dryRun<Aoc>(after), { step: 'end-of-game' });
  return after.players.map(({ points }) => points);
}
