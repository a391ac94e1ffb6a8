import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { KIND, type Kind } from '../cards/kinds.js';
import type { Move, Player, State } from '../state/state.js';

/** What a temperament would rather buy or do, and what it likes to have. */
interface Liking {
  /** How much, as a share of the usual liking. */
  readonly likes: (m: Move) => number;
  readonly count: (s: State, seat: Seat) => number;
}

/** On top of what a purchase brings for each coin; a battle weighs more than a coin. */
const FANCY = 0.02;
const ZEAL = 0.3;
/** Points for each thing it likes to have. */
const LEAN = 0.15;
/** An offer costs nothing: a merchant makes those that others would not think worth their while. */
const TRADES = 10;

const temper = ({ likes, count }: Liking) => ({
  lean: (s: State, seat: Seat): number => LEAN * count(s, seat),
  fancy: (_: State, __: Seat, m: Move): number => likes(m) * (m.move === 'attack' ? ZEAL : FANCY),
});

const kindsOf = (p: Player, isCounted: (kind: Kind) => boolean): number =>
  p.stacks.reduce((sum, x) => sum + (isCounted(x.kind) ? x.n : 0), 0);
const sizesOf = (s: State, seat: Seat): number => s.sizes.reduce((sum, size, region) => sum + (s.owners[region] === seat ? size : 0), 0);
const countOf = (s: State, seat: Seat): number => s.owners.reduce((sum, owner) => sum + Number(owner === seat), 0);

/** The four temperaments: cities and what is built in them, lands and what is traded, armies, technologies. */
export const tempers = {
  builder: temper({ likes: (m) => Number(['expand', 'buy-improvement', 'buy-wonder'].includes(m.move)), count: sizesOf }),
  merchant: temper({
    // Not the settlers themselves: whoever likes to buy them spends on them what others spend on growth, and loses three games of five.
    likes: (m) => (m.move === 'offer' ? TRADES : Number(m.move === 'found')),
    count: countOf,
  }),
  warlord: temper({
    likes: (m) => Number(m.move === 'attack' || (m.move === 'recruit' && KIND[m.kind].isArmy)),
    count: (s, seat) => kindsOf(s.players[seat]!, (kind) => KIND[kind].isArmy),
  }),
  scholar: temper({ likes: (m) => Number(m.move === 'buy-technology'), count: (s, seat) => techCount(s, seat) }),
};
