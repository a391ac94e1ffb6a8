/** A share with its 95 % interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: honest also where all or none of a few were won. */
export function shareOf(wins: number, n: number): Share {
  if (n === 0) return { value: 0, low: 0, high: 1 };
  const p = wins / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
