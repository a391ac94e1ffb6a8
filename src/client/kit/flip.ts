import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lift, openClips } from './aloft.js';
import { prefersLessMotion } from './hooks.js';

/** A time of the style sheets in milliseconds: a build may write '320ms' as '.32s'. */
export const inMilliseconds = (time: string): number => (Number.parseFloat(time) || 0) * (/[\d.]\s*s\s*$/.test(time) ? 1000 : 1);

/** A time of the tokens, read when it is needed so that settings reach it. */
export const cssTime = (token: `--m-${string}`): number =>
  inMilliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));

/** How long a piece travels. */
export const moveTime = (): number => cssTime('--m-move');

export const EASE = 'cubic-bezier(.35,0,.1,1)';

interface Journey {
  readonly el: HTMLElement;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  /** It comes from beyond the box that it lies in, which would cut it off on its way. */
  readonly isCut: boolean;
}

function journeyOf(el: HTMLElement, from: Box, to: Box, cuts: ReturnType<typeof openClips>): Journey | undefined {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (to.width === 0 || Math.hypot(dx, dy) < 2) return undefined;
  const scale = from.width / to.width || 1;
  const { left, top, width, height } = el.getBoundingClientRect();
  const start = { left: left + dx, top: top + dy, right: left + dx + width * scale, bottom: top + dy + height * scale };
  // Where it arrives out of sight, it goes there out of sight.
  const [x, y] = [left + width / 2, top + height / 2];
  return { el, dx, dy, scale, isCut: cuts(el, start) && !cuts(el, { left: x, right: x, top: y, bottom: y }) };
}

/** Let a piece arrive from where it was: motion explains a change of place. */
function travel({ el, dx, dy, scale, isCut }: Journey, duration: number): void {
  const copy = isCut ? lift(el) : undefined;
  const animation = (copy ?? el).animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: 'top left', zIndex: 9 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 9 },
    ],
    { id: TRAVEL, duration, easing: EASE },
  );
  if (!copy) return;
  const shade = el.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const land = () => {
    shade.cancel();
    copy.remove();
    aloft.delete(land);
  };
  aloft.add(land);
  animation.onfinish = animation.oncancel = land;
}
/** Likenesses on their way, and how each of them gives way to its original. */
const aloft = new Set<() => void>();
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
    for (const land of aloft) land();
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
    const cuts = openClips();
    const journeys: Journey[] = [];
    for (const [el, { id, box }] of pieces) {
      const free = left.findIndex(([, standing]) => standing.id === id);
      const from = stays(el, id) ? before.get(el) : free >= 0 ? left.splice(free, 1)[0]![1] : undefined;
      const start = from?.box ?? (before.size > 0 ? origins.get(id) : undefined);
      const journey = start && journeyOf(el, start, box, cuts);
      if (journey) journeys.push(journey);
    }
    const duration = moveTime();
    for (const journey of journeys) travel(journey, duration);
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
