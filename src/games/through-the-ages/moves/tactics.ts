import type { Refusal, RuleId, Seat } from '../../../kernel/index.js';
import { militaryLeft } from '../ask/ratings.js';
import { CLOSING_AGE, hasTrait, playerOf, precedes } from '../ask/selectors.js';
import { discardOpen, playFrom } from '../change/cards-out.js';
import { drawMilitary } from '../change/military-cards.js';
import { editionOf, versionOf } from '../editions/index.js';
import type { Player, State } from '../state/state.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';
import { cardsOfType, refuseCard } from './politics.js';

const refuseAction = (s: State, seat: Seat, need: number, rule: RuleId) => {
  const have = militaryLeft(s, seat);
  return have < need ? { rule, code: 'NOT_ENOUGH_MA', params: { need, have } } : undefined;
};

/** Where tactics are common, one is played or copied per turn (TTN-TAC-02). */
const isCommon = (s: State): boolean => editionOf(s).tactics.copyPrice !== null;
const refuseSecond = (s: State, seat: Seat): Refusal | undefined =>
  isCommon(s) && playerOf(s, seat).usedThisTurn.includes('tactic')
    ? { rule: 'TTN-TAC-02', code: 'TACTIC_ALREADY_CHOSEN_THIS_TURN' }
    : undefined;

/** TTA-TAC-01: one tactic in play, the one before is discarded; or one's own for a round (TTN-TAC-01). */
export const tactic: Rule<'tactic'> = {
  candidates: (s, seat) => cardsOfType(s, seat, 'tactic').map((card) => ({ move: 'tactic', card })),
  refuse(s, seat, { card }) {
    if (!pending(s, 'actions')) return WRONG_PHASE;
    return (
      refuseCard(s, seat, card, 'tactic') ?? refuseSecond(s, seat) ?? refuseAction(s, seat, 1, isCommon(s) ? 'TTN-TAC-01' : 'TTA-TAC-01')
    );
  },
  perform(t, seat, { card }) {
    const p = playerOf(t.s, seat);
    p.usedMilitary++;
    if (isCommon(t.s)) {
      putAside(t.s, p);
      p.exclusive = true;
      p.usedThisTurn = [...p.usedThisTurn, 'tactic'];
    } else if (p.tactic !== null) discardOpen(t.s, p.tactic);
    p.tactic = playFrom(t, p, 'militaryHand', card);
    t.emit({ event: 'tactic', seat, card });
  },
};

/**
 * The tactic before: one that was never common stays one's own, with a leader who keeps them or until the turn after he has
 * left (TTX-CRD-03, 04); who leaves a taught one loses what it adds.
 */
function putAside(s: State, p: Player): void {
  const { taught, ...lore } = p.lore;
  const isKept = p.exclusive && p.tactic !== null && (hasTrait(p, 'own-tactics') || (taught !== undefined && !precedes(s, 3)));
  if (isKept) p.lore = { ...lore, tactics: [...(lore.tactics ?? []), p.tactic!] };
  else if (taught !== undefined) p.lore = lore;
}

/** TTN-TAC-02: any of those that lie open, one's own former ones included. */
export const copyTactic: Rule<'copy-tactic'> = {
  optional: { taught: 'boolean' },
  candidates: (s) => [
    ...s.commonTactics.map((card) => ({ move: 'copy-tactic', card }) as const),
    ...(s.marks.taught?.open ? [{ move: 'copy-tactic', card: s.marks.taught.tactic, taught: true } as const] : []),
  ],
  refuse(s, seat, { card, taught }) {
    if (!pending(s, 'actions')) return WRONG_PHASE;
    const isOpen = taught ? s.marks.taught?.open && s.marks.taught.tactic === card : s.commonTactics.includes(card);
    if (!isOpen) return { rule: 'TTN-TAC-02', code: 'TACTIC_NOT_COMMON' };
    const p = playerOf(s, seat);
    if (p.tactic === card && (p.lore.taught !== undefined) === (taught === true)) return { rule: 'TTN-TAC-02', code: 'TACTIC_IN_USE' };
    return refuseSecond(s, seat) ?? refuseAction(s, seat, editionOf(s).tactics.copyPrice!, 'TTN-TAC-02');
  },
  perform(t, seat, m) {
    const { card } = m;
    const p = playerOf(t.s, seat);
    p.usedMilitary += editionOf(t.s).tactics.copyPrice!;
    p.usedThisTurn = [...p.usedThisTurn, 'tactic'];
    putAside(t.s, p);
    p.exclusive = false;
    p.tactic = card;
    if (m.taught) p.lore = { ...p.lore, taught: t.s.marks.taught!.strength };
    t.emit({ event: 'tactic-copied', seat, card });
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
    return refuseAction(s, seat, 1, 'TTA-VAR-04') ?? refuseFruitless(s);
  },
  perform(t, seat) {
    playerOf(t.s, seat).usedMilitary++;
    drawMilitary(t, seat, 1);
  },
};
