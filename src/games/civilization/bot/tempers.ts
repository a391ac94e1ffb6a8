import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { KIND, type Kind } from '../cards/kinds.js';
import type { Move, Player, State } from '../state/state.js';

/** What a temperament would rather buy or do, and what it likes to have. */
interface Liking {
  readonly isLiked: (m: Move) => boolean;
  readonly count: (s: State, seat: Seat) => number;
}

/** On top of what a purchase brings for each coin; a battle weighs more than a coin. */
const FANCY = 0.02;
const ZEAL = 0.3;
/** Points for each thing it likes to have. */
const LEAN = 0.15;

const temper = ({ isLiked, count }: Liking) => ({
  lean: (s: State, seat: Seat): number => LEAN * count(s, seat),
  fancy: (_: State, __: Seat, m: Move): number => (isLiked(m) ? (m.move === 'attack' ? ZEAL : FANCY) : 0),
});

const kindsOf = (p: Player, isCounted: (kind: Kind) => boolean): number =>
  p.stacks.reduce((sum, x) => sum + (isCounted(x.kind) ? x.n : 0), 0);
const sizesOf = (s: State, seat: Seat): number => s.sizes.reduce((sum, size, region) => sum + (s.owners[region] === seat ? size : 0), 0);
const countOf = (s: State, seat: Seat): number => s.owners.reduce((sum, owner) => sum + Number(owner === seat), 0);

/** The four temperaments: cities and what is built in them, lands and what is traded, armies, technologies. */
export const tempers = {
  builder: temper({ isLiked: (m) => ['expand', 'buy-improvement', 'buy-wonder'].includes(m.move), count: sizesOf }),
  merchant: temper({
    isLiked: (m) => m.move === 'found' || m.move === 'offer' || (m.move === 'recruit' && m.kind === 'settler'),
    count: countOf,
  }),
  warlord: temper({
    isLiked: (m) => m.move === 'attack' || (m.move === 'recruit' && KIND[m.kind].isArmy),
    count: (s, seat) => kindsOf(s.players[seat]!, (kind) => KIND[kind].isArmy),
  }),
  scholar: temper({ isLiked: (m) => m.move === 'buy-technology', count: (s, seat) => techCount(s, seat) }),
};
