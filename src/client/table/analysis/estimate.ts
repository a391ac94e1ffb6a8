/** A figure with the half of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly plusMinus: number;
}

/** So many deviations hold 95 % of all values. */
export const Z = 1.96;
/** Few values say little of how far values lie apart: Student's t at 95 % for so many, in the expansion of Cornish and Fisher. */
const studentOf = (n: number): number => {
  const freedom = n - 1;
  return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
};

export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, plusMinus: Number.POSITIVE_INFINITY };
  const value = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = values.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, n - 1);
  return { value, plusMinus: n < 2 ? Number.POSITIVE_INFINITY : studentOf(n) * Math.sqrt(variance / n) };
}
