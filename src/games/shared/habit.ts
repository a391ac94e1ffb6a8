import type { Frame } from '../../kernel/timeline.js';
import type { Seat, Shape } from '../../kernel/types.js';

/** One move of a finished game: what was before, who did what, what came of it. */
export interface Deed<T extends Shape> {
  readonly before: T['state'];
  readonly after: T['state'];
  readonly seat: Seat;
  readonly move: T['move'];
  readonly events: readonly T['event'][];
}

/** Something at which an expert shakes his head, counted for one seat of a finished game. */
export interface Habit<T extends Shape> {
  readonly name: string;
  /** What the count is divided by: the turns of the seat, or nothing. */
  readonly per: 'turn' | 'game';
  count(deeds: readonly Deed<T>[], seat: Seat): number;
}

export interface Habits<T extends Shape> {
  readonly list: readonly Habit<T>[];
  /** Does this move end a turn of the seat that made it? */
  endsTurn(deed: Deed<T>): boolean;
}

export const deedsOf = <T extends Shape>(frames: readonly Frame<T>[]): Deed<T>[] =>
  frames.flatMap(({ by, events, position }, i) =>
    by ? [{ before: frames[i - 1]!.position.state, after: position.state, ...by, events: events.map(({ e }) => e) }] : [],
  );

/** Habits that look at one move after the other; what they say is added up. */
export const perDeed = <T extends Shape>(
  name: string,
  per: Habit<T>['per'],
  count: (deed: Deed<T>, seat: Seat) => number | boolean,
): Habit<T> => ({
  name,
  per,
  count: (deeds, seat) => deeds.reduce((sum, deed) => sum + Number(count(deed, seat)), 0),
});

/** Habits that are seen in what happens, whoever moves. */
export const inEvents = <T extends Shape>(name: string, count: (event: T['event'], seat: Seat) => number | boolean): Habit<T> =>
  perDeed(name, 'game', (deed, seat) => deed.events.reduce((sum, event) => sum + Number(count(event, seat)), 0));

/** Habits that are seen when all is over. */
export const atLast = <T extends Shape>(name: string, count: (s: T['state'], seat: Seat) => number | boolean): Habit<T> => ({
  name,
  per: 'game',
  count: (deeds, seat) => (deeds.length > 0 ? Number(count(deeds.at(-1)!.after, seat)) : 0),
});

/** All habits of a seat, by name. */
export function habitsOf<T extends Shape>({ list, endsTurn }: Habits<T>, frames: readonly Frame<T>[], seat: Seat): Record<string, number> {
  const deeds = deedsOf(frames);
  const turns = deeds.filter((deed) => deed.seat === seat && endsTurn(deed)).length;
  return Object.fromEntries(list.map(({ name, per, count }) => [name, count(deeds, seat) / (per === 'turn' ? Math.max(1, turns) : 1)]));
}
