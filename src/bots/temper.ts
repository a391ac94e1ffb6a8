import type { Seat, Shape } from '../kernel/index.js';
import type { Brain } from './brain.js';

/** What a bot has a liking for; none is stronger than the others. */
export const TEMPERAMENTS = ['builder', 'merchant', 'warlord', 'scholar'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** What a game says about a temperament: a few points for what it likes, on top of what it is worth. */
export interface Temper<T extends Shape> {
  /** Points that a position seems worth to it beyond what others see; once a game is over only the result counts. */
  lean(s: T['state'], seat: Seat): number;
  /** The same for a move, at a glance. */
  fancy(s: T['state'], seat: Seat, move: T['move']): number;
}
export type Tempers<T extends Shape> = Readonly<Record<Temperament, Temper<T>>>;

/** The brain of a bot with this temperament. */
export function tempered<T extends Shape>(brain: Brain<T>, temperament: Temperament | undefined): Brain<T> {
  const temper = temperament && brain.tempers?.[temperament];
  if (!temper) return brain;
  const leaning =
    (worth: Brain<T>['value']): Brain<T>['value'] =>
    (s, seat) =>
      worth(s, seat) + (s.over ? 0 : temper.lean(s, seat));
  return {
    ...brain,
    value: leaning(brain.value),
    ...(brain.verdict && { verdict: leaning(brain.verdict) }),
    appeal: (s, seat, moves) => {
      const scores = brain.appeal(s, seat, moves);
      return scores.map((score, i) => score + temper.fancy(s, seat, moves[i]!));
    },
  };
}
