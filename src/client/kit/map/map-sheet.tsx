import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
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
  /** Whose land it is, borders: above the ground, in map units. */
  readonly tints: VNode;
  /** What can be chosen now, above the tints: it changes with the pointer, so it lies on a sheet of its own. */
  readonly marks?: VNode;
  /** Pieces at a scale of `k`; at level 0 the whole world is seen. Names keep clear of them. */
  readonly pieces: (k: number, level: number) => readonly MapPiece[];
  /** Pieces that come and go with the pointer; no name makes way for them. */
  readonly passing?: (level: number) => readonly MapPiece[];
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
  const { names, drawnAt } = useNames(drawing, k, level, pieces);
  const width = atlas.width * k;
  const height = (atlas.bottom - atlas.top) * k;
  const size = { width: 2 * width, height, viewBox: `0 0 ${2 * width} ${height}` };
  const units = `scale(${k}) translate(0 ${-atlas.top})`;
  const put = (piece: MapPiece): VNode => {
    const [x, y] = at(piece.space);
    return (
      <g key={piece.key} transform={`translate(${x + piece.offset[0]} ${y + piece.offset[1]})`}>
        {piece.drawing}
      </g>
    );
  };
  // What stays the same is not even compared while the pointer moves.
  const still = useMemo(
    () => (
      <>
        <Layer id={`${id}-ground`} drawing={drawing} size={size} shift={width} transform={units}>
          {ground}
        </Layer>
        <Layer id={`${id}-tints`} drawing={drawing} size={size} shift={width} transform={units}>
          {drawing.tints}
        </Layer>
      </>
    ),
    [ground, drawing.tints, k],
  );
  const standing = useMemo(
    () => (
      <>
        <g {...(drawnAt === k ? undefined : { transform: `scale(${k / drawnAt})` })}>
          {names.map((name) => (
            <g key={name.name.id}>
              {name.leader && <path class="map-leader" d={`M${name.leader[0].join(' ')}L${name.leader[1].join(' ')}`} />}
              {drawing.drawName(name)}
            </g>
          ))}
        </g>
        {pieces.map(put)}
      </>
    ),
    [names, pieces, k],
  );
  return (
    <>
      {still}
      <Layer id={`${id}-marks`} drawing={drawing} size={size} shift={width} transform={units}>
        {drawing.marks}
      </Layer>
      <Layer id={`${id}-pieces`} drawing={drawing} size={size} shift={width}>
        {standing}
      </Layer>
      <Layer id={`${id}-over`} drawing={drawing} size={size} shift={width}>
        {drawing.over?.(at, k)}
        {drawing.passing?.(level).map(put)}
        {cursor && <circle class="map-cursor" cx={at(cursor)[0]} cy={at(cursor)[1]} r={24} />}
      </Layer>
    </>
  );
}

interface Names {
  readonly names: readonly PlacedName[];
  /** The scale for which they were placed. */
  readonly drawnAt: number;
}

/** Names find their place after what they name has been drawn, so that neither keeps the hand waiting; until then they stay. */
function useNames(drawing: MapDrawing, k: number, level: number, pieces: readonly MapPiece[]): Names {
  const { atlas } = drawing;
  const [placed, setPlaced] = useState<Names>({ names: [], drawnAt: k });
  useEffect(() => {
    const later = setTimeout(() => {
      const obstacles = pieces.map((piece) => boxOnSheet(atlas, piece, k));
      setPlaced({ names: placeNames({ atlas, k, measure: measureName, names: drawing.names(k, level), obstacles }), drawnAt: k });
    });
    return () => clearTimeout(later);
  }, [atlas, k, level, drawing.names, pieces]);
  return placed;
}

interface LayerProps {
  readonly id: string;
  readonly drawing: MapDrawing;
  readonly size: { readonly width: number; readonly height: number; readonly viewBox: string };
  /** How far to the right the world begins again. */
  readonly shift: number;
  readonly transform?: string;
  readonly children: ComponentChildren;
}

/** A sheet of glass over the map: what is drawn on one is not painted again when another one changes. */
const Layer = ({ id, drawing, size, shift, transform, children }: LayerProps) => (
  <svg class="map-plate" {...size} aria-hidden="true">
    <g id={id} data-board={drawing.board}>
      <g class="plate" {...(transform ? { transform } : undefined)}>
        {children}
      </g>
    </g>
    <use href={`#${id}`} x={shift} />
  </svg>
);
