import type { VNode } from 'preact';
import type { Seat, Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { PointSource } from './board-package.js';
import type { LoggedEvent, Snapshot } from './table.js';

/** What a moment means to one seat, and why. */
export interface MomentSeat {
  readonly seat: Seat;
  /** The figure that decided: "strength 4, the least". */
  readonly why: string;
  /** That figure alone: with two or more the seats stand on a ruler. */
  readonly figure?: number;
  /** Where it stood on that ruler before. */
  readonly was?: number;
  /** What it has to give up, each with the place it leaves. */
  readonly gone?: readonly { readonly name: string; readonly from: string }[];
  /** What the figure is made of, so that it can be checked. */
  readonly parts?: readonly { readonly label: string; readonly n: number }[];
  /** What follows from it for this seat. */
  readonly notes?: readonly string[];
  /** What it rolled, one throw after the other, and which of them won. */
  readonly rolls?: readonly { readonly text: string; readonly dice: readonly number[]; readonly won: boolean }[];
  readonly effect?: VNode | string | undefined;
  /** Its score before and after, where that has changed. */
  readonly score?: { readonly label: string; readonly from: number; readonly to: number } | undefined;
  readonly tone: 'gain' | 'loss' | 'none';
}

/** One source of the final scoring: what it brings each seat. */
export interface Tally extends PointSource {
  /** The card itself, where the source is one. */
  readonly card?: string;
  /** By seat: what it is made of. */
  readonly through?: readonly (readonly string[])[];
}

/** What a moment tells. */
export interface Tale {
  /** Who is struck and why; also that nobody is, and why not. */
  readonly sentence: string;
  /** The cards that caused it, shown in large. */
  readonly cards: readonly string[];
  /** Beside the title: two ages and an arrow between them, or a sign. */
  readonly picture?: VNode | undefined;
  /** In large beside the cards, or where there is none: the part of the map where it happened. */
  readonly plate?: VNode | undefined;
  readonly seats: readonly MomentSeat[];
  /** A final scoring, counted source by source; the first is what everybody had before. */
  readonly tallies?: readonly Tally[] | undefined;
  readonly rule?: string | undefined;
}

/** Something that happened to the whole table, worth a short scene: the end of a round, a war, an event, an auction. */
export interface Moment extends Tale {
  readonly ply: number;
  /** Tells it from all others of the game. */
  readonly key: string;
  readonly title: string;
  /** Which line of its move tells of it, by the rule the line names; else the last one. */
  readonly line?: string | undefined;
}

/**
 * What is shown as a scene when it happens. The list of a longer game begins with that of a shorter one. `at` is the view
 * after a move of the past: costly, so ask for it when the moment is told (`onDemand`).
 */
export type TellMoments<T extends Shape> = (
  events: readonly LoggedEvent<T>[],
  s: Snapshot<T>,
  lang: Lang,
  at: (ply: number) => T['state'],
) => readonly Moment[];
