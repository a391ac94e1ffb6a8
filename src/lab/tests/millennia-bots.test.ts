import { describe, expect, it } from 'vitest';
import { type Brain, chooseMove, LEVELS, type Level } from '../../bots/index.js';
import { brain } from '../../games/millennia/bot/index.js';
import { millennia as game } from '../../games/millennia/game.js';
import type { Mil, Move, Options, State } from '../../games/millennia/state/state.js';
import { asked, below, fastDice, legal, mask, openDice, play, start } from '../../kernel/index.js';
import { expectHonest } from './honesty.js';

type Pick = (view: State, seat: number, ply: number) => Move;

/** One pass of a race: enough to see it work. */
const ITERATIONS = 12;
const think = (view: State, seat: number, level: Level, seed: number): Move =>
  chooseMove(game, brain satisfies Brain<Mil>, { view, seat, level, seed, iterations: ITERATIONS });

/** A player without any idea. */
function randomPlayer(seed: number): Pick {
  const dice = openDice(fastDice(seed));
  return (view, seat) => {
    const moves = legal(game, { state: view }, seat);
    return moves[below(dice, moves.length)]!;
  };
}

/** Play to the end; every seat answers from its own view, and in simultaneous phases the last one asked is the first to answer. */
function playGame(options: Partial<Options>, seats: number, seed: number, pick: Pick): State {
  let { position } = start(game, { ...game.defaults, ...options }, seats, fastDice(seed));
  for (let seat = asked(game, position).at(-1); seat !== undefined; seat = asked(game, position).at(-1)) {
    const move = pick(mask(game, position.state, seat), seat, position.ply);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is not legal: ${played.refusal.code}`);
    position = played.position;
  }
  return position.state;
}

const MODES: readonly { readonly name: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { name: 'two, hidden', seats: 2, options: {} },
  { name: 'three, live, A2', seats: 3, options: { actions: 'live', side: 'A2' } },
  { name: 'four, one after the other', seats: 4, options: { actions: 'sequential' } },
  { name: 'solo', seats: 1, options: {} },
  { name: 'solo, hard automa, A2', seats: 1, options: { automa: 'hard', side: 'A2' } },
];

describe('bots of Millennia in every mode', () => {
  it.each(MODES)('$name: a legal move of every level in positions that random play leads to', ({ seats, options }) => {
    const random = randomPlayer(11);
    playGame(options, seats, 5, (view, seat, ply) => {
      const moves = legal(game, { state: view }, seat);
      if (ply % 97 === 0) for (const level of LEVELS) expect(moves).toContainEqual(think(view, seat, level, ply));
      return random(view, seat, ply);
    });
  });

  it.each(MODES)('$name: bots play a game to its end', ({ seats, options }) => {
    const end = playGame(options, seats, 7, (view, seat, ply) => think(view, seat, ply % 20 === 0 ? 'normal' : 'easy', ply));
    expect(end.over).toBe(true);
  });
});

describe('bots of Millennia do not cheat', () => {
  it('MIL-NET-11: two truths that look the same to a seat get the same move, also behind the veil', () => {
    const random = randomPlayer(3);
    let hidden = 0;
    playGame({}, 2, 21, (view, seat, ply) => {
      if (ply % 60 === 0 && expectHonest(game, view, seat, think)) hidden++;
      return random(view, seat, ply);
    });
    expect(hidden).toBeGreaterThan(1);
  });

  it('the view and nothing in it is changed by thinking', () => {
    const random = randomPlayer(4);
    playGame({}, 2, 2, (view, seat, ply) => {
      const before = JSON.stringify(view);
      if (ply % 40 === 0) think(view, seat, 'hard', 1);
      expect(JSON.stringify(view)).toBe(before);
      return random(view, seat, ply);
    });
  });
});

describe('bots of Millennia and their strength', () => {
  it('easy beats a player without any idea in each of six games', () => {
    for (let i = 0; i < 6; i++) {
      const random = randomPlayer(i);
      const end = playGame({}, 2, 100 + i, (view, seat, ply) =>
        seat === i % 2 ? think(view, seat, 'easy', ply) : random(view, seat, ply),
      );
      expect(game.standings(end)[i % 2]!.rank).toBe(1);
    }
  });
});
