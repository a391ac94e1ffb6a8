import { AGES } from '../../../games/millennia/ask/selectors.js';
import type { TechType } from '../../../games/millennia/cards/technologies.js';
import { AUTOMA } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Drawing, seatColours, symbolPath } from '../../kit/index.js';
import type { Words } from './words.js';

/** The automa wears the pewter crescent, which no player of this game has. */
const AUTOMA_SEAT: Seat = 5;
export const wornBy = (seat: Seat): Seat => (seat === AUTOMA ? AUTOMA_SEAT : seat);

interface MarkerProps {
  readonly seat: Seat;
  readonly size?: number;
  /** It will stand here if the choice is made. */
  readonly ghost?: boolean;
  readonly label?: string;
  /** Pieces with the same name travel from place to place. */
  readonly flip?: string;
}

/** A player's disc on tracks, slots and cards: colour and symbol. */
export function Marker({ seat, size = 15, ghost, label, flip }: MarkerProps) {
  const worn = wornBy(seat);
  const disc = (
    <Drawing field={24} size={size} label={label} class={ghost ? 'mk gh' : 'mk'} style={seatColours(worn)}>
      <circle cx="12" cy="12" r="11" class="mkb" />
      <path d={symbolPath(worn)} class="mks" transform="translate(4.8 4.8) scale(.6)" />
    </Drawing>
  );
  return flip ? (
    <span class="mkf" data-flip={flip}>
      {disc}
    </span>
  ) : (
    disc
  );
}

export const colourOfType = (type: TechType): string => `var(--type-${type})`;

interface LifeProps {
  readonly from: number;
  readonly last: number;
  readonly age: number;
  readonly words: Words;
}

/** Eight ticks: lived, this age, still to come. */
export function Life({ from, last, age, words }: LifeProps) {
  return (
    <span class="life" role="img" aria-label={words.t('life', { from, to: last })} title={words.t('life', { from, to: last })}>
      {Array.from({ length: AGES }, (_, i) => {
        const n = i + 1;
        const alive = n >= from && n <= last;
        return <i key={n} class={!alive ? '' : n < age ? 'past' : n === age ? 'now' : 'on'} />;
      })}
    </span>
  );
}
