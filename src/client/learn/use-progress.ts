import { useState } from 'preact/hooks';
import { fits, type GuidedPage, type GuidedPath, standing } from '../../games/shared/guided-game.js';
import type { Shape } from '../../kernel/types.js';
import type { LocalTable } from '../table/local-table.js';

interface Kept {
  readonly at: number;
  readonly made: number;
  readonly folded: boolean;
}

const keyOf = (table: string): string => `epoque.tutor.${table}`;

function readKept(table: string): Kept | undefined {
  try {
    const { at, made, folded } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return typeof at === 'number' && typeof made === 'number' ? { at, made, folded: folded === true } : undefined;
  } catch {
    return undefined;
  }
}

function writeKept(table: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // Without a storage the lesson is resumed at the first note of the moment.
  }
}

/** Where the learner is on the path, and which note is read. */
export interface Progress {
  readonly page: GuidedPage;
  /** Has the learner already passed by this note? */
  readonly reread: boolean;
  /** How many moves of the line the learner has made. */
  readonly made: number;
  /** Acts of the open note that were done before their time: their places in the line. */
  readonly ahead: readonly number[];
  /** The move at which another way was taken, if one was. */
  readonly astray: number | undefined;
  readonly folded: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Is there a note to go on to without a move? */
  readonly mayGoOn: boolean;
  turn(by: 1 | -1): void;
  fold(on: boolean): void;
}

type Played = Parameters<typeof standing>[1];

const madeBy = ({ moves, guided }: GuidedPath, along: number): number =>
  moves.slice(0, along).filter(({ seat }) => seat === guided.learner).length;

/** Is a note about to be read before the next move? Then the table does not make it by itself, even where there is no other. */
export function hasToSay(path: GuidedPath, played: Played): boolean {
  const { along, astray } = standing(path, played);
  const made = madeBy(path, along);
  return astray === undefined && path.pages.some(({ phase, from }) => phase === 'ask' && from === made);
}

export function useProgress(path: GuidedPath, table: LocalTable<Shape>, id: string): Progress {
  const played = table.moves;
  const { along, ahead, astray } = standing(path, played);
  const now = madeBy(path, along);
  const first = path.pages.findIndex((page) => fits(page, now));
  const last = path.pages.findLastIndex((page) => fits(page, now));
  const [state, setState] = useState<Kept>(() => readKept(id) ?? { at: first, made: now, folded: false });
  // A move leads to what is said after it, taking it back to the note that asked for it.
  const at = now > state.made ? first : now < state.made ? last : Math.max(0, Math.min(state.at, last));
  const change = (more: Partial<Kept>) => {
    const next = { at, made: now, folded: state.folded, ...more };
    writeKept(id, next);
    setState(next);
  };
  if (state.made !== now) change({});
  return {
    page: path.pages[at]!,
    reread: at < first,
    made: now,
    ahead,
    astray,
    folded: state.folded,
    isFirst: at === 0,
    isLast: at === path.pages.length - 1,
    mayGoOn: at < last,
    turn: (by) => change({ at: at + by }),
    fold: (folded) => change({ folded }),
  };
}
