import { asked, isSame, legal } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import type { BoardPackage } from '../table/board-package.js';
import { isStillOpen } from './reasons.js';

/**
 * How the tutor takes another move than the one it asked for: what the lesson comes to in the same turn anyway is only too early;
 * what ends the turn, or a part of it, leaves something undone; the rest is another way, also what merely used up what was needed.
 */
export type Reaction = 'soon' | 'early' | 'preferred';

/** `turn`: what the line has the learner do from here on until others move. */
export function reactionTo<T extends Shape>(
  pack: Pick<BoardPackage<T>, 'game' | 'openQuestions'>,
  [before, after]: readonly [T['state'], T['state']],
  seat: Seat,
  turn: readonly T['move'][],
  move: T['move'],
): Reaction {
  const [first] = turn;
  const comes = turn.some((it) => isSame(it, move));
  const goesOn = asked(pack.game, { state: after }).includes(seat);
  if (goesOn && first !== undefined && isStillOpen(pack, [before, after], seat, first)) return comes ? 'soon' : 'preferred';
  // There is only one way to stop; of what can be built, bought or taken there are several.
  const stops = legal(pack.game, { state: before }, seat).filter(({ move: kind }) => kind === move.move).length === 1;
  return stops && (goesOn ? comes : turn.length > 1) ? 'early' : 'preferred';
}
