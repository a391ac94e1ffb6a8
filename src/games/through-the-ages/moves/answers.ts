import { ALL, type RuleId, type Seat } from '../../../kernel/index.js';
import { cardsIn, inHand, playerOf } from '../ask/selectors.js';
import { keptBy, returnBonuses } from '../change/bonuses.js';
import { takeFrom } from '../change/cards-out.js';
import { drawMilitary } from '../change/military-cards.js';
import { decline as leave, mayDecline, mixesOf, mix as mixGoods, pick as pickCard, picksOf, type Question } from '../change/questions.js';
import type { Pile, State } from '../state/state.js';
import { fillRow } from '../steps/replenish.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';

const question = (s: State): Question | undefined => pending(s, 'choose') ?? pending(s, 'spoils');

/** The rule by which a question is asked: spoils, mines of the variant, or events, where nobody gives more than there is. */
function ruleOf(q: Question, ofSpoils: RuleId): RuleId {
  if (q.step === 'spoils') return ofSpoils;
  return q.choice.ask === 'lean-mine' ? 'TTA-COR-04' : 'TTA-EVT-05';
}

export const pick: Rule<'pick'> = {
  candidates(s) {
    const q = question(s);
    return q ? picksOf(s, q).map((what) => ({ move: 'pick', what })) : [];
  },
  refuse(s, _, { what }) {
    const q = question(s);
    if (!q) return WRONG_PHASE;
    return picksOf(s, q).includes(what) ? undefined : { rule: ruleOf(q, 'TTA-AGG-08'), code: 'NOT_A_CHOICE' };
  },
  perform(t, _, { what }) {
    const q = question(t.s)!;
    t.done();
    pickCard(t, q, what);
  },
};

export const mix: Rule<'mix'> = {
  candidates(s) {
    const q = question(s);
    return q ? mixesOf(s, q).map((food) => ({ move: 'mix', food })) : [];
  },
  refuse(s, _, { food }) {
    const q = question(s);
    if (!q) return WRONG_PHASE;
    return mixesOf(s, q).includes(food) ? undefined : { rule: ruleOf(q, 'TTA-AGG-09'), code: 'NOT_A_CHOICE' };
  },
  perform(t, _, { food }) {
    const q = question(t.s)!;
    t.done();
    mixGoods(t, q, food);
  },
};

/** To leave what is offered; with cards of the row, to take no more of them. */
export const decline: Rule<'decline'> = {
  candidates: (s) => (canDecline(s) ? [{ move: 'decline' }] : []),
  refuse: (s) => (canDecline(s) ? undefined : WRONG_PHASE),
  perform(t) {
    const q = question(t.s);
    const taking = pending(t.s, 'take-cards');
    t.done();
    if (q) leave(t, q);
    if (taking && taking.taken > 0) {
      playerOf(t.s, taking.seat).politicsGiven = true;
      fillRow(t);
    }
  },
};
const canDecline = (s: State): boolean => {
  if (pending(s, 'take-cards') || pending(s, 'one-cheaper') || pending(s, 'from-hand')) return true;
  const q = question(s);
  return q !== undefined && mayDecline(q);
};

/** TTA-MCD-02: how many military cards to draw, when the table wants to choose. */
export const count: Rule<'count'> = {
  candidates: (s) => Array.from({ length: mostOf(s) + 1 }, (_, n) => ({ move: 'count', n })),
  refuse: (s, _, { n }) =>
    n >= 0 && n <= mostOf(s) ? undefined : mostOf(s) < 0 ? WRONG_PHASE : { rule: 'TTA-MCD-02', code: 'NOT_A_CHOICE' },
  perform(t, seat, { n }) {
    t.done();
    drawMilitary(t, seat, n);
  },
};
const mostOf = (s: State): number => {
  const choice = pending(s, 'choose')?.choice;
  return choice?.ask === 'draw' ? choice.max : -1;
};

/** A bonus card to keep: one's own to the front (TTA-VAR-07), or one of those laid out (TTA-VAR-08). */
export const bonus: Rule<'bonus'> = {
  candidates: (s, seat) => cardsIn(openBonuses(s, seat)).map((card) => ({ move: 'bonus', card })),
  refuse: (s, seat, { card }) => (inHand(openBonuses(s, seat), card) ? undefined : { rule: 'TTA-VAR-07', code: 'CARD_NOT_IN_HAND' }),
  perform(t, seat, { card }) {
    const { left } = pending(t.s, 'bonus-choice')!;
    const p = playerOf(t.s, seat);
    const slot = takeFrom(t.s.options.bonusCards === 'open' ? t.s : p, 'bonuses', card);
    p.bonuses = p.bonuses.toSpliced(keptBy(t.s.seats) - left, 0, slot);
    if (slot.known === ALL) t.emit({ event: 'bonus-known', card });
    t.done();
    if (left > 1) t.push({ step: 'bonus-choice', seat, left: left - 1 });
    else if (!pending(t.s, 'bonus-choice')) returnBonuses(t);
  },
};
/** Those among which a player still chooses; the ones kept already lie in front. */
function openBonuses(s: State, seat: Seat): Pile {
  const step = pending(s, 'bonus-choice');
  if (!step) return [];
  return s.options.bonusCards === 'open' ? s.bonuses : playerOf(s, seat).bonuses.slice(keptBy(s.seats) - step.left);
}
