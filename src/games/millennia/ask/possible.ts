import type { Seat } from '../../../kernel/index.js';
import type { Effect } from '../cards/ability.js';
import { bookOf, techOf } from '../cards/index.js';
import type { Player, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { canAdvance, lowestTracks } from './advances.js';
import { couldPay } from './prices.js';
import { amountOf, playerOf } from './selectors.js';

/** MIL-RES-05: the research cards on display that a player has not claimed. */
export const claimable = (s: State, p: Player): string[] => s.research.filter((id) => !p.research.includes(id));

/** MIL-179: technologies on which this age is printed as the last one: what has been lengthened is not lengthened again. */
export const extendable = (s: State, p: Player): string[] =>
  p.techs.flatMap((x) => (x.last === s.age && (techOf(x.id).last === s.age || !follows(s, 3)) ? [x.id] : []));

/** Nothing to claim (MIL-AMB-16), nothing to lengthen: such an effect does nothing. */
function isVain(s: State, seat: Seat, e: Effect): boolean {
  if (e.do === 'claimResearch') return claimable(s, playerOf(s, seat)).length === 0;
  return e.do === 'extendTechDuration' && extendable(s, playerOf(s, seat)).length === 0;
}

/** Would it do anything at all? A marker that cannot move, 0 points, a token that cannot be paid: not worth a question. */
export function canHappen(s: State, seat: Seat, effects: readonly Effect[]): boolean {
  for (const e of effects)
    if (e.do === 'advance' ? canAdvance(s, playerOf(s, seat), e.track) : !isVain(s, seat, e) && isWorth(s, seat, e)) return true;
  return false;
}

function isWorth(s: State, seat: Seat, e: Effect): boolean {
  if (!follows(s, 3)) return true;
  switch (e.do) {
    case 'gainGold':
    case 'gainVP':
      return amountOf(s, seat, e.n) > 0;
    case 'advanceLowest':
      return lowestTracks(playerOf(s, seat)).some((track) => canAdvance(s, playerOf(s, seat), track));
    case 'chooseOne':
      return e.options.some((option) => canHappen(s, seat, option));
    case 'repeatBookEffect':
      return e.book !== undefined && canRepeat(s, seat, e.book);
    default:
      return true;
  }
}

/** MIL-248: the costs of the token must be paid again. */
function canRepeat(s: State, seat: Seat, book: string): boolean {
  const { cost = [], effect = [] } = bookOf(book).ability;
  return couldPay(s, seat, book, cost) && canHappen(s, seat, effect as readonly Effect[]);
}
