import type { Refusal, Seat } from '../../../kernel/index.js';
import { hasWonder } from '../ask/cards.js';
import { isLent, NOTHING, OFFERS, refuseCard, refuseDeal } from '../ask/deals.js';
import { cardsHeld, newCardGold, resourcesHeld } from '../ask/production.js';
import { canTrade, partnersOf, tradeRange } from '../ask/reach.js';
import { resourceAt } from '../ask/settlements.js';
import { pending } from '../ask/table.js';
import { type Space, spaceOf } from '../cards/world.js';
import { carryOut, changeTrading, dropOffer, lapse } from '../change/deals.js';
import { regionId } from '../change/settlements.js';
import { no } from '../state/refusals.js';
import type { Bundle, Offer, State } from '../state/state.js';
import { follows } from '../state/versions.js';
import { readOffer } from './reading.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

const hasFinished = (s: State, seat: Seat): boolean => (s.trading!.finished & (1 << seat)) !== 0;
const offerOf = (s: State, id: number): Offer | undefined => s.trading?.offers.find((x) => x.id === id);

/** One card of each resource that a seat holds itself and has not lent. */
function ownCards(s: State, seat: Seat) {
  const found = cardsHeld(s, seat).filter((region) => s.owners[region] === seat && !isLent(s, region));
  return found.filter((region, i) => found.findIndex((other) => resourceAt(s, other) === resourceAt(s, region)) === i);
}
const one = (region: number): Bundle => ({ ...NOTHING, cards: [regionId(region)] });

/** Cards of which a seat holds two: the second one brings it nothing in this production, unless there is a third. */
function spareCards(s: State, seat: Seat): readonly Space[] {
  const held = resourcesHeld(s, seat);
  return ownCards(s, seat).filter((region) => held[resourceAt(s, region)!] === 2);
}
/** Loans for gold that help both: what is spare with one and new to the other, for half of what it brings on average. */
function loansForGold(s: State, seat: Seat, to: Seat): MoveOf<'offer'>[] {
  const found: MoveOf<'offer'>[] = [];
  const lend = (from: Seat, other: Seat, make: (card: Bundle, gold: Bundle) => MoveOf<'offer'>): void => {
    for (const region of spareCards(s, from)) {
      const gold = Math.min(s.players[other]!.gold, Math.round(newCardGold(s, other, resourceAt(s, region)!) / 2));
      if (gold > 0) found.push(make(one(region), { ...NOTHING, gold }));
    }
  };
  lend(seat, to, (card, gold) => ({ move: 'offer', to, give: card, want: gold, re: -1 }));
  lend(to, seat, (card, gold) => ({ move: 'offer', to, give: gold, want: card, re: -1 }));
  return found;
}

/** Any exchange may be offered (CIV-TRD-03); suggested are loans of one resource card for another one, or for gold. */
export const offer: Rule<'offer'> = {
  open: true,
  read: readOffer,
  candidates(s, seat) {
    const found: MoveOf<'offer'>[] = [];
    if (!s.trading || s.trading.made[seat]! >= OFFERS || hasFinished(s, seat)) return found;
    const mine = ownCards(s, seat);
    for (const to of partnersOf(s, seat)) {
      found.push(...loansForGold(s, seat, to));
      for (const theirs of ownCards(s, to))
        for (const region of mine)
          if (resourceAt(s, region) !== resourceAt(s, theirs))
            found.push({ move: 'offer', to, give: one(region), want: one(theirs), re: -1 });
    }
    return found;
  },
  refuse(s, seat, m) {
    if (!pending(s, 'trade')) return WRONG_MOMENT;
    if (s.trading!.made[seat]! >= OFFERS) return no('CIV-TRD-10', 'NO_OFFERS_LEFT', { max: OFFERS });
    if (m.re !== -1 && (offerOf(s, m.re)?.to !== seat || offerOf(s, m.re)?.from !== m.to)) return no('CIV-TRD-09', 'NO_SUCH_OFFER');
    if (m.re === -1 && hasFinished(s, seat)) return no('CIV-TRD-09', 'ALREADY_FINISHED');
    return refuseDeal(s, { from: seat, to: m.to, give: m.give, want: m.want });
  },
  perform(t, seat, { to, give, want, re }) {
    const answered = offerOf(t.s, re);
    if (answered) dropOffer(t, answered, 'countered');
    const { offers, made, nextId } = t.s.trading!;
    changeTrading(t, {
      offers: [...offers, { id: nextId, from: seat, to, give, want, re }],
      made: made.with(seat, made[seat]! + 1),
      nextId: nextId + 1,
    });
    t.emit({ event: 'offered', id: nextId, from: seat, to, give, want, re });
  },
};

/** Is there such an offer, with this seat at this end of it? */
function refuseOffer(s: State, seat: Seat, id: number, end: 'from' | 'to'): Refusal | undefined {
  if (!pending(s, 'trade')) return WRONG_MOMENT;
  return offerOf(s, id)?.[end] === seat ? undefined : no('CIV-TRD-09', 'NO_SUCH_OFFER');
}
const offersAt = (s: State, seat: Seat, end: 'from' | 'to'): number[] =>
  (s.trading?.offers ?? []).filter((x) => x[end] === seat).map((x) => x.id);

/** CIV-TRD-10 */
export const accept: Rule<'accept'> = {
  candidates: (s, seat) => offersAt(s, seat, 'to').map((id) => ({ move: 'accept', offer: id })),
  refuse: (s, seat, m) => refuseOffer(s, seat, m.offer, 'to') ?? refuseDeal(s, offerOf(s, m.offer)!),
  perform: (t, _, m) => carryOut(t, offerOf(t.s, m.offer)!),
};
export const decline: Rule<'decline'> = {
  candidates: (s, seat) => offersAt(s, seat, 'to').map((id) => ({ move: 'decline', offer: id })),
  refuse: (s, seat, m) => refuseOffer(s, seat, m.offer, 'to'),
  perform: (t, _, m) => dropOffer(t, offerOf(t.s, m.offer)!, 'declined'),
};
export const withdraw: Rule<'withdraw'> = {
  candidates: (s, seat) => offersAt(s, seat, 'from').map((id) => ({ move: 'withdraw', offer: id })),
  refuse: (s, seat, m) => refuseOffer(s, seat, m.offer, 'from'),
  perform: (t, _, m) => dropOffer(t, offerOf(t.s, m.offer)!, 'withdrawn'),
};

/** Who has finished is asked again for an offer, and for that alone (CIV-TRD-09). */
const isAskedAgain = (s: State, seat: Seat): boolean => hasFinished(s, seat) && follows(s, 4);

/** Magellan's Voyage: one card for one, by force (CIV-TRD-08). */
export const forceLoan: Rule<'force-loan'> = {
  candidates(s, seat) {
    const found: MoveOf<'force-loan'>[] = [];
    if (!s.trading || s.trading.forced || !hasWonder(s, seat, 'force-loan') || isAskedAgain(s, seat)) return found;
    for (const target of partnersOf(s, seat))
      for (const theirs of ownCards(s, target))
        for (const mine of ownCards(s, seat)) found.push({ move: 'force-loan', target, mine: regionId(mine), theirs: regionId(theirs) });
    return found;
  },
  refuse(s, seat, m) {
    if (!pending(s, 'trade')) return WRONG_MOMENT;
    if (!hasWonder(s, seat, 'force-loan')) return no('CIV-TRD-08', 'NOT_THE_OWNER');
    if (s.trading!.forced) return no('CIV-TRD-08', 'ALREADY_USED');
    if (isAskedAgain(s, seat)) return no('CIV-TRD-09', 'ALREADY_FINISHED');
    if (!canTrade(s, seat, m.target)) return no('CIV-TRD-08', 'OUT_OF_REACH', { ...tradeRange(s) });
    return refuseCard(s, seat, spaceOf(m.mine)) ?? refuseCard(s, m.target, spaceOf(m.theirs));
  },
  perform(t, seat, m) {
    t.s.loans = [...t.s.loans, { region: spaceOf(m.mine), to: m.target }, { region: spaceOf(m.theirs), to: seat }];
    t.emit({ event: 'loan-forced', seat, target: m.target, mine: m.mine, theirs: m.theirs });
    changeTrading(t, { forced: true });
    lapse(t);
  },
};

export const finish: Rule<'finish-trading'> = {
  candidates: () => [{ move: 'finish-trading' }],
  refuse(s, seat) {
    if (!pending(s, 'trade')) return WRONG_MOMENT;
    return hasFinished(s, seat) ? no('CIV-TRD-09', 'ALREADY_FINISHED') : undefined;
  },
  perform(t, seat) {
    changeTrading(t, { finished: t.s.trading!.finished | (1 << seat) });
    t.emit({ event: 'finished-trading', seat });
  },
};
