import type { Kind } from '../../../../games/civilization/cards/kinds.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import type { Plan } from '../../../table/plan.js';
import type { Choice } from '../../../table/table.js';
import type { MapView, Mark } from '../map/model.js';

/** Equal figures of the chosen stack: how many of them go. */
export interface StackLine {
  readonly key: string;
  readonly kind: Kind;
  readonly n: number;
  readonly take: number;
  /** Movement points left. */
  readonly left: number;
  /** What each of these ships carries. */
  readonly cargo: readonly Kind[];
  /** On board of a ship: goes where it lands. */
  readonly isRider: boolean;
  set(n: number): void;
}

/** The plan of this board: what the bar shows, and how the map takes part in it. */
export interface CivPlan extends Plan {
  readonly marks: ReadonlyMap<string, Mark>;
  readonly arrows: MapView['arrows'];
  readonly ghost?: MapView['ghost'];
  /** What the map brings into sight, when its key changes. */
  readonly focus?: { readonly key: string; readonly spaces: readonly string[]; readonly nearer?: boolean };
  /** The stack whose goal is being chosen. */
  readonly stack?: { readonly at: string; readonly lines: readonly StackLine[] };
  /** How many stacks have not moved yet. */
  readonly waiting?: number;
  /** A space was pressed on the map or in the list; false when it means nothing now. */
  press(space: string, finger: boolean, anchor: Element): boolean;
  point(space: string | null): void;
  /** The same as pressing the chip of this choice. */
  act(choice: Choice<Civ>, anchor: Element): void;
  /** The pointer is on this choice: its consequences are shown. */
  weigh(choice: Choice<Civ> | null): void;
}

export const NO_MARKS: ReadonlyMap<string, Mark> = new Map();
