import type { GameLine, StudyTable, Watched } from '../../study/play.js';

/** A game of bots to be played for the laboratory. */
export interface StudyQuestion {
  readonly id: number;
  /** `wanted`: as a record, to be watched, in which somebody takes this card. */
  readonly study: { readonly table: StudyTable; readonly number: number; readonly wanted?: string };
}

/** What was taken in it; or the whole game, to be watched. */
export type StudyAnswer =
  | { readonly id: number; readonly line: GameLine }
  | ({ readonly id: number } & Watched)
  | { readonly id: number; readonly problem: string };
