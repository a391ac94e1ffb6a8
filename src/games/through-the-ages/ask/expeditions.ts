import type { CardId, Seat } from '../../../kernel/index.js';
import { bonusOf, typeOf } from '../cards/index.js';
import { stored } from '../change/tokens.js';
import { copy } from '../state/copy.js';
import type { Commitment, Player, State } from '../state/state.js';
import { cheapest, meansOf } from './cheapest.js';
import { bonusCardsOf, cardColonization, groupUnits, NOTHING_PUT, returnUnits, sacrificeOf, unitsOf } from './forces.js';
import { colonizationOf, strengthOf } from './ratings.js';
import { cardsIn, isBanned, playerOf, traitOf } from './selectors.js';

/** May units be sent to territories? The rulebook forbids every sacrifice in the last round, unless the table agreed otherwise (TTA-AMB-11). */
export const mayColonise = (s: State): boolean => (s.options.lastRoundColonies ?? true) || !isBanned(s, 'sacrifice');

/** Does what is sent suffice: the bid, and at least one unit (TTA-COL-03, 04)? */
export const isPaid = (s: State, seat: Seat, bid: number, sent: Commitment): boolean =>
  sent.units.length > 0 && forceOf(s, seat, sent) >= bid;

/** What is on its way: units, armies, cards and permanent bonuses (TTA-COL-03). */
export function forceOf(s: State, seat: Seat, sent: Commitment): number {
  const p = playerOf(s, seat);
  const cards = sent.cards.reduce((sum, card) => sum + cardColonization(p, card), 0);
  const discards = (sent.hidden ?? 0) * (traitOf(p, 'colonization-discards')?.n ?? 0);
  return sacrificeOf(s, p, groupUnits(p, sent.units)) + cards + discards + (sent.bought ?? 0) + colonizationOf(s, seat);
}

/** Military cards that may still be discarded for an expedition, whatever they are (James Cook). */
export const discardsLeft = (s: State, seat: Seat, sent: Commitment): number =>
  Math.max(0, (traitOf(playerOf(s, seat), 'colonization-discards')?.cards ?? 0) - (sent.hidden ?? 0));
export const otherCardsOf = (s: State, seat: Seat): CardId[] =>
  cardsIn(playerOf(s, seat).militaryHand).filter((card) => typeOf(card) !== 'bonus');
/** What a card of the hand would add to an expedition. */
export const forceOfCard = (p: Player, card: CardId): number =>
  typeOf(card) === 'bonus' ? cardColonization(p, card) : (traitOf(p, 'colonization-discards')?.n ?? 0);
/** What discards and resources could still add. */
function extrasOf(s: State, seat: Seat, sent: Commitment): number {
  const p = playerOf(s, seat);
  const cards = Math.min(discardsLeft(s, seat, sent), otherCardsOf(s, seat).length) * (traitOf(p, 'colonization-discards')?.n ?? 0);
  const prices = sent.bought ? [] : (traitOf(p, 'bought-colonization')?.prices ?? []);
  return cards + prices.filter((price) => price <= stored(p, 'resources')).length;
}

/** The most this player could send; only the player itself knows its cards. Nothing without a unit (TTA-COL-04). */
export function payableBy(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const units = unitsOf(p);
  if (units.length === 0) return 0;
  const cards = bonusCardsOf(s, seat).reduce((sum, card) => sum + cardColonization(p, card), 0);
  return sacrificeOf(s, p, units) + cards + extrasOf(s, seat, NOTHING_PUT) + colonizationOf(s, seat);
}

/**
 * Could all that a player has pay the bid? Who has bid can, in truth; but whoever imagines the cards of another player may
 * imagine too few, and the game must go on there too.
 */
export const canPay = (s: State, seat: Seat, bid: number, sent: Commitment): boolean => mostOf(s, seat, sent) >= bid;
/** All that could be on its way in the end, with what is in already. */
export function mostOf(s: State, seat: Seat, sent: Commitment): number {
  const p = playerOf(s, seat);
  const put = sent.cards.reduce((sum, card) => sum + cardColonization(p, card), 0) + (sent.bought ?? 0);
  const discards = (sent.hidden ?? 0) * (traitOf(p, 'colonization-discards')?.n ?? 0);
  const extras = extrasOf(s, seat, sent) - extrasOf(s, seat, NOTHING_PUT);
  return payableBy(s, seat) + extras + put + discards;
}

/** The cheapest way to complete an expedition. */
export function cheapestExpedition(s: State, seat: Seat, bid: number, sent: Commitment): Commitment | undefined {
  const p = playerOf(s, seat);
  const cards = bonusCardsOf(s, seat).map((card) => ({ card, value: cardColonization(p, card), worth: bonusOf(card).defence }));
  const means = meansOf(s, seat, sent, true, cards);
  const fixed = forceOf(s, seat, sent) - sacrificeOf(s, means.p, means.already);
  return cheapest({ ...means, needsUnit: sent.units.length === 0 }, bid - fixed);
}

/** The strength after an expedition: units are gone, with the armies they belonged to, and the colony gives its own. */
export function strengthAfter(s: State, seat: Seat, units: readonly CardId[], colony: CardId): number {
  const after = copy(s);
  const p = playerOf(after, seat);
  returnUnits(p, units);
  p.colonies = [...p.colonies, colony];
  return strengthOf(after, seat);
}
