import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersLessMotion } from './hooks.js';

/** How long a piece travels; read from the tokens so that settings reach it. */
function moveTime(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--m-move');
  return Number.parseFloat(value) || 0;
}

const EASE = 'cubic-bezier(.35,0,.1,1)';

/** Let `el` arrive from where `from` was: motion explains a change of place. A running journey is cut short. */
export function travelFrom(el: Element, from: DOMRect): void {
  const to = el.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (prefersLessMotion() || to.width === 0 || Math.hypot(dx, dy) < 2) return;
  for (const animation of el.getAnimations()) if (animation.id === 'travel') animation.finish();
  const scale = from.width / to.width || 1;
  el.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: 'top left', zIndex: 9 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 9 },
    ],
    { id: 'travel', duration: moveTime(), easing: EASE },
  );
}

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
  const places = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const now = new Map<string, Place>();
    const origins = new Map<string, Place>();
    for (const el of root.current?.querySelectorAll<HTMLElement>('[data-flip-from]') ?? []) origins.set(el.dataset.flipFrom!, placeOf(el));
    for (const el of root.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const id = el.dataset.flip!;
      const before = places.current.get(id) ?? (places.current.size > 0 ? origins.get(id) : undefined);
      const here = placeOf(el);
      now.set(id, here);
      // What the reader has scrolled since is no journey.
      if (before)
        travelFrom(
          el,
          new DOMRect(before.rect.x + before.x - here.x, before.rect.y + before.y - here.y, before.rect.width, before.rect.height),
        );
    }
    places.current = now;
  }, [moment]);
}

/** Where an element is, and how far its surroundings were scrolled then. */
interface Place {
  readonly rect: DOMRect;
  readonly x: number;
  readonly y: number;
}

function placeOf(el: Element): Place {
  let [x, y] = [0, 0];
  for (let box = el.parentElement; box; box = box.parentElement) {
    x += box.scrollLeft;
    y += box.scrollTop;
  }
  return { rect: el.getBoundingClientRect(), x, y };
}
