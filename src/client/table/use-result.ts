import { useEffect, useRef } from 'preact/hooks';
import type { Moments } from './use-moments.js';

interface Ending {
  readonly over: boolean;
  readonly past: boolean;
  readonly moments: Moments;
  /** The scene of the final scoring is wanted again. */
  readonly scoring: boolean;
  readonly showResult: () => void;
}

/** The result comes by itself when the game has ended under our eyes and its last scenes have been seen, or one of them once more. */
export function useResult({ over, past, moments, scoring, showResult }: Ending): void {
  const isDue = useRef(!over);
  const { all, current, replay } = moments;
  const last = scoring ? all.find(({ tallies }) => tallies) : undefined;
  useEffect(() => {
    if (last) replay(last);
  }, [last?.key]);
  const isSeen = current === undefined;
  useEffect(() => {
    if (scoring && !isSeen) isDue.current = true;
    else if (isDue.current && over && !past && isSeen) showResult();
  }, [over, past, isSeen]);
}
