import type { Seat } from '../../../../kernel/types.js';

export interface StackView {
  readonly seat: Seat;
  /** Figures on land, or ships at sea. */
  readonly count: number;
  /** At sea: figures on board. */
  readonly cargo: number;
  /** Aircraft among them. */
  readonly aircraft: number;
  /** Mine, and none of it has moved yet. */
  readonly waiting: boolean;
}

/** All that the map shows of one space. */
export interface SpaceView {
  readonly id: string;
  readonly settlement?: { readonly seat: Seat; readonly size: number };
  /** Face down; `seen` when I have looked at it, `what` it then is. */
  readonly marker?: { readonly seen: boolean; readonly what?: string };
  /** Open on the map or known to me: a resource or a kind of ground. */
  readonly ground?: string;
  readonly resource?: string;
  readonly stacks: readonly StackView[];
}

/** How a space is marked for what is being chosen. */
export type Mark = 'source' | 'can' | 'war' | 'selected' | 'battle';

/** Figures that went from one space to another. */
export interface Journey {
  readonly key: string;
  readonly seat: Seat;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

export interface MapView {
  readonly spaces: readonly SpaceView[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** Ways of the stack that is being moved, from space to space. */
  readonly arrows: readonly { readonly from: string; readonly to: string; readonly mark: Mark }[];
  /** What has just moved: it is seen on its way. */
  readonly journeys?: readonly Journey[];
  /** Where the stack would stand. */
  readonly ghost?: { readonly space: string; readonly seat: Seat; readonly count: number; readonly sea: boolean };
}
