import type { Seat } from '../../../kernel/index.js';
import type { ImprovementId } from '../cards/improvements.js';
import type { Kind } from '../cards/kinds.js';
import type { RegionId, SpaceId } from '../cards/map.js';
import type { MarkerId, Resource } from '../cards/markers.js';
import type { Era, TechId } from '../cards/technologies.js';
import type { WonderId } from '../cards/wonders.js';
import type { Bundle, Commit } from './moves.js';
import type { Ending } from './state.js';
import type { Income } from './steps.js';

/** Why gold came or went. */
export type GoldCause =
  | 'treasure'
  | 'production'
  | 'figure'
  | 'village'
  | 'expansion'
  | 'technology'
  | 'improvement'
  | 'wonder'
  | 'sale'
  | 'royalty'
  | 'trade'
  | 'elimination';

/** How a technology or wonder came to its owner. */
export type Source = 'dealt' | 'found' | 'bought' | 'traded' | 'captured' | 'milestone';

/** How figures left the board. */
export type Loss = 'battle' | 'plague' | 'strike' | 'capture' | 'no-base' | 'eliminated' | 'founded' | 'sold' | 'sunk';

/** One side of a battle round: what fought, what it rolled, what was added. */
export interface Fighter {
  readonly commit: Commit;
  readonly dice: readonly number[];
  /** Superiority (CIV-CMB-05). */
  readonly superiority: number;
  /** Basic: technologies of the owner (CIV-CMB-06). */
  readonly science: number;
  /** Advanced: the unit's own modifier, and the settlement defended (CIV-CMB-07). */
  readonly unit: number;
  readonly defence: number;
  readonly total: number;
}

export type GameEvent =
  // Setup
  /** Two dice for each seat; rerolls of the tied follow in order. */
  | { readonly event: 'order-roll'; readonly rolls: readonly Roll[]; readonly winner: Seat; readonly of: 'draft' | 'first-player' }
  | { readonly event: 'settled'; readonly seat: Seat; readonly region: RegionId }
  // Markers
  | { readonly event: 'looked'; readonly seat: Seat; readonly region: RegionId }
  /** Only the finder is told what it is (CIV-EXP-02, 03). */
  | { readonly event: 'found'; readonly seat: Seat; readonly region: RegionId; readonly marker: MarkerId }
  | { readonly event: 'revealed'; readonly seat: Seat; readonly region: RegionId; readonly marker: MarkerId }
  | { readonly event: 'marker-removed'; readonly seat: Seat; readonly region: RegionId; readonly marker: MarkerId }
  | { readonly event: 'plague'; readonly region: RegionId; readonly radius: number; readonly regions: readonly RegionId[] }
  | { readonly event: 'minor-roll'; readonly region: RegionId; readonly rolls: readonly Roll[]; readonly winner: Seat }
  | { readonly event: 'no-technology'; readonly seat: Seat }
  // Figures and settlements
  | { readonly event: 'placed'; readonly seat: Seat; readonly kind: Kind; readonly at: SpaceId; readonly free: boolean }
  /** A free piece that found no place (CIV-AMB-35). */
  | { readonly event: 'unplaced'; readonly seat: Seat; readonly kind: Kind }
  | {
      readonly event: 'moved';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly cargo: string;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly how: 'walk' | 'board' | 'land' | 'sail' | 'fly';
    }
  | { readonly event: 'lost'; readonly seat: Seat; readonly kind: Kind; readonly n: number; readonly at: SpaceId; readonly by: Loss }
  | { readonly event: 'upgraded'; readonly seat: Seat; readonly kind: Kind; readonly to: Kind; readonly n: number }
  | { readonly event: 'founded'; readonly seat: Seat; readonly region: RegionId; readonly resource: Resource | null }
  | { readonly event: 'not-founded'; readonly seat: Seat; readonly region: RegionId; readonly why: 'desert' | 'plague' | 'settlement' }
  | {
      readonly event: 'size';
      readonly seat: Seat;
      readonly region: RegionId;
      readonly size: number;
      readonly why: 'expansion' | 'free' | 'plague';
    }
  | { readonly event: 'captured'; readonly seat: Seat; readonly from: Seat; readonly region: RegionId; readonly size: number }
  | { readonly event: 'destroyed'; readonly seat: Seat; readonly owner: Seat; readonly region: RegionId }
  | { readonly event: 'eliminated'; readonly seat: Seat; readonly by: Seat }
  // Battles
  | { readonly event: 'passed'; readonly seat: Seat; readonly at: SpaceId; readonly all: boolean }
  | { readonly event: 'declared'; readonly seat: Seat; readonly against: Seat; readonly at: SpaceId }
  | { readonly event: 'leader-roll'; readonly at: SpaceId; readonly rolls: readonly Roll[]; readonly winner: Seat }
  | { readonly event: 'joined'; readonly seat: Seat; readonly at: SpaceId; readonly side: 0 | 1 | -1 }
  | {
      readonly event: 'battle';
      readonly at: SpaceId;
      readonly sides: readonly [readonly Seat[], readonly Seat[]];
      readonly leaders: readonly [Seat, Seat];
    }
  | {
      readonly event: 'round';
      readonly at: SpaceId;
      readonly round: number;
      readonly fighters: readonly [Fighter, Fighter];
      readonly winner: 0 | 1 | -1;
    }
  /** -1: nobody is left on either side. */
  | { readonly event: 'battle-over'; readonly at: SpaceId; readonly winner: 0 | 1 | -1; readonly leaders: readonly [Seat, Seat] }
  | { readonly event: 'struck'; readonly seat: Seat; readonly region: RegionId }
  // Trade
  | {
      readonly event: 'offered';
      readonly id: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly give: Bundle;
      readonly want: Bundle;
      readonly re: number;
    }
  | { readonly event: 'deal'; readonly id: number; readonly from: Seat; readonly to: Seat; readonly give: Bundle; readonly want: Bundle }
  | {
      readonly event: 'offer-gone';
      readonly id: number;
      readonly from: Seat;
      readonly to: Seat;
      readonly why: 'declined' | 'withdrawn' | 'lapsed' | 'countered';
    }
  | { readonly event: 'loan-forced'; readonly seat: Seat; readonly target: Seat; readonly mine: RegionId; readonly theirs: RegionId }
  | { readonly event: 'finished-trading'; readonly seat: Seat }
  | { readonly event: 'quiet'; readonly seat: Seat; readonly on: boolean }
  // Production
  | { readonly event: 'assigned'; readonly seat: Seat; readonly happy: readonly RegionId[]; readonly productive: readonly RegionId[] }
  | { readonly event: 'critical'; readonly dice: readonly [number, number]; readonly resource: Resource }
  | { readonly event: 'income'; readonly seat: Seat; readonly income: Income }
  | { readonly event: 'gold'; readonly seat: Seat; readonly by: number; readonly cause: GoldCause }
  // Cards
  | { readonly event: 'technology'; readonly seat: Seat; readonly tech: TechId; readonly source: Source }
  | { readonly event: 'wonder'; readonly seat: Seat; readonly wonder: WonderId; readonly source: Source }
  | { readonly event: 'improvement'; readonly seat: Seat; readonly improvement: ImprovementId; readonly free: boolean }
  | { readonly event: 'claim'; readonly seat: Seat; readonly milestone: number; readonly wonder: WonderId }
  | { readonly event: 'claim-roll'; readonly milestone: number; readonly rolls: readonly Roll[]; readonly winner: Seat }
  // The turn and the end
  | { readonly event: 'turn'; readonly turn: number; readonly first: Seat }
  | { readonly event: 'phase'; readonly phase: 'movement' | 'trade' | 'production' | 'purchase'; readonly seat: Seat | null }
  | { readonly event: 'era'; readonly era: Era }
  | { readonly event: 'end-die'; readonly seat: Seat; readonly die: number; readonly owned: number; readonly ends: boolean }
  | { readonly event: 'ending'; readonly ending: Ending; readonly seat: Seat | null }
  | { readonly event: 'over'; readonly scores: readonly number[] };

/** Two dice of a seat and what counts: the sum, less its settlements for a minor civilization (CIV-EXP-07). */
export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly [number, number];
  readonly result: number;
}
