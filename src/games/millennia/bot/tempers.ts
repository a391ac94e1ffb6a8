import type { Seat } from '../../../kernel/index.js';
import { AGES, playerOf } from '../ask/selectors.js';
import { techOf } from '../cards/index.js';
import type { TechType } from '../cards/technologies.js';
import type { Move, Player, State } from '../state/state.js';

/** What a temperament counts besides the points, how much each is worth to it, and the technologies it is fond of. */
interface Liking {
  readonly count: (p: Player, s: State) => number;
  readonly each: number;
  readonly types: readonly TechType[];
  readonly moves: readonly Move['move'][];
}

const temper = ({ count, each, types, moves }: Liking) => ({
  lean: (s: State, seat: Seat): number => each * count(playerOf(s, seat), s),
  fancy: (_: State, __: Seat, move: Move): number =>
    moves.includes(move.move) || (move.move === 'select' && types.includes(techOf(move.tech).type)) ? each : 0,
});

/** The four temperaments: a few points, so that they choose otherwise and play as well (docs/bots.md). */
export const tempers = {
  builder: temper({ count: (p) => p.buildings.length + p.wonders.length, each: 1.5, types: ['engineering', 'energy'], moves: ['build'] }),
  merchant: temper({
    // Towards the end even a merchant spends.
    count: (p, s) => p.tracks.trade + (p.gold * (AGES - s.age)) / (8 * AGES),
    each: 1,
    types: ['economics', 'transport'],
    moves: ['cash'],
  }),
  warlord: temper({
    count: (p, s) => (p.tracks.war * (AGES - s.age)) / AGES,
    each: 0.4,
    types: ['army', 'weaponry', 'military'],
    moves: [],
  }),
  scholar: temper({ count: (p) => p.tracks.culture + 2 * p.research.length, each: 1, types: ['science', 'arts'], moves: ['buy', 'claim'] }),
};
