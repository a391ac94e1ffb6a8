import type { BaseState, Seat, Slot } from '../../../kernel/types.js';

/** What the players choose when they set up a table. */
export interface Options {
  /** Special technology cards may be bought (AOC-INN). Also allowed in solo Skirmish. */
  innovation: boolean;
  /** Three event tokens lie above positions 6, 7, 8 (AOC-EVT). */
  changingWorld: boolean;
  /** Civilisations are drafted into secret hands (AOC-DRF). */
  draft: boolean;
  /** The fixed order of the time track for a first game (AOC-SET-4). */
  firstGame: boolean;
  /** A solo Path of Glory scenario (AOC-SCN), or none: then one seat means Skirmish (AOC-SOL). */
  scenario: ScenarioId | 'none';
  /** Who begins: a seat, or -1 for a random seat (AOC-SET-6). */
  firstPlayer: number;
  /** Do Celebration and Great Debate score when the maximum is zero (AOC-AMB-7)? */
  zeroMaxScores: boolean;
}

export const ACTIONS = [
  'wonder',
  'research',
  'slavery',
  'culture',
  'construction',
  'conquest',
  'hunting',
  'fishing',
  'commerce',
  'farm',
  'quarry',
  'festival',
  'caravan',
  'caravanserai',
  'ritual',
  'exodus',
  'fortify',
] as const;
/** The ten printed actions, then the seven of the scenarios. */
export type ActionId = (typeof ACTIONS)[number];

export type CivId = string; // 'CIV-01' .. 'CIV-48'
export type WonderId = string; // 'WON-petra' ...
export type TechId = string; // 'writing' ..., 'oral_tradition' ...
export type SpecialId = string; // 'ST-L1' ...
export type TrackCardId = string; // 'AC-CULTURE', 'SA-QUARRY' ...
export type EventTokenId = string; // 'EV-rats' ..., 'SE-RAID' ...
export type ScenarioId = 'SCN-1' | 'SCN-2' | 'SCN-3' | 'SCN-4' | 'SCN-5';
export type AbilityId = string; // 'CIV-02-M2', 'TEC-education-1' ...

/**
 * A place where workers go. 'wonder', 'research', 'slavery' are on the permanent card, a track card's id
 * names its slots, an ability id names the private slot it gives (AOC-ABL-6).
 */
export type PlaceId = string;

/** One civilisation card of a player. `annexed` cards never were the main civilisation. */
export interface OwnedCiv {
  readonly slot: Slot;
  readonly annexed: boolean;
}

export interface Player {
  coins: number;
  points: number;
  /** Workers owned, those on slots included (AOC-AMB-4). */
  workers: number;
  /** Workers on white slots this turn: they come back. */
  white: number;
  /** Workers on red slots this turn: they will be sacrificed. */
  red: number;
  /** In the order they were taken. */
  civs: OwnedCiv[];
  /** Index in `civs` of the main civilisation, -1 before the first birth. */
  main: number;
  techs: TechId[];
  wonders: WonderId[];
  special: SpecialId | null;
  /** Draft only: the kept cards, secret to the others. */
  hand: Slot[];
}

export interface MarketCard {
  readonly slot: Slot;
  coins: number;
}

/** What has happened in the current turn. */
export interface TurnLog {
  /** How often each place has been used (AOC-ACT-3). */
  used: Record<PlaceId, number>;
  acted: boolean;
  rested: boolean;
}

/** Counters of the scenarios; absent ones are not in play. */
export interface Counters {
  stones: number;
  route: number;
  drought: number;
  forts: number;
  repelled: number;
}

export interface State extends BaseState {
  readonly options: Options;
  steps: Step[];
  round: number;
  first: Seat;
  /** The eight cards of the time track, position 1 first. */
  readonly track: readonly TrackCardId[];
  /** Event token above each position, or null; same length as the track. */
  readonly tokens: readonly (EventTokenId | null)[];
  players: Player[];
  market: MarketCard[];
  deck: Slot[];
  wonders: WonderId[];
  specials: SpecialId[];
  /** Draft only: the packs being passed, by the seat that holds them. */
  packs: Slot[][];
  turn: TurnLog;
  /** Solo: strength of the virtual opponent (AOC-SOL-6) or of the Horde; 0 otherwise. */
  opponent: number;
  counters: Counters;
}

export type Source =
  | { readonly from: 'action'; readonly action: ActionId }
  | { readonly from: 'ability'; readonly ability: AbilityId }
  | { readonly from: 'rest' }
  | { readonly from: 'market' } // bonus coins of a civilisation card
  | { readonly from: 'birth' } // workers of the population
  | { readonly from: 'annex' }
  | { readonly from: 'red-slots' }
  | { readonly from: 'war' }
  | { readonly from: 'plague'; readonly card: TrackCardId }
  | { readonly from: 'token'; readonly token: EventTokenId }
  | { readonly from: 'special'; readonly card: SpecialId }
  | { readonly from: 'scenario'; readonly scenario: ScenarioId };

export type Step =
  | { readonly step: 'draft' }
  | { readonly step: 'round' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'civilisation'; readonly seat: Seat }
  | { readonly step: 'market'; readonly seat: Seat }
  | { readonly step: 'actions'; readonly seat: Seat }
  /** Stones to spend on the Wonder action just declared (SCN-1). */
  | { readonly step: 'stones'; readonly seat: Seat; readonly place: PlaceId }
  /** Which technology the Research just declared gains (AOC-ABL-5). */
  | { readonly step: 'study'; readonly seat: Seat; readonly place: PlaceId }
  /** The abilities that follow an action (AOC-ABL-3). */
  | { readonly step: 'after-action'; readonly seat: Seat; readonly action: ActionId; readonly tech: TechId | null }
  | { readonly step: 'gain-tech'; readonly seat: Seat; readonly left: number; readonly source: Source }
  | { readonly step: 'gain-wonder'; readonly seat: Seat; readonly left: number; readonly source: Source }
  /** A granted action that may be done without a worker (AOC-ABL-7). */
  | { readonly step: 'granted'; readonly seat: Seat; readonly action: ActionId; readonly ability: AbilityId }
  /** Phoenicia chooses the card for its coins (AOC-CAB-18). */
  | { readonly step: 'endow'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly step: 'return'; readonly seat: Seat }
  /** Resolves the end-of-turn abilities whose order cannot matter, then asks about the others (AOC-CMD-4). */
  | { readonly step: 'end-abilities'; readonly seat: Seat; readonly used: readonly AbilityId[]; readonly shop: boolean }
  | {
      readonly step: 'end-of-turn';
      readonly seat: Seat;
      readonly used: readonly AbilityId[];
      /** Was a special technology out of reach until now? Then it is offered once more (AOC-INN-5). */
      readonly shop: boolean;
    }
  | { readonly step: 'end-of-round' }
  | { readonly step: 'drought'; readonly seat: Seat }
  /** The permanent card moves on and the next round begins (AOC-EOR-1). */
  | { readonly step: 'advance' }
  | { readonly step: 'reveal' } // token, then war or plague of the card that has become usable
  | { readonly step: 'end-of-game' };

export type Move =
  | { readonly move: 'keep'; readonly card: CivId }
  | { readonly move: 'birth'; readonly card: CivId }
  | { readonly move: 'annex'; readonly card: CivId }
  | { readonly move: 'pass' }
  | { readonly move: 'place'; readonly place: PlaceId }
  | { readonly move: 'stones'; readonly n: number }
  | { readonly move: 'study'; readonly tech: TechId }
  | { readonly move: 'learn'; readonly tech: TechId }
  | { readonly move: 'take-wonder'; readonly wonder: WonderId }
  | { readonly move: 'use-grant' }
  | { readonly move: 'decline' }
  | { readonly move: 'endow'; readonly card: CivId }
  | { readonly move: 'rest' }
  | { readonly move: 'end-actions' }
  | { readonly move: 'activate'; readonly ability: AbilityId }
  | { readonly move: 'finish-turn' }
  | { readonly move: 'buy-special'; readonly special: SpecialId }
  | { readonly move: 'pay-drought' }
  | { readonly move: 'sacrifice-drought' };

/** A change of one player's coins, points or workers; the log and the result table read these. */
export interface Change {
  readonly event: 'change';
  readonly seat: Seat;
  readonly coins?: number;
  readonly points?: number;
  readonly workers?: number;
  readonly source: Source;
}

export type GameEvent =
  | Change
  | { readonly event: 'kept'; readonly seat: Seat; readonly card: CivId | null }
  | { readonly event: 'round'; readonly round: number; readonly first: Seat }
  | { readonly event: 'turn'; readonly seat: Seat }
  | { readonly event: 'birth'; readonly seat: Seat; readonly card: CivId; readonly declined: CivId | null }
  | { readonly event: 'annex'; readonly seat: Seat; readonly card: CivId }
  | { readonly event: 'pass'; readonly seat: Seat }
  | { readonly event: 'market'; readonly card: CivId | null }
  | { readonly event: 'place'; readonly seat: Seat; readonly place: PlaceId; readonly action: ActionId; readonly workers: number }
  | { readonly event: 'tech'; readonly seat: Seat; readonly tech: TechId; readonly source: Source }
  | { readonly event: 'wonder'; readonly seat: Seat; readonly wonder: WonderId; readonly source: Source }
  | { readonly event: 'granted'; readonly seat: Seat; readonly action: ActionId; readonly ability: AbilityId }
  | { readonly event: 'rest'; readonly seat: Seat }
  | { readonly event: 'endow'; readonly seat: Seat; readonly card: CivId; readonly coins: number }
  | { readonly event: 'special'; readonly seat: Seat; readonly special: SpecialId }
  | { readonly event: 'ability'; readonly seat: Seat; readonly ability: AbilityId }
  | { readonly event: 'returned'; readonly seat: Seat; readonly back: number; readonly lost: number }
  | { readonly event: 'counter'; readonly counter: keyof Counters | 'opponent'; readonly value: number }
  | { readonly event: 'token'; readonly token: EventTokenId; readonly seats: readonly Seat[]; readonly passed?: boolean }
  | { readonly event: 'war'; readonly strengths: readonly number[]; readonly weakest: readonly Seat[]; readonly spared: readonly Seat[] }
  | { readonly event: 'plague'; readonly card: TrackCardId }
  | { readonly event: 'end'; readonly winners: readonly Seat[] };

export interface Aoc {
  state: State;
  step: Step;
  move: Move;
  event: GameEvent;
  options: Options;
}
