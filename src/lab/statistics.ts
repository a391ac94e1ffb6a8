/** The interval in which the true rate lies with 95 % confidence (Wilson, 1927); good for small numbers too. */
export function wilson(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.96;
  const rate = successes / trials;
  const centre = rate + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** The value below which the given share of a sorted list lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
