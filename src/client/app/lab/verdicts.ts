import type { Claim, ClaimTable } from '../../../games/index.js';
import { differenceOf, type Interval, meanOf, meanOfSums, type Summary, shareOf, sideOf, WHOLE } from '../../../study/index.js';

export const isAt =
  ({ edition, seats }: ClaimTable) =>
  ({ table }: Summary): boolean =>
    table.edition === edition && table.seats === seats;

export const figureOf = (of: Claim['of'], summary: Summary) =>
  of === 'rounds' ? meanOf(summary.rounds) : meanOfSums(summary.games, summary.decisions.sum, summary.decisions.squares);

export const seatShares = ({ seats, games }: Summary) => seats.map((wins) => shareOf(wins / WHOLE, games));

/** The difference that a claim is about; nothing as long as one of its tables is not measured. */
export function measuredDifference(claim: Claim, summaries: readonly Summary[]): Interval | undefined {
  const [a, b] = (claim.difference ?? []).map((at) => summaries.find(isAt(at)));
  return a && b && differenceOf(figureOf(claim.of, a), figureOf(claim.of, b));
}

/** Does the measured difference agree with what is claimed? */
export const verdictOf = (difference: Interval): 'holds' | 'fails' | 'open' =>
  (({ above: 'holds', below: 'fails', unclear: 'open' }) as const)[sideOf(difference)];

/** Places in the order of play that win clearly more, or less, than their share. */
export function unevenSeats(summary: Summary): { readonly place: number; readonly isMore: boolean }[] {
  const even = 1 / summary.seats.length;
  return seatShares(summary).flatMap(({ low, high }, i) => (low > even || high < even ? [{ place: i + 1, isMore: low > even }] : []));
}

/** The tables of a claim of which nothing is known. */
export const missingOf = ({ tables }: Claim, summaries: readonly Summary[]): ClaimTable[] =>
  tables.filter((at) => !summaries.some(isAt(at)));
