import type { BaseState, Seat, Slot } from '../../../kernel/index.js';
import type { Effect, IconSlot, Occurrence } from '../cards/ability.js';
import type { SpecialId } from '../cards/actions.js';
import type { Side, TrackId } from '../cards/tracks.js';

export const ACTION_MODES = ['hidden', 'live', 'sequential'] as const;

export interface Options {
  side: Side;
  /** How the action phase is played: hidden until all are done, live, or one after the other (MIL-NET-05). */
  actions: (typeof ACTION_MODES)[number];
  /** Solo only: the war deck of the automa (MIL-SOL-05). */
  automa: 'normal' | 'hard';
}

export type TechId = string; // 'tech-1-arts'
/** The number of a card is that of its rule: 'building-116' is MIL-116. */
export type BuildingId = string;
export type WonderId = string;
export type ResearchId = string;
export type DiplomacyId = string;
export type BookId = string; // 'book-01'
/** Anything that can be used: a board action, a special marker ('special:war'), a building, a research card. */
export type UsableId = string;
/** Where a change comes from: any id above, a space ('space:culture:6'), a phase. */
export type SourceId = string;

export interface OwnTech {
  readonly id: TechId;
  readonly engaged: boolean;
  /** The last age in which it lives; the Warehouse may lengthen it. */
  readonly last: number;
}

export interface OwnBuilding {
  readonly id: BuildingId;
  readonly engaged: boolean;
  readonly dormant: boolean;
}

/** Something a player may take now: the bonus of a space, a book token, a card that the event concerns. */
export interface Bonus {
  readonly source: SourceId;
  readonly effects: readonly Effect[];
}

/**
 * What is still to be done for one player, the last one first. Kept by player and not in `steps`, because in the action
 * phase everybody acts at once and nobody's question may hold up the others.
 */
export type Task =
  | { readonly task: 'do'; readonly effects: readonly Effect[]; readonly source: SourceId }
  | { readonly task: 'advance'; readonly track: TrackId; readonly n: number; readonly source: SourceId; readonly begun: boolean }
  /** Bonuses in the order the player likes (MIL-TRK-03); cards in hand that fit `events` may be played too. */
  | { readonly task: 'bonuses'; readonly items: readonly Bonus[]; readonly events: readonly Happening[] }
  | {
      readonly task: 'pay';
      readonly slots: readonly IconSlot[];
      readonly used: readonly string[];
      readonly distinct: boolean;
      readonly what: UsableId;
      /** When the player is asked: whole ways to pay, cards joined by '+', or the sources for the next icon. */
      readonly choice?: { readonly whole: boolean; readonly offers: readonly string[] };
    }
  | { readonly task: 'special'; readonly special: SpecialId }
  | { readonly task: 'raise'; readonly events: readonly Happening[] }
  /** The lock of a special action closes; what was open around it is open again. */
  | { readonly task: 'relock'; readonly to: Player['opened'] }
  // The questions: nothing goes on for this player until one is answered.
  | { readonly task: 'ask-option'; readonly options: readonly (readonly Effect[])[]; readonly source: SourceId }
  | { readonly task: 'ask-branch'; readonly advance: Extract<Task, { task: 'advance' }> }
  | { readonly task: 'ask-enter'; readonly advance: Extract<Task, { task: 'advance' }> }
  | { readonly task: 'ask-claim'; readonly source: SourceId }
  | { readonly task: 'ask-special'; readonly left: number; readonly done: readonly SpecialId[]; readonly source: SourceId }
  | { readonly task: 'ask-keep' }
  | { readonly task: 'ask-discard-card' }
  | { readonly task: 'ask-discard-tech' }
  | { readonly task: 'ask-extend' }
  | { readonly task: 'ask-lowest'; readonly left: number; readonly source: SourceId };

/** Something that has just happened to a player and may concern cards. */
export type Happening = Occurrence & { readonly book?: BookId };

export interface Player {
  vp: number;
  gold: number;
  jokers: number;
  rp: number; // research points of this age, one number (MIL-SET-06)
  /** Positions on the tracks; on Politics 6 to 10 are spaces of the branch (see `positionOf`). */
  tracks: Record<TrackId, number>;
  branch: 'none' | 'democracy' | 'tyranny';
  techs: readonly OwnTech[];
  buildings: readonly OwnBuilding[];
  wonders: readonly WonderId[];
  /** Final scoring: the opponent's wonder copied with card 247. */
  copied: WonderId | null;
  /** Claimed research cards. */
  research: readonly ResearchId[];
  books: readonly BookId[];
  hand: Slot[]; // no limit (MIL-DIP-04)
  /** Diplomacy cards just drawn, of which some are kept. */
  drawn: Slot[];
  /** Markers in the selection rows, by row index 0 to 3. */
  rows: readonly number[];
  /** Markers on special actions that have not been performed. */
  specials: readonly SpecialId[];
  markers: number; // still to be placed
  /** Through with the current phase (passed, ready or finished). */
  ready: boolean;
  researched: boolean;
  /** Price of the research effect being resolved. */
  rpUsed: number;
  /** Lock opened for the special action being resolved (cards 273, 274) or for the income phase (275). */
  opened: 'none' | 'trade' | 'war' | 'income';
  /** Cards used that may be used once per age. */
  once: readonly string[];
  /** Choose payments by hand, even where there is only one sensible way. */
  byHand: boolean;
  /** Pairs of the prosperity display matched in this age. */
  matched: number;
  tasks: Task[];
}

/** The solo opponent: a score, a war marker, and four decks (MIL-SOL). */
export interface Automa {
  vp: number;
  war: number;
  passed: boolean;
  rowDeck: Slot[];
  rowUsed: Slot[];
  priorityDeck: Slot[];
  priorityUsed: Slot[];
  constructionDeck: Slot[];
  constructionUsed: Slot[];
  warDeck: Slot[];
  warUsed: Slot[];
  markers: number;
  rows: readonly number[];
}

/** The areas as they were when the action phase began: what the others see until it is over (MIL-NET-05). */
export interface Veil {
  readonly players: readonly Player[];
  readonly cards: number; // diplomacy cards, wherever they are
  /** By seat, the discards as it knows them: those of the beginning and its own, until a draw tells it that they were shuffled. */
  discards: (readonly DiplomacyId[])[];
  /** The discards as they lay when the phase began: all that a spectator knows. */
  readonly begun: readonly DiplomacyId[];
  /** What happened behind the veil, to be told when it falls. */
  events: { readonly seat: Seat; readonly e: GameEvent }[];
}

export const AUTOMA = -1;

/** The open displays as they were laid out for this age: an empty place still knows which card lay there. */
export interface Dealt {
  readonly grid: readonly (readonly (TechId | null)[])[];
  readonly wonders: readonly (WonderId | null)[];
  readonly buildings: readonly (BuildingId | null)[];
}

export interface State extends BaseState {
  readonly options: Options;
  steps: Step[];
  age: number;
  phase: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'END';
  /** Seats in the order of Age 1; the automa sits at the end of a solo table. */
  readonly order: readonly Seat[];
  leader: Seat;
  architect: Seat;
  architectUsed: boolean;
  /** Book tokens by place, 'culture:2' or 'politics:D2'. */
  readonly books: Readonly<Record<string, BookId>>;
  /** The four research cards on display. */
  readonly research: readonly ResearchId[];
  /** Technology grid: four rows of four, null where a card was taken or a blank lies. */
  grid: readonly (readonly (TechId | null)[])[];
  /** Row of each blank (column 4). */
  blanks: readonly number[];
  wondersNow: readonly (WonderId | null)[];
  wondersNext: readonly WonderId[];
  buildings: readonly (BuildingId | null)[];
  dealt: Dealt;
  prosperity: Slot[];
  prosperityDeck: Slot[];
  prosperityDiscard: Slot[];
  deck: Slot[];
  discard: Slot[];
  /** Who discarded each card of the pile; as long as `discard`. */
  discardBy: readonly Seat[];
  players: Player[];
  automa: Automa | null;
  veil: Veil | null;
}

export type Step =
  | { readonly step: 'age' }
  /** Phase A: whose turn it is to place a marker; `next` is an index of `order`. */
  | { readonly step: 'selection'; readonly next: number }
  | { readonly step: 'select'; readonly seat: Seat }
  /** Phase B: who reaches prosperity; then those with cards in hand are asked. */
  | { readonly step: 'prosperity' }
  | { readonly step: 'prosper' }
  /** Phase C: those with cards in hand are asked, then everybody is paid. */
  | { readonly step: 'income' }
  | { readonly step: 'declare' }
  | { readonly step: 'earn' }
  | { readonly step: 'construction'; readonly next: number }
  | { readonly step: 'build'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'action' }
  | { readonly step: 'act'; readonly seats: readonly Seat[] }
  | { readonly step: 'action-end' }
  | { readonly step: 'war' }
  | { readonly step: 'maintenance' }
  | { readonly step: 'last-cards' }
  | { readonly step: 'scoring' };

export type Move =
  | { readonly move: 'select'; readonly tech: TechId }
  | { readonly move: 'special'; readonly slot: SpecialId }
  | { readonly move: 'build'; readonly card: string; readonly architect: boolean; readonly discount: DiplomacyId }
  | { readonly move: 'pass' }
  | { readonly move: 'use'; readonly what: UsableId }
  /** One source for the next icon, or a whole payment joined by '+'. */
  | { readonly move: 'pay'; readonly source: string }
  | { readonly move: 'modify'; readonly source: string; readonly drop: string }
  | { readonly move: 'by-hand' }
  | { readonly move: 'buy'; readonly effect: string }
  | { readonly move: 'play'; readonly card: DiplomacyId }
  | { readonly move: 'cash'; readonly card: DiplomacyId; readonly as: 'gold' | 'vp' }
  | { readonly move: 'take'; readonly source: SourceId }
  | { readonly move: 'skip' }
  | { readonly move: 'choose'; readonly option: number }
  | { readonly move: 'branch'; readonly branch: 'democracy' | 'tyranny' }
  | { readonly move: 'enter' }
  | { readonly move: 'decline-advance' }
  | { readonly move: 'claim'; readonly card: ResearchId }
  | { readonly move: 'perform'; readonly special: SpecialId }
  | { readonly move: 'keep'; readonly card: DiplomacyId }
  | { readonly move: 'discard-card'; readonly card: DiplomacyId }
  | { readonly move: 'discard-tech'; readonly tech: TechId }
  | { readonly move: 'extend'; readonly tech: TechId }
  | { readonly move: 'lowest'; readonly track: TrackId }
  | { readonly move: 'copy'; readonly wonder: WonderId }
  | { readonly move: 'finish' };

export type GameEvent =
  | { readonly event: 'age'; readonly age: number }
  | { readonly event: 'phase'; readonly phase: State['phase'] }
  | { readonly event: 'selected'; readonly seat: Seat; readonly tech: TechId; readonly row: number }
  | { readonly event: 'special-placed'; readonly seat: Seat; readonly slot: SpecialId }
  | { readonly event: 'token'; readonly seat: Seat; readonly token: 'leader' | 'architect' }
  | {
      readonly event: 'change';
      readonly seat: Seat;
      readonly gold?: number;
      readonly vp?: number;
      readonly jokers?: number;
      readonly rp?: number;
      readonly source: SourceId;
    }
  | { readonly event: 'built'; readonly seat: Seat; readonly card: string; readonly cost: number }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'used'; readonly seat: Seat; readonly what: SourceId }
  /** A special action that a card or research effect gives, without a marker (MIL-SPE-02). */
  | { readonly event: 'performed'; readonly seat: Seat; readonly special: SpecialId }
  | { readonly event: 'engaged'; readonly seat: Seat; readonly source: string }
  | {
      readonly event: 'advanced';
      readonly seat: Seat;
      readonly track: TrackId;
      readonly position: number;
      readonly branch?: 'democracy' | 'tyranny';
    }
  | { readonly event: 'lost'; readonly seat: Seat; readonly track: TrackId }
  | { readonly event: 'maximised'; readonly seat: Seat; readonly track: TrackId }
  | { readonly event: 'back'; readonly seat: Seat; readonly track: TrackId; readonly position: number }
  | { readonly event: 'book'; readonly seat: Seat; readonly book: BookId; readonly track: TrackId }
  | { readonly event: 'drawn'; readonly seat: Seat; readonly cards: readonly (DiplomacyId | null)[] }
  | { readonly event: 'kept'; readonly seat: Seat; readonly card: DiplomacyId | null }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: DiplomacyId; readonly as: 'unique' | 'gold' | 'vp' | 'discarded' }
  | { readonly event: 'claimed'; readonly seat: Seat; readonly card: ResearchId }
  | { readonly event: 'bought'; readonly seat: Seat; readonly effect: string; readonly price: number }
  | { readonly event: 'prosperity'; readonly seat: Seat; readonly pairs: number }
  | { readonly event: 'war-phase'; readonly back: number }
  | { readonly event: 'ended'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: TechId }
  | { readonly event: 'extended'; readonly seat: Seat; readonly tech: TechId }
  | { readonly event: 'finished'; readonly seat: Seat }
  | { readonly event: 'automa-took'; readonly card: string }
  | { readonly event: 'automa-war'; readonly advance: number; readonly position: number; readonly vp: number }
  | { readonly event: 'end'; readonly winners: readonly Seat[] };

export interface Mil {
  state: State;
  step: Step;
  move: Move;
  event: GameEvent;
  options: Options;
}
