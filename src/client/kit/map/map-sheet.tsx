import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Atlas } from './atlas.js';
import type { Box, Point } from './geometry.js';
import { type MapName, type PlacedName, placeNames } from './labels.js';

/** Something that stands on the map and keeps its size at every zoom. */
export interface MapPiece {
  readonly key: string;
  /** The space it belongs to: pressing it means that space. */
  readonly space: string;
  /** From the anchor of its space, in pixels. */
  readonly offset: Point;
  /** The room it takes, round the point where it stands. */
  readonly box: Box;
  readonly drawing: VNode;
}

/** What a game draws on its map. */
export interface MapDrawing {
  readonly atlas: Atlas;
  /** Whose styles they are: the copy of the world is a tree of its own and takes the scope of its board with it. */
  readonly board: string;
  /** Below everything, in map units; `k` pixels per unit. */
  readonly ground: (k: number) => VNode;
  /** Washes, borders, goals: above the ground, in map units. */
  readonly tints: VNode;
  /** Pieces at a scale of `k`; at level 0 the whole world is seen. */
  readonly pieces: (k: number, level: number) => readonly MapPiece[];
  readonly names: (k: number, level: number) => readonly MapName[];
  readonly drawName: (placed: PlacedName) => VNode;
  /** Arrows and the like, in pixels of the sheet: `at` says where a space lies there. */
  readonly over?: (at: (space: string) => Point, k: number) => ComponentChildren;
}

export interface SheetProps {
  readonly drawing: MapDrawing;
  readonly k: number;
  readonly level: number;
  /** Where the keyboard stands. */
  readonly cursor?: string | null | undefined;
  readonly ground: VNode;
  readonly pieces: readonly MapPiece[];
  readonly id: string;
}

let canvas: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();
/** Widths in the fonts of the page: regions upright and bold, seas in italics. */
export function measureName(text: string, name: MapName): number {
  const font = name.home === 'inside' ? "italic 500 100px 'EB Garamond'" : "700 100px 'EB Garamond'";
  const key = font + text;
  let width = widths.get(key);
  if (width === undefined) {
    canvas ??= document.createElement('canvas').getContext('2d')!;
    canvas.font = font;
    width = canvas.measureText(text).width / 100;
    if (document.fonts.status === 'loaded') widths.set(key, width);
  }
  return width;
}

/** The box of a piece on the sheet. */
export function boxOnSheet(atlas: Atlas, { space, offset, box }: MapPiece, k: number): Box {
  const { at } = atlas.spaces.get(space)!;
  const [x, y] = [at[0] * k + offset[0], (at[1] - atlas.top) * k + offset[1]];
  return [x + box[0], y + box[1], x + box[2], y + box[3]];
}

/**
 * The whole world at one scale, drawn once and shown twice side by side, so that the globe can be turned.
 */
export function MapSheet({ drawing, k, level, cursor, ground, pieces, id }: SheetProps) {
  const { atlas } = drawing;
  const at = (space: string): Point => {
    const { at: anchor } = atlas.spaces.get(space)!;
    return [anchor[0] * k, (anchor[1] - atlas.top) * k];
  };
  const names = useMemo(
    () =>
      placeNames({ atlas, k, measure: measureName, names: drawing.names(k, level), obstacles: pieces.map((p) => boxOnSheet(atlas, p, k)) }),
    [atlas, k, level, drawing.names, pieces],
  );
  const width = atlas.width * k;
  const height = (atlas.bottom - atlas.top) * k;
  const size = { width: 2 * width, height, viewBox: `0 0 ${2 * width} ${height}` };
  return (
    <>
      <svg class="map-plate" {...size} aria-hidden="true">
        <g id={`${id}-ground`} data-board={drawing.board}>
          <g class="plate" transform={`scale(${k}) translate(0 ${-atlas.top})`}>
            {ground}
            {drawing.tints}
          </g>
        </g>
        <use href={`#${id}-ground`} x={width} />
      </svg>
      <svg class="map-plate" {...size} aria-hidden="true">
        <g id={`${id}-pieces`} data-board={drawing.board}>
          <g class="plate">
            {names.map((name) => (
              <g key={name.name.id}>
                {name.leader && <path class="map-leader" d={`M${name.leader[0].join(' ')}L${name.leader[1].join(' ')}`} />}
                {drawing.drawName(name)}
              </g>
            ))}
            {drawing.over?.(at, k)}
            {pieces.map((piece) => {
              const [x, y] = at(piece.space);
              return (
                <g key={piece.key} transform={`translate(${x + piece.offset[0]} ${y + piece.offset[1]})`}>
                  {piece.drawing}
                </g>
              );
            })}
            {cursor && <circle class="map-cursor" cx={at(cursor)[0]} cy={at(cursor)[1]} r={24} />}
          </g>
        </g>
        <use href={`#${id}-pieces`} x={width} />
      </svg>
    </>
  );
}
