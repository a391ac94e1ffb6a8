import { type CardId, judging, type Refusal, type Seat, type Turn } from '../../../kernel/index.js';
import { earmarkedFor } from '../ask/earmarks.js';
import { givenTo, NOT_GIVEN } from '../ask/given.js';
import { sortedHand } from '../ask/hands.js';
import { sharedScience, sharingPact } from '../ask/prices.js';
import { civilLeft } from '../ask/ratings.js';
import { holderOf, inHand, isUnit, isWorked, playerOf, traitsOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { change, gainGoods } from '../change/change.js';
import { spendEarmarked } from '../change/earmarks.js';
import { setLeader } from '../change/leaders.js';
import { raise } from '../change/questions.js';
import { addSpecial } from '../change/tableau.js';
import { editionOf } from '../editions/index.js';
import type { Move, State, Tta, With } from '../state/state.js';
import {
  betterBy,
  effectOf,
  markCivil,
  ordersIn,
  playActionCard,
  playCivil,
  refuseCivil,
  refuseFirstRound,
  refuseOrder,
  refuseScience,
} from './common.js';
import { technologyCost } from './costs.js';
import { addWithOwn, ownTypes, refuseOwn, useOwn } from './own-action.js';
import { NONE, type Rule } from './pending.js';

type Technology = Extract<Move, { move: 'technology' }>;
type Lead = Extract<Move, { move: 'leader' }>;

/** Nobody, or a partner who shares the price (TTA-CRD-07); where it is no choice, the partner only (TTN-CRD-17). */
export function partnersIn(s: State, seat: Seat): readonly (Seat | -1)[] {
  if (s.seats === 2 || !hasPacts(s)) return NOBODY;
  const found: (Seat | -1)[] = [-1];
  for (let other = 0; other < s.seats; other++) if (other !== seat && sharedScience(s, seat, other)) found.push(other);
  return found.length > 1 && editionOf(s).scienceIsShared ? found.slice(1) : found;
}
const NOBODY: readonly (Seat | -1)[] = [-1];
const hasPacts = (s: State): boolean => {
  for (const p of s.players) if (p.pact !== null) return true;
  return false;
};
const NO_PACT: Refusal = { rule: 'TTA-CRD-07', code: 'NOT_PARTY_TO_PACT' };
/** The science points of both parties; the shared payment needs a point from each (TTA-CRD-07, TTA-AMB-20). */
export function refuseSciencePrice(
  s: State,
  seat: Seat,
  price: number,
  shared: Seat | -1,
  rule: string,
  card?: CardId,
  partners = partnersIn(s, seat),
): Refusal | undefined {
  const p = playerOf(s, seat);
  const set = card && isUnit(typeOf(card)) ? earmarkedFor(p, 'science', 'unit-technology') : 0; // TTN-CRD-15
  if (shared === -1) {
    const isShared = !partners.includes(-1);
    return isShared ? { rule: 'TTN-CRD-17', code: 'SCIENCE_IS_SHARED' } : refuseScience(p, price - Math.min(price, set), rule);
  }
  if (!partners.includes(shared)) return NO_PACT;
  const terms = sharedScience(s, seat, shared)!;
  const need = editionOf(s).scienceIsShared ? price : Math.max(price, 1); // TTN-CRD-17 asks the partner only
  return refuseScience(p, need - Math.min(need, set), rule) ?? refuseScience(playerOf(s, shared), terms.partnerPays, 'TTA-CRD-07');
}
export function payScience(t: Turn<Tta>, seat: Seat, price: number, shared: Seat | -1, card?: CardId): void {
  const left = card && isUnit(typeOf(card)) ? spendEarmarked(t, seat, 'science', 'unit-technology', price, 'technology') : price;
  change(t, seat, { science: -left }, 'technology');
  if (shared !== -1) change(t, shared, { science: -sharedScience(t.s, seat, shared)!.partnerPays }, sharingPact(t.s, seat, shared));
}

/** By an action, or with an action card, where an event does not give it anyway. */
export const waysIn = (s: State, seat: Seat): readonly With[] => {
  const cards = givenTo(s, seat) ? NONE : ordersIn(playerOf(s, seat), 'technology');
  return cards.length > 0 ? ['', ...cards] : PLAINLY;
};
const PLAINLY: readonly With[] = [''];

/** What follows a technology or government: leaders at once, then the science of the action card (TTA-ACC-04, TTA-CRD-10, TTA-CRD-17). */
export function celebrate(t: Turn<Tta>, seat: Seat, developed: CardId, card: With, more: number): void {
  const { s } = t;
  const p = playerOf(s, seat);
  const type = typeOf(developed);
  // Those of the own turn count for a prize (TTX-CRD-31).
  if (s.options.expansion && s.current === seat) p.lore = { ...p.lore, developed: (p.lore.developed ?? 0) + 1 };
  for (const trait of traitsOf(p, 'on-technology')) {
    if (trait.types && !(trait.types as readonly string[]).includes(type)) continue;
    const cause = holderOf(p, trait);
    if (trait.civilAction) {
      p.usedCivil = Math.max(0, p.usedCivil - 1);
      markCivil(t.s, p, 'civil-action');
    }
    change(t, seat, { culture: trait.culture ?? 0 }, cause);
    gainGoods(t, seat, 'resources', trait.resources ?? 0, cause);
  }
  if (card !== '') change(t, seat, { science: effectOf(card, 'technology')!.science + more }, card);
  for (const { resources, culture } of traitsOf(p, 'sale'))
    raise(t, { step: 'choose', seat, choice: { ask: 'sale', resources, culture }, cause: p.leader! });
}

/** May the card be developed for its action, or with an action card? No other technology is needed before (TTA-TEC-03). */
function refuseDevelopment(s: State, seat: Seat, card: CardId, way: With, rule: string, own: boolean): Refusal | undefined {
  const p = playerOf(s, seat);
  if (s.round === 1) return refuseFirstRound(s);
  if (!inHand(p.civilHand, card)) return { rule, code: 'CARD_NOT_IN_HAND' };
  if (givenTo(s, seat)) return way === '' ? undefined : NOT_GIVEN;
  if (way !== '') return refuseOrder(s, seat, way, 'technology', own);
  return own ? undefined : refuseCivil(s, seat, 1, rule);
}

const isDeveloped = (type: string): boolean => isWorked(type) || type === 'special';

export const technology: Rule<'technology'> = {
  optional: { own: 'boolean' },
  promising(s, seat) {
    const isIdle = civilLeft(s, seat) === 0 && !givenTo(s, seat) && ownTypes(s, seat).length === 0;
    return isIdle ? NONE : technology.candidates(s, seat);
  },
  candidates(s, seat) {
    const p = playerOf(s, seat);
    const { technologies } = sortedHand(p.civilHand);
    if (technologies.length === 0) return NONE;
    const found: Technology[] = [];
    const partners = partnersIn(s, seat);
    const own = ownTypes(s, seat);
    const ways = waysIn(s, seat);
    for (const card of technologies)
      for (const way of ways)
        for (const shared of partners) addWithOwn(found, own, typeOf(card), { move: 'technology', card, with: way, shared });
    return found;
  },
  ...judging((s, seat) => {
    const partners = partnersIn(s, seat);
    return (m) => {
      const refusal =
        refuseDevelopment(s, seat, m.card, m.with, 'TTA-TEC-01', m.own === true) ??
        (m.own ? refuseOwn(s, seat, typeOf(m.card)) : undefined) ??
        (m.own && givenTo(s, seat) ? NOT_GIVEN : undefined);
      if (refusal) return refusal;
      if (!isDeveloped(typeOf(m.card))) return { rule: 'TTA-TEC-01', code: 'WRONG_CARD_TYPE' };
      return refuseSciencePrice(s, seat, technologyCost(s, seat, m), m.shared, 'TTA-TEC-01', m.card, partners);
    };
  }),
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const cost = technologyCost(t.s, seat, m);
    const more = betterBy(p);
    if (givenTo(t.s, seat)) t.done();
    else if (m.with !== '') playActionCard(t, seat, m.with, m.own);
    else if (!m.own) p.usedCivil++;
    if (m.own) useOwn(t, seat);
    playCivil(t, seat, m.card);
    t.emit({ event: 'learnt', seat, tech: m.card, cost });
    payScience(t, seat, cost, m.shared, m.card);
    // Workers and tokens stay where they are (TTA-TEC-02).
    if (typeOf(m.card) === 'special') addSpecial(t, seat, m.card);
    else p.holdings.push({ id: m.card, workers: 0, tokens: 0 });
    celebrate(t, seat, m.card, m.with, more);
  },
};

/** TTA-LDR-01 */
export const leader: Rule<'leader'> = {
  promising: (s, seat) => (civilLeft(s, seat) === 0 ? NONE : leader.candidates(s, seat)),
  candidates(s, seat) {
    const found: Lead[] = [];
    for (const card of sortedHand(playerOf(s, seat).civilHand).leaders) found.push({ move: 'leader', card });
    return found;
  },
  refuse(s, seat, { card }) {
    if (s.round === 1) return refuseFirstRound(s);
    if (!inHand(playerOf(s, seat).civilHand, card)) return { rule: 'TTA-LDR-01', code: 'CARD_NOT_IN_HAND' };
    if (typeOf(card) !== 'leader') return { rule: 'TTA-LDR-01', code: 'WRONG_CARD_TYPE' };
    return refuseCivil(s, seat, 1, 'TTA-LDR-01');
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    p.usedCivil++;
    playCivil(t, seat, card);
    setLeader(t, seat, card);
  },
};
