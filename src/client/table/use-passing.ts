import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { LogLine } from './board-package.js';
import type { Choice, Snapshot, Table } from './table.js';
import { useTableText } from './texts.js';
import type { Picking } from './use-picking.js';

/** The only thing that can be done, unless something is refused that one would want to know the reason of. */
export function onlyChoice<T extends Shape>(
  { choices, view }: Pick<Snapshot<T>, 'choices' | 'view'>,
  { blocked }: Pick<Picking<T>, 'blocked'>,
  passesBy: readonly string[],
): Choice<T> | undefined {
  const [only, second] = choices;
  if (second || (blocked.length > 0 && !passesBy.includes(view.steps.at(-1)?.step ?? ''))) return undefined;
  return only;
}

export interface Passing {
  /** What was passed by just now, in words. */
  readonly word: string | undefined;
  /** The plies that came about so: nobody has acted in them, what there was to read is still unread. */
  readonly plies: ReadonlySet<number>;
  /** The ply that my last act has led to; 0 before the first, when it was taken back, and where several share the screen. */
  readonly acted: number;
  /** The log as it stood when I acted: what others did in secret comes to light later, at its own place. */
  readonly read?: readonly LogLine[];
}

export function useRead(passing: Passing, lines: readonly LogLine[]): Passing {
  const { acted } = passing;
  const kept = useRef({ acted, lines, read: lines });
  kept.current = { acted, lines, read: kept.current.acted === acted ? kept.current.read : kept.current.lines };
  return acted > 0 ? { ...passing, read: kept.current.read } : passing;
}

/**
 * A step in which nothing can be decided is passed by with a word. Only where that can be taken back: whoever does so wants
 * to look at it, and is asked this time. Turns are not ended so, that is another setting. `mayPass` is asked where somebody may
 * have something to say about the step first.
 */
export function usePassing<T extends Shape>(
  table: Table<T>,
  picking: Picking<T>,
  snapshot: Snapshot<T>,
  passesBy: readonly string[] = [],
  mayPass: () => boolean = () => true,
): Passing {
  const say = useTableText();
  const furthest = useRef(-1);
  const plies = useRef(new Set<number>());
  const acted = useRef(0);
  const played = (table.playedAt ?? -1) + 1;
  const isShared = snapshot.seats.some(({ kind }) => kind === 'friend');
  if (!plies.current.has(played) && !isShared) acted.current = played;
  const [passed, setPassed] = useState<{ readonly ply: number; readonly word: string }>();
  useEffect(() => {
    const only = onlyChoice(snapshot, picking, passesBy);
    if (!only || snapshot.acting === null || snapshot.ply <= furthest.current) return;
    if (picking.ends[0] !== only || table.foresee(only.move)?.closes || !mayPass()) return;
    furthest.current = snapshot.ply;
    plies.current.add(snapshot.ply + 1);
    setPassed({ ply: snapshot.ply + 1, word: say('prompt.passed', { what: picking.look(only).label }) });
    table.play(only.move);
  }, [snapshot.choices]);
  return {
    word: passed?.ply === snapshot.ply ? passed.word : undefined,
    plies: plies.current,
    acted: acted.current > table.snapshot.ply ? 0 : acted.current,
  };
}
