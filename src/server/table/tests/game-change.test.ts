import { describe, expect, it } from 'vitest';
import { AOC_OPTIONS, settingsFor, testGames } from '../../../../tests/server/start.js';
import { below, fastDice, legal, openDice } from '../../../kernel/index.js';
import type { Game, Shape, Viewer } from '../../../kernel/types.js';
import { diff, patch } from '../../../protocol/index.js';
import { advance, follow } from '../advance.js';
import type { Fact } from '../facts.js';
import { gameChanges } from '../game-change.js';
import { isProblem } from '../outcome.js';
import { present } from '../play.js';
import { askedSeats, openSession, type Session } from '../session.js';
import { gameView } from '../view.js';

function seated(game: Game<Shape>, options: object, seats: number, seed: number): Session {
  return openSession({
    id: 'S'.repeat(22),
    settings: settingsFor({ game: game.id, options }),
    rules: game.rulesVersion,
    seed: `${seed}`.repeat(64),
    host: 'p0',
    created: 0,
    seats: Array.from({ length: seats }, (_, seat) => ({ state: 'person', person: `p${seat}`, name: `p${seat}` })),
  });
}

const step = (game: Game<Shape>, s: Session, fact: Fact): Session => follow(game, s, [{ n: s.n, at: 1, fact }]);

/** What each viewer is told leads from what he saw to what he sees, and says nothing else. */
function expectTold(game: Game<Shape>, before: Session, after: Session): void {
  const viewers: Viewer[] = [...before.seats.keys(), 'spectator'];
  const told = gameChanges(game, before, after, viewers);
  for (const viewer of viewers) {
    const [was, is] = [before, after].map((s) => s.play && gameView(game, s, s.play, viewer));
    const text = told.get(viewer);
    const change = text === undefined ? undefined : JSON.parse(text);
    expect(change ? patch(was, change) : was).toEqual(is);
    const fine = change?.undo ? { ...change, undo: diff(was!.undo, change.undo[0]) } : change;
    expect(fine).toEqual(diff(was, is));
  }
}

describe('what viewers are told of a move', () => {
  it.each([
    ['Age of Civilization with a draft', 'age-of-civilization', AOC_OPTIONS, 3, 3],
    ['Age of Civilization', 'age-of-civilization', { ...AOC_OPTIONS, draft: false }, 2, 3],
    ['Millennia, which conceals areas', 'millennia', undefined, 2, 1],
    ['Through the Ages', 'through-the-ages', undefined, 2, 1],
    ['Civilization', 'civilization', undefined, 2, 1],
    ['Civilization by its basic rules', 'civilization', { rules: 'basic' }, 3, 1],
    ['a game of hidden hands', 'toy', { cards: 3 }, 3, 6],
  ] as const)('of %s is the difference between what they saw and what they see', async (_, id, options, seats, games) => {
    const game = (await testGames()).get(id)!;
    let compared = 0;
    for (let seed = 1; seed <= games; seed++) {
      const dice = openDice(fastDice(seed));
      const waiting = seated(game, { ...game.defaults, ...options }, seats, seed);
      let s = step(game, waiting, { is: 'started' });
      expectTold(game, waiting, s);
      for (let ply = 0; s.status === 'playing' && ply < 120; ply++) {
        const asked = askedSeats(s);
        const seat = asked[below(dice, asked.length)]!;
        const moves = legal(game, present(s.play!).position, seat);
        const move = moves[below(dice, moves.length)]!;
        const after = step(game, s, { is: 'moved', seat, question: s.play!.questions[seat]!, move });
        expectTold(game, s, after);
        const back = advance(game, after, { n: after.n, at: 1, fact: { is: 'took-back', seat, ply: ply + 1 } });
        if (!isProblem(back)) expectTold(game, after, back);
        if (after.status === 'playing' && ply % 40 === 5) expectTold(game, s, step(game, after, { is: 'conceded', seat }));
        s = after;
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(15);
  });
});
