import type { Refusal, Seat } from '../../../kernel/index.js';
import { givenTo, NOT_GIVEN } from '../ask/given.js';
import { sortedHand } from '../ask/hands.js';
import { sciencePrice } from '../ask/prices.js';
import { civilTotal, militaryTotal } from '../ask/ratings.js';
import { hasTrait, inHand, playerOf, precedes, traitOf } from '../ask/selectors.js';
import { typeOf } from '../cards/index.js';
import { change } from '../change/change.js';
import { rearrange } from '../change/tableau.js';
import { editionOf } from '../editions/index.js';
import type { Move, State } from '../state/state.js';
import { betterBy, markCivil, ONLY_ACTION, playActionCard, playCivil, refuseCivil, refuseFirstRound, refuseOrder } from './common.js';
import { celebrate, partnersIn, payScience, refuseSciencePrice, waysIn } from './developing.js';
import { NONE, type Rule } from './pending.js';

type Government = Extract<Move, { move: 'government' }>;

/** A revolution takes all civil actions, with Robespierre all military ones instead (TTA-GOV-02, TTA-CRD-09). */
function refuseRevolution(s: State, seat: Seat): Refusal | undefined {
  const p = playerOf(s, seat);
  if (hasTrait(p, 'revolution-by-military'))
    return p.usedMilitary > 0 ? { rule: 'TTA-CRD-09', code: 'REVOLUTION_NEEDS_ALL_ACTIONS', params: { used: p.usedMilitary } } : undefined;
  if (p.usedThisTurn.includes('civil-action')) return ONLY_ACTION;
  const used = p.usedCivil - (p.lore.lent ?? 0); // TTN-CRD-19
  return used > 0 ? { rule: 'TTA-GOV-02', code: 'REVOLUTION_NEEDS_ALL_ACTIONS', params: { used } } : undefined;
}

function refuseActions(s: State, seat: Seat, m: Government): Refusal | undefined {
  if (m.with !== '' && givenTo(s, seat)) return NOT_GIVEN;
  const card = m.with === '' ? undefined : refuseOrder(s, seat, m.with, 'technology');
  if (card) return card;
  if (m.way === 'revolution') return refuseRevolution(s, seat);
  if (givenTo(s, seat)) return undefined;
  return m.with === '' ? refuseCivil(s, seat, 1, 'TTA-GOV-04') : undefined;
}

export const government: Rule<'government'> = {
  candidates(s, seat) {
    const cards = sortedHand(playerOf(s, seat).civilHand).governments;
    if (cards.length === 0) return NONE;
    const found: Government[] = [];
    const ways = waysIn(s, seat);
    const partners = partnersIn(s, seat);
    for (const card of cards)
      for (const way of ['revolution', 'peaceful'] as const)
        for (const order of ways) for (const shared of partners) found.push({ move: 'government', card, way, with: order, shared });
    return found;
  },
  refuse(s, seat, m) {
    if (s.round === 1) return refuseFirstRound(s);
    if (!inHand(playerOf(s, seat).civilHand, m.card)) return { rule: 'TTA-GOV-01', code: 'CARD_NOT_IN_HAND' };
    if (typeOf(m.card) !== 'government') return { rule: 'TTA-GOV-01', code: 'WRONG_CARD_TYPE' };
    const price = sciencePrice(s, seat, m.card, m.shared, m.way);
    return refuseActions(s, seat, m) ?? refuseSciencePrice(s, seat, price, m.shared, m.way === 'revolution' ? 'TTA-GOV-02' : 'TTA-GOV-04');
  },
  perform(t, seat, m) {
    const { s } = t;
    const p = playerOf(s, seat);
    const cost = sciencePrice(s, seat, m.card, m.shared, m.way);
    const byMilitary = hasTrait(p, 'revolution-by-military');
    const more = betterBy(p);
    // An action that is no token is neither needed nor spent by a revolution (TTN-CRD-19).
    const lent = p.lore.lent ?? 0;
    const lentSpent = Math.min(p.usedCivil, lent);
    if (givenTo(s, seat)) t.done();
    else if (m.with !== '') playActionCard(t, seat, m.with);
    else if (m.way === 'peaceful') p.usedCivil++;
    const before = { civil: p.usedCivil, military: p.usedMilitary };
    playCivil(t, seat, m.card);
    t.emit({ event: 'governed', seat, government: m.card, way: m.way, cost });
    payScience(t, seat, cost, m.shared);
    // What it gives is there at once (TTA-GOV-07).
    rearrange(t, seat, m.card, () => {
      p.government = m.card;
    });
    // Used actions stay used (TTA-GOV-04), but never more than there are: what a smaller government takes away are used ones
    // (TTA-GOV-05). A revolution uses the new ones too (TTA-GOV-03).
    const [civil, military] = [civilTotal(s, seat), militaryTotal(s, seat) + p.extraMilitary];
    const isOld = s.rules === 1;
    // In 2015 spent ones have gone first (TTN-GOV-01); the rules before the fifth version left as many used as before.
    const used = editionOf(s).losesSpent && !precedes(s, 5) ? { civil: p.usedCivil, military: p.usedMilitary } : before;
    // The second version of these rules took what a card had cost for a lent action, and forgot those that were lent.
    const [spent, kept] = precedes(s, 3) ? [p.lore.lent === undefined ? 0 : before.civil, 0] : [lentSpent, lent];
    p.usedCivil = m.way === 'revolution' && !byMilitary ? civil + spent : isOld ? before.civil : Math.min(used.civil, civil + kept);
    p.usedMilitary = m.way === 'revolution' && byMilitary ? military : isOld ? before.military : Math.min(used.military, military);
    if (m.way === 'revolution' && !byMilitary) markCivil(s, p, 'revolution');
    if (m.way === 'revolution') change(t, seat, { culture: traitOf(p, 'revolution-by-military')?.culture ?? 0 }, p.leader ?? m.card); // TTN-CRD-20
    celebrate(t, seat, m.card, m.with, more);
  },
};
