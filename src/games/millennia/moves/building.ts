import type { MoveRule, Refusal, Seat } from '../../../kernel/index.js';
import { cardDiscount, priceOf } from '../ask/prices.js';
import { passives, playerOf } from '../ask/selectors.js';
import { buildingOf } from '../cards/index.js';
import { change, discardCard, say, takeFromHand } from '../change/change.js';
import { run } from '../change/tasks.js';
import { nameOf } from '../say/names.js';
import type { Mil, Move, Player, State } from '../state/state.js';

type Build = Extract<Move, { move: 'build' }>;

export const onOffer = (s: State): string[] => [...s.wondersNow, ...s.buildings].filter((x): x is string => x !== null);

export function takeFromOffer(s: State, card: string): void {
  if (card.startsWith('wonder-')) s.wondersNow = s.wondersNow.map((x) => (x === card ? null : x));
  else s.buildings = s.buildings.map((x) => (x === card ? null : x));
}

/** MIL-CON-04 */
function refuseArchitect(s: State, seat: Seat, card: string): Refusal | undefined {
  if (s.architect !== seat) return { rule: 'MIL-CON-04', code: 'NOT_ARCHITECT' };
  if (s.architectUsed) return { rule: 'MIL-CON-04', code: 'ARCHITECT_USED' };
  return card.startsWith('wonder-') ? { rule: 'MIL-CON-04', code: 'ARCHITECT_BUILDINGS_ONLY' } : undefined;
}

function refuseBuild(s: State, seat: Seat, m: Build): Refusal | undefined {
  if (!s.wondersNow.includes(m.card) && !s.buildings.includes(m.card))
    return { rule: 'MIL-CON-02', code: 'NOT_ON_OFFER', params: { card: nameOf(m.card) } };
  const architect = m.architect ? refuseArchitect(s, seat, m.card) : undefined;
  if (architect) return architect;
  const p = playerOf(s, seat);
  if (m.discount !== '' && (!p.hand.some((x) => x.card === m.discount) || cardDiscount(m.discount, m.card) === 0))
    return { rule: 'MIL-CON-06', code: 'WRONG_DISCOUNT', params: { card: nameOf(m.discount) } };
  const need = priceOf(s, seat, m);
  return p.gold < need ? { rule: 'MIL-CON-03', code: 'NOT_AFFORDABLE', params: { need, have: p.gold } } : undefined;
}

const NO_ARCHITECT = [false] as const;
const ANY_ARCHITECT = [false, true] as const;

/** Every card with the discounts that may be used on it. */
function ways(s: State, seat: Seat): Build[] {
  const found: Build[] = [];
  const discounts = ['', ...playerOf(s, seat).hand.flatMap(({ card }) => (card === null ? [] : [card]))];
  for (const card of onOffer(s)) {
    const architects = refuseArchitect(s, seat, card) ? NO_ARCHITECT : ANY_ARCHITECT;
    for (const discount of discounts)
      if (discount === '' || cardDiscount(discount, card) > 0)
        for (const architect of architects) found.push({ move: 'build', card, architect, discount });
  }
  return found;
}

export const build: MoveRule<Mil, Build> = {
  candidates: ways,
  refuse: refuseBuild,
  perform(t, seat, m) {
    const { s } = t;
    const p = playerOf(s, seat);
    const cost = priceOf(s, seat, m);
    if (m.discount !== '') {
      discardCard(t, seat, takeFromHand(s, seat, m.discount));
      say(t, seat, { event: 'played', seat, card: m.discount, as: 'unique' });
    }
    if (m.architect) s.architectUsed = true;
    takeFromOffer(s, m.card);
    if (m.card.startsWith('wonder-')) p.wonders = [...p.wonders, m.card];
    else p.buildings = [...p.buildings, { id: m.card, engaged: false, dormant: false }]; // active at once (MIL-CON-09)
    t.emit({ event: 'built', seat, card: m.card, cost });
    change(t, seat, { gold: -cost }, m.card);
    p.tasks.push({ task: 'raise', events: [{ event: 'build' }] });
    run(t, seat);
    const step = s.steps.at(-1)!;
    if (step.step !== 'build') return;
    // The Bank gives a second purchase, from the turn in which it is built (MIL-158).
    const extra = !m.card.startsWith('wonder-') && buildingOf(m.card).ability.effect?.some((e) => e.do === 'extraBuildPerTurn') ? 1 : 0;
    const left = step.left - 1 + extra;
    t.done();
    if (left > 0 && !canBuildNothing(s, seat)) t.push({ ...step, left });
  },
};

export const pass: MoveRule<Mil, Extract<Move, { move: 'pass' }>> = {
  candidates: () => [{ move: 'pass' }],
  refuse: () => undefined,
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    const step = t.s.steps.at(-1)!;
    t.done();
    if (step.step === 'build' && step.left < purchasesOf(p)) return; // the second purchase of the Bank is left, no more (MIL-158)
    p.ready = true;
    t.emit({ event: 'passed', seat });
  },
};

/** Purchases in one turn: one, or two with the Bank. */
export const purchasesOf = (p: Player): number => passives(p, 'extraBuildPerTurn').reduce((n, e) => n + e.n, 1);

/** MIL-CON-11: is there nothing this player could buy, whatever is in the hand? */
export const canBuildNothing = (s: State, seat: Seat): boolean =>
  playerOf(s, seat).hand.length === 0 && ways(s, seat).every((m) => refuseBuild(s, seat, m));
