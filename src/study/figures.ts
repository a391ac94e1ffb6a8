import { ridgeFit } from './regression.js';
import { type CardTally, type Tally, WHOLE } from './tally.js';
import { type Share, shareOf } from './wilson.js';

/** Fewer takes say nothing. */
export const ENOUGH = 100;
/** Cards that were taken less often have no column of their own in the correction. */
const RARE = 30;
const Z = 1.96;

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const interval = (value: number, error: number): Interval => ({ value, low: value - Z * error, high: value + Z * error });

/** Does it differ from zero, and to which side? */
export const sideOf = ({ low, high }: Interval): 'above' | 'below' | 'unclear' => (low > 0 ? 'above' : high < 0 ? 'below' : 'unclear');

/** What is told of a card. */
export interface CardFigures {
  readonly kind: string;
  readonly card: string;
  readonly takes: number;
  /** In which part of the games somebody took it. */
  readonly share: number;
  readonly round: number;
  readonly price?: number;
  readonly wins: Share;
  /** Points of its owners ahead of the mean of the others. */
  readonly lead: Interval;
  /** The same at equal rest of all that was taken; missing where the games are too few for it. */
  readonly corrected?: Interval;
  readonly isFew: boolean;
  readonly examples: readonly number[];
}

/** The effect of each column with its standard error; nothing for those that are too rare. */
function correct(tally: Tally): ReadonlyMap<CardTally, Interval> {
  const { seats, games, cards, cross, score, scores } = tally;
  const columns = cards.flatMap((row, i) => (row.owners >= RARE && cross[i]![i]! > 0 ? [i] : []));
  const fit = ridgeFit(
    columns.map((i, at) => columns.slice(0, at + 1).map((j) => cross[i]![j]! / seats)),
    columns.map((i) => score[i]! / seats),
    scores / seats,
    games * (seats - 1),
  );
  return new Map(fit ? columns.map((i, at) => [cards[i]!, interval(fit.effects[at]!, fit.errors[at]!)]) : []);
}

/** The mean lead of owners over the others, with the interval of a mean. */
function leadOf({ lead, leads, owners }: CardTally, seats: number): Interval {
  const scale = seats - 1;
  const mean = lead / owners;
  const variance = owners > 1 ? Math.max(0, leads - owners * mean * mean) / (owners - 1) : 0;
  return interval(mean / scale, Math.sqrt(variance / owners) / scale);
}

/** All cards of a table, the best first. */
export function figuresOf(tally: Tally): CardFigures[] {
  const corrected = correct(tally);
  return tally.cards.map((row) => {
    const effect = corrected.get(row);
    return {
      kind: row.kind,
      card: row.card,
      takes: row.takes,
      share: row.games / tally.games,
      round: row.rounds / row.takes,
      ...(row.priced > 0 ? { price: row.price / row.priced } : undefined),
      wins: shareOf(row.wins / WHOLE, row.owners),
      lead: leadOf(row, tally.seats),
      ...(effect ? { corrected: effect } : undefined),
      isFew: row.takes < ENOUGH,
      examples: row.examples,
    };
  });
}

/** The mean of something counted by value, with its interval and its spread. */
export function meanOf(counts: Iterable<readonly [number, number]>): Interval & { readonly n: number; readonly spread: number } {
  let [n, sum, squares] = [0, 0, 0];
  for (const [value, count] of counts) {
    n += count;
    sum += count * value;
    squares += count * value * value;
  }
  return meanOfSums(n, sum, squares);
}

export function meanOfSums(n: number, sum: number, squares: number): Interval & { readonly n: number; readonly spread: number } {
  const mean = n > 0 ? sum / n : 0;
  const spread = n > 1 ? Math.sqrt(Math.max(0, squares - n * mean * mean) / (n - 1)) : 0;
  return { ...interval(mean, n > 0 ? spread / Math.sqrt(n) : 0), n, spread };
}

/** Two means that were measured apart: the first less the second. */
export const differenceOf = (a: { value: number; spread: number; n: number }, b: { value: number; spread: number; n: number }): Interval =>
  interval(a.value - b.value, Math.sqrt(a.spread ** 2 / a.n + b.spread ** 2 / b.n));

/** What lies between two figures that were measured apart, each with its interval. */
export function changeBetween(former: Interval, later: Interval): Interval {
  const half = Math.hypot(former.high - former.low, later.high - later.low) / 2;
  const value = later.value - former.value;
  return { value, low: value - half, high: value + half };
}

/** The same scores in at most so many steps of a round width. */
export function histogramOf(
  counts: ReadonlyMap<number, number>,
  most = 24,
): readonly { readonly from: number; readonly to: number; readonly n: number }[] {
  const values = [...counts.keys()];
  if (values.length === 0) return [];
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const width = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => (greatest - least + 1) / step <= most - 1) ?? 1000;
  const first = Math.floor(least / width);
  const bins = Array.from({ length: Math.floor(greatest / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width - 1,
    n: 0,
  }));
  for (const [value, n] of counts) bins[Math.floor(value / width) - first]!.n += n;
  return bins;
}
