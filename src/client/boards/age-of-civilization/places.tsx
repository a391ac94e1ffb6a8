import { workersNeeded } from '../../../games/age-of-civilization/ask/selectors.js';
import type { ActionId, PlaceId } from '../../../games/age-of-civilization/state/state.js';
import type { LookState } from '../../kit/index.js';
import { Slot } from '../../kit/slot.js';
import { slotColour } from './amounts.js';
import { type Desk, useDesk } from './desk.js';
import { placedWorkers, turnSeat } from './facts.js';

interface SlotsProps {
  readonly place: PlaceId;
  readonly action: ActionId;
  readonly count: number;
  readonly state: LookState;
  readonly size?: number;
}

/** Does the choice that is previewed put workers here? Then its ghost stands on the next free slot. */
const ghostAt = (desk: Desk, place: PlaceId): boolean => desk.previewed?.move.move === 'place' && desk.previewed.move.place === place;

/** The slots of a place, with the workers that stand in them this turn. Workers keep their identity while they travel. */
export function Slots({ place, action, count, state, size = 24 }: SlotsProps) {
  const desk = useDesk();
  const { s } = desk;
  const seat = turnSeat(s) ?? desk.me;
  const placed = placedWorkers(s).filter((w) => w.place === place);
  const used = placed.length === 0 ? 0 : (s.turn.used[place] ?? 0);
  const workers = workersNeeded(s, seat, action);
  const ghost = ghostAt(desk, place);
  return (
    <span class="slots">
      {Array.from({ length: count }, (_, i) => {
        const there = i < used;
        const foreseen = ghost && i === used;
        const open = state === 'selectable' || state === 'selected';
        return (
          <span key={i} class="spot" data-flip={there ? `worker:${seat}:${placed[i * workers]?.index ?? 0}` : undefined}>
            <Slot
              colour={slotColour(action)}
              workers={workers}
              size={size}
              state={there || !open ? 'rest' : foreseen || (state === 'selected' && i === used) ? 'selected' : 'selectable'}
              seat={there || foreseen ? seat : undefined}
              ghost={foreseen}
            />
          </span>
        );
      })}
    </span>
  );
}
