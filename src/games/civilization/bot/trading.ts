import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { figurePrice } from '../ask/prices.js';
import { resourceAt } from '../ask/settlements.js';
import { tablesOf } from '../ask/table.js';
import { TECHNOLOGY } from '../cards/index.js';
import { RESOURCES } from '../cards/markers.js';
import { type Space, spaceOf } from '../cards/world.js';
import type { Bundle, Move, State } from '../state/state.js';
import { cardIncome, cardsOf, coinWorth, productionsLeft, prospectOf } from './outlook.js';
import { outlookOf, settlementWorth } from './value.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;

/** Points that what is given for good is worth to either side. */
function goodsWorth(s: State, seat: Seat, b: Bundle): number {
  const { points } = tablesOf(s);
  const o = outlookOf(s, seat);
  const coin = coinWorth(o.productions);
  let sum = b.gold * coin;
  for (const region of b.settlements) sum += settlementWorth(o, spaceOf(region));
  for (const tech of b.techs) sum += points.technology + (TECHNOLOGY[tech].major ? points.major : 0) + 2 * WEIGHTS.technology;
  sum += b.wonders.length * (points.wonder + 0.5);
  for (const { kind, n } of b.figures) sum += n * figurePrice(s, kind) * coin;
  return sum;
}

/** By how much the production of this turn changes when cards come and go. */
function cardGain(s: State, seat: Seat, comes: readonly Space[], goes: readonly Space[]): number {
  const held = cardsOf(s, seat, true);
  const { cities } = prospectOf(s, seat);
  const techs = techCount(s, seat);
  const before = cardIncome(s, held, cities, techs);
  for (const region of comes) held[RESOURCES.indexOf(resourceAt(s, region)!)]!++;
  for (const region of goes) held[RESOURCES.indexOf(resourceAt(s, region)!)]!--;
  return (cardIncome(s, held, cities, techs) - before) * coinWorth(productionsLeft(s) - 1);
}

/** What a deal brings a seat. */
export function dealGain(s: State, seat: Seat, gets: Bundle, gives: Bundle): number {
  return goodsWorth(s, seat, gets) - goodsWorth(s, seat, gives) + cardGain(s, seat, gets.cards.map(spaceOf), gives.cards.map(spaceOf));
}

/** How much of a rival's gain is our loss: all of it with two players, less with more. */
const shareOf = (s: State): number => (s.seats === 2 ? 1 : 1 / (s.seats - 1));

/** Is the deal good for the seat, the other's gain taken into account? */
const netGain = (s: State, seat: Seat, other: Seat, gets: Bundle, gives: Bundle): number =>
  dealGain(s, seat, gets, gives) - shareOf(s) * Math.max(0, dealGain(s, other, gives, gets));

/** One offer a phase, which helps both. */
export function offerScore(s: State, seat: Seat, m: Of<'offer'>): number {
  if (!s.trading || s.trading.made[seat]! > 0) return NEVER;
  const [mine, theirs] = [netGain(s, seat, m.to, m.want, m.give), netGain(s, m.to, seat, m.give, m.want)];
  return mine > 0.02 && theirs > 0.02 ? 1 + mine : NEVER;
}

export function answerScore(s: State, seat: Seat, id: number): number {
  const offer = s.trading?.offers.find((x) => x.id === id);
  if (!offer) return NEVER;
  const net = netGain(s, seat, offer.from, offer.give, offer.want);
  return net > 0.01 ? 2 + net : NEVER;
}

export function forceScore(s: State, seat: Seat, m: Of<'force-loan'>): number {
  const [mine, theirs] = [spaceOf(m.mine), spaceOf(m.theirs)];
  const net = cardGain(s, seat, [theirs], [mine]) - shareOf(s) * cardGain(s, m.target, [mine], [theirs]);
  return net > 0.05 ? 3 + net : NEVER;
}
