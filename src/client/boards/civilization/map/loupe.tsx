import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { seatColours } from '../../../kit/index.js';
import { boxOnSheet, type MapDrawing, measureName, placeNames } from '../../../kit/map/index.js';
import { drawArrows } from './arrows.js';
import { ATLAS, BORDERS, COAST } from './atlas.js';
import { outlineId } from './ground.js';
import { layPassing, layPieces } from './layout.js';
import { LOUPE } from './loupe-room.js';
import type { MapView } from './model.js';
import { drawMarks } from './tints.js';

const [W, H] = LOUPE;

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
  const [x, y] = ATLAS.spaces.get(at)!.at;
  const left = Math.max(0, Math.min(ATLAS.width - W / k, x - W / 2 / k));
  const top = Math.max(ATLAS.top, Math.min(ATLAS.bottom - H / k, y - H / 2 / k));
  const isNear = (id: string): boolean => {
    const [sx, sy] = ATLAS.spaces.get(id)!.at;
    return sx > left - 6 && sx < left + W / k + 6 && sy > top - 6 && sy < top + H / k + 6;
  };
  const pieces = useMemo(() => layPieces(view.spaces, 1).filter(({ space }) => isNear(space)), [view.spaces, at, k]);
  const names = useMemo(
    () =>
      placeNames({
        atlas: ATLAS,
        k,
        measure: measureName,
        names: drawing.names(k, 1).filter(({ id }) => isNear(id)),
        obstacles: pieces.map((piece) => boxOnSheet(ATLAS, piece, k)),
      }),
    [drawing.names, pieces, k],
  );
  const place = (id: string): readonly [number, number] => {
    const [sx, sy] = ATLAS.spaces.get(id)!.at;
    return [sx * k, (sy - ATLAS.top) * k];
  };
  return (
    <figure class="loupe" data-over-map aria-hidden="true">
      <figcaption>
        {title} <small>× {NEARER}</small>
      </figcaption>
      <svg width={W} height={H} class="plate" aria-hidden="true">
        <g transform={`translate(${-left * k} ${-(top - ATLAS.top) * k})`}>
          <g transform={`scale(${k}) translate(0 ${-ATLAS.top})`}>
            <use href="#civ-land" class="land" />
            {view.spaces.map(({ id, settlement }) =>
              settlement ? <use key={id} href={`#${outlineId(id)}`} class="wash" style={seatColours(settlement.seat)} /> : null,
            )}
            {drawMarks(view, 'civ-loupe')}
            <path d={BORDERS} class="border" />
            <path d={COAST} class="coast" />
          </g>
          {names.map((name) => (
            <g key={name.name.id}>{drawing.drawName(name)}</g>
          ))}
          {drawArrows(view, place, k)}
          {[...pieces, ...layPassing(view, 1).filter(({ space }) => isNear(space))].map((piece) => {
            const [px, py] = place(piece.space);
            return <Fragment key={piece.key}>{piece.draw(px + piece.offset[0], py + piece.offset[1])}</Fragment>;
          })}
        </g>
      </svg>
    </figure>
  );
}
