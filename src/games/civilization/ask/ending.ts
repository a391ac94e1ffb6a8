import type { Seat } from '../../../kernel/index.js';
import type { Era } from '../cards/technologies.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { type Ending, type EndWay, NOBODY, type State } from '../state/state.js';
import { isSoldOut, techCount, wonderEffects } from './cards.js';
import { settlementCount } from './settlements.js';
import { isAdvanced } from './table.js';

/** The era whose technologies end a short or medium game (CIV-END-02, CIV-END-03); a long one ends otherwise (CIV-END-04). */
export function lastEra(s: State): Era | undefined {
  if (!isAdvanced(s) || s.options.length === 'long') return undefined;
  return s.options.length === 'short' ? 2 : 3;
}

const isBought = (s: State, era: number): boolean => s.techs.some((owner, i) => owner !== NOBODY && TECHNOLOGIES[i]!.era === era);

/** Seats that still have settlements. */
export const settledSeats = (s: State): Seat[] => s.players.flatMap((_, seat) => (settlementCount(s, seat) > 0 ? [seat] : []));

/** What ends the game at the end of this turn besides what was declared; conquest goes before all. */
export function endingNow(s: State): Ending | null {
  if (isAdvanced(s)) {
    if (settledSeats(s).length <= 1) return 'conquest'; // CIV-END-05
    const last = lastEra(s);
    if (last && (isBought(s, last + 1) || isSoldOut(s, last))) return s.ending ?? 'era'; // CIV-AMB-61
  } else if (s.players.some((_, seat) => techCount(s, seat, 4) >= 3)) return 'discoveries'; // CIV-END-01
  if (s.ending) return s.ending;
  return s.options.turnLimit > 0 && s.turn >= s.options.turnLimit ? 'limit' : null; // CIV-END-10
}

/** Does the era end with this turn (CIV-ERA-02, CIV-AMB-27; CIV-ERA-04)? */
export function isEraOver(s: State): boolean {
  if (s.era === 4) return false; // CIV-ERA-07
  if (isAdvanced(s)) return isBought(s, s.era + 1);
  return isSoldOut(s, s.era) || s.players.some((_, seat) => techCount(s, seat, s.era) >= 3);
}

/** How this seat may end a long game (CIV-END-06, CIV-END-07, CIV-AMB-41). */
export function endWays(s: State, seat: Seat): EndWay[] {
  if (s.options.length !== 'long' || s.ending !== null) return [];
  return wonderEffects(s, seat, 'end').map((effect) => effect.way);
}
