/** Solves (A + ridge) x = b for a symmetric matrix by Cholesky's factors; the inverse comes with it. */
export interface Fit {
  readonly effects: readonly number[];
  /** Standard errors of the effects. */
  readonly errors: readonly number[];
}

type Matrix = readonly (readonly number[])[];

/** The lower factor L of a symmetric positive matrix, L times its mirror image; only the lower half is read. */
function factor(a: Matrix): number[][] {
  const l: number[][] = [];
  for (let i = 0; i < a.length; i++) {
    const row: number[] = [];
    for (let j = 0; j <= i; j++) {
      let sum = a[i]![j]!;
      for (let k = 0; k < j; k++) sum -= (j === i ? row[k]! : l[j]![k]!) * row[k]!;
      row.push(i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / l[j]![j]!);
    }
    l.push(row);
  }
  return l;
}

function solve(l: Matrix, b: readonly number[]): number[] {
  const n = b.length;
  const x = [...b];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= l[i]![k]! * x[k]!;
    x[i]! /= l[i]![i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= l[k]![i]! * x[k]!;
    x[i]! /= l[i]![i]!;
  }
  return x;
}

const at = (a: Matrix, i: number, j: number): number => (i >= j ? a[i]![j]! : a[j]![i]!);
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

/**
 * Least squares with a small ridge, from sums of products: `cross` (lower half) of the columns with each other, `score` of the
 * columns with the outcome, `scores` of the outcome with itself; `freedom` is the number of independent observations. The ridge
 * settles what the data leave open (if every seat takes three civilisations, only their differences can be known), and
 * weighs next to nothing otherwise: more of it would pull every effect towards zero, and intervals would no longer hold the truth.
 */
export function ridgeFit(cross: Matrix, score: readonly number[], scores: number, freedom: number, ridge = 0.02): Fit | undefined {
  const n = score.length;
  if (freedom <= n) return undefined;
  const l = factor(cross.map((row, i) => row.map((x, j) => (i === j ? x + ridge : x))));
  const effects = solve(l, score);
  const through = (x: readonly number[]): number[] => x.map((_, i) => x.reduce((sum, y, j) => sum + at(cross, i, j) * y, 0));
  const rest = scores - 2 * dot(effects, score) + dot(effects, through(effects));
  const variance = Math.max(0, rest) / (freedom - n);
  const errors = effects.map((_, i) => {
    const column = solve(
      l,
      effects.map((_, j) => (i === j ? 1 : 0)),
    );
    return Math.sqrt(variance * dot(column, through(column)));
  });
  return { effects, errors };
}
