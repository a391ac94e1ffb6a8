import type { Seat } from '../../../kernel/index.js';
import { missingFor } from '../ask/cards.js';
import { endingNow, isEraOver } from '../ask/ending.js';
import { techPrice } from '../ask/prices.js';
import { isAdvanced } from '../ask/table.js';
import { TECH_NUMBER } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { NOBODY, type State } from '../state/state.js';

const withTech = (s: State, seat: Seat, tech: TechId): State => ({ ...s, techs: s.techs.with(TECH_NUMBER[tech], seat) });

/** Would the era end with this turn, and not without this technology (CIV-ERA-02, CIV-ERA-04)? */
export const endsEra = (s: State, seat: Seat, tech: TechId): boolean => !isEraOver(s) && isEraOver(withTech(s, seat, tech));

/** The same for the game (CIV-END-01 to 03); the die of the end is not asked. */
export const endsGame = (s: State, seat: Seat, tech: TechId): boolean =>
  endingNow(s) === null && endingNow(withTech(s, seat, tech)) !== null;

/** What is certain of the end of this turn: while figures go and cards are traded, settlements and technologies may still change hands. */
export function turnEnds(s: State): 'game' | 'era' | undefined {
  const ending = endingNow(s);
  const isSure = ending !== null && (ending === 'limit' || ending === s.ending || (s.phase === 'purchase' && ending !== 'conquest'));
  if (isSure) return 'game';
  return s.phase === 'purchase' && isEraOver(s) ? 'era' : undefined;
}

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
