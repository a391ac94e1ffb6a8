import type { VNode } from 'preact';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { seatColours } from '../../../kit/index.js';
import {
  type Box,
  boxOnSheet,
  type MapDrawing,
  type MapPiece,
  measureName,
  type PlacedName,
  type Point,
  placeNames,
} from '../../../kit/map/index.js';
import { ATLAS, BORDERS, COAST, LAND_OUTLINE, STRAITS } from './atlas.js';
import { layPieces } from './layout.js';
import type { SpaceView } from './model.js';

/** What is seen: the upper left corner in units of the map, pixels per unit, pixels of width and height. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly k: number;
  readonly width: number;
  readonly height: number;
}

interface ExcerptProps {
  readonly window: Window;
  readonly spaces: readonly SpaceView[];
  readonly naming: Pick<MapDrawing, 'names' | 'drawName'>;
  /** Between the land and its borders, in units of the map. */
  readonly under?: VNode;
  /** Above everything else but the pieces: what lies on the ways, in pixels. */
  readonly over?: (place: (space: string) => Point) => VNode;
  readonly passing?: readonly MapPiece[];
  /** What else no name may lie over, in pixels of the sheet. */
  readonly keepClear?: (place: (space: string) => Point) => readonly Box[];
}

const NONE: readonly never[] = [];

/** A part of the world drawn by itself, with its own names, as near as the second level; it may reach over the date line. */
export function Excerpt({ window: { left, top, k, width, height }, spaces, naming, under, over, passing = NONE, keepClear }: ExcerptProps) {
  const right = left + width / k;
  const isNear = (id: string): boolean => {
    const [x, y] = ATLAS.spaces.get(id)!.at;
    const isIn = (at: number) => at > left - 6 && at < right + 6;
    return (isIn(x) || isIn(x + ATLAS.width)) && y > top - 6 && y < top + height / k + 6;
  };
  const place = (id: string): Point => {
    const [x, y] = ATLAS.spaces.get(id)!.at;
    return [x * k, (y - ATLAS.top) * k];
  };
  const pieces = useMemo(() => layPieces(spaces, 1).filter(({ space }) => isNear(space)), [spaces, left, top, k]);
  const names = useMemo(
    () =>
      placeNames({
        atlas: ATLAS,
        k,
        measure: measureName,
        names: naming.names(k, 1).filter(({ id }) => isNear(id)),
        obstacles: [...[...pieces, ...passing].map((piece) => boxOnSheet(ATLAS, piece, k)), ...(keepClear?.(place) ?? [])],
      }),
    [naming.names, pieces, passing, keepClear, k],
  );
  // A name cut by the edge tells nothing.
  const isWhole = ({ box: [x0, y0, x1, y1] }: PlacedName, turned: number): boolean => {
    const [dx, dy] = [(turned - left) * k, -(top - ATLAS.top) * k];
    return x0 + dx >= 0 && x1 + dx <= width && y0 + dy >= 0 && y1 + dy <= height;
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} class="plate excerpt" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {(right > ATLAS.width ? [0, ATLAS.width] : [0]).map((turned) => (
        <g key={turned} transform={`translate(${(turned - left) * k} ${-(top - ATLAS.top) * k})`}>
          <g transform={`scale(${k}) translate(0 ${-ATLAS.top})`}>
            <path d={LAND_OUTLINE} class="land" fill-rule="evenodd" />
            {spaces.map(({ id, settlement }) =>
              settlement ? (
                <path key={id} d={ATLAS.spaces.get(id)!.outline} class="wash" fill-rule="evenodd" style={seatColours(settlement.seat)} />
              ) : null,
            )}
            {under}
            <path d={BORDERS} class="border" />
            <path d={COAST} class="coast" />
            {STRAITS.map(([[ax, ay], [bx, by]]) => (
              <path key={`${ax} ${ay}`} d={`M${ax} ${ay}L${bx} ${by}`} class="strait" />
            ))}
          </g>
          {names
            .filter((name) => isWhole(name, turned))
            .map((name) => (
              <g key={name.name.id}>{naming.drawName(name)}</g>
            ))}
          {over?.(place)}
          {[...pieces, ...passing.filter(({ space }) => isNear(space))].map((piece) => {
            const [px, py] = place(piece.space);
            return <Fragment key={piece.key}>{piece.draw(px + piece.offset[0], py + piece.offset[1])}</Fragment>;
          })}
        </g>
      ))}
    </svg>
  );
}
