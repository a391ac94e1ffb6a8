import { type DiceState, imagine, openDice, type Shape } from '../kernel/index.js';
import type { Mind } from './brain.js';

/** So many truths are drawn for a guess. */
const DRAWN = 6;

/**
 * A truth that could lie behind what the seat sees. Where the game says how well a truth agrees with what the others have done, it is one of
 * several that were drawn, taken the more often the better it agrees.
 */
export function guess<T extends Shape>(
  { game, brain, seat }: Pick<Mind<T>, 'game' | 'brain' | 'seat'>,
  view: T['state'],
  dice: DiceState,
): ReturnType<typeof imagine<T>> {
  const { belief } = brain;
  if (!belief) return imagine(game, view, dice);
  const drawn: T['state'][] = [];
  let future = dice;
  while (drawn.length < DRAWN) {
    const truth = imagine(game, view, future);
    drawn.push(truth.state);
    future = truth.dice;
  }
  const shares = drawn.map((state) => Math.exp(belief(state, seat)));
  const source = openDice(future);
  let left = (source.next() / 0x100000000) * shares.reduce((sum, share) => sum + share, 0);
  let taken = 0;
  while (taken < DRAWN - 1 && left >= shares[taken]!) left -= shares[taken++]!;
  return { state: drawn[taken]!, dice: source.state() };
}
