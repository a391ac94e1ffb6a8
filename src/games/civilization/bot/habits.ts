import type { Seat } from '../../../kernel/index.js';
import { atLast, type Deed, type Habit, type Habits, inEvents, perDeed } from '../../shared/habit.js';
import { resourceAt, settlementsOf } from '../ask/settlements.js';
import { countAt } from '../ask/units.js';
import { KIND } from '../cards/kinds.js';
import { RESOURCES } from '../cards/markers.js';
import { monopolyOf } from '../cards/tables.js';
import { idOf, isRegion, LAND, type Space, spaceOf } from '../cards/world.js';
import type { Bundle, Civ, State } from '../state/state.js';
import { wallOf } from './forces.js';
import { battleOdds, hostAt } from './odds.js';
import { cardsOf } from './outlook.js';

const finishes = ({ seat: by, move }: Deed<Civ>, seat: Seat): boolean => by === seat && move.move === 'finish-buying';
const armies = (s: State, seat: Seat, region: Space): number => countAt(s.players[seat]!, region, (kind) => KIND[kind].isArmy);
const settlements = (s: State, seat: Seat): number => settlementsOf(s, seat).length;
/** Settlements without any army. */
const bare = (s: State, seat: Seat): number => settlementsOf(s, seat).filter((region) => armies(s, seat, region) === 0).length;
const settlers = (s: State, seat: Seat): number =>
  s.players[seat]!.stacks.reduce((sum, x) => sum + (KIND[x.kind].category === 'settler' ? x.n : 0), 0);

/** The largest settlement stands empty, and an enemy army beside it. */
function isCapitalOpen(s: State, seat: Seat): boolean {
  const own = settlementsOf(s, seat);
  const most = Math.max(0, ...own.map((region) => s.sizes[region]!));
  const isThreatened = (region: Space): boolean =>
    LAND[region]!.some((next) => s.players.some((_, foe) => foe !== seat && armies(s, foe, next) > 0));
  const capitals = own.filter((region) => s.sizes[region] === most);
  return most > 1 && capitals.length === 1 && armies(s, seat, capitals[0]!) === 0 && isThreatened(capitals[0]!);
}

/** Settlers that neither moved nor founded anything in a turn. */
const idleSettlers: Habit<Civ> = {
  name: 'settlers idle',
  per: 'turn',
  count(deeds, seat) {
    let sum = 0;
    let resting = new Map<string, number>();
    for (const deed of deeds) {
      if (deed.seat !== seat) continue;
      if (deed.move.move === 'finish-moving') {
        resting = new Map();
        for (const x of deed.before.players[seat]!.stacks)
          if (x.kind === 'settler' && x.left === KIND.settler.moves && isRegion(x.at))
            resting.set(idOf(x.at), (resting.get(idOf(x.at)) ?? 0) + x.n);
      }
      if (deed.move.move === 'found') resting.set(deed.move.region, (resting.get(deed.move.region) ?? 1) - 1);
      if (deed.move.move === 'finish-buying') for (const n of resting.values()) sum += Math.max(0, n);
    }
    return sum;
  },
};

/** A battle declared with less than two chances in five to win it. */
function isRash({ seat: by, move, before: s }: Deed<Civ>, seat: Seat): boolean {
  if (by !== seat || move.move !== 'attack' || !isRegion(spaceOf(move.at))) return false;
  const at = spaceOf(move.at);
  const wall = s.owners[at] === move.target ? wallOf(s, at) : 0;
  return battleOdds(s, hostAt(s, seat, at), seat, hostAt(s, move.target, at), move.target, wall).win < 0.4;
}

/** A monopoly is given away for less gold than it brings. */
function breaksMonopoly(s: State, seat: Seat, gives: Bundle, gets: Bundle): boolean {
  const held = cardsOf(s, seat, true);
  const before = held.reduce((sum, n) => sum + monopolyOf(n), 0);
  for (const region of gives.cards) held[RESOURCES.indexOf(resourceAt(s, spaceOf(region))!)]!--;
  for (const region of gets.cards) held[RESOURCES.indexOf(resourceAt(s, spaceOf(region))!)]!++;
  const lost = before - held.reduce((sum, n) => sum + monopolyOf(n), 0);
  return lost > 0 && lost > gets.gold - gives.gold;
}

/** What players complain about when they watch bots play (docs/bots.md). */
export const habits: Habits<Civ> = {
  endsTurn: ({ move }) => move.move === 'finish-buying',
  list: [
    perDeed('gold kept', 'turn', (deed, seat) => (finishes(deed, seat) ? deed.before.players[seat]!.gold : 0)),
    perDeed('share of settlements without an army', 'turn', (deed, seat) =>
      finishes(deed, seat) ? bare(deed.before, seat) / Math.max(1, settlements(deed.before, seat)) : 0,
    ),
    perDeed('capital open beside an enemy', 'turn', (deed, seat) => finishes(deed, seat) && isCapitalOpen(deed.before, seat)),
    perDeed('settlers waiting', 'turn', (deed, seat) => (finishes(deed, seat) ? settlers(deed.before, seat) : 0)),
    idleSettlers,
    inEvents('settlements lost', (event, seat) => event.event === 'captured' && event.from === seat),
    perDeed('of them without a fight', 'game', ({ events, before }, seat) =>
      events.reduce(
        (sum, e) =>
          sum +
          Number(
            e.event === 'captured' &&
              e.from === seat &&
              !events.some((x) => x.event === 'round') &&
              armies(before, seat, spaceOf(e.region)) === 0,
          ),
        0,
      ),
    ),
    perDeed('attacks against the odds', 'game', isRash),
    inEvents(
      'battles lost',
      (event, seat) =>
        event.event === 'battle-over' && event.winner !== -1 && event.leaders.includes(seat) && event.leaders[event.winner] !== seat,
    ),
    inEvents('aircraft lost without a base', (event, seat) => event.event === 'lost' && event.seat === seat && event.by === 'no-base'),
    perDeed('monopolies given away', 'game', ({ events, before }, seat) =>
      events.some(
        (e) =>
          e.event === 'deal' &&
          ((e.from === seat && breaksMonopoly(before, seat, e.give, e.want)) ||
            (e.to === seat && breaksMonopoly(before, seat, e.want, e.give))),
      ),
    ),
    inEvents('offers nobody took', (event, seat) => event.event === 'offer-gone' && event.from === seat),
    inEvents('deals made', (event, seat) => event.event === 'deal' && (event.from === seat || event.to === seat)),
    atLast('gold left over', (s, seat) => s.players[seat]!.gold),
  ],
};
