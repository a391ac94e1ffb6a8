import type { BaseState, Seat, Slot } from '../../../kernel/index.js';
import type { ImprovementId } from '../cards/improvements.js';
import type { Kind, Passenger } from '../cards/kinds.js';
import type { MarkerId } from '../cards/markers.js';
import type { Era } from '../cards/technologies.js';
import type { Space } from '../cards/world.js';
import type { GameEvent } from './events.js';
import type { Bundle, Move } from './moves.js';
import type { Options } from './options.js';
import type { Step } from './steps.js';

export type * from './events.js';
export type * from './moves.js';
export type * from './options.js';
export type * from './steps.js';

/** Owner of what nobody has: a free region, a technology that nobody bought, a wonder not yet taken. */
export const NOBODY = -1;
/** Owner of a technology laid beside the board (CIV-CAP-04), or of a wonder out of play: in play, but nobody's. */
export const BESIDE = -2;

/** How a figure came to its space: it was there, it entered this turn, it entered and has to fight there (CIV-MOV-10). */
export type Footing = 'still' | 'entered' | 'frozen';

/** A figure on board. */
export interface Rider {
  readonly kind: Passenger;
  readonly left: number;
}

/**
 * Equal figures of one owner in one space. All that lies in a state is read-only and replaced as a whole: copies share it.
 * Outside its owner's movement a figure has no movement points left and stands still.
 */
export interface Stack {
  readonly kind: Kind;
  readonly at: Space;
  readonly n: number;
  /** Movement points left this turn. */
  readonly left: number;
  /** A fleet and what it carries are one piece: it enters a zone by boarding too (CIV-MOV-10). */
  readonly footing: Footing;
  /** What each of these fleets carries (CIV-MOV-08); in the order of `KINDS`. */
  readonly cargo: readonly Rider[];
}

/** Settlements to be made happy and productive first (CIV-HAP-07). */
export interface Served {
  readonly happy: readonly Space[];
  readonly productive: readonly Space[];
}

export interface Player {
  gold: number;
  stacks: readonly Stack[];
  /** Advanced: of the current era, or received early (CIV-IMP-03). */
  improvements: readonly ImprovementId[];
  /** Trades only when somebody makes an offer (CIV-TRD-09). */
  quiet: boolean;
  /** Advanced: lost the last settlement (CIV-CAP-04). */
  out: boolean;
  /** Advanced: what points serve by hand; absent while that is left to the best use. */
  served?: Served;
}

/** A battle that occupants declared, to be fought after the mover's last move. */
export interface Declared {
  readonly at: Space;
  readonly by: readonly Seat[];
}

/** What must be remembered during one player's movement and battles. */
export interface Moving {
  readonly seat: Seat;
  /** Regions whose marker the mover looked at this turn: blanks among them may be removed (CIV-EXP-03). */
  readonly looked: readonly Space[];
  /** Bit set of occupants who let all pieces pass (CIV-BAT-08). */
  readonly passes: number;
  /** Entered spaces whose occupants have been asked since the last piece came (CIV-BAT-08). */
  readonly checked: readonly Space[];
  readonly declared: readonly Declared[];
  /** Who came after the pieces that stand there, by a minor civilization: nobody has entered a space of his (CIV-BAT-08). */
  readonly late?: readonly { readonly at: Space; readonly seat: Seat }[];
}

/** A resource card, or a city card with a resource, that counts for another player in this production (CIV-TRD-02). */
export interface Loan {
  readonly region: Space;
  readonly to: Seat;
}

export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
  /** The offer that it answers, -1 if none. */
  readonly re: number;
}

export interface Trading {
  readonly offers: readonly Offer[];
  /** How many offers each seat has made (CIV-TRD-10). */
  readonly made: readonly number[];
  /** Bit set of those who have finished. */
  readonly finished: number;
  /** Bit set of those who have turned their switch in this phase: once is enough (CIV-TRD-09). */
  readonly switched: number;
  /** Magellan's Voyage has been used (CIV-TRD-08). */
  readonly forced: boolean;
  readonly nextId: number;
}

/** What the buyer did in this purchase phase (CIV-PUR-05 to 07). */
export interface Bought {
  /** Settlements that grew, villages founded. */
  readonly grown: readonly Space[];
  readonly founded: readonly Space[];
  /** One entry for each figure: the settlement that it counts for. */
  readonly placed: readonly Space[];
  /** The buyer has turned the switch for trade (CIV-TRD-09). */
  readonly switched: boolean;
}

export const PHASES = ['setup', 'movement', 'trade', 'production', 'purchase', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Why the game ends with this turn. */
export const ENDINGS = ['discoveries', 'die', 'era', 'limit', 'conquest', 'diplomatic', 'military', 'space'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State extends BaseState {
  readonly options: Options;
  steps: Step[];
  turn: number;
  era: Era;
  /** The first player of this turn. */
  first: Seat;
  phase: Phase;
  /** By region: the marker on it, null when it is gone. A face of a resource or terrain that all know lies there for good. */
  markers: readonly (Slot | null)[];
  /** Markers that were not placed (CIV-SET-02). */
  box: readonly Slot[];
  /** Markers removed, seen by all. */
  gone: readonly MarkerId[];
  /** By region: whose settlement, and its size (0 for none). */
  owners: readonly Seat[];
  sizes: readonly number[];
  /** By technology and by wonder, in the order of the rows: the owner, NOBODY or BESIDE. */
  techs: readonly Seat[];
  wonders: readonly Seat[];
  /** Basic: who claimed each milestone (CIV-WON-01). */
  milestones: readonly Seat[];
  /** The Manhattan Project has been used (CIV-WON-07). */
  struck: boolean;
  players: Player[];
  moving: Moving | null;
  trading: Trading | null;
  loans: readonly Loan[];
  bought: Bought;
  /** Settlements that grew for nothing before the purchases of this turn (CIV-PUR-13); absent while there are none. */
  grown?: readonly Space[];
  ending: Ending | null;
}

export interface Civ {
  state: State;
  step: Step;
  move: Move;
  event: GameEvent;
  options: Options;
}
