import type { VNode } from 'preact';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { IconName } from '../kit/index.js';
import type { Snapshot } from './table.js';
import type { Picking } from './use-picking.js';

/** One thing to press in the bar while a plan is being made. */
export interface PlanChip {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** The same for those who listen, where the short name does not say what is done. */
  readonly spoken?: string;
  /** Second line: what follows, or the shortest reason why not. */
  readonly detail?: VNode | string;
  /** Where chips are rows of a list: what stands at their end, and the second line without it. */
  readonly tag?: { readonly text: string; readonly look: 'war' | 'own' | 'ship' | 'free'; readonly rest: string };
  readonly state: 'selectable' | 'selected' | 'blocked';
  /** Pressed; `finger`: by one that cannot point first. */
  act(anchor: Element, finger?: boolean): void;
  point?(on: boolean): void;
}

/**
 * A board's own way through the choices of a question that has too many to lay them side by side: picked step by step (which
 * stack, where to), or several moves made as one.
 */
export interface Plan {
  readonly sentence: string;
  /** What is easily overlooked. */
  readonly warning?: string | undefined;
  /** The steps already taken. */
  readonly crumb?: string | undefined;
  readonly chips: readonly PlanChip[];
  readonly primary?: { readonly label: string; act(anchor: Element): void } | undefined;
  /** One step back; absent at the first one. */
  readonly back?: (() => void) | undefined;
  /**
   * What to press next on the way to this move: marks of chips, controls (`data-plan`) and places, of which the first one that is to be seen
   * is meant. Undefined: the move itself lies open.
   */
  leadTo?(move: Shape['move']): readonly string[] | undefined;
}

export interface PlanTools<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly picking: Picking<T>;
  readonly lang: Lang;
  /** Make these moves one after the other, as long as each is still possible when its time comes. */
  playAll(steps: readonly PlanStep<T>[]): void;
}

/** What to do next, seen from the moment when its time has come; nothing ends the plan. */
export type PlanStep<T extends Shape> = (snapshot: Snapshot<T>) => T['move'] | undefined;
