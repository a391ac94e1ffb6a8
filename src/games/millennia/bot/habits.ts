import { atLast, type Habit, type Habits, inEvents, perDeed } from '../../shared/habit.js';
import { AGES, playerOf, positionOf } from '../ask/selectors.js';
import type { Mil } from '../state/state.js';

/** Ages in which nothing was built. */
const idleAges: Habit<Mil> = {
  name: 'ages without a building',
  per: 'game',
  count: (deeds, seat) => {
    const builds = deeds.filter((deed) => deed.events.some((event) => event.event === 'built' && event.seat === seat));
    return AGES - new Set(builds.map((deed) => deed.before.age)).size;
  },
};

/** What players complain about when they watch bots play (docs/bots.md). */
export const habits: Habits<Mil> = {
  endsTurn: ({ move }) => move.move === 'finish',
  list: [
    inEvents('technologies thrown away', (event, seat) => event.event === 'discarded' && event.seat === seat),
    perDeed('espionages', 'game', ({ seat: by, move }, seat) => by === seat && move.move === 'use' && move.what === 'espionage'),
    inEvents('advances lost', (event, seat) => event.event === 'lost' && event.seat === seat),
    idleAges,
    atLast('trade never used', (s, seat) => positionOf(playerOf(s, seat), 'trade') === 0),
    atLast('population never used', (s, seat) => positionOf(playerOf(s, seat), 'population') === 0),
    atLast('gold left over', (s, seat) => playerOf(s, seat).gold),
    atLast('diplomacy cards left over', (s, seat) => playerOf(s, seat).hand.length),
  ],
};
