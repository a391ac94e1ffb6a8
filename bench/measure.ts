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
