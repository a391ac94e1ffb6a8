import type { Seat } from '../../../kernel/index.js';
import { attackRow, isWar } from '../ask/fights.js';
import { militaryTotal, tacticBonus } from '../ask/ratings.js';
import { isActive, playerOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import type { State } from '../state/state.js';
import { chanceOf } from './arms.js';
import { type Outlook, outlookOf, strengthsOf } from './outlook.js';

/** Cards that a turn ends with may have been drawn after all that speaks against them (TTN-EOT-06). */
const DRAWN = 3;
/** How much less a truth is believed for a card that would hardly have stayed in a hand. */
const DOUBT = 1.5;
/** An attack that is as good as won, a tactic that makes an army this much stronger: who has it plays it. */
const SURE = 0.8;
const STRONGER = 3;

/**
 * How well a guess at the hands of the others agrees with what they have done (the logarithm of a share): an attack that was as good as won, or a
 * tactic that was much better than theirs, they would have played.
 */
export function belief(s: State, seat: Seat): number {
  let sum = 0;
  const strengths = strengthsOf(s);
  for (let other = 0; other < s.seats; other++) {
    const { militaryHand } = playerOf(s, other);
    const kept = Math.max(0, 1 - DRAWN / Math.max(1, militaryHand.length));
    if (other === seat || kept === 0 || !isActive(s, other)) continue;
    const o = outlookOf(s, other, strengths);
    // What the seat has seen there is the same in every guess.
    for (const { card } of militaryHand) if (card !== null && wouldBePlayed(o, card)) sum -= DOUBT * kept;
  }
  return sum;
}

function wouldBePlayed(o: Outlook, card: string): boolean {
  const { s, seat, p } = o;
  const type = typeOf(card);
  if (type === 'tactic') return tacticBonus(s, { ...p, tactic: card }) - tacticBonus(s, p) >= STRONGER;
  if (type !== 'aggression' && type !== 'war') return false;
  if (s.options.peaceful !== 'no' || !versionOf(s).contacts.includes(isWar(card) ? 'war' : 'aggression')) return false;
  const { price } = attackRow(card);
  if (typeof price !== 'number' || price > militaryTotal(s, seat)) return false;
  return s.players.some((_, target) => target !== seat && isActive(s, target) && chanceOf(o, card, target) >= SURE);
}
