import type { Seat } from '../../kernel/types.js';
import { Icon } from './icon.js';
import { type LookState, stateClass } from './look-state.js';
import { Worker } from './pieces.js';

interface SlotProps {
  /** White gives the workers back, red sacrifices them. */
  readonly colour: 'white' | 'red';
  /** How many workers it takes. */
  readonly workers?: number;
  readonly state?: LookState;
  /** Who stands in it. */
  readonly seat?: Seat;
  /** The workers of `seat` are only foreseen. */
  readonly ghost?: boolean;
  readonly label?: string;
  readonly size?: number;
}

/** A picture of where workers go; the card or chip around it is the thing to press. */
export function Slot({ colour, workers = 1, state = 'rest', seat, ghost, label, size = 24 }: SlotProps) {
  return (
    <span
      class={`slot ${colour === 'red' ? 'r' : 'w'} n${workers} ${stateClass(state)}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: workers }, (_, i) => (
        <Worker key={i} seat={seat ?? 0} size={size} look={seat === undefined ? 'empty' : ghost ? 'ghost' : 'solid'} />
      ))}
      {colour === 'red' && (
        <span class="rx">
          <Icon name="drop" size={10} />
        </span>
      )}
    </span>
  );
}
