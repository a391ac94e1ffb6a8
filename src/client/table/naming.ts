import type { Text } from '../../kernel/types.js';
import type { SeatInfo } from './table.js';

type Params = NonNullable<Text['params']>;

/** The rules call seats by number; at the table they have names. For texts and refusals alike. */
export function named<X extends { readonly params?: Params }>(text: X, { seats }: { readonly seats: readonly SeatInfo[] }): X {
  return text.params ? { ...text, params: namedParams(text.params, seats) } : text;
}

function namedParams(params: Params, seats: readonly SeatInfo[]): Params {
  const found: Record<string, string | number | Text> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'object') found[name] = value;
    else found[name] = seatIn(value, seats) ?? named(value, { seats });
  }
  return found;
}

function seatIn({ key }: Text, seats: readonly SeatInfo[]): string | undefined {
  const number = /^seat\.(\d)$/.exec(key)?.[1];
  return number === undefined ? undefined : seats[Number(number)]?.name;
}
