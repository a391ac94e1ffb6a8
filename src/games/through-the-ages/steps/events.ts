import type { AutoStep, CardId, Turn } from '../../../kernel/index.js';
import { concerned } from '../ask/ranking.js';
import { CARDS, cardOf, eventOf } from '../cards/index.js';
import type { EventRow } from '../cards/row.js';
import { layOpen } from '../change/cards-out.js';
import { scoreImpact } from '../change/impact.js';
import { eventPile } from '../state/piles.js';
import type { State, Step, Tta } from '../state/state.js';
import { startAuction } from './colonising.js';
import { applyEffect } from './event-effects.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** Turn the top current event and do what it says (TTA-EVT-02 to 04); an empty pile brings nothing (TTA-EVT-01). */
export const reveal: AutoStep<Tta, Of<'reveal'>> = {
  auto(t) {
    const slot = t.s.currentEvents.at(-1);
    if (!slot) return;
    t.s.currentEvents = t.s.currentEvents.slice(0, -1);
    const card = layOpen(t, slot);
    t.emit({ event: 'revealed', card });
    if (t.s.currentEvents.length === 0) renewEvents(t);
    const row = cardOf(card);
    if (row.type === 'territory') startAuction(t, card);
    else resolve(t, row.type === 'event' ? row : falseEvent(card));
  },
};

/** TTA-EVT-03: the future events, shuffled, older ages on top, those included that somebody has looked at (TTA-AMB-23). */
function renewEvents(t: Turn<Tta>): void {
  const { s } = t;
  if (s.futureEvents.length === 0) return;
  const events = t.mix(eventPile(s, 'current'), s.futureEvents);
  s.currentEvents = events.sort((a, b) => (a.back < b.back ? 1 : a.back > b.back ? -1 : 0));
  s.futureEvents = [];
  t.emit({ event: 'events-renewed' });
}

/** What a card that is no event does, even when the leader who prepared it has left (TTX-CRD-01). */
const falseEvent = (id: CardId): EventRow => ({
  ...eventOf('t06.event.development-of-science'),
  id,
  effects: [{ do: 'gain', whom: 'all', gain: { science: FALSE_SCIENCE } }],
});
const FALSE_SCIENCE = CARDS.flatMap((row) => (row.type === 'leader' ? row.traits : [])).find((x) => x.trait === 'false-events')!.science;

/** Whom it concerns is settled at once: what the first part does changes nothing for the second (TTA-EVT-05). */
function resolve(t: Turn<Tta>, row: EventRow): void {
  const { s } = t;
  s.pastEvents = [...s.pastEvents, row.id];
  if (row.scoring) scoreImpact(t, row.id, s.current); // TTA-EVT-07, TTN-EVT-04
  t.push(...row.effects.map((effect): Step => ({ step: 'event', card: row.id, effect, seats: seatsFor(s, effect) })));
}
const seatsFor = (s: State, effect: EventRow['effects'][number]) => ('whom' in effect ? concerned(s, effect.whom) : [s.current]);

/** One part of an event for one civilisation after the other, so that each decides knowing what went before (1.8, TTN-EVT-01). */
export const event: AutoStep<Tta, Of<'event'>> = {
  auto(t, step) {
    const [seat, ...seats] = step.seats;
    if (seat === undefined) return;
    if (seats.length > 0) t.push({ ...step, seats });
    applyEffect(t, seat, step.effect, step.card);
  },
};
