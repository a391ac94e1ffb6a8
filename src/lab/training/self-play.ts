import { chooseMove, type Level } from '../../bots/index.js';
import {
  asked,
  cipherDice,
  fastDice,
  mask,
  openDice,
  type Playout,
  playInPlace,
  readMove,
  type Shape,
  start,
  writeMove,
} from '../../kernel/index.js';
import type { Contest } from '../contests.js';

/** A game to be played for learning. */
export interface Lesson {
  readonly game: string;
  readonly number: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly level: Level;
  /** How often a seat does something else than it thinks best: what it takes for good at a glance, with noise. */
  readonly explore: number;
}

/** A game that was played: its moves, so that features invented later can be read from it too. */
export interface Played extends Lesson {
  readonly moves: readonly (readonly [seat: number, move: string])[];
}

export const openGame = (game: Contest['game'], { options, seats, seed }: Lesson): Playout<Shape> => ({
  ...start(game, options, seats, cipherDice(seed)).position,
});

/** Play a game of bots among themselves, now and then astray. */
export function playLesson({ game, brains }: Contest, lesson: Lesson): Played {
  const { number, level, explore } = lesson;
  const p = openGame(game, lesson);
  const chance = openDice(fastDice(number));
  const moves: [number, string][] = [];
  for (let seat = asked(game, p)[0]; seat !== undefined; seat = asked(game, p)[0]) {
    const how = chance.next() / 0x100000000 < explore ? 'easy' : level;
    const move = chooseMove(game, brains[how], { view: mask(game, p.state, seat), seat, level: how, seed: number * 1000 + moves.length });
    moves.push([seat, writeMove(move)]);
    playInPlace(game, p, seat, move);
  }
  return { ...lesson, moves };
}

/** Play a game again, move by move. */
export function replay({ game }: Contest, played: Played, see: (p: Playout<Shape>, seat: number) => void): Playout<Shape> {
  const p = openGame(game, played);
  for (const [seat, text] of played.moves) {
    const move = readMove(text);
    if (!move) throw new Error(`'${text}' is not a move`);
    playInPlace(game, p, seat, move);
    see(p, seat);
  }
  return p;
}
