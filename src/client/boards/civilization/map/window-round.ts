import type { Point } from '../../../kit/map/index.js';
import { ATLAS } from './atlas.js';
import type { Window } from './excerpt.js';

/** At least so many units of the map are seen across, whatever the distance. */
const NEAREST = 105;
/** Free room round the places, in units of the map. */
const MARGIN = 34;

/** Points one after the other by the shorter side of the globe. */
export function onward(points: readonly Point[], width: number): readonly Point[] {
  const found: Point[] = [];
  for (const [x, y] of points) {
    const before = found.at(-1)?.[0] ?? x;
    found.push([x + Math.round((before - x) / width) * width, y]);
  }
  return found;
}

/** All of these places with the land round them, in a picture of so many pixels. */
export function windowRound(places: readonly string[], [width, height]: readonly [number, number]): Window {
  const points = onward(
    places.map((id) => ATLAS.spaces.get(id)!.at),
    ATLAS.width,
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(NEAREST, east - west + 2 * MARGIN, ((south - north + 2 * MARGIN) * width) / height);
  const k = width / across;
  const left = (west + east - across) / 2;
  const top = Math.max(ATLAS.top, Math.min(ATLAS.bottom - height / k, (north + south - height / k) / 2));
  return { left: ((left % ATLAS.width) + ATLAS.width) % ATLAS.width, top, k, width, height };
}
