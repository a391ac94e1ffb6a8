import type { CardId, Seat, Slot, Turn } from '../../../kernel/index.js';
import { landGross, productionOf } from '../ask/crops.js';
import { ranked } from '../ask/ranking.js';
import { civilTotal, cultureOf, discontentOf, happinessOf, militaryTotal, scienceOf, strengthOf } from '../ask/ratings.js';
import { playerOf, seatsFrom, workersOn } from '../ask/selectors.js';
import { type Scoring, UNITS, URBAN, type Worked } from '../cards/ability.js';
import { eventOf, faceOf, governmentOf, specialOf, technologyOf, typeOf, wonderOf, workOf } from '../cards/index.js';
import { versionOf } from '../editions/index.js';
import type { Player, State, Tta } from '../state/state.js';
import { change } from './change.js';
import { consumptionOf } from './production.js';

type Points<B extends Scoring['by']> = (s: State, seat: Seat, how: Extract<Scoring, { by: B }>, from: Seat) => number;

/** What an Age III event brings each civilisation now; ties by the order from `from` (TTA-CRD-05). */
export function impactOf(s: State, card: CardId, from: Seat): number[] {
  const how = eventOf(card).scoring!;
  return s.players.map((p, seat) => (p.resigned ? 0 : (POINTS[how.by] as Points<Scoring['by']>)(s, seat, how, from)));
}

export function scoreImpact(t: Turn<Tta>, card: CardId, from: Seat): void {
  const points = impactOf(t.s, card, from);
  t.emit({ event: 'scored', card, points });
  for (const seat of seatsFrom(t.s, from)) change(t, seat, { culture: points[seat]! }, card);
}

/** The events that score at the end: those of Age III left in the piles (TTA-END-05, not with TTA-VAR-10) and the bonus cards. */
export function scoreLastEvents(t: Turn<Tta>): void {
  const { s } = t;
  const open = (pile: readonly Slot[]): Slot[] => pile.map((slot) => t.show('all', slot));
  if (!s.options.fewerBonuses) {
    s.currentEvents = open(s.currentEvents);
    s.futureEvents = open(s.futureEvents);
  }
  s.bonuses = open(s.bonuses);
  for (const p of s.players) p.bonuses = open(p.bonuses);
  const left = s.options.fewerBonuses ? [] : [...s.currentEvents, ...s.futureEvents];
  for (const slot of [...left, ...s.bonuses, ...s.players.flatMap((p) => p.bonuses)]) {
    if (faceOf(slot.card!).level !== 3 || typeOf(slot.card!) !== 'event') continue;
    scoreImpact(t, slot.card!, s.first); // TTA-TIE-03
  }
}

/** All yellow tokens outside the bank (TTN-CRD-03). */
const workersOf = (p: Player): number => p.holdings.reduce((sum, h) => sum + h.workers, p.pool);
const levelsOf = (p: Player, types: readonly string[]): number =>
  p.holdings.reduce((sum, { id, workers }) => sum + (types.includes(workOf(id)) ? workers * technologyOf(id).level : 0), 0);

const RATINGS = { science: scienceOf, strength: strengthOf, culture: cultureOf };
const POINTS: { readonly [B in Scoring['by']]: Points<B> } = {
  production(s, seat, { what, surplus = 0 }) {
    const p = playerOf(s, seat);
    const gross = landGross(p, what === 'farm' ? 'food' : 'resources');
    return surplus > 0 && gross > consumptionOf(s, p) ? gross + surplus : gross;
  },
  'lowest-production': (s, seat, { each }) =>
    each * Math.min(scienceOf(s, seat), cultureOf(s, seat), productionOf(s, seat, 'food'), productionOf(s, seat, 'resources')),
  variety(s, seat, { each }) {
    const p = playerOf(s, seat);
    return each * ([...UNITS, ...URBAN].filter((type) => workersOn(p, type) > 0).length + p.specials.length);
  },
  'lowest-number'(s, seat, { each }) {
    const p = playerOf(s, seat);
    return (
      each * Math.min(...[['farm'], ['mine'], URBAN, UNITS].map((types) => types.reduce((sum, x) => sum + workersOn(p, x as Worked), 0)))
    );
  },
  'worker-levels': (s, seat, { types, each }) => each * levelsOf(playerOf(s, seat), types),
  colonies: (s, seat, { each }) => each * playerOf(s, seat).colonies.length,
  actions: (s, seat, { civil, military }) => civil * civilTotal(s, seat) + military * militaryTotal(s, seat),
  happiness: (s, seat, { each, discontent }) => each * happinessOf(s, seat) + discontent * discontentOf(s, seat),
  population: (s, seat, { above, each }) => each * Math.max(0, workersOf(playerOf(s, seat)) - discontentOf(s, seat) - above),
  'ruling-levels'(s, seat, { each }) {
    const p = playerOf(s, seat);
    return each * p.specials.reduce<number>((sum, id) => sum + specialOf(id).level, governmentOf(p.government).level);
  },
  rank(s, seat, { rating, points }, from) {
    const order = ranked(s, (x) => RATINGS[rating](s, x), from);
    return points[order.length as 2 | 3 | 4]?.[order.indexOf(seat)] ?? 0;
  },
  'last-technologies'(s, seat, { each }) {
    const p = playerOf(s, seat);
    const last = versionOf(s).lastAge;
    return each * [...p.holdings.map((x) => x.id), p.government, ...p.specials].filter((id) => faceOf(id).level === last).length;
  },
  wonders: (s, seat, { byLevel }) => playerOf(s, seat).wonders.reduce((sum, { id }) => sum + byLevel[wonderOf(id).level], 0),
};
