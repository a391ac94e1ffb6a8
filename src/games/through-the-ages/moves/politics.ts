import type { CardId, Refusal, Seat, Turn } from '../../../kernel/index.js';
import { eachOfType, eachOnce } from '../ask/hands.js';
import { hasTrait, inHand, levelOf, playerOf, seatsFrom, traitOf, traitsOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { discardHidden, playFrom, takeFrom } from '../change/cards-out.js';
import { change } from '../change/change.js';
import { discardLeader } from '../change/leaders.js';
import { gainAll } from '../change/military-cards.js';
import type { Player, State, Tta } from '../state/state.js';
import { settleColony } from '../steps/colonising.js';
import { surplusOf } from '../steps/politics.js';
import { NOT_IN_HAND, pending, type Rule, WRONG_PHASE } from './pending.js';

/** Why a seat may not take a political action at all now, if so. */
export function refusePolitics(s: State, seat: Seat): Refusal | undefined {
  if (!pending(s, 'politics')) return WRONG_PHASE;
  return playerOf(s, seat).politicsGiven ? { rule: 'TTA-POL-01', code: 'POLITICAL_ACTION_ALREADY_USED' } : undefined;
}

/** Cards of some types in the hand of a seat. */
export const cardsOfType = (s: State, seat: Seat, ...types: readonly string[]): readonly CardId[] =>
  eachOfType(playerOf(s, seat).militaryHand, types);

/** Why a card cannot be played: it must be of these types and in the own hand. */
export function refuseCard(s: State, seat: Seat, card: CardId, ...types: readonly string[]): Refusal | undefined {
  if (!inHand(playerOf(s, seat).militaryHand, card)) return NOT_IN_HAND;
  return types.includes(typeOf(card)) ? undefined : { rule: 'TTA-MCD-01', code: 'WRONG_CARD_TYPE' };
}

/** The political action is done; whose marker one holds goes back unless one attacks again (TTA-VAR-02, TTA-AMB-15). */
export function endPolitics(t: Turn<Tta>, seat: Seat, attacked: Seat | null = null, isPass = false): void {
  const step = pending(t.s, 'politics')!;
  t.done();
  const p = playerOf(t.s, seat);
  const trait = traitOf(p, 'second-politics');
  const mayAct = trait && !(trait.once && p.usedForGood.includes('second-politics'));
  if (step.again) {
    if (!isPass) p.usedForGood = [...p.usedForGood.filter((x) => x !== 'second-politics'), 'second-politics'];
  } else if (mayAct && (!isPass || p.politicsGiven)) t.push({ step: 'politics', again: true });
  p.politicsGiven = false;
  p.marker = t.s.options.antiLeague ? attacked : null;
}

/** Kinds of cards that may become events: any, with a leader who says so (TTX-CRD-01). */
const preparable = (s: State, seat: Seat): readonly string[] =>
  hasTrait(playerOf(s, seat), 'false-events')
    ? ['event', 'territory', 'bonus', 'tactic', 'aggression', 'war', 'pact']
    : ['event', 'territory'];

/** TTA-EVT-02, TTN-EVT-01: face down on the future events, culture for its age, and a current event comes. */
export const prepare: Rule<'prepare'> = {
  candidates: (s, seat) => cardsOfType(s, seat, ...preparable(s, seat)).map((card) => ({ move: 'prepare', card })),
  refuse: (s, seat, { card }) => refusePolitics(s, seat) ?? refuseCard(s, seat, card, ...preparable(s, seat)),
  perform(t, seat, { card }) {
    endPolitics(t, seat);
    const { s } = t;
    const p = playerOf(s, seat);
    // Who foresees events knows those that others prepare from now on (TTX-CRD-12).
    const seers = seatsFrom(s, seat).filter((other) => other !== seat && hasTrait(playerOf(s, other), 'sees-prepared'));
    const slot = takeFrom(p, 'militaryHand', card);
    s.futureEvents = [...s.futureEvents, seers.length > 0 ? t.show(seers, slot) : slot];
    const age = levelOf(card);
    t.tell([seat, ...seers], { event: 'prepared', seat, card, age }, { event: 'prepared', seat, card: null, age });
    change(t, seat, { culture: age }, 'prepare');
    t.push({ step: 'reveal' });
    for (const { science = 0, culture = 0, militaryCards = 0 } of traitsOf(p, 'on-prepare'))
      gainAll(t, seat, { science, culture, militaryCards }, p.leader!);
  },
};

/** A wonder that is finished lets one settle a territory of the hand. */
const settles = (s: State, seat: Seat): boolean => {
  const step = pending(s, 'from-hand');
  return step?.seat === seat && step.what === 'settle';
};
const explorerOf = (p: Player) => traitsOf(p, 'explorer').find((x) => !x.onCompletion);

/** TTA-CRD-08: a territory from hand becomes a colony, without auction, units, culture or event. */
export const explore: Rule<'explore'> = {
  candidates(s, seat) {
    if (!settles(s, seat) && !explorerOf(playerOf(s, seat))) return [];
    return cardsOfType(s, seat, 'territory').map((card) => ({ move: 'explore', card }));
  },
  refuse(s, seat, { card }) {
    const p = playerOf(s, seat);
    const no = (settles(s, seat) ? undefined : refusePolitics(s, seat)) ?? refuseCard(s, seat, card, 'territory');
    if (no || settles(s, seat)) return no;
    if (!explorerOf(p)) return { rule: 'TTA-CRD-08', code: 'CARD_NOT_IN_PLAY' };
    return p.usedForGood.includes('explorer') ? { rule: 'TTA-CRD-08', code: 'ONCE_PER_GAME' } : undefined;
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    const explorer = explorerOf(p);
    if (settles(t.s, seat)) t.done();
    else {
      endPolitics(t, seat);
      if (explorer?.retires)
        discardLeader(t, seat, p.leader!); // TTN-CRD-16
      else p.usedForGood = [...p.usedForGood, 'explorer'];
    }
    playFrom(t, p, 'militaryHand', card);
    t.emit({ event: 'colonised', seat, card, units: [], cards: [] });
    settleColony(t, seat, card);
  },
};

/** Optional, never refunded (TTA-POL-02). */
export const noPolitics: Rule<'no-politics'> = {
  candidates: () => [{ move: 'no-politics' }],
  refuse: (s) => (pending(s, 'politics') ? undefined : WRONG_PHASE),
  perform(t, seat) {
    endPolitics(t, seat, null, true);
    t.emit({ event: 'politics-passed', seat });
  },
};

/** TTA-MCD-04: which cards is the owner's choice, and nobody sees them. */
export const discard: Rule<'discard'> = {
  candidates: (s, seat) => eachOnce(playerOf(s, seat).militaryHand).map((card) => ({ move: 'discard', card })),
  refuse(s, seat, { card }) {
    const isDue = pending(s, 'shed') !== undefined || (pending(s, 'discard') !== undefined && surplusOf(s) > 0);
    if (!isDue) return WRONG_PHASE;
    return inHand(playerOf(s, seat).militaryHand, card) ? undefined : NOT_IN_HAND;
  },
  perform(t, seat, { card }) {
    discardHidden(t.s, takeFrom(playerOf(t.s, seat), 'militaryHand', card));
    t.tell([seat], { event: 'discarded', seat, card }, { event: 'discarded', seat, card: null });
    const step = pending(t.s, 'shed');
    if (!step) {
      const p = playerOf(t.s, seat);
      for (const { culture } of traitsOf(p, 'on-discard')) change(t, seat, { culture }, p.leader!);
      return;
    }
    t.done();
    if (step.left > 1) t.push({ ...step, left: step.left - 1 });
  },
};
