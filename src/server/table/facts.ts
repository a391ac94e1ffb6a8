import type { Seat, Shape } from '../../kernel/types.js';
import type { BotLevel, Phrase, ProposalWish, Settings, Temperament } from '../../protocol/index.js';

export type PersonId = string;

/** A seat when the table is made. */
export type FirstSeat =
  | { readonly state: 'open' }
  | { readonly state: 'bot'; readonly level: BotLevel; readonly temperament?: Temperament | undefined }
  | { readonly state: 'person'; readonly person: PersonId; readonly name: string };

/** What never changes about a table. The seed stays in here until the end. */
export interface Header {
  readonly id: string;
  readonly settings: Settings;
  /** The version of the rules it is played by, from its first move to its last. */
  readonly rules: number;
  readonly seed: string;
  readonly host: PersonId;
  readonly created: number;
  readonly seats: readonly FirstSeat[];
}

/** Something that happened at a table. The log of a table is a list of these and nothing else. */
export type Fact =
  | { readonly is: 'joined'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly is: 'left'; readonly seat: Seat; readonly kicked: boolean }
  | { readonly is: 'seat-set'; readonly seat: Seat; readonly bot?: BotLevel; readonly temperament?: Temperament | undefined }
  | { readonly is: 'started' }
  | { readonly is: 'closed'; readonly why: 'closed' | 'expired' }
  | { readonly is: 'moved'; readonly seat: Seat; readonly question: number; readonly move: Shape['move']; readonly bot?: true }
  /** `anew`: who sees something else now is asked anew. Lines from before that was so do not have it. */
  | { readonly is: 'took-back'; readonly seat: Seat; readonly ply: number; readonly anew?: true }
  | { readonly is: 'proposed'; readonly seat: Seat; readonly what: ProposalWish }
  | { readonly is: 'voted'; readonly seat: Seat; readonly proposal: number; readonly yes: boolean }
  /** Votes are counted again, because somebody has no say any more. */
  | { readonly is: 'tallied'; readonly proposal: number }
  | { readonly is: 'resumed'; readonly seat: Seat }
  | { readonly is: 'conceded'; readonly seat: Seat }
  | { readonly is: 'timed-out'; readonly seat: Seat }
  | { readonly is: 'returned'; readonly seat: Seat }
  | { readonly is: 'said'; readonly seat: Seat | null; readonly name: string; readonly text?: string; readonly phrase?: Phrase }
  | { readonly is: 'chat-set'; readonly on: boolean }
  /** `instead` of an earlier rematch that was closed before it began. */
  | { readonly is: 'rematched'; readonly table: string; readonly instead?: string };

export type FactOf<K extends Fact['is']> = Extract<Fact, { is: K }>;

/** A line of the log: a fact with its number, its time, and the command that caused it, if a person's command did. */
export interface Line {
  readonly n: number;
  readonly at: number;
  /** `person:command`, so that a repeated command is recognised for ever. */
  readonly command?: string;
  readonly fact: Fact;
}
