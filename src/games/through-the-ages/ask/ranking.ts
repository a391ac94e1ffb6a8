import type { Seat } from '../../../kernel/index.js';
import type { Whom } from '../cards/ability.js';
import type { State } from '../state/state.js';
import { discontentOf, happinessOf, strengthOf } from './ratings.js';
import { playerOf, seatsFrom, traitsOf } from './selectors.js';

/**
 * Highest first; of equal ones the earlier, clockwise from `from`, stands before (TTA-TIE-01, 02, TTA-AMB-17; at the end
 * TTA-TIE-03).
 */
export function ranked(s: State, value: (seat: Seat) => number, from: Seat = s.current): Seat[] {
  const values = new Map(seatsFrom(s, from).map((seat) => [seat, value(seat)]));
  return [...values.keys()].sort((a, b) => values.get(b)! - values.get(a)!);
}

/** The civilisations an event concerns, clockwise from the current player. */
export function concerned(s: State, whom: Whom): Seat[] {
  const seats = seatsFrom(s, s.current);
  const chosen = CHOSEN[whom](s, seats);
  return seats.filter((seat) => chosen.includes(seat));
}

const byStrength = (s: State): Seat[] => ranked(s, (seat) => strengthOf(s, seat));
/** Who is on guard counts for more where the weakest is looked for (TTX-CRD-13). */
const byWeakness = (s: State): Seat[] =>
  ranked(s, (seat) => strengthOf(s, seat) + traitsOf(playerOf(s, seat), 'wary').reduce((sum, x) => sum + x.strength, 0));
const byCulture = (s: State): Seat[] => ranked(s, (seat) => playerOf(s, seat).culture);
/** Of two players only one is among "the two" (TTA-TWO-01). */
const two = (seats: readonly Seat[]): number => (seats.length === 2 ? 1 : 2);

/** One of the two weakest, of two players the weaker; what counts for events only does not count here (TTX-CRD-13). */
export const isAmongWeakest = (s: State, seat: Seat): boolean =>
  byStrength(s)
    .slice(-two(seatsFrom(s, seat)))
    .includes(seat);

const CHOSEN: { readonly [K in Whom]: (s: State, seats: readonly Seat[]) => readonly Seat[] } = {
  all: (_, seats) => seats,
  strongest: (s) => byStrength(s).slice(0, 1),
  weakest: (s) => byWeakness(s).slice(-1),
  'two-strongest': (s, seats) => byStrength(s).slice(0, two(seats)),
  'two-weakest': (s, seats) => byWeakness(s).slice(-two(seats)),
  'most-culture': (s) => byCulture(s).slice(0, 1),
  'least-culture': (s) => byCulture(s).slice(-1),
  happiest(s, seats) {
    const most = Math.max(...seats.map((seat) => happinessOf(s, seat)));
    return seats.filter((seat) => happinessOf(s, seat) === most); // TTA-TIE-04, TTN-EVT-03
  },
  'most-discontent'(s, seats) {
    const most = Math.max(1, ...seats.map((seat) => discontentOf(s, seat)));
    return seats.filter((seat) => discontentOf(s, seat) === most);
  },
  'most-culture-if-weak'(s, seats) {
    const [most] = byCulture(s);
    return byWeakness(s)
      .slice(-two(seats))
      .filter((seat) => seat === most);
  },
};
