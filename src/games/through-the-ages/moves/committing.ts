import type { CardId, Refusal, RuleId, Seat, Turn } from '../../../kernel/index.js';
import { canPay, cheapestExpedition, discardsLeft, forceOf, isPaid, mostOf, otherCardsOf } from '../ask/expeditions.js';
import { canHold, cardsLeft, cheapestDefence, defenceCardsOf, isHeld, isWar, mayName, maySacrifice } from '../ask/fights.js';
import { bonusCardsOf, returnUnits, unitsLeft, unitsOf } from '../ask/forces.js';
import { militaryTotal } from '../ask/ratings.js';
import { hasTrait, playerOf, precedes, traitOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { discardHidden, discardOpen, playFrom, takeFrom } from '../change/cards-out.js';
import { payGoods } from '../change/change.js';
import { editionOf } from '../editions/index.js';
import type { Commitment, State, Step, Tta } from '../state/state.js';
import { fight, startDefence } from '../steps/attacks.js';
import { settleColony } from '../steps/colonising.js';
import { honour, refuseChampion } from './attacking.js';
import { refuseGoods } from './common.js';
import { NOT_IN_HAND, pending, type Rule, WRONG_PHASE } from './pending.js';

type Putting = Extract<Step, { step: 'expedition' | 'attack' | 'defence' }>;

/** The question in which units and cards are put in, if it is the one on the table. */
const putting = (s: State): Putting | undefined => pending(s, 'expedition') ?? pending(s, 'attack') ?? pending(s, 'defence');
const putSoFar = (step: Putting): Commitment => (step.step === 'expedition' ? step.sent : step.put);

/** Put more in; it cannot be taken out again (TTA-AGG-11). */
function putIn(t: Turn<Tta>, more: Commitment): void {
  const step = putting(t.s)!;
  const { units, cards, hidden = 0, ...rest } = putSoFar(step);
  const faceDown = hidden + (more.hidden ?? 0);
  const put: Commitment = {
    ...rest,
    ...(more.champion ? { champion: more.champion } : undefined),
    ...(more.bought ? { bought: more.bought } : undefined),
    units: [...units, ...more.units],
    cards: [...cards, ...more.cards],
    ...(faceDown > 0 ? { hidden: faceDown } : undefined),
  };
  t.done();
  t.push(step.step === 'expedition' ? { ...step, sent: put } : { ...step, put });
}

/** Bonus cards are seen by all and used up; any other card goes face down, and only its owner knows it (TTN-AGG-03). */
function useCards(t: Turn<Tta>, seat: Seat, cards: readonly CardId[]): Pick<Commitment, 'cards' | 'hidden'> {
  const p = playerOf(t.s, seat);
  const shown: CardId[] = [];
  for (const card of cards) {
    if (typeOf(card) === 'bonus') {
      playFrom(t, p, 'militaryHand', card);
      discardOpen(t.s, card);
      t.emit({ event: 'played', seat, card });
      shown.push(card);
    } else {
      discardHidden(t.s, takeFrom(p, 'militaryHand', card));
      t.tell([seat], { event: 'discarded', seat, card }, { event: 'discarded', seat, card: null });
    }
  }
  return { cards: shown, hidden: cards.length - shown.length };
}

/** No unit may be given up for a fight in the last round (TTA-AGG-10, TTA-WAR-06). */
function refuseSacrifice(s: State, step: Putting): Refusal | undefined {
  if (step.step === 'expedition' || maySacrifice(s)) return undefined;
  if (!editionOf(s).attacks.sacrifices) return { rule: 'TTN-AGG-02', code: 'NO_SACRIFICES' };
  return { rule: isWar(step.card) ? 'TTA-WAR-06' : 'TTA-AGG-10', code: 'NO_SACRIFICE_IN_LAST_ROUND' };
}

/** The rule by which units are put in. */
function sendingRule(step: Putting): RuleId {
  if (step.step === 'expedition') return 'TTA-COL-03';
  if (isWar(step.card)) return 'TTA-WAR-03';
  return step.step === 'attack' ? 'TTA-AGG-03' : 'TTA-AGG-04';
}

export const commit: Rule<'commit'> = {
  // Where nobody ever sacrifices for a fight there is nothing to think of (TTN-AGG-02).
  candidates: (s, seat) =>
    putting(s)?.step === 'expedition' || editionOf(s).attacks.sacrifices
      ? unitsOf(playerOf(s, seat)).map(({ id }) => ({ move: 'commit', unit: id }))
      : [],
  refuse(s, seat, { unit }) {
    const step = putting(s);
    if (!step) return WRONG_PHASE;
    if (unitsLeft(playerOf(s, seat), putSoFar(step), unit) <= 0) return { rule: sendingRule(step), code: 'NO_WORKER_ON_CARD' };
    return refuseSacrifice(s, step);
  },
  perform: (t, _, { unit }) => putIn(t, { units: [unit], cards: [] }),
};

/** The cards that serve for the question on the table. */
function serving(s: State, seat: Seat): CardId[] {
  if (pending(s, 'defence')) return defenceCardsOf(s, seat);
  const step = pending(s, 'expedition');
  return [...bonusCardsOf(s, seat), ...(step && discardsLeft(s, seat, step.sent) > 0 ? otherCardsOf(s, seat) : [])];
}

export const commitCard: Rule<'commit-card'> = {
  candidates: (s, seat) => [...new Set(serving(s, seat))].map((card) => ({ move: 'commit-card', card })),
  refuse(s, seat, { card }) {
    const step = putting(s);
    if (!step || step.step === 'attack') return WRONG_PHASE;
    if (step.step === 'defence' && isWar(step.card)) return { rule: 'TTA-WAR-03', code: 'BONUS_CARDS_NOT_ALLOWED_IN_WAR' };
    if (!serving(s, seat).includes(card)) return NOT_IN_HAND;
    if (step.step === 'defence' && cardsLeft(s, seat, step.put) === 0)
      return { rule: 'TTN-AGG-03', code: 'TOO_MANY_DEFENCE_CARDS', params: { most: militaryTotal(s, seat) } };
    return undefined;
  },
  perform: (t, seat, { card }) => putIn(t, { units: [], ...useCards(t, seat, [card]) }),
};

/** What is missing, put in the cheapest way; not in wars, where more than enough may be worth it. */
export const cheapest: Rule<'cheapest'> = {
  candidates: (s) => (needing(s) ? [{ move: 'cheapest' }] : []),
  refuse(s, seat) {
    const step = needing(s);
    if (!step) return WRONG_PHASE;
    if (step.step === 'expedition' && isPaid(s, seat, step.bid, step.sent)) return { rule: 'TTA-COL-03', code: 'ENOUGH_PUT_IN' };
    if (step.step === 'defence' && isHeld(s, step)) return { rule: 'TTA-AGG-05', code: 'ENOUGH_PUT_IN' };
    if (step.step === 'defence') return canHold(s, step) ? undefined : { rule: 'TTA-AGG-05', code: 'CANNOT_HOLD' };
    return cheapestExpedition(s, seat, step.bid, step.sent)
      ? undefined
      : { rule: 'TTA-COL-02', code: 'BID_NOT_PAYABLE', params: costs(s, seat, step) };
  },
  perform(t, seat) {
    const step = needing(t.s)!;
    const more = step.step === 'expedition' ? cheapestExpedition(t.s, seat, step.bid, step.sent)! : cheapestDefence(t.s, step)!;
    putIn(t, { units: more.units, ...useCards(t, seat, more.cards) });
  },
};
const costs = (s: State, seat: Seat, { bid, sent }: Extract<Step, { step: 'expedition' }>) => ({ need: bid, have: forceOf(s, seat, sent) });
const needing = (s: State): Exclude<Putting, { step: 'attack' }> | undefined => {
  const step = putting(s);
  return step && step.step !== 'attack' && !(step.step === 'defence' && isWar(step.card)) ? step : undefined;
};

/** TTX-CRD-24, 25: one unit, named by the defender or in a war. */
export const champion: Rule<'champion'> = {
  candidates: (s, seat) => (mayName(s, seat) ? unitsOf(playerOf(s, seat)).map(({ id }) => ({ move: 'champion', unit: id })) : []),
  refuse(s, seat, { unit }) {
    const step = pending(s, 'attack') ?? pending(s, 'defence');
    if (!step) return WRONG_PHASE;
    if (step.put.champion) return { rule: 'TTX-CRD-23', code: 'ONCE_PER_FIGHT' };
    return refuseChampion(s, seat, unit);
  },
  perform(t, seat, { unit }) {
    if (pending(t.s, 'attack')) honour(t, seat);
    putIn(t, { units: [], cards: [], champion: unit });
  },
};

/** Who buys once only must not buy so little that the bid can no longer be paid (TTN-COL-01); the rules before the eighth version let him. */
function refuseTooLittle(s: State, seat: Seat, step: Extract<Step, { step: 'expedition' }>, n: number): Refusal | undefined {
  const { bid, sent } = step;
  if (precedes(s, 8) || !canPay(s, seat, bid, sent) || canPay(s, seat, bid, { ...sent, bought: n })) return undefined;
  return { rule: 'TTA-COL-03', code: 'PAYMENT_BELOW_BID', params: { need: bid, have: mostOf(s, seat, { ...sent, bought: n }) } };
}

/** Resources for an expedition, once: 1, 2 or 3 more of it. */
export const buy: Rule<'buy'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'bought-colonization') ? [1, 2, 3].map((n) => ({ move: 'buy', n })) : []),
  refuse(s, seat, { n }) {
    const step = pending(s, 'expedition');
    if (!step) return WRONG_PHASE;
    const p = playerOf(s, seat);
    const price = traitOf(p, 'bought-colonization')?.prices[n - 1];
    if (price === undefined) return { rule: 'TTA-COL-03', code: 'CARD_NOT_IN_PLAY' };
    if (step.sent.bought) return { rule: 'TTA-COL-03', code: 'ONCE_PER_FIGHT' };
    return refuseGoods(p, 'resources', price, 'TTA-COL-03') ?? refuseTooLittle(s, seat, step, n);
  },
  perform(t, seat, { n }) {
    const p = playerOf(t.s, seat);
    putIn(t, { units: [], cards: [], bought: n });
    payGoods(t, seat, 'resources', traitOf(p, 'bought-colonization')!.prices[n - 1]!, p.leader!);
  },
};

/** Send, attack or defend with what is in. */
export const settle: Rule<'settle'> = {
  candidates: () => [{ move: 'settle' }],
  refuse(s, seat) {
    const step = putting(s);
    if (!step) return WRONG_PHASE;
    if (step.step !== 'expedition') return undefined;
    if (step.sent.units.length === 0) return { rule: 'TTA-COL-04', code: 'MUST_SEND_A_UNIT' };
    if (isPaid(s, seat, step.bid, step.sent) || !canPay(s, seat, step.bid, step.sent)) return undefined;
    return { rule: 'TTA-COL-03', code: 'PAYMENT_BELOW_BID', params: costs(s, seat, step) };
  },
  perform(t, seat) {
    const step = putting(t.s)!;
    t.done();
    if (step.step === 'expedition') {
      const { card, sent } = step;
      t.emit({ event: 'colonised', seat, card, units: sent.units, cards: sent.cards });
      returnUnits(playerOf(t.s, seat), sent.units); // TTA-COL-06
      settleColony(t, seat, card);
      return;
    }
    const { card, attacker, target, put } = step;
    if (put.units.length + put.cards.length > 0) t.emit({ event: 'sacrificed', seat, units: put.units, cards: put.cards });
    if (step.step === 'attack') startDefence(t, card, attacker, target, put);
    else fight(t, card, attacker, target, step.attack, put);
  },
};
