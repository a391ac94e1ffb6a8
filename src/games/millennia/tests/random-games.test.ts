import { describe, expect, it } from 'vitest';
import { asked, below, fastDice, legal, openDice, type Playout, playInPlace, start } from '../../../kernel/index.js';
import { trials } from '../bot/trials.js';
import { millennia as game } from '../game.js';
import type { Mil } from '../state/state.js';

/** Longer than any of the random games that scripts/soak.ts has played. */
const LONGEST = 1000;

describe('random games', () => {
  it.each(trials.tables)('$name: a game comes to its end', ({ seats, options }) => {
    const position: Playout<Mil> = { ...start(game, options, seats, fastDice(seats)).position };
    const dice = openDice(fastDice(77));
    while (position.ply < LONGEST && !position.state.over) {
      const waiting = asked(game, position);
      const seat = waiting[below(dice, waiting.length)]!;
      const moves = legal(game, position, seat);
      expect(moves.length).toBeGreaterThan(0);
      playInPlace(game, position, seat, moves[below(dice, moves.length)]!);
    }
    expect([position.state.over, position.state.age]).toEqual([true, 8]);
  });
});
