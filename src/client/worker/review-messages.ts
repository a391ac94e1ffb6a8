import type { Future } from '../../bots/review.js';

export type AnyMove = { readonly move: string };

/** Work of the reviewers. `read` comes first; all else speaks of decisions by their number. */
export type ReviewTask =
  /** `reach`: how far others look ahead already; without it the reviewer finds out how far it can. */
  | { readonly do: 'read'; readonly game: string; readonly record: string; readonly reach?: number }
  | { readonly do: 'screen'; readonly at: number }
  /** What the strongest bot would have done. */
  | { readonly do: 'plan'; readonly at: number }
  /** Play out `n` futures of each plan, from number `from` on. No plans: what was played. */
  | {
      readonly do: 'futures';
      readonly at: number;
      readonly plans?: readonly (readonly AnyMove[])[];
      readonly from: number;
      readonly n: number;
    };

export interface ReviewQuestion {
  readonly id: number;
  readonly task: ReviewTask;
}

export interface ReadAnswer {
  readonly decisions: readonly { readonly seat: number; readonly ply: number; readonly last: number; readonly moves: readonly AnyMove[] }[];
  /** How the game ended. */
  readonly end: Future;
  /** Are futures played to the end of the game? Otherwise they are judged after `reach` moves. */
  readonly whole: boolean;
  readonly reach: number;
}

export interface ScreenAnswer {
  readonly loss: number;
  readonly gain: number;
  readonly plans: readonly (readonly AnyMove[])[];
}

/** By plan, by future. */
export type FuturesAnswer = readonly (readonly Future[])[];

/** What each task is answered with. */
export interface Answers {
  readonly read: ReadAnswer;
  readonly screen: ScreenAnswer;
  readonly plan: readonly AnyMove[];
  readonly futures: FuturesAnswer;
}

export type ReviewAnswer =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly problem: string };
