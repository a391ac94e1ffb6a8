import type { Seat } from '../../../kernel/index.js';
import { atLast, type Deed, type Habits, inEvents, perDeed } from '../../shared/habit.js';
import { countAt } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import type { Civ, State } from '../state/state.js';

const finishes = ({ seat: by, move }: Deed<Civ>, seat: Seat): boolean => by === seat && move.move === 'finish-buying';
/** Settlements without any army. */
const bare = (s: State, seat: Seat): number =>
  s.owners.filter((owner, region) => owner === seat && countAt(s.players[seat]!, region, (kind) => KIND[kind].isArmy) === 0).length;
const settlements = (s: State, seat: Seat): number => s.owners.filter((owner) => owner === seat).length;
const settlers = (s: State, seat: Seat): number =>
  s.players[seat]!.stacks.reduce((sum, x) => sum + (KIND[x.kind].category === 'settler' ? x.n : 0), 0);

/** What players complain about when they watch bots play (docs/bots.md). */
export const habits: Habits<Civ> = {
  endsTurn: ({ move }) => move.move === 'finish-buying',
  list: [
    perDeed('gold kept', 'turn', (deed, seat) => (finishes(deed, seat) ? deed.before.players[seat]!.gold : 0)),
    perDeed('share of settlements without an army', 'turn', (deed, seat) =>
      finishes(deed, seat) ? bare(deed.before, seat) / Math.max(1, settlements(deed.before, seat)) : 0,
    ),
    perDeed('settlers waiting', 'turn', (deed, seat) => (finishes(deed, seat) ? settlers(deed.before, seat) : 0)),
    inEvents('settlements lost', (event, seat) => event.event === 'captured' && event.from === seat),
    inEvents(
      'battles lost',
      (event, seat) =>
        event.event === 'battle-over' && event.winner !== -1 && event.leaders.includes(seat) && event.leaders[event.winner] !== seat,
    ),
    inEvents('offers nobody took', (event, seat) => event.event === 'offer-gone' && event.from === seat),
    inEvents('deals made', (event, seat) => event.event === 'deal' && (event.from === seat || event.to === seat)),
    atLast('gold left over', (s, seat) => s.players[seat]!.gold),
  ],
};
