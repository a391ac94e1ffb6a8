import type { SpecialId } from './actions.js';
import type { Colour } from './buildings.js';
import type { TechType } from './technologies.js';
import type { TrackId } from './tracks.js';

/** R rulebook, P public material, K general knowledge, D our own design; by field where one row mixes origins. */
export type Prov = string | { readonly [field: string]: string };

/** A number, or one that is counted when it is needed. */
export type Amount =
  | number
  | { readonly pos: TrackId }
  | { readonly count: Counted }
  | { readonly add: readonly Amount[] }
  | { readonly mul: readonly Amount[] }
  | { readonly min: readonly Amount[] }
  | { readonly floorDiv: readonly [Amount, number] }
  /** The price of the research effect just bought. */
  | { readonly rpUsed: true }
  | { readonly gold: true }
  | { readonly prosperityPairsMatched: true };

export type Counted = 'wonders' | 'buildings' | `buildings.${Colour}` | 'research' | 'diplomacy' | 'books' | `technologies.${TechType}`;

export type Condition =
  | { readonly gte: readonly [Amount, Amount] }
  | { readonly gt: readonly [Amount, Amount] }
  | { readonly and: readonly Condition[] }
  | { readonly tracksGte: { readonly position: number; readonly tracks: number } }
  | { readonly branch: 'democracy' | 'tyranny' };

/** One required technology: any of the listed types will do. */
export type IconSlot = readonly (TechType | 'any')[];

export type Cost =
  | { readonly use: 'tech'; readonly slots: readonly IconSlot[]; readonly distinctTypes?: true }
  | { readonly use: 'gold'; readonly n: number }
  | { readonly use: 'rp'; readonly n: number }
  | { readonly use: 'moveBack'; readonly track: TrackId; readonly n: number }
  | { readonly use: 'discardTech'; readonly n: number }
  | { readonly use: 'goldOfCopiedWonder'; readonly minus: number };

/** What happens at a moment. */
export type Effect =
  | { readonly do: 'gainGold'; readonly n: Amount }
  | { readonly do: 'gainVP'; readonly n: Amount }
  | { readonly do: 'gainJoker'; readonly n: number }
  | { readonly do: 'gainRP'; readonly n: number }
  | { readonly do: 'advance'; readonly track: TrackId; readonly n: number }
  | { readonly do: 'advanceLowest'; readonly n: number; readonly times: number }
  | { readonly do: 'opponentsBack'; readonly track: TrackId; readonly n: number }
  | { readonly do: 'drawDiplomacy'; readonly n: number }
  | { readonly do: 'claimResearch'; readonly n: number }
  /** n different special actions of the player's choice. */
  | { readonly do: 'specialAction'; readonly n: number }
  | { readonly do: 'performAction'; readonly action: 'diplomacy' | 'trade' }
  | { readonly do: 'chooseOne'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'unlock'; readonly lock: 'income' | 'trade' | 'war'; readonly duration?: 'thisResolution' | 'thisPhase' }
  | { readonly do: 'extendTechDuration'; readonly n: number }
  | { readonly do: 'copyOpponentWonder' }
  /** `book` is filled in when it happens. */
  | { readonly do: 'repeatBookEffect'; readonly book?: string }
  | { readonly do: 'switchToDemocracy' }
  | { readonly do: 'penaltyPayGold'; readonly n: number }
  | { readonly do: 'penaltyDiscardDiplomacy'; readonly n: number }
  | { readonly do: 'penaltyCapTrack'; readonly track: TrackId; readonly max: number };

/** What holds as long as the card is active. */
export type Standing =
  | { readonly do: 'provideIcon'; readonly types: readonly TechType[] }
  | { readonly do: 'discount'; readonly on: `building.${Colour}` | 'wonder'; readonly n: number }
  | { readonly do: 'extraBuildPerTurn'; readonly n: number }
  | { readonly do: 'prosperityIconsNeeded'; readonly n: number }
  | { readonly do: 'prosperityWildcard'; readonly types: readonly TechType[]; readonly cards: number }
  | { readonly do: 'substituteTech'; readonly give: TechType; readonly giveN: number; readonly replaces: 'any'; readonly replacesN: number }
  | { readonly do: 'waiveTech'; readonly type: TechType | 'any'; readonly n: number }
  | { readonly do: 'keepDrawn'; readonly n: number };

export type Occurrence =
  | { readonly event: 'advanceStep' | 'advanceGain' | 'maximise'; readonly track: TrackId }
  | { readonly event: 'special'; readonly which: SpecialId | 'any'; readonly window?: 'before' }
  | { readonly event: 'action'; readonly which: 'research' | 'diplomacy' | 'trade' | 'tradeForGold' | 'influence' | 'industry' }
  | { readonly event: 'book'; readonly track: TrackId | 'any' }
  | { readonly event: 'claimResearch' | 'build' | 'warPhase' | 'prosperityReached' };

export type Phase = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'END' | 'ANY';

/**
 * What a card does. `action` is used when its owner likes, `trigger` when `on` happens to the owner, `icon` instead of a
 * technology, `modifier` with the named thing, `passive` always, `endgame` in final scoring.
 */
export interface Ability {
  readonly type: 'action' | 'trigger' | 'choiceOfTriggers' | 'icon' | 'modifier' | 'passive' | 'endgame';
  readonly phase: Phase;
  /** The building is engaged when used, so once per age. */
  readonly engage?: true;
  readonly limit?: 'oncePerAge';
  readonly on?: Occurrence;
  readonly modifies?: 'influenceAction' | 'diplomacyAction' | 'build';
  readonly if?: Condition;
  readonly cost?: readonly Cost[];
  readonly effect?: readonly (Effect | Standing)[];
  /** choiceOfTriggers: one use gives exactly one of them. */
  readonly options?: readonly { readonly on: Occurrence; readonly effect: readonly Effect[] }[];
}
