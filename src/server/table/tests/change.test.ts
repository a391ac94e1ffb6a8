import { describe, expect, it } from 'vitest';
import { AOC_OPTIONS, testGames } from '../../../../tests/server/start.js';
import { asked, below, fastDice, legal, mask, openDice, play, start } from '../../../kernel/index.js';
import type { Viewer } from '../../../kernel/types.js';
import { diff, patch } from '../../../protocol/index.js';

describe('looking only where the state has changed', () => {
  it.each([
    ['Age of Civilization with a draft', 'age-of-civilization', AOC_OPTIONS, 3],
    ['Age of Civilization', 'age-of-civilization', { ...AOC_OPTIONS, draft: false }, 2],
    ['a game of hidden hands', 'toy', { cards: 3 }, 3],
  ] as const)('in %s finds all that has changed for a viewer, and nothing else', async (_, id, options, seats) => {
    const game = (await testGames()).get(id)!;
    expect(game.conceal).toBeUndefined();
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const dice = openDice(fastDice(seed));
      let { position } = start(game, options, seats, fastDice(seed));
      for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
        const moves = legal(game, position.state, seat);
        const played = play(game, position, seat, moves[below(dice, moves.length)]!);
        if (!played.ok) throw new Error(played.refusal.code);
        const where = diff(position.state, played.position.state) ?? {};
        for (const viewer of viewers) {
          const [before, after] = [mask(game, position.state, viewer), mask(game, played.position.state, viewer)];
          const change = diff(before, after, where);
          expect(change).toEqual(diff(before, after));
          expect(change ? patch(before, change) : before).toEqual(after);
          compared++;
        }
        position = played.position;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});
