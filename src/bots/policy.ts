import { asked, type Game, legal, type openDice, type Playout, playInPlace, type Seat, type Shape } from '../kernel/index.js';
import type { Brain } from './brain.js';

export type Dice = ReturnType<typeof openDice>;

/** A number between -1 and 1, small ones more often. */
const waver = (dice: Dice): number => (dice.next() - dice.next()) / 0x100000000;

/** The move that looks best at a glance; `noise` in points makes the glance less sure. */
export function glance<T extends Shape>(g: Game<T>, brain: Brain<T>, s: T['state'], seat: Seat, dice: Dice, noise: number): T['move'] {
  const moves = legal(g, s, seat);
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
export function playOn<T extends Shape>(g: Game<T>, brain: Brain<T>, p: Playout<T>, dice: Dice, noise: number): void {
  for (let seat = asked(g, p)[0]; seat !== undefined; seat = asked(g, p)[0])
    playInPlace(g, p, seat, glance(g, brain, p.state, seat, dice, noise));
}

/** Sealed answers do nothing until all are in: guess those of the others. */
export function answerSealed<T extends Shape>(g: Game<T>, brain: Brain<T>, p: Playout<T>, dice: Dice, noise: number): void {
  while (Object.keys(p.sealed).length > 0) {
    const seat = asked(g, p)[0]!;
    playInPlace(g, p, seat, glance(g, brain, p.state, seat, dice, noise));
  }
}
