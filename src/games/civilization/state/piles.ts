import type { CardId, Slot } from '../../../kernel/index.js';
import { MARKERS } from '../cards/markers.js';
import type { State } from './state.js';

export const BACK = 'marker';

/** The only hidden things: the markers on the regions and those left in the box (catalogue section 24). */
export const piles = (s: State): Record<string, readonly Slot[]> => ({ markers: s.markers.filter((slot) => slot !== null), box: s.box });

/** CIV-SET-02: all markers, less two blanks for each player in a richer world. */
export function allMarkers(richWorld: boolean, seats: number): CardId[] {
  const fewer = richWorld ? 2 * seats : 0;
  return MARKERS.flatMap(({ id, count }) => Array<CardId>(id === 'no_encounter' ? count - fewer : count).fill(id));
}

/** All markers of this game that have not been removed. */
export function pool(s: State): readonly CardId[] {
  const left = allMarkers(s.options.richWorld, s.seats);
  for (const id of s.gone) left.splice(left.indexOf(id), 1);
  return left;
}
