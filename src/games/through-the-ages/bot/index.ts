import type { Seat } from '../../../kernel/index.js';
import { isActive } from '../ask/selectors.js';
import type { State } from '../state/state.js';
import { rankings } from '../steps/scoring.js';
import { appeal } from './appeal.js';
import { belief } from './belief.js';
import { outlookOf, strengthsOf } from './outlook.js';
import { prospects } from './prospects.js';
import { appealInPeace, appealOfSense } from './sense.js';
import { tempers } from './tempers.js';
import { WEIGHTS } from './weights.js';

function result(s: State, seat: Seat): number {
  const table = rankings(s);
  const mine = table[seat]!;
  const best = Math.max(...table.filter((x) => x.seat !== seat).map((x) => x.score));
  return mine.score - best + (mine.rank === 1 ? WEIGHTS.victory : -WEIGHTS.victory);
}

function value(s: State, seat: Seat): number {
  if (s.over) return result(s, seat);
  const strengths = strengthsOf(s);
  let others = 0;
  let n = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isActive(s, other)) continue;
    others += prospects(outlookOf(s, other, strengths), true);
    n++;
  }
  const mine = isActive(s, seat) ? prospects(outlookOf(s, seat, strengths)) : -100;
  return mine - (n > 0 ? (WEIGHTS.rivals * others) / n : 0);
}

/** Events, defences and bids depend on cards that are face down; civil actions do not. */
const WORLDS = 4;

/** What Through the Ages tells the bots; they never get to see more than a view. */
export const brain = {
  appeal,
  levels: { easy: { appeal: appealInPeace }, normal: { appeal: appealOfSense } },
  value,
  belief,
  tempers,
  weights: WEIGHTS,
  moment: (s: State): number => s.round * s.seats + ((s.current - s.first + s.seats) % s.seats),
  worlds: (s: State, seat: Seat): number => (s.phase === 'politics' || s.current !== seat ? WORLDS : 1),
  // Playouts by the glance tell less than a wider search for plans does.
  search: {
    width: 3,
    moves: 8,
    hardWidth: 10,
    hardMoves: 20,
    wide: 9,
    horizon: 0,
    iterations: 0,
    answers: 12,
    // So that levels lie as far apart in the short versions as in the full one.
    blur: 7,
    careless: 1.35,
  },
};
