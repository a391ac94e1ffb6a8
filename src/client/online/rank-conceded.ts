import type { Standing } from '../../kernel/types.js';

/** A game that was broken off is not won by those who gave up before. */
export function rankConceded(standings: readonly Standing[], seats: readonly { readonly conceded: boolean }[]): Standing[] {
  const gaveUp = ({ seat }: Standing): number => (seats[seat]!.conceded ? 1 : 0);
  const isBetter = (a: Standing, b: Standing): boolean => gaveUp(a) < gaveUp(b) || (gaveUp(a) === gaveUp(b) && a.rank < b.rank);
  return standings.map((row) => ({ ...row, rank: 1 + standings.filter((other) => isBetter(other, row)).length }));
}
