import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersLessMotion } from './hooks.js';

/** A time of the style sheets in milliseconds: a build may write '320ms' as '.32s'. */
export const inMilliseconds = (time: string): number => (Number.parseFloat(time) || 0) * (/[\d.]\s*s\s*$/.test(time) ? 1000 : 1);

/** A time of the tokens, read when it is needed so that settings reach it. */
export const cssTime = (token: `--m-${string}`): number =>
  inMilliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));

/** How long a piece travels. */
const moveTime = (): number => cssTime('--m-move');

const EASE = 'cubic-bezier(.35,0,.1,1)';

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

/** Send a copy of a piece from one place to another, for tokens that are only figures at both ends (coins to a purse). */
export function sendCopy(piece: Element, to: Element): void {
  if (prefersLessMotion()) return;
  const [a, b] = [piece.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText += `;position:fixed;left:${a.left}px;top:${a.top}px;width:${a.width}px;height:${a.height}px;margin:0;pointer-events:none;z-index:40`;
  document.body.append(copy);
  const end = `translate(${b.left + b.width / 2 - a.left - a.width / 2}px, ${b.top + b.height / 2 - a.top - a.height / 2}px)`;
  const animation = copy.animate([{ transform: 'none' }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }], {
    duration: moveTime() + 80,
    easing: EASE,
  });
  animation.onfinish = animation.oncancel = () => copy.remove();
}

/**
 * Pieces with the same `data-flip` inside `root` travel from their old place to their new one whenever `moment` changes.
 * A piece that appears comes from the element that carries the same id in `data-flip-from`, if there is one.
 */
export function useFlip(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const places = useRef<ReadonlyMap<string, Box>>(new Map());
  useLayoutEffect(() => {
    if (!root.current || prefersLessMotion()) return;
    // A new command cuts running journeys short.
    for (const animation of document.getAnimations()) if (animation.id === TRAVEL) animation.finish();
    const measure = openMeasure();
    const pieces = [...root.current.querySelectorAll<HTMLElement>('[data-flip]')].map((el) => ({
      el,
      id: el.dataset.flip!,
      to: measure(el),
    }));
    const origins = new Map(
      [...root.current.querySelectorAll<HTMLElement>('[data-flip-from]')].map((el) => [el.dataset.flipFrom!, measure(el)]),
    );
    const before = places.current;
    const duration = moveTime();
    for (const { el, id, to } of pieces) {
      const from = before.get(id) ?? (before.size > 0 ? origins.get(id) : undefined);
      if (from) travel(el, from, to, duration);
    }
    places.current = new Map(pieces.map(({ id, to }) => [id, to]));
  }, [moment]);
}

/** A place on the whole sheet: what the reader has scrolled meanwhile is no journey. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
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
