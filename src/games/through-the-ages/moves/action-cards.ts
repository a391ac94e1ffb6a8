import type { CardId, Refusal, Seat, Turn } from '../../../kernel/index.js';
import { sortedHand } from '../ask/hands.js';
import { civilLeft, strengthOf } from '../ask/ratings.js';
import { bySeats, playerOf, seatsFrom } from '../ask/selectors.js';
import type { ActionEffect, Gain } from '../cards/ability.js';
import { actionOf } from '../cards/index.js';
import { change, gain } from '../change/change.js';
import { earmark } from '../change/earmarks.js';
import { raise } from '../change/questions.js';
import type { Earmark, Move, State, Tta } from '../state/state.js';
import { build, upgrade } from './building.js';
import { betterBy, playActionCard, refuseActionCard } from './common.js';
import { technology } from './developing.js';
import { government } from './governing.js';
import { NONE, type Rule } from './pending.js';
import { grow } from './population.js';
import { stage } from './wonders.js';

type Play = Extract<Move, { move: 'action-card' }>;
type Direct = Extract<ActionEffect, { do: 'gain' | 'gain-either' | 'arm' | 'catch-up' }>;

const DIRECT: ReadonlySet<string> = new Set(['gain', 'gain-either', 'arm', 'catch-up']);
const isDirect = (effect: ActionEffect): effect is Direct => DIRECT.has(effect.do);

/** Civilisations ahead, by strength or culture points. */
function aheadOf(s: State, seat: Seat, by: 'strength' | 'culture'): number {
  const value = (x: Seat): number => (by === 'strength' ? strengthOf(s, x) : playerOf(s, x).culture);
  const own = value(seat);
  return seatsFrom(s, seat).filter((other) => value(other) > own).length;
}

/** TTA-MIL-04 */
const forUnits = (from: CardId, n: number): Earmark => ({ from, goods: 'resources', uses: ['unit'], n });

/** Every figure of a gain grows (TTX-CRD-22). */
const raised = (what: Gain, more: number): Gain => Object.fromEntries(Object.entries(what).map(([kind, n]) => [kind, n + more]));

function apply(t: Turn<Tta>, seat: Seat, effect: Direct, card: CardId, more: number): void {
  if (effect.do === 'gain') gain(t, seat, raised(effect.gain, more), card);
  else if (effect.do === 'gain-either')
    raise(t, { step: 'choose', seat, choice: { ask: 'gain-mix', n: effect.n + more, mixed: false }, cause: card });
  else if (effect.do === 'arm') {
    playerOf(t.s, seat).extraMilitary += effect.militaryActions + more; // for this turn only (TTA-MIL-06)
    earmark(t, seat, forUnits(card, effect.resources + more), card);
  } else {
    const n = aheadOf(t.s, seat, effect.by) * bySeats(t.s, effect.each) + more;
    if (effect.by === 'strength') earmark(t, seat, forUnits(card, n), card);
    else change(t, seat, { culture: n }, card);
  }
}

/** The moves that may carry a card that orders an action. */
const CARRIERS = {
  grow: [grow],
  build: [build],
  upgrade: [upgrade],
  improve: [build, upgrade],
  stage: [stage],
  technology: [technology, government],
};
const canCarry = (s: State, seat: Seat, card: CardId, kind: keyof typeof CARRIERS): boolean =>
  (CARRIERS[kind] as readonly Rule<'grow'>[]).some((rule) => {
    const moves = rule.candidates(s, seat).filter((m) => m.with === card);
    const judge = moves.length > 0 ? rule.judge?.(s, seat) : undefined;
    return moves.some((m) => (judge ? judge(m) : rule.refuse(s, seat, m)) === undefined);
  });

/** TTA-ACC-03: a card that orders an action is played with that action, or not at all. */
function refuseOrdered(s: State, seat: Seat, card: CardId, kind: keyof typeof CARRIERS): Refusal {
  return { rule: 'TTA-ACC-03', code: canCarry(s, seat, card, kind) ? 'PLAYED_WITH_ITS_ACTION' : 'ORDERED_ACTION_IMPOSSIBLE' };
}

/** Action cards that work by themselves. Those that order an action are played with it (`with`): here they are refused, with the reason. */
export const actionCard: Rule<'action-card'> = {
  candidates(s, seat) {
    const found: Play[] = [];
    for (const card of sortedHand(playerOf(s, seat).civilHand).actions) found.push({ move: 'action-card', card });
    return found;
  },
  promising(s, seat) {
    if (civilLeft(s, seat) === 0) return NONE;
    return actionCard.candidates(s, seat).filter(({ card }) => isDirect(actionOf(card).effect));
  },
  refuse(s, seat, { card }) {
    if (s.round === 1) return { rule: 'TTA-FST-02', code: 'FIRST_ROUND_TAKE_ONLY' };
    const refusal = refuseActionCard(s, seat, card);
    if (refusal) return refusal;
    const { effect } = actionOf(card);
    return isDirect(effect) ? undefined : refuseOrdered(s, seat, card, effect.do);
  },
  perform(t, seat, { card }) {
    const more = betterBy(playerOf(t.s, seat));
    playActionCard(t, seat, card);
    apply(t, seat, actionOf(card).effect as Direct, card, more);
  },
};
