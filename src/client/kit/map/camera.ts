import { stepAcross, wrapped } from './atlas.js';
import type { Point } from './geometry.js';

/** What part of the world is seen: the map point at the upper left corner, and pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Window {
  /** Pixels. */
  readonly w: number;
  readonly h: number;
}
export interface World {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much nearer than the whole world: world, continent, region, and as near as it gets. */
export const LEVELS = [1, 2, 3] as const;
const NEAREST = 6;

/** Pixels below the world that can be turned up: the buttons at the foot of the window are no higher, so nothing stays hidden under them. */
export const FOOT = 84;

/** The scale at which the world fills the window: nothing beside it, nothing twice. */
export const farthest = ({ w, h }: Window, world: World): number => Math.max(w / world.width, h / (world.bottom - world.top));

/** Which of the levels this scale is nearest to, counted from 0. */
export function levelOf(k: number, window: Window, world: World): number {
  const ratio = k / farthest(window, world);
  return LEVELS.reduce((best, level, i) => (Math.abs(level - ratio) < Math.abs(LEVELS[best]! - ratio) ? i : best), 0);
}

/** Never beyond the north, below the south only as far as the foot; never farther away than the whole world; east and west have no end. */
export function bounded(camera: Camera, window: Window, world: World): Camera {
  const far = farthest(window, world);
  const k = Math.min(far * NEAREST, Math.max(far, camera.k));
  return {
    k,
    x: wrapped(camera.x, world.width),
    y: Math.max(world.top, Math.min(world.bottom + (FOOT - window.h) / k, camera.y)),
  };
}

export const panned = (camera: Camera, dx: number, dy: number, window: Window, world: World): Camera =>
  bounded({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, window, world);

/** Nearer or farther, while the map point under `px, py` stays where it is. */
export function zoomed(camera: Camera, factor: number, [px, py]: Point, window: Window, world: World): Camera {
  const far = farthest(window, world);
  const k = Math.min(far * NEAREST, Math.max(far, camera.k * factor));
  return bounded({ k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k }, window, world);
}

export const centred = ([x, y]: Point, k: number, window: Window, world: World): Camera =>
  bounded({ k, x: x - window.w / 2 / k, y: y - window.h / 2 / k }, window, world);

/** Map point under a pixel of the window. */
export const toMap = (camera: Camera, [px, py]: Point): Point => [camera.x + px / camera.k, camera.y + py / camera.k];

/** Pixel of the window where a map point is seen, on the copy of the world that lies nearest to its middle. */
export function toWindow(camera: Camera, [x, y]: Point, window: Window, world: World): Point {
  const middle = camera.x + window.w / 2 / camera.k;
  return [window.w / 2 + stepAcross(middle, x, world.width) * camera.k, (y - camera.y) * camera.k];
}

/** Is the point seen, with so many pixels to spare? */
export function isSeen(camera: Camera, point: Point, margin: number, window: Window, world: World): boolean {
  const [px, py] = toWindow(camera, point, window, world);
  return px >= margin && py >= margin && px <= window.w - margin && py <= window.h - margin;
}

/** On the way from one view to another, the short way round the globe; `t` from 0 to 1. */
export function between(a: Camera, b: Camera, t: number, world: World): Camera {
  const k = a.k * (b.k / a.k) ** t;
  return { k, x: a.x + stepAcross(a.x, b.x, world.width) * t, y: a.y + (b.y - a.y) * t };
}

export type DateLine = 'far' | 'near' | 'crossed';
/** Does the view reach over the edge of the sheet, or might it soon? */
export function dateLineIn({ x, k }: Camera, { w }: Window, world: World): DateLine {
  const span = w / k;
  if (x + span > world.width + 1 / k) return 'crossed';
  return x + 1.5 * span > world.width || x < span / 2 ? 'near' : 'far';
}
