import type { Seat } from '../../../kernel/index.js';
import type { Kind } from '../cards/kinds.js';
import type { Resource } from '../cards/markers.js';
import type { Space } from '../cards/world.js';
import type { Commit, PieceMove } from './moves.js';

/** A battle in a space: the mover's side first. Leaders command; who joined lets them (CIV-BAT-03). */
export interface Battle {
  readonly at: Space;
  readonly sides: readonly [readonly Seat[], readonly Seat[]];
  readonly leaders: readonly [Seat, Seat];
  readonly round: number;
}

/** Steps named as questions ask somebody; the others work by themselves and lead to them. */
export type Step =
  // Setup
  /** `order` holds each seat twice, forth and back (CIV-SET-04); `chosen` the regions so far. */
  | { readonly step: 'draft'; readonly order: readonly Seat[]; readonly chosen: readonly Space[] }
  | { readonly step: 'deal' }
  /** Turn up the marker of a start region (CIV-SET-06). */
  | { readonly step: 'turn-up'; readonly seat: Seat; readonly region: Space }
  | { readonly step: 'first-player' }
  // Questions that follow from something else
  | { readonly step: 'find-technology'; readonly seat: Seat }
  | { readonly step: 'free-technology'; readonly seat: Seat }
  | { readonly step: 'minor'; readonly region: Space }
  | { readonly step: 'minor-unit'; readonly seat: Seat; readonly region: Space }
  /** A free figure, and the question where to place it (CIV-PUR-11). */
  | { readonly step: 'receive'; readonly seat: Seat; readonly kind: Kind }
  | { readonly step: 'place'; readonly seat: Seat; readonly kind: Kind }
  /** Chemistry's free expansion (CIV-PUR-13). */
  | { readonly step: 'free-expansion'; readonly seat: Seat }
  | { readonly step: 'grow'; readonly seat: Seat }
  // The turn
  | { readonly step: 'turn' }
  | { readonly step: 'begin-movement'; readonly seat: Seat }
  | { readonly step: 'movement'; readonly seat: Seat }
  /** Occupants of the space that a piece wants to leave answer, sealed; then the piece goes on or stays (CIV-BAT-08a). */
  | { readonly step: 'passing'; readonly seat: Seat; readonly at: Space; readonly then: PieceMove }
  /** Occupants of the spaces entered answer, sealed (CIV-BAT-08b). */
  | { readonly step: 'challenge'; readonly seat: Seat; readonly asked: readonly Challenge[] }
  /** The next battle, or the question which one (CIV-BAT-09). */
  | { readonly step: 'battles'; readonly seat: Seat }
  | { readonly step: 'battle-choice'; readonly seat: Seat }
  /** Third players choose a side, sealed (CIV-BAT-10). */
  | { readonly step: 'joining'; readonly battle: Battle; readonly asked: readonly Seat[] }
  | { readonly step: 'round'; readonly battle: Battle }
  /** Both choose in secret; or one of them, when the other has no choice (CIV-CMB-01). */
  | {
      readonly step: 'choice';
      readonly battle: Battle;
      readonly given: readonly [Commit | null, Commit | null];
      readonly asked: readonly Seat[];
    }
  | { readonly step: 'begin-trade' }
  | { readonly step: 'trade' }
  | { readonly step: 'end-trade' }
  | { readonly step: 'production' }
  /** Those who fulfil a milestone name what they claim, sealed (CIV-WON-06). */
  | { readonly step: 'claims' }
  | { readonly step: 'begin-purchase'; readonly seat: Seat }
  | { readonly step: 'purchase'; readonly seat: Seat }
  /** Found the village that was paid for, after its marker took effect (CIV-EXP-13). */
  | { readonly step: 'founding'; readonly seat: Seat; readonly region: Space }
  /** The owner of United Nations or Apollo may end the game (CIV-END-06). */
  | { readonly step: 'declaring'; readonly seat: Seat }
  | { readonly step: 'end-turn' };

/** The spaces in which a seat may fight the mover. */
export interface Challenge {
  readonly seat: Seat;
  readonly spaces: readonly Space[];
}

/** The part of an income sum, line by line. */
export interface Income {
  /** Basic: the sum of the sizes; advanced: of the city cards. */
  readonly cities: number;
  /** The resource that the dice named, and what it brought. */
  readonly resource: Resource | null;
  readonly critical: number;
  /** Different resources held, and what they brought. */
  readonly types: number;
  readonly typeGold: number;
  readonly monopolies: number;
  readonly wonders: number;
  /** What was missing to the minimum (CIV-PRB-05). */
  readonly raised: number;
  readonly total: number;
}
