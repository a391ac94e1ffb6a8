import type { Seat, Turn } from '../../../kernel/index.js';
import { isAdvanced } from '../ask/table.js';
import { START_TECHNOLOGIES } from '../cards/technologies.js';
import type { Space } from '../cards/world.js';
import { revealAtStart } from '../change/markers.js';
import { rollOff } from '../change/rolls.js';
import { gainTechnology } from '../change/technologies.js';
import type { Civ, Step } from '../state/state.js';
import type { Ask, Auto } from './step.js';

/** CIV-SET-04 */
export const draft: Ask<'draft'> = {
  ask: (_, { order, chosen }) => [order[chosen.length]!],
  moves: ['settle'],
};

/** The draft is over: technologies are dealt, then start markers turned up in draft order (CIV-AMB-56), each player's first region first. */
export function afterDraft(t: Turn<Civ>, order: readonly Seat[], chosen: readonly Space[]): void {
  const turnUps: Step[] = order
    .slice(0, t.s.seats)
    .flatMap((seat) => chosen.flatMap((region, i) => (order[i] === seat ? [{ step: 'turn-up', seat, region } as const] : [])));
  t.push({ step: 'deal' }, ...turnUps);
}

/** Advanced: one of the six technologies without prerequisites for each player (CIV-SET-05). */
export const deal: Auto<'deal'> = {
  auto(t) {
    if (!isAdvanced(t.s)) return;
    const dealt = t.shuffle([...START_TECHNOLOGIES]);
    // Backwards, so that bonuses are placed in order of seats.
    for (let seat = t.s.seats - 1; seat >= 0; seat--) gainTechnology(t, seat, dealt[seat]!, 'dealt');
  },
};

/** CIV-SET-06 */
export const turnUp: Auto<'turn-up'> = { auto: (t, { seat, region }) => revealAtStart(t, seat, region) };

/** CIV-SET-07 */
export const firstPlayer: Auto<'first-player'> = {
  auto(t) {
    const seats = t.s.players.map((_, seat) => seat);
    t.s.first = rollOff(t, seats, (winner, rolls) => ({ event: 'order-roll', rolls, winner, of: 'first-player' }));
  },
};
