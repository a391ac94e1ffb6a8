import type { BotLevel, Temperament } from '../table/table.js';

/** All that a bot ever gets to know: what its seat may see, and what it may do. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly options: object;
  /** The state, already masked for the seat. */
  readonly view: object;
  readonly seat: number;
  readonly level: BotLevel;
  readonly temperament?: Temperament | undefined;
  readonly moves: readonly { readonly move: string }[];
  /** For the bot's own chance; has nothing to do with the dice of the game. */
  readonly seed: number;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: { readonly move: string };
}
