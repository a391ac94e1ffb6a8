import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersLessMotion } from './hooks.js';

/** A time of the style sheets in milliseconds: a build may write '320ms' as '.32s'. */
export const inMilliseconds = (time: string): number => (Number.parseFloat(time) || 0) * (/[\d.]\s*s\s*$/.test(time) ? 1000 : 1);

/** A time of the tokens, read when it is needed so that settings reach it. */
export const cssTime = (token: `--m-${string}`): number =>
  inMilliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));

/** How long a piece travels. */
export const moveTime = (): number => cssTime('--m-move');

export const EASE = 'cubic-bezier(.35,0,.1,1)';

/** Let `el` arrive from where it was: motion explains a change of place. Takes both places, for measuring between two journeys is slow. */
function travel(el: Element, from: Box, to: Box, duration: number): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (to.width === 0 || Math.hypot(dx, dy) < 2) return;
  const scale = from.width / to.width || 1;
  el.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: 'top left', zIndex: 9 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 9 },
    ],
    { id: TRAVEL, duration, easing: EASE },
  );
}
const TRAVEL = 'travel';

/**
 * Pieces with the same `data-flip` inside `root` travel from their old place to their new one whenever `moment` changes.
 * A piece that appears comes from the element that carries the same id in `data-flip-from`, if there is one.
 */
export function useFlip(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const places = useRef<ReadonlyMap<Element, Standing>>(new Map());
  useLayoutEffect(() => {
    if (!root.current || prefersLessMotion()) return;
    // A new command cuts running journeys short.
    for (const animation of document.getAnimations()) if (animation.id === TRAVEL) animation.finish();
    const measure = openMeasure();
    const pieces = new Map(
      [...root.current.querySelectorAll<HTMLElement>('[data-flip]')].map((el) => [el, { id: el.dataset.flip!, box: measure(el) }]),
    );
    const origins = new Map(
      [...root.current.querySelectorAll<HTMLElement>('[data-flip-from]')].map((el) => [el.dataset.flipFrom!, measure(el)]),
    );
    const before = places.current;
    // Copies of one card may lie in the row and in a hand: who still stands where it stood has not come from elsewhere.
    const stays = (el: Element, id: string): boolean => before.get(el)?.id === id;
    const left = [...before].filter(([el, { id }]) => pieces.get(el as HTMLElement)?.id !== id);
    const duration = moveTime();
    for (const [el, { id, box }] of pieces) {
      const free = left.findIndex(([, standing]) => standing.id === id);
      const from = stays(el, id) ? before.get(el) : free >= 0 ? left.splice(free, 1)[0]![1] : undefined;
      const start = from?.box ?? (before.size > 0 ? origins.get(id) : undefined);
      if (start) travel(el, start, box, duration);
    }
    places.current = pieces;
  }, [moment]);
}

/** A place on the whole sheet: what the reader has scrolled meanwhile is no journey. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Which piece an element was, and where. */
interface Standing {
  readonly id: string;
  readonly box: Box;
}

/** Measures many elements, each surrounding box only once. */
function openMeasure(): (el: Element) => Box {
  const scrolled = new Map<Element, readonly [number, number]>();
  const scrollOf = (box: Element | null): readonly [number, number] => {
    if (!box) return [0, 0];
    const known = scrolled.get(box);
    if (known) return known;
    const [x, y] = scrollOf(box.parentElement);
    const sum = [x + box.scrollLeft, y + box.scrollTop] as const;
    scrolled.set(box, sum);
    return sum;
  };
  return (el) => {
    const { left, top, width } = el.getBoundingClientRect();
    const [x, y] = scrollOf(el.parentElement);
    return { left: left + x, top: top + y, width };
  };
}
