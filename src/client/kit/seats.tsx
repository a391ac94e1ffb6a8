import type { Seat } from '../../kernel/types.js';

/** What a seat wears in both themes: lapis lozenge, vermilion triangle, orpiment sun, verdigris square, murex cross, pewter crescent. */
export const SEAT_NAMES = ['lapis', 'vermilion', 'orpiment', 'verdigris', 'murex', 'pewter'] as const;

const SYMBOL_PATHS = [
  'M12 2.6 20 12l-8 9.4L4 12z',
  'M12 3.2 22 20H2z',
  'M4.4 12a7.6 7.6 0 1 1 15.2 0a7.6 7.6 0 1 1-15.2 0z',
  'M4.4 4.4h15.2v15.2H4.4z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  'M15.5 2.6a10 10 0 1 0 0 18.8A8.2 8.2 0 0 1 15.5 2.6z',
];

export const symbolPath = (seat: Seat): string => SYMBOL_PATHS[seat % SYMBOL_PATHS.length] ?? '';

/** The seat's colours under the names pieces are drawn with; the tokens count seats from 1. */
export function seatColours(seat: Seat): Record<string, string> {
  const n = (seat % SYMBOL_PATHS.length) + 1;
  return {
    '--sc': `var(--seat-${n})`,
    '--so': `var(--seat-${n}-on)`,
    '--sl': `var(--seat-${n}-line)`,
    '--sw': `var(--seat-${n}-wash)`,
    '--st': `var(--seat-${n}-text)`,
  };
}

/** The bare symbol, in the colour of the text around it. */
export function SeatSymbol({ seat, size = 12 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg class="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={symbolPath(seat)} />
    </svg>
  );
}
