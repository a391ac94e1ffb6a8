import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Text } from '../../../kernel/types.js';
import type { Snapshot } from '../../table/table.js';

type Params = NonNullable<Text['params']>;

/** The rules call seats by number; at the table they have names. */
export function named(text: Text, { seats }: Pick<Snapshot<Tta>, 'seats'>): Text {
  if (!text.params) return text;
  return { key: text.key, params: namedParams(text.params, seats) };
}

export function namedParams(params: Params, seats: Snapshot<Tta>['seats']): Params {
  const found: Record<string, string | number | Text> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'object') found[name] = value;
    else found[name] = seatIn(value, seats) ?? named(value, { seats });
  }
  return found;
}

function seatIn({ key }: Text, seats: Snapshot<Tta>['seats']): string | undefined {
  const number = /^seat\.(\d)$/.exec(key)?.[1];
  return number === undefined ? undefined : seats[Number(number)]?.name;
}
