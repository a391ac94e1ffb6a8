import type { CardFigures, Interval } from './figures.js';

/** A card that lies far from the others of its kind. */
export interface Outlier {
  readonly kind: string;
  readonly card: string;
  readonly takes: number;
  readonly effect: Interval;
  /** The mean of its kind and the spread of the true effects round it, what chance adds to them taken off. */
  readonly mean: number;
  readonly spread: number;
}

/**
 * Cards whose whole interval lies more than two spreads away from the mean of their kind. The spread is that of the cards, not of
 * the measurement: what the errors alone would scatter is taken off first, so that few games do not make everything look alike.
 */
export function outliersOf(figures: readonly CardFigures[]): Outlier[] {
  return [...new Set(figures.map(({ kind }) => kind))].flatMap((kind) => {
    const rows = figures.flatMap((row) => (row.kind === kind && !row.isFew && row.corrected ? [{ ...row, effect: row.corrected }] : []));
    if (rows.length < 4) return [];
    const mean = rows.reduce((sum, { effect }) => sum + effect.value, 0) / rows.length;
    const seen = rows.reduce((sum, { effect }) => sum + (effect.value - mean) ** 2, 0) / (rows.length - 1);
    const chance = rows.reduce((sum, { effect }) => sum + ((effect.high - effect.low) / (2 * 1.96)) ** 2, 0) / rows.length;
    const spread = Math.sqrt(Math.max(0, seen - chance));
    return rows
      .filter(({ effect: { low, high } }) => low > mean + 2 * spread || high < mean - 2 * spread)
      .map(({ card, takes, effect }) => ({ kind, card, takes, effect, mean, spread }));
  });
}
