import type { Claim, ClaimTable } from '../../../games/index.js';
import { differenceOf, type Interval, meanOf, meanOfSums, type Summary, shareOf, sideOf, WHOLE } from '../../../study/index.js';

export const isAt =
  ({ edition, seats }: ClaimTable) =>
  ({ table }: Summary): boolean =>
    table.edition === edition && table.seats === seats;

export const figureOf = (of: Claim['of'], summary: Summary) =>
  of === 'rounds' ? meanOf(summary.rounds) : meanOfSums(summary.games, summary.decisions.sum, summary.decisions.squares);

export const seatShares = ({ seats, games }: Summary) => seats.map((wins) => shareOf(wins / WHOLE, games));

/** With fewer games at a table nothing is concluded: a few that happen to be alike would look certain. */
export const LEAST = 30;

/** The difference that a claim is about; nothing as long as one of its tables is not measured, 'few' as long as it hardly is. */
export function measuredDifference({ of, difference }: Claim, summaries: readonly Summary[]): Interval | 'few' | undefined {
  const [a, b] = (difference ?? []).map((at) => summaries.find(isAt(at)));
  if (!a || !b) return undefined;
  return Math.min(a.games, b.games) < LEAST ? 'few' : differenceOf(figureOf(of, a), figureOf(of, b));
}

/** Does the measured difference agree with what is claimed? Where a size is claimed, half of it more or less is about as much. */
export function verdictOf(difference: Interval, about?: number): 'holds' | 'smaller' | 'larger' | 'fails' | 'open' {
  const side = sideOf(difference);
  if (side === 'below') return 'fails';
  if (about !== undefined && difference.high < about / 2) return 'smaller';
  if (side === 'unclear') return 'open';
  return about !== undefined && difference.low > 1.5 * about ? 'larger' : 'holds';
}

/** Seconds for each decision of a game that takes so many hours, the quickest first. */
export const paceOf = (summary: Summary, [least, most]: readonly [number, number]): readonly [number, number] => {
  const { value } = figureOf('decisions', summary);
  return [(3600 * least) / value, (3600 * most) / value];
};

/** Places in the order of play that win clearly more, or less, than their share. */
export function unevenSeats(summary: Summary): { readonly place: number; readonly isMore: boolean }[] {
  const even = 1 / summary.seats.length;
  return seatShares(summary).flatMap(({ low, high }, i) => (low > even || high < even ? [{ place: i + 1, isMore: low > even }] : []));
}

/** The tables of a claim of which nothing is known. */
export const missingOf = ({ tables }: Claim, summaries: readonly Summary[]): ClaimTable[] =>
  tables.filter((at) => !summaries.some(isAt(at)));
