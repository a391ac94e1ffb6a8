import type { Refusal } from '../../../kernel/index.js';
import { militaryLeft } from '../ask/ratings.js';
import { CLOSING_AGE, playerOf } from '../ask/selectors.js';
import { discardOpen, playFrom } from '../change/cards-out.js';
import { drawMilitary } from '../change/military-cards.js';
import { versionOf } from '../editions/index.js';
import type { State } from '../state/state.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';
import { cardsOfType, refuseCard } from './politics.js';

const refuseAction = (s: State, seat: number, rule: string) =>
  militaryLeft(s, seat) < 1 ? { rule, code: 'NOT_ENOUGH_MA', params: { need: 1, have: 0 } } : undefined;

/** TTA-TAC-01: one tactic in play, the one before is discarded. */
export const tactic: Rule<'tactic'> = {
  candidates: (s, seat) => cardsOfType(s, seat, 'tactic').map((card) => ({ move: 'tactic', card })),
  refuse(s, seat, { card }) {
    if (!pending(s, 'actions')) return WRONG_PHASE;
    return refuseCard(s, seat, card, 'tactic') ?? refuseAction(s, seat, 'TTA-TAC-01');
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    p.usedMilitary++;
    if (p.tactic !== null) discardOpen(t.s, p.tactic);
    p.tactic = playFrom(t, p, 'militaryHand', card);
    t.emit({ event: 'tactic', seat, card });
  },
};

/** Nobody pays for a card that cannot come (TTA-MCD-07, TTA-MCD-05); the first version of these rules took the action. */
function refuseFruitless(s: State): Refusal | undefined {
  if (s.rules === 1) return undefined;
  if (!versionOf(s).isAdvanced || s.age >= CLOSING_AGE) return { rule: 'TTA-MCD-07', code: 'NO_MORE_DRAWING' };
  const isEmpty = s.militaryDecks[s.age]!.length + s.militaryDiscard.length === 0;
  return isEmpty ? { rule: 'TTA-MCD-05', code: 'NOTHING_TO_DRAW' } : undefined;
}

/** TTA-VAR-04: one action, one card. */
export const drawCard: Rule<'draw-card'> = {
  candidates: (s) => (s.options.drawByAction ? [{ move: 'draw-card' }] : []),
  refuse(s, seat) {
    if (!pending(s, 'actions')) return WRONG_PHASE;
    if (!s.options.drawByAction) return { rule: 'TTA-VAR-04', code: 'NOT_THIS_VARIANT' };
    return refuseAction(s, seat, 'TTA-VAR-04') ?? refuseFruitless(s);
  },
  perform(t, seat) {
    playerOf(t.s, seat).usedMilitary++;
    drawMilitary(t, seat, 1);
  },
};
