import { shareOf } from '../study/wilson.js';

/** The interval in which the true rate lies with 95 % confidence. */
export function wilson(successes: number, trials: number): readonly [number, number] {
  const { low, high } = shareOf(successes, trials);
  return [low, high];
}

/** The value below which the given share of a sorted list lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
