import { type Settled, toWindow } from '../../../kit/map/index.js';
import { ATLAS } from './atlas.js';
import type { MapView } from './model.js';

/** Width and height of what the loupe shows. */
export const LOUPE = [236, 180] as const;
const LOW = 400;
/** Room for its frame and title, from the lower left corner. */
const ROOM = [LOUPE[0] + 48, LOUPE[1] + 64] as const;

/** Would the loupe lie over the stack or over one of its goals? On a low map it would hide a quarter of the world. */
export function coversGoals({ marks }: MapView, at: string, { camera, window }: Settled): boolean {
  if (window.h < LOW) return true;
  return [at, ...marks.keys()].some((id) => {
    const [x, y] = toWindow(camera, ATLAS.spaces.get(id)!.at, window, ATLAS);
    return x < ROOM[0] && y > window.h - ROOM[1];
  });
}
