import { useMemo } from 'preact/hooks';
import type { MapDrawing, Point } from '../../../kit/map/index.js';
import { drawArrows, roomOfArrows } from './arrows.js';
import { ATLAS } from './atlas.js';
import { Excerpt } from './excerpt.js';
import { layPassing } from './layout.js';
import { LOUPE } from './loupe-room.js';
import type { MapView } from './model.js';
import { drawMarks } from './tints.js';

const [width, height] = LOUPE;

/** How much nearer than the map. */
const NEARER = 2;

export interface LoupeProps {
  readonly view: MapView;
  readonly drawing: MapDrawing;
  /** The space in its middle. */
  readonly at: string;
  /** Pixels per unit of the map. */
  readonly k: number;
  readonly title: string;
}

/** The neighbourhood of a stack, twice as near, while the whole world is seen: names and resources that have no room there. */
export function Loupe({ view, drawing, at, k: far, title }: LoupeProps) {
  const k = far * NEARER;
  // Nobody presses a name here: they may make way for what the pointer brings.
  const passing = useMemo(() => layPassing(view, 1), [view]);
  const keepClear = useMemo(() => (place: (space: string) => Point) => roomOfArrows(view, place, k), [view, k]);
  const [x, y] = ATLAS.spaces.get(at)!.at;
  const left = Math.max(0, Math.min(ATLAS.width - width / k, x - width / 2 / k));
  const top = Math.max(ATLAS.top, Math.min(ATLAS.bottom - height / k, y - height / 2 / k));
  return (
    <figure class="loupe" data-over-map aria-hidden="true">
      <figcaption>
        {title} <small>× {NEARER}</small>
      </figcaption>
      <div style={{ width: `${width}px`, height: `${height}px` }}>
        <Excerpt
          window={{ left, top, k, width, height }}
          spaces={view.spaces}
          naming={drawing}
          under={drawMarks(view, 'civ-loupe')}
          over={(place) => drawArrows(view, place, k)}
          passing={passing}
          keepClear={keepClear}
        />
      </div>
    </figure>
  );
}
