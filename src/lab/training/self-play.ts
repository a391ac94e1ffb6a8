import { choosePlan, type Level, type Search } from '../../bots/index.js';
import {
  asked,
  cipherDice,
  fastDice,
  mask,
  openDice,
  type Playout,
  playInPlace,
  readMove,
  refusalOf,
  type Shape,
  start,
  writeMove,
} from '../../kernel/index.js';
import type { Contest } from '../contests.js';
import { likingsOf, whimsOf } from './whims.js';

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
  /** How far each seat's own weights are from the usual ones (the spread of their logarithms). */
  readonly vary?: number;
  /**
   * After so many moves everybody plays as usual, and only from then on is anything learnt: whoever loves mines has many and goes on to
   * build more, so that mines would be blamed for what he does later.
   */
  readonly settled?: number;
  /** How much each seat likes a few figures of its position more than they are worth, in points (`likingsOf`). */
  readonly likes?: number;
  /** What everybody has learnt already: a file of the training. */
  readonly learnt?: string | undefined;
  /** It judges every plan. */
  readonly plans?: boolean | undefined;
  /** What the search of everybody does otherwise: a narrow one plays many more games in the same time. */
  readonly search?: object | undefined;
}

/** A game that was played: its moves, so that features invented later can be read from it too. */
export interface Played extends Lesson {
  readonly moves: readonly (readonly [seat: number, move: string])[];
}

export const openGame = (game: Contest['game'], { options, seats, seed }: Lesson): Playout<Shape> => ({
  ...start(game, options, seats, cipherDice(seed)).position,
});

/** Play a game of bots among themselves, now and then astray. A plan is kept as long as nobody else is asked: that is much faster. */
export function playLesson(
  { game, brains, expertise }: Pick<Contest, 'game' | 'brains' | 'expertise'>,
  lesson: Lesson,
  scale?: Float64Array,
): Played {
  const { number, level, explore, vary = 0, likes = 0, settled = 0, search } = lesson;
  const brain = search ? { ...brains[level], search: { ...brains[level].search, ...search } as Search } : brains[level];
  const likings = scale && expertise && likes > 0 ? likingsOf(expertise.features, scale, likes, lesson.seats, number) : undefined;
  const fond = likings
    ? { ...brain, value: (s: Shape['state'], seat: number) => brain.value(s, seat) + (s.over ? 0 : likings(s, seat)) }
    : brain;
  const p = openGame(game, lesson);
  const chance = openDice(fastDice(number));
  const asItself = whimsOf(brain.weights, vary, lesson.seats, number);
  const moves: [number, string][] = [];
  let plan: readonly Shape['move'][] = [];
  let planner = -1;
  for (let seat = asked(game, p)[0]; seat !== undefined; seat = asked(game, p)[0]) {
    const isAstray = settled === 0 || moves.length < settled;
    const how = isAstray && chance.next() / 0x100000000 < explore ? 'easy' : level;
    if (how !== level || planner !== seat || plan.length === 0 || refusalOf(game, p, seat, plan[0]!)) {
      const thinking = { view: mask(game, p.state, seat), seat, level: how, seed: number * 1000 + moves.length };
      const think = (): readonly Shape['move'][] => choosePlan(game, isAstray ? fond : brain, thinking).moves;
      plan = isAstray ? asItself(seat, think) : think();
      planner = seat;
    }
    const [move, ...rest] = plan;
    plan = rest;
    moves.push([seat, writeMove(move!)]);
    playInPlace(game, p, seat, move!);
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
