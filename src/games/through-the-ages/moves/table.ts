import type { Refusal, Seat } from '../../../kernel/index.js';
import { termsOf } from '../ask/ratings.js';
import { hasTrait, playerOf } from '../ask/selectors.js';
import { applyTokens, payGoods } from '../change/change.js';
import { raise } from '../change/questions.js';
import { allGains, allPayments, type Goods, type Outcome } from '../change/tokens.js';
import type { State } from '../state/state.js';
import { refuseFirstRound, refuseGoods } from './common.js';
import { pending, type Rule } from './pending.js';

/** Leave the actions; what is left of them is lost (TTA-ACT-02, TTA-FST-03). */
export const endTurn: Rule<'end-turn'> = {
  candidates: () => [{ move: 'end-turn' }],
  refuse: () => undefined,
  perform(t, seat) {
    t.done();
    const p = playerOf(t.s, seat);
    if (hasTrait(p, 'either-token')) raise(t, { step: 'choose', seat, choice: { ask: 'either-token' }, cause: p.leader! }); // TTX-CRD-10, TTA-AMB-38
  },
};

/** Choose tokens by hand from now on, or leave it to the engine again; once per turn (TTA-TOK-07). */
export const byHand: Rule<'by-hand'> = {
  candidates: (s, seat) => (playerOf(s, seat).usedThisTurn.includes('by-hand') ? [] : [{ move: 'by-hand' }]),
  refuse: (s, seat) => (playerOf(s, seat).usedThisTurn.includes('by-hand') ? { rule: 'TTA-TOK-07', code: 'ONCE_PER_TURN' } : undefined),
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    p.byHand = !p.byHand;
    p.usedThisTurn = [...p.usedThisTurn, 'by-hand'];
  },
};

/** The outcomes among which a player chooses by hand now. */
function outcomes(s: State, seat: Seat): Outcome[] {
  const step = pending(s, 'tokens');
  if (step?.seat !== seat) return [];
  const p = playerOf(s, seat);
  return step.by < 0 ? allPayments(p, step.goods, -step.by) : allGains(p, step.goods, step.by);
}
const layoutOf = ({ tokens }: Outcome): string => tokens.join('-');

export const tokens: Rule<'tokens'> = {
  candidates: (s, seat) => outcomes(s, seat).map((outcome) => ({ move: 'tokens', layout: layoutOf(outcome) })),
  refuse: (s, seat, m) =>
    outcomes(s, seat).some((x) => layoutOf(x) === m.layout) ? undefined : { rule: 'TTA-TOK-03', code: 'NOT_A_PAYMENT' },
  perform(t, seat, m) {
    const step = pending(t.s, 'tokens')!;
    const outcome = outcomes(t.s, seat).find((x) => layoutOf(x) === m.layout)!;
    t.done();
    applyTokens(t, seat, step.goods, outcome, step.cause);
  },
};

/** What a pact lets one use as the other kind, once per turn. */
function swapOf(s: State, seat: Seat): { from: Goods; to: Goods } | undefined {
  if (s.seats === 2) return undefined;
  for (let owner = 0; owner < s.seats; owner++) {
    const swap = termsOf(s, seat, owner)?.swap;
    if (swap) return swap === 'food-as-resource' ? { from: 'food', to: 'resources' } : { from: 'resources', to: 'food' };
  }
  return undefined;
}
function refuseSwap(s: State, seat: Seat): Refusal | undefined {
  const p = playerOf(s, seat);
  const way = swapOf(s, seat);
  if (!way) return { rule: 'TTA-PAC-03', code: 'NOT_PARTY_TO_PACT' };
  if (p.usedThisTurn.includes('swap')) return { rule: 'TTA-PAC-03', code: 'ONCE_PER_TURN' };
  return refuseFirstRound(s) ?? refuseGoods(p, way.from, 1, 'TTA-TOK-02');
}
/** Trade Routes Agreement. */
export const swap: Rule<'swap'> = {
  candidates: (s, seat) => (swapOf(s, seat) ? [{ move: 'swap' }] : []),
  refuse: refuseSwap,
  perform(t, seat) {
    const { from, to } = swapOf(t.s, seat)!;
    const p = playerOf(t.s, seat);
    p.usedThisTurn = [...p.usedThisTurn, 'swap'];
    const cause = t.s.players.find((_, owner) => termsOf(t.s, seat, owner)?.swap)!.pact!.card;
    t.push({ step: 'gain', seat, gain: { [to]: 1 }, cause });
    payGoods(t, seat, from, 1, cause);
  },
};
