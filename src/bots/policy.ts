import { asked, legal, type Playout, playInPlace, type Seat, type Shape } from '../kernel/index.js';
import type { Mind } from './brain.js';

/** A number between -1 and 1, small ones more often. */
const waver = (dice: Mind<Shape>['dice']): number => (dice.next() - dice.next()) / 0x100000000;

/** The move that looks best to a seat at a glance; `noise` in points makes the glance less sure. */
export function glance<T extends Shape>({ game, brain, dice }: Mind<T>, s: T['state'], seat: Seat, noise: number): T['move'] {
  const moves = legal(game, s, seat);
  if (moves.length === 1) return moves[0]!;
  const scores = brain.appeal(s, seat, moves);
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

/** Let everybody play by the glance to the end of the game. */
export function playOn<T extends Shape>(mind: Mind<T>, p: Playout<T>, noise: number): void {
  for (let seat = asked(mind.game, p)[0]; seat !== undefined; seat = asked(mind.game, p)[0])
    playInPlace(mind.game, p, seat, glance(mind, p.state, seat, noise));
}

/** Sealed answers do nothing until all are in: guess those of the others. */
export function answerSealed<T extends Shape>(mind: Mind<T>, p: Playout<T>, noise: number): void {
  while (Object.keys(p.sealed).length > 0) {
    const seat = asked(mind.game, p)[0]!;
    playInPlace(mind.game, p, seat, glance(mind, p.state, seat, noise));
  }
}
