import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { cssTime } from '../kit/index.js';

/** Whatever a press can mean: choices and buttons of the bar say it themselves, places of the board by their choices. */
const PRESSABLE = '[data-means], [data-target]';

export interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly means: string;
}

/** What could be pressed, until a change. */
interface Former {
  readonly until: number;
  readonly spots: readonly Spot[];
}

/**
 * A hand on its way is not deceived: a press on a place that meant something else a moment ago does nothing. `question` changes
 * whenever a press may have got another meaning; `choicesAt` names what a place of the board means.
 */
export function useSteadyHand(
  desk: RefObject<HTMLElement | null>,
  question: readonly unknown[],
  choicesAt: (target: string) => string,
): void {
  const spots = useRef<readonly Spot[]>([]);
  const former = useRef<readonly Former[]>([]);
  const meaningOf = useRef((_: HTMLElement): string => '');
  meaningOf.current = (el) => el.dataset.means ?? choicesAt(el.dataset.target!);

  useLayoutEffect(() => {
    if (!desk.current) return;
    const now = [...desk.current.querySelectorAll<HTMLElement>(PRESSABLE)].map((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return { left, right, top, bottom, means: meaningOf.current(el) };
    });
    const until = performance.now();
    // One act may change the question in several steps: a hand is as slow after the last as after the first.
    former.current = [...former.current.filter((it) => until - it.until < LONGEST), { until, spots: spots.current }];
    spots.current = now;
  }, question);

  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    const onClick = (e: MouseEvent) => {
      const el = (e.target as Element).closest<HTMLElement>(PRESSABLE);
      // A click without a pointer comes from a key or a screen reader: nothing moves under those.
      if (!el || e.detail === 0) return;
      // When it was made counts, not when a busy page comes to it; a double click is one gesture, however slow its second half.
      const settled = cssTime('--m-settle') * (e.detail > 1 ? 2 : 1);
      if (hasMeant(meaningOf.current(el), former.current, e.timeStamp - settled, e.clientX, e.clientY)) return;
      e.stopPropagation();
      e.preventDefault();
    };
    root.addEventListener('click', onClick, true);
    return () => root.removeEventListener('click', onClick, true);
  }, [desk]);
}

/** Changes older than this deceive nobody. */
const LONGEST = 2000;

/** Has a point meant the same ever since that time? */
export const hasMeant = (means: string, former: readonly Former[], since: number, x: number, y: number): boolean =>
  former.every(({ until, spots }) => until < since || meaningAt(spots, x, y) === means);

/** The innermost spot at a point. */
function meaningAt(spots: readonly Spot[], x: number, y: number): string | undefined {
  const hit = spots.filter(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
  const size = ({ left, right, top, bottom }: Spot): number => (right - left) * (bottom - top);
  return hit.sort((a, b) => size(a) - size(b))[0]?.means;
}
