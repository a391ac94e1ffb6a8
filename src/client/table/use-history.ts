import { useCallback, useEffect, useState } from 'preact/hooks';

/** One step of the replay lasts this long. */
const STEP = 1100;

export interface History {
  /** The moment shown, or null for the present. */
  readonly ply: number | null;
  readonly playing: boolean;
  go(ply: number): void;
  toggle(): void;
  /** Back to the present. */
  leave(): void;
}

/** An address may lead to a moment of a finished game: "#move-12". */
export function momentIn(hash: string): number | null {
  const [, ply] = /^#move-(\d{1,6})$/.exec(hash) ?? [];
  return ply === undefined ? null : Number(ply);
}

/** Walking through the past of a game of `last` moves, from the present or from a moment on. */
export function useHistory(last: number, first: number | null = null): History {
  const [ply, setPly] = useState(first === null ? null : Math.min(first, last));
  const [playing, setPlaying] = useState(false);
  const go = useCallback((to: number) => setPly(Math.max(0, Math.min(to, last))), [last]);
  const leave = useCallback(() => {
    setPly(null);
    setPlaying(false);
  }, []);
  const toggle = useCallback(() => {
    setPlaying((was) => !was);
    setPly((at) => (at === null || at >= last ? 0 : at));
  }, [last]);
  useEffect(() => {
    if (!playing || ply === null) return;
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setPly(ply + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, ply, last]);
  return { ply, playing, go, toggle, leave };
}
