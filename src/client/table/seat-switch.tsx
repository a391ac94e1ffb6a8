import type { Seat } from '../../kernel/types.js';
import { Seal, Segmented } from '../kit/index.js';
import type { SeatInfo } from './table.js';
import { seatName, useTableText } from './texts.js';

interface SwitchProps {
  readonly seats: readonly SeatInfo[];
  readonly seat: Seat;
  readonly follow: (seat: Seat) => void;
}

/** Whose board lies in front: for those who look on, and for all after the end. */
export function SeatSwitch({ seats, seat, follow }: SwitchProps) {
  const say = useTableText();
  return (
    <div class="seat-switch">
      <Segmented
        label={say('table.follow')}
        value={String(seat)}
        options={seats.map((_, i) => ({
          value: String(i),
          title: say('table.board-of', { name: seatName(seats, i, say) }),
          label: (
            <>
              <Seal seat={i} size={18} />
              <span>{seatName(seats, i, say)}</span>
            </>
          ),
        }))}
        onChange={(value) => follow(Number(value))}
      />
    </div>
  );
}
