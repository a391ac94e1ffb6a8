import { cheapestExpedition, forceOf, payableBy, strengthAfter } from '../../../../games/through-the-ages/ask/expeditions.js';
import { attackOf, canHold, cheapestDefence, defenceOf, isWar, missingIn } from '../../../../games/through-the-ages/ask/fights.js';
import { NOTHING_PUT } from '../../../../games/through-the-ages/ask/forces.js';
import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import { attackForecast } from '../../../../games/through-the-ages/guide/attack-forecast.js';
import { describeCard } from '../../../../games/through-the-ages/say/ability.js';
import type { State, Step } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Case, cardName, inWords, nameOfSeat } from './case.js';

type On<K extends Step['step']> = Extract<Step, { step: K }>;
const sameIn = <K extends Step['step']>(s: State | undefined, step: On<K>): On<K> | undefined => {
  const top = s?.steps.at(-1);
  return top?.step === step.step ? (top as On<K>) : undefined;
};

/** A card in its own words. */
export const quote = (c: Case, card: string): string => c.say('quote', wording(c, card));
const wording = (c: Case, card: string): { card: string; text: string } => ({
  card: cardName(c, card),
  text: describeCard(cardOf(card), c.s.seats).map(c.words.text).join(' '),
});

function priceOf(c: Case, card: string, bid: number): string[] {
  const { s, seat, say } = c;
  const put = cheapestExpedition(s, seat, bid, NOTHING_PUT);
  if (!put) return [];
  return [say('bid.price', { bid, what: inWords(c, put), now: strengthOf(s, seat), next: strengthAfter(s, seat, put.units, card) })];
}

/** What the territory brings, what the bid would cost, and how far one could go (TTA-COL-02 to 04). */
export const bidding = (c: Case, { card }: On<'auction'>, n: number): string[] => [
  quote(c, card),
  ...priceOf(c, card, n),
  c.say('bid.most', { most: payableBy(c.s, c.seat) }),
];

export function folding(c: Case, { card, bid }: On<'auction'>): string[] {
  const [need, most] = [bid + 1, payableBy(c.s, c.seat)];
  return [
    quote(c, card),
    ...(most < need ? [c.say('fold.short', { need, most })] : [...priceOf(c, card, need), c.say('bid.most', { most })]),
  ];
}

export function sending(c: Case, step: On<'expedition'>, after: State | undefined, all = false): string[] {
  const then = sameIn(after, step);
  const now = forceOf(c.s, c.seat, step.sent);
  if (!then || !after) return [quote(c, step.card)];
  const put = all ? cheapestExpedition(c.s, c.seat, step.bid, step.sent) : undefined;
  return [
    ...(put ? [c.say('put.in', { what: inWords(c, put) })] : []),
    c.say('send.force', { now, next: forceOf(after, c.seat, then.sent), bid: step.bid }),
  ];
}

/** An attack that I strengthen or let go as it is. */
export function attacking(c: Case, step: On<'attack'>, after: State | undefined): string[] {
  const { s, say } = c;
  const a = attackOf(s, step.attacker, step.target, step.put);
  const d = defenceOf(s, step.target, NOTHING_PUT, step.card);
  const next = sameIn(after, step);
  const then = next && after ? attackOf(after, next.attacker, next.target, next.put) : a;
  return [
    then === a ? say('fight.stands', { a, d }) : say('fight.attack', { a, next: then, d }),
    say(then > d ? 'fight.wins' : 'fight.fails'),
    ...(isWar(step.card) ? [] : [cardsOf(c, step.target)]),
    quote(c, step.card),
  ];
}

export function defending(c: Case, step: On<'defence'>, after: State | undefined, all = false): string[] {
  const { s, say } = c;
  const a = attackOf(s, step.attacker, step.target, step.attack);
  const d = defenceOf(s, step.target, step.put, step.card);
  const next = sameIn(after, step);
  const then = next && after ? defenceOf(after, next.target, next.put, next.card) : d;
  const missing = missingIn(s, step);
  const holds = cheapestDefence(s, step);
  const could = missing > 0 && then === d && canHold(s, step) ? holds : undefined;
  return [
    then === d ? say('fight.stands', { a, d }) : say('fight.defence', { a, d, next: then }),
    ...(all && holds ? [say('put.in', { what: inWords(c, holds) })] : []),
    ...(then >= a
      ? [say('fight.holds')]
      : [
          ...(then === d && !canHold(s, step) ? [say('fight.hopeless', { n: missing })] : []),
          ...(could ? [say('fight.could', { what: inWords(c, could) })] : []),
        ]),
    say('fight.card', wording(c, step.card)),
  ];
}

const cardsOf = (c: Case, target: Seat): string =>
  c.say('fight.cards', { who: nameOfSeat(c, target), n: playerOf(c.s, target).militaryHand.length });

/** Both sides as the attack would count them now. */
export function declaring(c: Case, card: string, target: Seat): string[] {
  const { a, b } = attackForecast(c.s, c.seat, target, card);
  const who = nameOfSeat(c, target);
  return [
    c.say('fight.stands', { a, d: b }),
    isWar(card) ? c.say('war.cards', { who, n: playerOf(c.s, target).militaryHand.length }) : cardsOf(c, target),
    quote(c, card),
  ];
}
