import type { Seat } from '../../../kernel/index.js';
import type { ImprovementId } from '../cards/improvements.js';
import type { Kind } from '../cards/kinds.js';
import type { RegionId, SpaceId, ZoneId } from '../cards/map.js';
import type { TechId } from '../cards/technologies.js';
import type { WonderId } from '../cards/wonders.js';

/**
 * Which of the figures of a space: kind and movement points left, 'settler:2'; a fleet with what it carries,
 * 'fleet-2:1+settler:1+infantry-1:0' (see `unitKey`). Equal figures are one choice (D, catalogue section 24).
 */
export type UnitKey = string;

/** One figure, one step. */
export type PieceMove =
  | { readonly move: 'walk'; readonly unit: UnitKey; readonly from: RegionId; readonly to: RegionId }
  | { readonly move: 'board'; readonly unit: UnitKey; readonly from: RegionId; readonly to: ZoneId; readonly ship: UnitKey }
  | { readonly move: 'land'; readonly unit: UnitKey; readonly from: ZoneId; readonly to: RegionId; readonly ship: UnitKey }
  | { readonly move: 'sail'; readonly ship: UnitKey; readonly from: ZoneId; readonly to: ZoneId };

/** The unit that fights a round, perhaps with an aircraft of the same owner (CIV-CMB-01). */
export interface Commit {
  readonly owner: Seat;
  readonly kind: Kind;
  /** What the fleet carries, 'settler+infantry-1'; '' for nothing and for armies. */
  readonly cargo: string;
  readonly air: boolean;
}

/** Figures that change hands: a fleet goes with its cargo (CIV-TRD-11). */
export interface Figures {
  readonly at: SpaceId;
  readonly kind: Kind;
  readonly cargo: string;
  readonly n: number;
}

/** One side of an exchange (CIV-TRD-02, 03). */
export interface Bundle {
  readonly gold: number;
  /** Resource cards, by their region: lent until the end of production. */
  readonly cards: readonly RegionId[];
  readonly settlements: readonly RegionId[];
  readonly techs: readonly TechId[];
  readonly wonders: readonly WonderId[];
  readonly figures: readonly Figures[];
}

export type EndWay = 'diplomatic' | 'military';

export type Move =
  // Setup and questions that follow from something else
  | { readonly move: 'settle'; readonly region: RegionId }
  | { readonly move: 'take-technology'; readonly tech: TechId }
  | { readonly move: 'choose-unit'; readonly kind: Kind }
  | { readonly move: 'place'; readonly at: SpaceId }
  | { readonly move: 'grow'; readonly region: RegionId }
  // Movement
  | PieceMove
  | { readonly move: 'fly'; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly move: 'look'; readonly region: RegionId }
  | { readonly move: 'remove-marker'; readonly region: RegionId }
  | { readonly move: 'strike'; readonly region: RegionId }
  | { readonly move: 'finish-moving' }
  // Answers of occupants
  | { readonly move: 'stop' }
  | { readonly move: 'let-pass' }
  | { readonly move: 'let-all-pass' }
  /** Spaces in which to fight, joined by '+'; '' for none. */
  | { readonly move: 'challenge'; readonly spaces: string }
  // Battles
  | { readonly move: 'attack'; readonly at: SpaceId; readonly target: Seat }
  | { readonly move: 'engage'; readonly at: SpaceId }
  | { readonly move: 'finish-battles' }
  /** 0: the mover's side, 1: the other one, -1: neither. */
  | { readonly move: 'join'; readonly side: 0 | 1 | -1 }
  | { readonly move: 'commit'; readonly owner: Seat; readonly kind: Kind; readonly cargo: string; readonly air: boolean }
  // Trade
  /** `re`: the open offer that it answers, -1 if none (CIV-TRD-09). */
  | { readonly move: 'offer'; readonly to: Seat; readonly give: Bundle; readonly want: Bundle; readonly re: number }
  | { readonly move: 'accept'; readonly offer: number }
  | { readonly move: 'decline'; readonly offer: number }
  | { readonly move: 'withdraw'; readonly offer: number }
  | { readonly move: 'force-loan'; readonly target: Seat; readonly mine: RegionId; readonly theirs: RegionId }
  | { readonly move: 'finish-trading' }
  /** Only when I get an offer: on or off (CIV-TRD-09). */
  | { readonly move: 'quiet'; readonly on: boolean }
  // At production
  /**
   * Settlements that a player's happy and productive points serve first, by hand; the other points as is best. Nothing named:
   * all as is best again (CIV-HAP-07).
   */
  | { readonly move: 'assign'; readonly happy: readonly RegionId[]; readonly productive: readonly RegionId[] }
  // Purchase
  /** `by` is the settlement that a figure counts for (CIV-PUR-07): for fleets one beside the zone. */
  | { readonly move: 'recruit'; readonly kind: Kind; readonly at: SpaceId; readonly by: RegionId }
  | { readonly move: 'found'; readonly region: RegionId }
  | { readonly move: 'expand'; readonly region: RegionId }
  | { readonly move: 'buy-technology'; readonly tech: TechId }
  | { readonly move: 'buy-improvement'; readonly improvement: ImprovementId }
  | { readonly move: 'buy-wonder'; readonly wonder: WonderId }
  | { readonly move: 'sell'; readonly kind: Kind; readonly at: SpaceId }
  | { readonly move: 'finish-buying' }
  // At any open question of one's own
  | { readonly move: 'claim'; readonly milestone: number }
  | { readonly move: 'end-game'; readonly way: EndWay }
  /** The end of the turn without ending the game. */
  | { readonly move: 'go-on' }
  /** Milestones by number joined by '+'; '' for none. */
  | { readonly move: 'claims'; readonly milestones: string };
