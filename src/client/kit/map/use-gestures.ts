import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { cssTime } from '../flip.js';
import { oncePainted } from '../once-painted.js';
import type { Point } from './geometry.js';
import type { CameraControl } from './use-camera.js';

export interface Pointing {
  readonly at: Point;
  /** A finger is less exact than a mouse. */
  readonly finger: boolean;
}

export interface Touch extends Pointing {
  /** When the hand came down. */
  readonly since: number;
}

interface Gestures {
  press(touch: Touch): void;
  point(touch: Pointing | null): void;
}

/** A hand trembles: less than this is a press. */
const SLOP = 5;

/** Presses so near to each other mean the same place. */
const NEAR = 24;

/** Drag to turn the world, pinch or wheel to come nearer, press to mean a place. */
export function useGestures(win: RefObject<HTMLElement | null>, control: CameraControl, gestures: RefObject<Gestures>): void {
  useEffect(() => {
    const el = win.current;
    if (!el) return;
    const down = new Map<number, Point>();
    let travelled = 0;
    let since = 0;
    /** Where was pressed last, and when what it has made of the place was seen. */
    let last: { readonly at: Point; seen: number } | undefined;
    const at = (e: MouseEvent): Point => {
      const box = el.getBoundingClientRect();
      return [e.clientX - box.left - el.clientLeft, e.clientY - box.top - el.clientTop];
    };
    const isOver = (e: Event): boolean => (e.target as Element).closest('[data-over-map]') !== null;

    const onDown = (e: PointerEvent) => {
      if (isOver(e) || e.button > 0) return;
      down.set(e.pointerId, at(e));
      if (down.size > 1) return;
      travelled = 0;
      since = e.timeStamp;
    };
    const onMove = (e: PointerEvent) => {
      const to = at(e);
      const from = down.get(e.pointerId);
      if (!from) {
        if (e.pointerType === 'mouse') gestures.current?.point(isOver(e) ? null : { at: to, finger: false });
        return;
      }
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (down.size === 1) {
        if (travelled + Math.hypot(dx, dy) < SLOP) return;
        // Only now: a press that never travels keeps its own target.
        if (travelled === 0) el.setPointerCapture(e.pointerId);
        control.pan(dx, dy);
      } else pinch(e.pointerId, from, to);
      travelled += Math.hypot(dx, dy);
      down.set(e.pointerId, to);
      el.dataset.moving = 'true';
    };
    const pinch = (id: number, from: Point, to: Point) => {
      const other = [...down].find(([key]) => key !== id)?.[1];
      if (!other) return;
      const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
      const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
      control.pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
      if (before > 0) control.zoom(after / before, [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2]);
    };
    const onUp = (e: PointerEvent) => {
      if (!down.delete(e.pointerId)) return;
      if (down.size > 0) return;
      delete el.dataset.moving;
      if (travelled >= SLOP || e.type !== 'pointerup') return;
      const place = at(e);
      // The second of two presses would mean whatever the first has made of the place, before it can be seen.
      const isAgain = last && Math.hypot(place[0] - last.at[0], place[1] - last.at[1]) < NEAR;
      const settle = cssTime('--m-settle');
      const isHasty = isAgain && settle > 0 && since < last!.seen + settle;
      const press = { at: place, seen: Number.POSITIVE_INFINITY };
      last = press;
      oncePainted((time) => {
        press.seen = time;
      });
      if (!isHasty) gestures.current?.press({ at: place, finger: e.pointerType !== 'mouse', since });
    };
    const onWheel = (e: WheelEvent) => {
      if (isOver(e)) return;
      e.preventDefault();
      const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
      control.zoom(Math.exp(-e.deltaY * lines * 0.0016), at(e));
    };
    const onLeave = () => gestures.current?.point(null);

    el.addEventListener('pointerdown', onDown);
    el.addEventListener('pointermove', onMove);
    el.addEventListener('pointerup', onUp);
    el.addEventListener('pointercancel', onUp);
    el.addEventListener('pointerleave', onLeave);
    el.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      el.removeEventListener('pointerdown', onDown);
      el.removeEventListener('pointermove', onMove);
      el.removeEventListener('pointerup', onUp);
      el.removeEventListener('pointercancel', onUp);
      el.removeEventListener('pointerleave', onLeave);
      el.removeEventListener('wheel', onWheel);
    };
  }, [control]);
}
