import type { Seat } from '../../../kernel/index.js';
import { techCount } from '../ask/cards.js';
import { figurePrice } from '../ask/prices.js';
import { resourceAt } from '../ask/settlements.js';
import { tablesOf } from '../ask/table.js';
import { TECHNOLOGY } from '../cards/index.js';
import { RESOURCES } from '../cards/markers.js';
import { type Space, spaceOf } from '../cards/world.js';
import type { Bundle, Move, State } from '../state/state.js';
import { cardIncome, cardsOf, coinWorth } from './outlook.js';
import { type Outlook, outlookOf, settlementWorth } from './value.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Move['move']> = Extract<Move, { move: K }>;
const NEVER = Number.NEGATIVE_INFINITY;

/** What deals are worth to a seat and to its partners. */
export interface Bargaining {
  offer(m: Of<'offer'>): number;
  accept(id: number): number;
  force(m: Of<'force-loan'>): number;
}

/** Points that what is given for good is worth. */
function goodsWorth(o: Outlook, b: Bundle): number {
  const { points } = tablesOf(o.s);
  const coin = coinWorth(o.productions);
  let sum = b.gold * coin;
  for (const region of b.settlements) sum += settlementWorth(o, spaceOf(region));
  for (const tech of b.techs) sum += points.technology + (TECHNOLOGY[tech].major ? points.major : 0) + 2 * WEIGHTS.technology;
  sum += b.wonders.length * (points.wonder + 0.5);
  for (const { kind, n } of b.figures) sum += n * figurePrice(o.s, kind) * coin;
  return sum;
}

/** By how many points the production of this turn changes when cards come and go. */
function cardGain({ s, seat, productions, prospect: { cities } }: Outlook, comes: readonly Space[], goes: readonly Space[]): number {
  if (comes.length + goes.length === 0) return 0;
  const held = cardsOf(s, seat, true);
  const techs = techCount(s, seat);
  const before = cardIncome(s, held, cities, techs);
  for (const region of comes) held[RESOURCES.indexOf(resourceAt(s, region)!)]!++;
  for (const region of goes) held[RESOURCES.indexOf(resourceAt(s, region)!)]!--;
  return (cardIncome(s, held, cities, techs) - before) * coinWorth(productions - 1);
}

export function bargainingOf(s: State, seat: Seat): Bargaining {
  const outlooks: Outlook[] = [];
  const of = (who: Seat): Outlook => {
    outlooks[who] ??= outlookOf(s, who);
    return outlooks[who];
  };
  const gainOf = (who: Seat, gets: Bundle, gives: Bundle): number =>
    goodsWorth(of(who), gets) - goodsWorth(of(who), gives) + cardGain(of(who), gets.cards.map(spaceOf), gives.cards.map(spaceOf));
  /** How much of a rival's gain is our loss: all of it with two players, less with more. */
  const share = s.seats === 2 ? 1 : 1 / (s.seats - 1);
  /** Is the deal good for a seat, the other's gain taken into account? */
  const net = (who: Seat, other: Seat, gets: Bundle, gives: Bundle): number =>
    gainOf(who, gets, gives) - share * Math.max(0, gainOf(other, gives, gets));

  return {
    /** One offer a phase, which helps both. */
    offer(m) {
      if (!s.trading || s.trading.made[seat]! > 0) return NEVER;
      const [mine, theirs] = [net(seat, m.to, m.want, m.give), net(m.to, seat, m.give, m.want)];
      return mine > 0.02 && theirs > 0.02 ? 1 + mine : NEVER;
    },
    accept(id) {
      const offer = s.trading?.offers.find((x) => x.id === id);
      if (!offer) return NEVER;
      const mine = net(seat, offer.from, offer.give, offer.want);
      return mine > 0.01 ? 2 + mine : NEVER;
    },
    force(m) {
      const [mine, theirs] = [spaceOf(m.mine), spaceOf(m.theirs)];
      const gain = cardGain(of(seat), [theirs], [mine]) - share * cardGain(of(m.target), [mine], [theirs]);
      return gain > 0.05 ? 3 + gain : NEVER;
    },
  };
}
