import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { prefersLessMotion } from '../hooks.js';
import type { Atlas } from './atlas.js';
import {
  between,
  bounded,
  type Camera,
  centred,
  type DateLine,
  dateLineIn,
  farthest,
  isSeen,
  LEVELS,
  levelOf,
  panned,
  type Window,
  zoomed,
} from './camera.js';
import type { Point } from './geometry.js';

/** The view once the hand has come to rest: pieces and names are drawn for it. */
export interface Settled {
  readonly camera: Camera;
  readonly window: Window;
}

/** Turns and zooms the sheet by changing its transform only; nothing is drawn again before the hand rests. */
export interface CameraControl {
  readonly camera: Camera;
  readonly window: Window;
  /** Pixels per unit at which the sheet is drawn now. */
  readonly drawn: number;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at?: Point): void;
  /** To the next level, nearer or farther. */
  step(by: 1 | -1): void;
  /** Bring these points into sight; nearer if that helps, never farther than needed. */
  show(points: readonly Point[], nearer?: boolean): void;
  /** Told at every change of the view, before anything is drawn. */
  watch(listener: (camera: Camera, window: Window) => void): () => void;
}

const REST_MS = 130;
const FLIGHT_MS = 320;
/** How far from the edge of the window something must lie to count as seen. */
const MARGIN = 56;

class Control implements CameraControl {
  camera: Camera = { x: 0, y: 0, k: 1 };
  window: Window = { w: 0, h: 0 };
  drawn = 1;
  private readonly listeners = new Set<(camera: Camera, window: Window) => void>();
  private resting: ReturnType<typeof setTimeout> | undefined;
  private flight = 0;
  /** Where a flight leads. */
  private aim: Camera | undefined;
  /** How near to the date line the view was that is drawn. */
  private told: DateLine = 'far';

  constructor(
    private readonly atlas: Atlas,
    private readonly sheet: () => HTMLElement | null,
    private readonly tell: (settled: Settled) => void,
  ) {}

  resize(window: Window): void {
    if (window.w === 0 || window.h === 0) return;
    const first = this.window.w === 0;
    // A flight was aimed through the old window: what it leads to is in the middle of the new one.
    const { x, y, k: was } = this.aim ?? this.camera;
    this.land();
    const near = first ? 1 : was / farthest(this.window, this.atlas);
    const middle: Point = [x + this.window.w / 2 / was, y + this.window.h / 2 / was];
    const wasWhole = this.isWhole();
    // A tray below the map comes and goes: what is seen stays as large as it was.
    const isLower = !wasWhole && near > 1 && window.w === this.window.w;
    this.window = window;
    const k = isLower ? was : farthest(window, this.atlas) * near;
    // At first as much is hidden in the north as in the south.
    const north = (this.atlas.top + this.atlas.bottom - window.h / k) / 2;
    this.camera = first ? bounded({ x: 0, y: north, k }, window, this.atlas) : centred(middle, k, window, this.atlas);
    // A map that has got its room back shows the world from the date line on, where nothing is written across the edge.
    if (!wasWhole && this.isWhole()) this.camera = { ...this.camera, x: 0 };
    this.rest();
  }

  /** Is the world seen from edge to edge? */
  private isWhole(): boolean {
    return this.window.w / this.camera.k > this.atlas.width - 1;
  }

  pan(dx: number, dy: number): void {
    this.move(panned(this.camera, dx, dy, this.window, this.atlas));
  }

  zoom(factor: number, at: Point = [this.window.w / 2, this.window.h / 2]): void {
    this.move(zoomed(this.camera, factor, at, this.window, this.atlas));
  }

  step(by: 1 | -1): void {
    const level = Math.max(0, Math.min(LEVELS.length - 1, levelOf(this.camera.k, this.window, this.atlas) + by));
    const k = farthest(this.window, this.atlas) * LEVELS[level]!;
    this.fly(zoomed(this.camera, k / this.camera.k, [this.window.w / 2, this.window.h / 2], this.window, this.atlas));
  }

  show(points: readonly Point[], nearer = false): void {
    const [first] = points;
    if (!first || this.window.w === 0) return;
    const k = nearer ? Math.max(this.camera.k, farthest(this.window, this.atlas) * LEVELS[1]) : this.camera.k;
    const seen = k === this.camera.k && points.every((point) => isSeen(this.camera, point, MARGIN, this.window, this.atlas));
    if (!seen) this.fly(centred(first, k, this.window, this.atlas));
  }

  watch(listener: (camera: Camera, window: Window) => void): () => void {
    this.listeners.add(listener);
    listener(this.camera, this.window);
    return () => this.listeners.delete(listener);
  }

  /** The sheet is drawn at `k` now. */
  adopt(k: number): void {
    this.drawn = k;
    this.apply();
  }

  dispose(): void {
    clearTimeout(this.resting);
    this.land();
  }

  private move(camera: Camera): void {
    this.land();
    this.go(camera);
  }

  private land(): void {
    cancelAnimationFrame(this.flight);
    this.aim = undefined;
  }

  private go(camera: Camera): void {
    this.camera = camera;
    this.apply();
    // A long turn may come to the edge of the sheet before the hand rests: the world is to go on there.
    if (this.told === 'far' && dateLineIn(camera, this.window, this.atlas) === 'crossed') this.report();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST_MS);
  }

  private fly(to: Camera): void {
    this.land();
    if (prefersLessMotion()) {
      this.go(to);
      return;
    }
    this.aim = to;
    const from = this.camera;
    const began = performance.now();
    const frame = (now: number) => {
      const t = Math.min(1, (now - began) / FLIGHT_MS);
      this.go(bounded(between(from, to, 1 - (1 - t) ** 3, this.atlas), this.window, this.atlas));
      if (t < 1) this.flight = requestAnimationFrame(frame);
      else this.aim = undefined;
    };
    this.flight = requestAnimationFrame(frame);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.report();
    this.apply();
  }

  private report(): void {
    this.told = dateLineIn(this.camera, this.window, this.atlas);
    this.tell({ camera: this.camera, window: this.window });
  }

  private apply(): void {
    const sheet = this.sheet();
    const { x, y, k } = this.camera;
    if (sheet) sheet.style.transform = `translate(${-x * k}px, ${(this.atlas.top - y) * k}px) scale(${k / this.drawn})`;
    for (const listener of this.listeners) listener(this.camera, this.window);
  }
}

/** A camera over the sheet in the window. The view it settles at is drawn; before the window has a size there is none. */
export function useCamera(
  atlas: Atlas,
  win: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): { readonly control: CameraControl; readonly settled: Settled | null } {
  const [settled, setSettled] = useState<Settled | null>(null);
  const control = useMemo(() => new Control(atlas, () => sheet.current, setSettled), [atlas]);
  useLayoutEffect(() => {
    const el = win.current;
    if (!el) return;
    const measure = () => control.resize({ w: el.clientWidth, h: el.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(el);
    return () => {
      watcher.disconnect();
      control.dispose();
    };
  }, [control]);
  // After drawing: the transform and what it transforms change in the same frame.
  useLayoutEffect(() => {
    if (settled) control.adopt(settled.camera.k);
  }, [control, settled]);
  return { control, settled };
}
