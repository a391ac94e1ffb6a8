import type { CardId, Seat, Turn } from '../../../kernel/index.js';
import { concerned } from '../ask/ranking.js';
import { cultureOf, discontentOf, scienceOf } from '../ask/ratings.js';
import { playerOf, seatsFrom } from '../ask/selectors.js';
import type { EventEffect } from '../cards/ability.js';
import { leaderOf, technologyOf, workOf } from '../cards/index.js';
import { change, changeBlue, losePopulation, payGoods } from '../change/change.js';
import { discardLeader } from '../change/leaders.js';
import { gainAll } from '../change/military-cards.js';
import { raise } from '../change/questions.js';
import { stored } from '../change/tokens.js';
import { editionOf } from '../editions/index.js';
import type { Choice, ProductionPart, Tta } from '../state/state.js';
import { LATER_EFFECTS, loseActions } from './later-effects.js';

type Effect<K extends EventEffect['do']> = Extract<EventEffect, { do: K }>;
type Apply<K extends EventEffect['do']> = (t: Turn<Tta>, seat: Seat, effect: Effect<K>, card: CardId) => void;

export const applyEffect = <K extends EventEffect['do']>(t: Turn<Tta>, seat: Seat, effect: Effect<K>, card: CardId): void =>
  (EFFECTS[effect.do] as Apply<K>)(t, seat, effect, card);

const choose = (t: Turn<Tta>, seat: Seat, choice: Choice, cause: CardId): void => raise(t, { step: 'choose', seat, choice, cause });

/** Every word of the events, for one civilisation. */
const EFFECTS: { readonly [K in EventEffect['do']]: Apply<K> } = {
  gain: (t, seat, effect, card) => gainAll(t, seat, effect.gain, card),
  'gain-mix': (t, seat, { n, mixed }, card) => choose(t, seat, { ask: 'gain-mix', n, mixed }, card),
  'lose-mix': (t, seat, { n }, card) => choose(t, seat, { ask: 'lose-mix', n }, card),
  lose: (t, seat, { culture }, card) => change(t, seat, { culture: -culture }, card),
  'lose-all-food': (t, seat, _, card) => payGoods(t, seat, 'food', stored(playerOf(t.s, seat), 'food'), card),
  'lose-blue': (t, seat, { n }, card) => changeBlue(t, seat, -n, card),
  'lose-population'(t, seat, { n }, card) {
    losePopulation(t, seat, n === 'half-discontent' ? Math.ceil(discontentOf(t.s, seat) / 2) : n, card);
  },
  'lose-building': (t, seat, { types }, card) => choose(t, seat, { ask: 'lose-building', types }, card),
  'lose-colony': (t, seat, _, card) => choose(t, seat, { ask: 'lose-colony' }, card),
  'free-worker'(t, seat, { type }, card) {
    const tech = playerOf(t.s, seat).holdings.find(({ id }) => workOf(id) === type && technologyOf(id).level === 0)!;
    choose(t, seat, { ask: 'free-worker', tech: tech.id }, card);
  },
  'score-rating'(t, seat, { rating, as }, card) {
    change(t, seat, { [as]: rating === 'culture' ? cultureOf(t.s, seat) : scienceOf(t.s, seat) }, card);
  },
  produce(t, seat, { what, upkeep }) {
    const wanted: ProductionPart[] = [];
    if (what.includes('farm')) wanted.push('farms', ...(upkeep ? (['consumption'] as const) : []));
    if (what.includes('mine')) wanted.push('mines', ...(upkeep ? (['corruption'] as const) : []));
    const parts = editionOf(t.s).production.filter((part) => wanted.includes(part)); // TTN-EOT-03
    t.push(...parts.map((part) => ({ step: 'produce', seat, part }) as const));
  },
  'per-discontent'(t, seat, { culture = 0, civilActions = 0, now }, card) {
    const n = discontentOf(t.s, seat);
    change(t, seat, { culture: -n * culture }, card);
    if (now) loseActions(t, seat, n * civilActions, card);
    else playerOf(t.s, seat).lostActions += n * civilActions;
  },
  'yellow-to-strongest'(t, seat, { n }, card) {
    const [to] = concerned(t.s, 'strongest');
    const given = Math.min(n, playerOf(t.s, seat).yellow); // TTA-EVT-05
    change(t, seat, { yellow: -given }, card);
    change(t, to!, { yellow: given }, card);
  },
  'discard-old-leader'(t, seat, _, card) {
    const { leader } = playerOf(t.s, seat);
    if (leader !== null && leaderOf(leader).level !== t.s.age) discardLeader(t, seat, card);
  },
  'ruin-wonder': (t, seat, { levels }, card) => choose(t, seat, { ask: 'ruin-wonder', levels }, card),
  'destroy-of-others'(t, seat, _, card) {
    for (const victim of seatsFrom(t.s, seat).reverse()) if (victim !== seat) choose(t, seat, { ask: 'destroy-of', victim }, card);
  },
  'take-cards': (t, seat, { actions }, card) => t.push({ step: 'take-cards', seat, left: actions, taken: 0, cause: card }),
  'no-discard-this-turn'(t, seat) {
    playerOf(t.s, seat).keepsCards = true;
  },
  'one-cheaper': (t, seat, { n }, card) => t.push({ step: 'one-cheaper', seat, n, cause: card }),
  ...LATER_EFFECTS,
};
