import { atLast, type Habits, inEvents, perDeed } from '../../shared/habit.js';
import { freeWorkers, MAX_CIVILISATIONS, playerOf, strengthOf } from '../ask/selectors.js';
import type { Aoc } from '../state/state.js';

/** What players complain about when they watch bots play (docs/bots.md). */
export const habits: Habits<Aoc> = {
  endsTurn: ({ move }) => move.move === 'end-actions' || move.move === 'rest',
  list: [
    perDeed(
      'workers left idle',
      'turn',
      ({ seat: by, move, before }, seat) => by === seat && move.move === 'end-actions' && freeWorkers(playerOf(before, seat)) > 0,
    ),
    perDeed('rests', 'turn', ({ seat: by, move }, seat) => by === seat && move.move === 'rest'),
    inEvents('wars lost', (event, seat) => event.event === 'war' && event.weakest.includes(seat) && !event.spared.includes(seat)),
    atLast('civilisations never born', (s, seat) => MAX_CIVILISATIONS - playerOf(s, seat).civs.length),
    atLast('coins left over', (s, seat) => playerOf(s, seat).coins),
    atLast('no strength at the end', (s, seat) => strengthOf(s, seat) === 0),
    atLast('no technology at the end', (s, seat) => playerOf(s, seat).techs.length === 0),
  ],
};
