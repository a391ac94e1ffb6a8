import { type Judge, judging, type Seat } from '../../../kernel/index.js';
import { priceOf, takingPrice } from '../ask/prices.js';
import { civilLeft, civilLimit } from '../ask/ratings.js';
import { hasTrait, owns, playerOf, traitOf } from '../ask/selectors.js';
import { faceOf, typeOf } from '../cards/index.js';
import { pickUp, seenInHand } from '../change/cards-out.js';
import { change, gainGoods } from '../change/change.js';
import { editionOf } from '../editions/index.js';
import type { Move, State } from '../state/state.js';
import { markCivil, ONLY_ACTION } from './common.js';
import { addWithOwn, ownTypes, refuseOwn, useOwn } from './own-action.js';
import { pending, type Rule } from './pending.js';

type Take = Extract<Move, { move: 'take' }>;

/** Civil actions one may spend on cards now: those of the turn, or those an event gives. */
function budget(s: State, seat: Seat): number {
  return pending(s, 'take-cards')?.left ?? civilLeft(s, seat);
}

function judge(s: State, seat: Seat): Judge<Take> {
  const p = playerOf(s, seat);
  const limit = civilLimit(s, seat);
  const have = budget(s, seat);
  const isGiven = pending(s, 'take-cards') !== undefined;
  const isAlone = !isGiven && p.usedThisTurn.includes('revolution');
  return ({ place, own }) => {
    const card = s.row[place];
    if (card == null) return { rule: 'TTA-ROW-01', code: 'ROW_SLOT_EMPTY' };
    const face = faceOf(card);
    const { type } = face;
    if (type === 'wonder') {
      if (p.wonder !== null) return { rule: 'TTA-TAKE-05', code: 'WONDER_ALREADY_IN_PROGRESS' };
    } else {
      if (type === 'leader' && p.leaderAges.includes(face.level)) return { rule: 'TTA-TAKE-04', code: 'LEADER_AGE_ALREADY_TAKEN' };
      // Action cards may be alike (TTA-TAKE-08); units are technologies among others, for civil actions (TTA-TAKE-09).
      if (face.isTechnology && owns(p, card, type)) return { rule: 'TTA-TAKE-07', code: 'TECH_ALREADY_OWNED' };
      if (p.civilHand.length >= limit) return { rule: 'TTA-TAKE-02', code: 'HAND_FULL', params: { limit } };
    }
    const refusal = own ? refuseOwn(s, seat, type) : undefined;
    if (refusal) return refusal;
    const price = priceOf(s, seat, place, card, face);
    if (own && (price === 0 || isGiven)) return { rule: 'TTX-CRD-15', code: 'NOT_A_CHOICE' };
    const need = price - (own ? 1 : 0);
    if (need === 0 && isAlone) return ONLY_ACTION;
    return have < need ? { rule: 'TTA-TAKE-01', code: 'NOT_ENOUGH_CA', params: { need, have } } : undefined;
  };
}

export const take: Rule<'take'> = {
  optional: { own: 'boolean' },
  candidates(s, seat) {
    const found: Take[] = [];
    const own = ownTypes(s, seat);
    for (let place = 0; place < s.row.length; place++) {
      const card = s.row[place];
      if (card != null) addWithOwn(found, own, own.length > 0 ? typeOf(card) : '', { move: 'take', place });
    }
    return found;
  },
  promising(s, seat) {
    const found: Take[] = [];
    const p = playerOf(s, seat);
    const own = ownTypes(s, seat);
    const isFull = p.civilHand.length >= civilLimit(s, seat);
    const most = own.length > 0 || hasTrait(p, 'taking-discount') ? Number.POSITIVE_INFINITY : budget(s, seat);
    const prices = editionOf(s).rowPrices;
    for (let place = 0; place < s.row.length; place++) {
      const card = s.row[place];
      if (card == null) continue;
      const type = typeOf(card);
      if (type === 'wonder' ? p.wonder === null : !isFull && prices[place]! <= most) addWithOwn(found, own, type, { move: 'take', place });
    }
    return found;
  },
  ...judging(judge),
  perform(t, seat, { place, own }) {
    const { s } = t;
    const p = playerOf(s, seat);
    const card = s.row[place]!;
    const price = takingPrice(s, seat, place);
    const step = pending(s, 'take-cards');
    if (step) {
      t.done();
      t.push({ ...step, left: step.left - price, taken: step.taken + 1 });
    } else {
      p.usedCivil += price - (own ? 1 : 0);
      if (own) useOwn(t, seat);
      if (price === 0) markCivil(s, p, 'civil-action');
    }
    s.row[place] = null;
    t.emit({ event: 'took', seat, card, place, price });
    const { type, level, isTechnology } = faceOf(card);
    if (type === 'wonder') {
      p.wonder = { id: card, stages: 0 }; // TTA-WON-01
      gainGoods(t, seat, 'resources', traitOf(p, 'on-take-wonder')?.resources ?? 0, p.leader ?? card);
      return;
    }
    p.civilHand = [...p.civilHand, pickUp(s, card, seenInHand(s, seat))];
    if (type === 'leader') p.leaderAges = [...p.leaderAges, level];
    const rests = step === undefined || (seat === s.current && editionOf(s).cardsRest === 'in-turn');
    if (type === 'action' && rests) p.fresh = [...p.fresh, card];
    if (isTechnology) change(t, seat, { science: traitOf(p, 'on-take-technology')?.science ?? 0 }, p.leader ?? card);
  },
};
