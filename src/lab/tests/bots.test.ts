import { describe, expect, it } from 'vitest';
import { type Brain, chooseMove, LEVELS, type Level } from '../../bots/index.js';
import { brain } from '../../games/age-of-civilization/bot/index.js';
import { ageOfCivilization as game } from '../../games/age-of-civilization/game.js';
import type { Aoc, Move, Options, State } from '../../games/age-of-civilization/state/state.js';
import { asked, below, fastDice, legal, mask, openDice, play, start } from '../../kernel/index.js';
import { expectHonest } from './honesty.js';

type Pick = (view: State, seat: number, ply: number) => Move;

/** One pass of a race: enough to see it work. */
const ITERATIONS = 12;
const think = (view: State, seat: number, level: Level, seed: number): Move =>
  chooseMove(game, brain satisfies Brain<Aoc>, { view, seat, level, seed, iterations: ITERATIONS });

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
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const move = pick(mask(game, position.state, seat), seat, position.ply);
    const played = play(game, position, seat, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is not legal: ${played.refusal.code}`);
    position = played.position;
  }
  return position.state;
}

const MODES: readonly { readonly name: string; readonly seats: number; readonly options: Partial<Options> }[] = [
  { name: 'two', seats: 2, options: {} },
  { name: 'three with Innovation', seats: 3, options: { innovation: true } },
  { name: 'two with Draft and Innovation', seats: 2, options: { draft: true, innovation: true } },
  { name: 'two with A Changing World', seats: 2, options: { changingWorld: true } },
  { name: 'four with all variants', seats: 4, options: { innovation: true, changingWorld: true, draft: true } },
  { name: 'Skirmish', seats: 1, options: {} },
  { name: 'Skirmish with Innovation', seats: 1, options: { innovation: true } },
  ...(['SCN-1', 'SCN-2', 'SCN-3', 'SCN-4', 'SCN-5'] as const).map((scenario) => ({ name: scenario, seats: 1, options: { scenario } })),
];

describe('bots in every mode', () => {
  it.each(MODES)('$name: a legal move of every level in positions that random play leads to', ({ seats, options }) => {
    const random = randomPlayer(11);
    playGame(options, seats, 5, (view, seat, ply) => {
      const legalMoves = legal(game, { state: view }, seat);
      if (ply % 9 === 0) for (const level of LEVELS) expect(legalMoves).toContainEqual(think(view, seat, level, ply));
      return random(view, seat, ply);
    });
  });

  it.each(MODES)('$name: bots play a game to its end', ({ seats, options }) => {
    const end = playGame(options, seats, 7, (view, seat, ply) => think(view, seat, ply % 4 === 0 ? 'normal' : 'easy', ply));
    expect(end.over).toBe(true);
  });
});

describe('bots do not cheat', () => {
  it.each([
    { name: 'market', options: {} },
    { name: 'Draft', options: { draft: true } },
  ])('$name: two truths that look the same to a seat get the same move', ({ options }) => {
    const random = randomPlayer(3);
    let hidden = 0;
    playGame(options, 2, 21, (view, seat, ply) => {
      if (ply % 10 === 0 && expectHonest(game, view, seat, think)) hidden++;
      return random(view, seat, ply);
    });
    expect(hidden).toBeGreaterThan(2);
  });

  it('the view and nothing in it is changed by thinking', () => {
    const random = randomPlayer(4);
    playGame({ draft: true }, 2, 2, (view, seat, ply) => {
      const before = JSON.stringify(view);
      if (ply % 20 === 0) think(view, seat, 'hard', 1);
      expect(JSON.stringify(view)).toBe(before);
      return random(view, seat, ply);
    });
  });
});

describe('bots and their budget', () => {
  it('the same seed and budget give the same game', () => {
    const hard: Pick = (view, seat, ply) => think(view, seat, ply % 6 === 0 ? 'hard' : 'easy', ply);
    expect(playGame({}, 2, 1, hard)).toEqual(playGame({}, 2, 1, hard));
  });

  it('a deadline that is already over still gets a legal answer', () => {
    const end = playGame({ innovation: true }, 2, 13, (view, seat) =>
      chooseMove(game, brain, { view, seat, level: 'hard', seed: 1, deadline: () => true }),
    );
    expect(end.over).toBe(true);
  });
});

describe('bots and their strength', () => {
  it.each([
    ['easy', 20],
    ['normal', 10],
  ] as const)('%s beats a player without any idea in most of %i games', (level, games) => {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const random = randomPlayer(i);
      const end = playGame({}, 2, 100 + i, (view, seat, ply) => (seat === i % 2 ? think(view, seat, level, ply) : random(view, seat, ply)));
      if (game.standings(end)[i % 2]!.rank === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0.85 * games);
  });
});
