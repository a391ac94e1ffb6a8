import type { RuleId, Seat, Shape } from '../../kernel/index.js';

/** What somebody at the table meets at one moment. */
export interface Meeting<T extends Shape> {
  readonly s: T['state'];
  readonly seat: Seat;
  /** What may be done now. */
  readonly moves: readonly T['move'][];
  /** What has happened since this seat's last act, that act included. */
  readonly news: readonly T['event'][];
}

/** One mechanism of a game: the moment at which it is explained, and the rule to read about it. */
export interface Cue<T extends Shape> {
  readonly rule: RuleId;
  readonly fits: (now: Meeting<T>) => boolean;
}

/** The mechanisms of a game by the id of their words; where several fit one moment, the first is the most urgent. */
export type Cues<T extends Shape, Id extends string = string> = Readonly<Record<Id, Cue<T>>>;

/** Is one of these moves possible? */
export const may =
  <T extends Shape & { readonly move: { readonly move: string } }>(...names: readonly T['move']['move'][]) =>
  ({ moves }: Meeting<T>): boolean =>
    moves.some(({ move }) => names.includes(move));

/** Has one of these events happened? */
export const heard =
  <T extends Shape & { readonly event: { readonly event: string } }>(...names: readonly T['event']['event'][]) =>
  ({ news }: Meeting<T>): boolean =>
    news.some(({ event }) => names.includes(event));
