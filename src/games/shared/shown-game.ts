import type { Seat, Shape } from '../../kernel/index.js';
import type { PlayedLine } from './played-line.js';
import type { Both } from './rule-book.js';

/** A moment of a shown game, and what is to be seen in it. Its place is where the line is marked with its id. */
export interface ShownMoment<T extends Shape = Shape> {
  readonly id: string;
  readonly title: Both;
  readonly text: Both;
  /** The rule that it shows. */
  readonly rule: string;
  /** Places of the board that are marked, as a tutor would. */
  readonly points?: readonly string[];
  /** What the words claim, asked of the position. */
  holds(s: T['state'], viewer: Seat): boolean;
}

/** A finished game of which the rulebook shows some moments, where no guided game comes to what they are about. */
export interface ShownGame<T extends Shape = Shape> extends PlayedLine<T> {
  /** Who is "you" in its words: the board is seen from this seat. */
  readonly viewer: Seat;
  readonly moments: readonly ShownMoment<T>[];
}

/** How a shown game is found without loading it. */
export interface ShownEntry<T extends Shape = Shape> {
  readonly id: string;
  game(): Promise<ShownGame<T>>;
}
