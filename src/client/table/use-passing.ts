import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Snapshot, Table } from './table.js';
import { useTableText } from './texts.js';
import type { Picking } from './use-picking.js';

/**
 * A step in which nothing can be decided is passed by with a word. Only where that can be taken back: whoever does so wants
 * to look at it, and is asked this time. Turns are not ended so, that is another setting.
 */
export function usePassing<T extends Shape>(table: Table<T>, picking: Picking<T>, snapshot: Snapshot<T>): string | undefined {
  const say = useTableText();
  const furthest = useRef(-1);
  const [passed, setPassed] = useState<{ readonly ply: number; readonly word: string }>();
  useEffect(() => {
    const [only, second] = snapshot.choices;
    if (!only || second || picking.blocked.length > 0 || snapshot.acting === null || snapshot.ply <= furthest.current) return;
    if (picking.ends[0] !== only || table.foresee(only.move)?.closes) return;
    furthest.current = snapshot.ply;
    setPassed({ ply: snapshot.ply + 1, word: say('prompt.passed', { what: picking.look(only).label }) });
    table.play(only.move);
  }, [snapshot.choices]);
  return passed?.ply === snapshot.ply ? passed.word : undefined;
}
