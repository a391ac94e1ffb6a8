import type { Seat } from '../../../kernel/index.js';
import { actionAt, playerOf, ROUNDS, strengthOf } from '../ask/selectors.js';
import type { ActionId, Move, State } from '../state/state.js';

/** What a temperament counts besides the points, how much each is worth to it, and the actions it is fond of. */
interface Liking {
  readonly count: (s: State, seat: Seat) => number;
  readonly each: number;
  readonly actions: readonly ActionId[];
  readonly moves: readonly Move['move'][];
}

const temper = ({ count, each, actions, moves }: Liking) => ({
  lean: (s: State, seat: Seat): number => each * count(s, seat),
  fancy: (_: State, __: Seat, move: Move): number =>
    moves.includes(move.move) || (move.move === 'place' && actions.includes(actionAt(move.place)!)) ? each : 0,
});

/** What is only liked on the way counts less towards the end: there points alone are good for anything. */
const ahead = (s: State): number => (ROUNDS - s.round) / ROUNDS;

/** The four temperaments: a few points, so that they choose otherwise and play as well (docs/bots.md). */
export const tempers = {
  builder: temper({
    count: (s, seat) => playerOf(s, seat).wonders.length,
    each: 1.2,
    actions: ['wonder', 'construction', 'quarry'],
    moves: ['take-wonder'],
  }),
  merchant: temper({
    count: (s, seat) => playerOf(s, seat).coins * ahead(s),
    each: 0.35,
    actions: ['commerce', 'caravan', 'caravanserai', 'fishing'],
    moves: [],
  }),
  warlord: temper({ count: (s, seat) => strengthOf(s, seat) * ahead(s), each: 0.5, actions: ['conquest', 'fortify'], moves: [] }),
  scholar: temper({ count: (s, seat) => playerOf(s, seat).techs.length, each: 0.5, actions: ['research'], moves: ['study', 'learn'] }),
};
