import type { Seat } from '../../../kernel/index.js';
import { rankings } from '../ask/scoring.js';
import { AGES } from '../ask/selectors.js';
import type { Move, State } from '../state/state.js';
import { appeal } from './appeal.js';
import { outlookOf } from './outlook.js';
import { prospects } from './prospects.js';
import { tempers } from './tempers.js';
import { WEIGHTS } from './weights.js';
import { lookOf } from './worth.js';

const PHASES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'END'];

function result(s: State, seat: Seat): number {
  const table = rankings(s);
  const mine = table[seat]!;
  if (s.seats === 1) return mine.score;
  const best = Math.max(...table.filter((x) => x.seat !== seat).map((x) => x.score));
  return mine.score - best + (mine.rank === 1 ? WEIGHTS.victory : -WEIGHTS.victory);
}

function value(s: State, seat: Seat): number {
  if (s.over) return result(s, seat);
  const mine = prospects(lookOf(outlookOf(s, seat)));
  if (s.automa) return mine - s.automa.vp - 2 * s.automa.war;
  if (s.phase === 'E') return mine; // nobody else's area changes by what one does (MIL-NET-03)
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += prospects(lookOf(outlookOf(s, other)));
  return mine - others / (s.seats - 1);
}

const moment = (s: State): number => (s.over ? AGES + 1 : s.age) * PHASES.length + PHASES.indexOf(s.phase);

/** By the glance alone gold is saved up for espionage, and spent on advances that are lost: easy bots build instead, as beginners do. */
const homely = (move: Move): number => (move.move === 'build' ? 3 : move.move === 'use' && move.what === 'espionage' ? -3 : 0);
const easyAppeal = (s: State, seat: Seat, moves: readonly Move[]): number[] =>
  appeal(s, seat, moves).map((score, i) => score + homely(moves[i]!));

/** What Millennia tells the bots; they never get to see more than a view (MIL-NET-11). */
export const brain = {
  appeal,
  levels: { easy: { appeal: easyAppeal } },
  value,
  moment,
  tempers,
  weights: WEIGHTS,
  // The draft and the construction are played through; what the technologies are then good for, the value tells.
  until: (s: State): number => s.age * PHASES.length + PHASES.indexOf('E'),
  search: {
    width: 3,
    hardWidth: 12,
    wide: 6,
    moves: 4,
    hardMoves: 7,
    depth: 40,
    iterations: 42,
    horizon: Number.POSITIVE_INFINITY,
    runners: 7,
    sameStart: 1,
    patience: 1.5,
  },
};
