import type { Seat } from '../../../kernel/index.js';
import { missingFor } from '../ask/cards.js';
import { isEraOver } from '../ask/ending.js';
import { techPrice } from '../ask/prices.js';
import { isAdvanced } from '../ask/table.js';
import { TECH_NUMBER, TECHNOLOGY } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { NOBODY, type State } from '../state/state.js';

/** Would this technology be the first bought of its era, so that the one before ends with the turn (CIV-ERA-04)? */
export const endsEra = (s: State, tech: TechId): boolean => isAdvanced(s) && !isEraOver(s) && TECHNOLOGY[tech].era === s.era + 1;

/** Who of those who buy after this one, himself left out, has the gold to end the era in this very turn; gold yet to come is not counted. */
export function couldEndEra(s: State, seat: Seat): Seat | undefined {
  if (!isAdvanced(s) || isEraOver(s)) return undefined;
  const next = TECHNOLOGIES.flatMap(({ id, era }, i) => (era === s.era + 1 && s.techs[i] === NOBODY ? [id] : []));
  const later = s.steps.flatMap((x) => (x.step === 'begin-purchase' && x.seat !== seat && !s.players[x.seat]!.out ? [x.seat] : []));
  return later.find((other) => next.some((tech) => costOfAll(s, other, tech) <= s.players[other]!.gold));
}

/** A technology with everything it still needs. */
function costOfAll(s: State, seat: Seat, tech: TechId, bought: Set<TechId> = new Set()): number {
  if (bought.has(tech)) return 0;
  bought.add(tech);
  return missingFor(s, TECH_NUMBER[tech]).reduce((sum, need) => sum + costOfAll(s, seat, need, bought), techPrice(s, seat, tech));
}
