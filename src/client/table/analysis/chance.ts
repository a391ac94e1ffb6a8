import { shareOf } from '../../../study/wilson.js';
import type { Estimate } from './estimate.js';
import type { Report, Tried } from './report.js';

/**
 * Quick bots play on alike, so futures end alike: real games ended about twice as far from what their futures had said as these lie
 * apart (docs/bots.md). Chances are told from that wider spread; otherwise a first turn would seem to decide a game.
 */
const WIDER = 2;
/** Futures that are all alike have left out what somebody may still do otherwise: they are taken to lie so many points apart. */
const LEAST = 1;
/** With it the logistic curve is the normal one to within a hundredth. */
const STEEP = 1.702;

/** The chance to be ahead in the end, at so many spreads of results before the rivals. */
const chanceAt = (spreads: number): number => 1 / (1 + Math.exp(-STEEP * spreads));

/** How the final lead of a seat was spread over `n` futures, and what part of them it won. */
export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly deviation: number;
  readonly wins: number;
}

/** The chances of a seat. After the last decision nothing is left to chance but what was drawn. */
export function chanceOf({ n, mean, deviation, wins }: Spread, isLast = false): Estimate {
  if (isLast) {
    const { value, low, high } = shareOf(wins, n);
    return { value, plusMinus: (high - low) / 2 };
  }
  const apart = Math.max(LEAST, deviation);
  const value = chanceAt(mean / (WIDER * apart));
  // How sure mean and deviation are (at 95 %), as far as the curve is steep there.
  const doubt = 1.96 * Math.sqrt((1 + (mean / apart) ** 2 / 2) / n);
  return { value, plusMinus: (STEEP * value * (1 - value) * doubt) / WIDER };
}

const average = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);

/** How far results of the same plan lie from each other. */
export const deviationOf = (tried: readonly Pick<Tried, 'leads'>[]): number =>
  Math.sqrt(
    average(
      tried.flatMap(({ leads }) => {
        const mean = average(leads);
        return leads.map((lead) => (lead - mean) ** 2);
      }),
    ),
  );

/** What each future of each plan says in the scale of the game: points, or the chance that a lead like that is one in the end. */
export function scoresOf(tried: readonly Tried[], scale: Report['scale'], isLast: boolean): readonly (readonly number[])[] {
  if (scale !== 'chance') return tried.map(({ leads }) => leads);
  if (isLast) return tried.map(({ wins }) => wins);
  const rest = Math.sqrt(WIDER ** 2 - 1) * Math.max(LEAST, deviationOf(tried));
  return tried.map(({ leads }) => leads.map((lead) => chanceAt(lead / rest)));
}
