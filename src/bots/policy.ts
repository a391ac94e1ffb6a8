import { asked, legal, type Playout, playInPlace, type Seat, type Shape, type Situation } from '../kernel/index.js';
import type { Mind } from './brain.js';

/** A number between -1 and 1, small ones more often. */
const waver = (dice: Mind<Shape>['dice']): number => (dice.next() - dice.next()) / 0x100000000;

/** The move with the best score; `noise` in points makes the choice less sure. */
export function pick<M>(moves: readonly M[], scores: readonly number[], noise: number, dice: Mind<Shape>['dice']): M {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const score = scores[i]! + (noise > 0 ? noise * waver(dice) : 0);
    if (score <= most) continue;
    best = i;
    most = score;
  }
  return moves[best]!;
}

/** The move that looks best to a seat at a glance. */
export function glance<T extends Shape>({ game, brain, dice }: Mind<T>, at: Situation<T>, seat: Seat, noise: number): T['move'] {
  const moves = legal(game, at, seat);
  return moves.length === 1 ? moves[0]! : pick(moves, brain.appeal(at.state, seat, moves), noise, dice);
}

/** Let everybody play by the glance to the end of the game, or as far as the game says it is worth it. */
export function playOn<T extends Shape>(mind: Mind<T>, p: Playout<T>, noise: number, until: number): void {
  let left = mind.brain.search?.horizon ?? Number.POSITIVE_INFINITY;
  const goesOn = (): boolean => left-- > 0 && mind.brain.moment(p.state) < until;
  for (let seat = asked(mind.game, p)[0]; seat !== undefined && goesOn(); seat = asked(mind.game, p)[0])
    playInPlace(mind.game, p, seat, glance(mind, p, seat, noise));
}

/** Sealed answers do nothing until all are in: guess those of the others. */
export function answerSealed<T extends Shape>(mind: Mind<T>, p: Playout<T>, noise: number): void {
  while (Object.keys(p.sealed).length > 0) {
    const seat = asked(mind.game, p)[0]!;
    playInPlace(mind.game, p, seat, glance(mind, p, seat, noise));
  }
}
