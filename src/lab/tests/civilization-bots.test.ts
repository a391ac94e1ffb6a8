import { describe, expect, it } from 'vitest';
import { type Brain, chooseMove, LEVELS, type Level } from '../../bots/index.js';
import { standings } from '../../games/civilization/ask/scoring.js';
import { brain } from '../../games/civilization/bot/index.js';
import { civilization as game } from '../../games/civilization/game.js';
import type { Civ, Move, Options, State } from '../../games/civilization/state/state.js';
import { asked, below, fastDice, legal, mask, openDice, play, start } from '../../kernel/index.js';
import { expectHonest } from './honesty.js';

type Pick = (view: State, seat: number, ply: number) => Move;

const think = (view: State, seat: number, level: Level, seed: number): Move =>
  chooseMove(game, brain satisfies Brain<Civ>, { view, seat, level, seed, iterations: 10 });

/** A player without any idea. */
function randomPlayer(seed: number): Pick {
  const dice = openDice(fastDice(seed));
  return (view, seat) => {
    const moves = legal(game, { state: view }, seat);
    return moves[below(dice, moves.length)]!;
  };
}

/** Play to the end; every seat answers from its own view. */
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
  { name: 'basic, three', seats: 3, options: { rules: 'basic', turnLimit: 12 } },
  { name: 'short, two', seats: 2, options: { length: 'short', turnLimit: 14 } },
  { name: 'long, six', seats: 6, options: { length: 'long', startBonus: true, turnLimit: 6 } },
];

describe('bots of Civilization in every mode', () => {
  it.each(MODES)('$name: a legal move of every level in positions that random play leads to', ({ seats, options }) => {
    const random = randomPlayer(11);
    playGame(options, seats, 5, (view, seat, ply) => {
      const moves = legal(game, { state: view }, seat);
      if (ply % 151 === 0) for (const level of LEVELS) expect(moves).toContainEqual(think(view, seat, level, ply));
      return random(view, seat, ply);
    });
  });

  it.each(MODES)('$name: bots play a game to its end', ({ seats, options }) => {
    const end = playGame(options, seats, 7, (view, seat, ply) => think(view, seat, ply % 40 === 0 ? 'normal' : 'easy', ply));
    expect(end.over).toBe(true);
  });
});

describe('a bot of Civilization', () => {
  it('two truths that look the same to a seat get the same move', () => {
    const random = randomPlayer(3);
    let hidden = 0;
    playGame({ turnLimit: 8 }, 3, 21, (view, seat, ply) => {
      if (ply % 90 === 0 && expectHonest(game, view, seat, think)) hidden++;
      return random(view, seat, ply);
    });
    expect(hidden).toBeGreaterThan(1);
  });

  it('the view and nothing in it is changed by thinking', () => {
    const random = randomPlayer(4);
    playGame({ rules: 'basic', turnLimit: 6 }, 2, 2, (view, seat, ply) => {
      const before = JSON.stringify(view);
      if (ply % 60 === 0) think(view, seat, 'hard', 1);
      expect(JSON.stringify(view)).toBe(before);
      return random(view, seat, ply);
    });
  });

  it('beats a player without any idea by far', () => {
    const random = randomPlayer(3);
    const end = playGame({ length: 'short', turnLimit: 14 }, 2, 9, (view, seat, ply) =>
      seat === 0 ? think(view, seat, 'normal', ply) : random(view, seat, ply),
    );
    const [bot, other] = standings(end).map((x) => x.score);
    expect(bot).toBeGreaterThan(2 * other!);
  });
});
