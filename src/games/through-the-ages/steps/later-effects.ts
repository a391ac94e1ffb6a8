import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { concerned } from '../ask/ranking.js';
import { civilLeft, happinessOf } from '../ask/ratings.js';
import { CLOSING_AGE, playerOf, seatsFrom } from '../ask/selectors.js';
import { type EventEffect, UNITS, type UnitType } from '../cards/ability.js';
import { technologyOf, wonderOf, workOf } from '../cards/index.js';
import { layOpen } from '../change/cards-out.js';
import { change, gainGoods } from '../change/change.js';
import { drawMilitary } from '../change/military-cards.js';
import { raise } from '../change/questions.js';
import type { Player, Tta } from '../state/state.js';

type Later =
  | 'gain-per-face'
  | 'draw-or-score'
  | 'discard-or-lose'
  | 'plan'
  | 'lose-science-above'
  | 'call-up'
  | 'ancient-knowledge'
  | 'move-worker'
  | 'negotiate'
  | 'arms-industry';
type Apply<K extends EventEffect['do']> = (t: Turn<Tta>, seat: Seat, effect: Extract<EventEffect, { do: K }>, card: CardId) => void;

/** Available civil actions are spent without effect (TTN-EOT-07); how many really. */
export function loseActions(t: Turn<Tta>, seat: Seat, wanted: number, cause: CardId): number {
  const n = Math.min(wanted, civilLeft(t.s, seat));
  playerOf(t.s, seat).usedCivil += n;
  if (n > 0) t.emit({ event: 'lost-actions', seat, n, cause });
  return n;
}

/** Events of Age A that were not among those to come, laid open (TTX-CRD-48). */
function revealLeftOut(t: Turn<Tta>, n: number): CardId[] {
  const { s } = t;
  const left = s.buried.filter((slot) => slot.back === 'military-0').slice(0, n);
  s.buried = s.buried.filter((slot) => !left.includes(slot));
  const cards = left.map((slot) => layOpen(t, slot));
  t.emit({ event: 'planned', cards });
  return cards;
}

/** The level of the best technology of a type that is developed, with workers or without. */
const developed = (p: Player, type: UnitType): number =>
  Math.max(-1, ...p.holdings.map(({ id }) => (workOf(id) === type ? technologyOf(id).level : -1)));

/** What events of 2015 and of the expansion do to one civilisation. */
export const LATER_EFFECTS: { readonly [K in Later]: Apply<K> } = {
  'gain-per-face': (t, seat, { food }, card) => gainGoods(t, seat, 'food', food * happinessOf(t.s, seat), card),
  'draw-or-score'(t, seat, { cards, culture }, card) {
    if (t.s.age >= CLOSING_AGE) change(t, seat, { culture }, card);
    else drawMilitary(t, seat, cards);
  },
  'discard-or-lose'(t, seat, { cards, culture }, card) {
    if (t.s.age >= CLOSING_AGE) change(t, seat, { culture: -culture }, card);
    else t.push({ step: 'shed', seat, left: cards, cause: card });
  },
  /** The cards are drawn once, when the first one chooses. */
  plan(t, seat, { cards }, card) {
    if (seat !== t.s.current) return;
    const shown = revealLeftOut(t, cards);
    for (const one of seatsFrom(t.s, seat).reverse())
      raise(t, { step: 'choose', seat: one, choice: { ask: 'plan', cards: shown }, cause: card });
  },
  'lose-science-above'(t, seat, { above }, card) {
    change(t, seat, { science: -Math.ceil(Math.max(0, playerOf(t.s, seat).science - above) / 2) }, card);
  },
  'call-up': (t, seat, { n }, card) => drawMilitary(t, seat, loseActions(t, seat, n, card)),
  'ancient-knowledge'(t, seat, { science, resources }, card) {
    const p = playerOf(t.s, seat);
    const weight = (id: CardId): number => (wonderOf(id).level === 0 ? 2 : 1);
    change(t, seat, { science: science * p.wonders.reduce((sum, { id }) => sum + weight(id), 0) }, card);
    if (p.wonder) gainGoods(t, seat, 'resources', resources * weight(p.wonder.id), card);
  },
  'move-worker': (t, seat, _, card) => raise(t, { step: 'choose', seat, choice: { ask: 'move-from' }, cause: card }),
  negotiate(t, seat, { n }, card) {
    const [to] = concerned(t.s, 'strongest');
    raise(t, { step: 'choose', seat: t.s.current, choice: { ask: 'negotiate', from: seat, to: to!, n }, cause: card });
  },
  /** What comes from all types comes in one piece (TTX-CRD-54). */
  /** TTA-AMB-36 */
  'arms-industry'(t, seat, { resources }, card) {
    const isFirst = (type: UnitType): boolean => {
      const own = developed(playerOf(t.s, seat), type);
      return own >= 0 && seatsFrom(t.s, seat).every((other) => developed(playerOf(t.s, other), type) <= own);
    };
    gainGoods(t, seat, 'resources', resources * UNITS.filter(isFirst).length, card);
  },
};
