export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Milliseconds of processor time this program has used, its garbage collection included: other programs use the machine too. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const SLICE = 60;
const FEWEST_SLICES = 3;

/** How much work is done per second of processor time: the median over short slices. `work` gives the amount. */
export function rate(work: () => number, milliseconds: number): number {
  const rates: number[] = [];
  const end = processorTime() + milliseconds;
  while (rates.length < FEWEST_SLICES || processorTime() < end) rates.push(rateOfSlice(work));
  return median(rates);
}

/** A part of the warm-up, how many of them in turn must bring nothing more, and how long all of it takes at most. */
const STRETCH = 1000;
const CALM = 4;
const LONGEST = 15_000;

/**
 * Do the work until it gets no faster: what is used often is compiled again and again as more is learnt about it, which
 * takes a large game ten seconds and more, and on a busy machine longer.
 */
export function warmUp(work: () => number): void {
  let best = 0;
  const end = processorTime() + LONGEST;
  for (let calm = 0; calm < CALM && processorTime() < end; ) {
    const now = rate(work, STRETCH);
    calm = now > best * 1.03 ? 0 : calm + 1;
    best = Math.max(best, now);
  }
}

function rateOfSlice(work: () => number): number {
  const began = processorTime();
  let done = 0;
  let spent = 0;
  do {
    done += work();
    spent = processorTime() - began;
  } while (spent < SLICE);
  return (done * 1000) / spent;
}
