import type { CardId, Seat } from '../../../kernel/index.js';
import { grossOf } from '../ask/crops.js';
import { scienceOf, strengthOf } from '../ask/ratings.js';
import { isUnit, playerOf } from '../ask/selectors.js';
import { cardOf, technologyOf } from '../cards/index.js';
import type { Move, State } from '../state/state.js';

/** What the card of a move is: the one that is taken, played, built or raised. */
const subjectOf = (s: State, m: Move): CardId | null =>
  m.move === 'take'
    ? (s.row[m.place] ?? null)
    : m.move === 'build'
      ? m.tech
      : m.move === 'upgrade'
        ? m.to
        : m.move === 'technology'
          ? m.card
          : null;

/** Cards of some types, taken or put to use, seem worth a little more. */
const fond =
  (points: number, isLiked: (type: string) => boolean, moves: readonly Move['move'][] = []) =>
  (s: State, _: Seat, m: Move): number => {
    const card = subjectOf(s, m);
    return moves.includes(m.move) || (card !== null && isLiked(cardOf(card).type)) ? points : 0;
  };

/** What each temperament likes, in culture: little enough that none is weaker for it. */
export const tempers = {
  builder: {
    lean: (s: State, seat: Seat): number => 2.5 * playerOf(s, seat).wonders.length + 1.2 * (playerOf(s, seat).wonder?.stages ?? 0),
    fancy: fond(1, (type) => type === 'wonder', ['stage']),
  },
  merchant: {
    lean: (s: State, seat: Seat): number => {
      const p = playerOf(s, seat);
      return 0.6 * (grossOf(p, 'resources') + grossOf(p, 'food')) + 2 * p.colonies.length;
    },
    fancy: fond(0.6, (type) => type === 'mine' || type === 'farm', ['bid', 'explore']),
  },
  warlord: {
    lean: (s: State, seat: Seat): number => 0.5 * strengthOf(s, seat),
    fancy: fond(0.8, isUnit, ['aggression', 'declare-war', 'tactic', 'copy-tactic']),
  },
  scholar: {
    lean: (s: State, seat: Seat): number =>
      0.7 * scienceOf(s, seat) + 0.4 * playerOf(s, seat).holdings.reduce((sum, { id }) => sum + technologyOf(id).level, 0),
    fancy: fond(0.6, (type) => type === 'lab' || type === 'library' || type === 'special', ['technology']),
  },
};
