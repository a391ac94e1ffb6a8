import { performance } from 'node:perf_hooks';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const SLICE = 60;

/** How much work is done per second: the median over short slices, because other programs use the machine too. `work` gives the amount. */
export function rate(work: () => number, milliseconds: number): number {
  const slices = Math.max(1, Math.round(milliseconds / SLICE));
  return median(Array.from({ length: slices }, () => rateOfSlice(work)));
}

function rateOfSlice(work: () => number): number {
  const began = performance.now();
  let done = 0;
  let spent = 0;
  do {
    done += work();
    spent = performance.now() - began;
  } while (spent < SLICE);
  return (done * 1000) / spent;
}
