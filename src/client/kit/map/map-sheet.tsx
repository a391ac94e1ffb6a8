import { type ComponentChildren, Fragment, type RefObject, type VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { oncePainted } from '../once-painted.js';
import type { Atlas } from './atlas.js';
import type { DateLine } from './camera.js';
import type { Box, Point } from './geometry.js';
import { type MapName, type PlacedName, placingNames } from './labels.js';

/** Something that stands on the map and keeps its size at every zoom. */
export interface MapPiece {
  readonly key: string;
  /** The space it belongs to: pressing it means that space. */
  readonly space: string;
  /** From the anchor of its space, in pixels. */
  readonly offset: Point;
  /** The room it takes, round the point where it stands. */
  readonly box: Box;
  /** Drawn with its foot at this point of the sheet: without a transform, so that all pieces are one bundle for the browser. */
  readonly draw: (x: number, y: number) => VNode;
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
  /** How near to the date line the view lies: beyond it the world begins again. */
  readonly dateLine: DateLine;
  /** Where the keyboard stands. */
  readonly cursor?: string | null | undefined;
  readonly pieces: readonly MapPiece[];
  readonly id: string;
  /** Told where the names stand: pressing one means what it names. */
  readonly names: RefObject<Names>;
  /** Told which spaces have found no room for their name. */
  readonly unnamed: (spaces: readonly string[]) => void;
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

/** The sheets that take time to draw; marks and what lies over the pieces are quick. */
const SLOW = ['ground', 'tints', 'pieces'] as const;
interface Turns {
  /** The scale at which each slow sheet is drawn now. */
  readonly scales: readonly number[];
  /** How many of them are drawn a second time beyond the date line. */
  readonly copies: number;
}

/** What is drawn next: the sheets at the new scale, then their copies if the date line is near. */
function advance(turns: Turns, k: number, copied: boolean): Turns {
  const late = turns.scales.findIndex((scale) => scale !== k);
  if (late >= 0) return { scales: turns.scales.with(late, k), copies: 0 };
  const copies = copied ? Math.min(SLOW.length, turns.copies + 1) : 0;
  return copies === turns.copies ? turns : { ...turns, copies };
}

/** One sheet a frame, so that none keeps the hand waiting; those whose turn has not come are stretched meanwhile. */
function useTurns(k: number, copied: boolean): Turns {
  const [turns, setTurns] = useState<Turns>({ scales: SLOW.map(() => k), copies: 0 });
  useEffect(() => {
    const next = advance(turns, k, copied);
    if (next === turns) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setTurns(next));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [turns, k, copied]);
  return turns;
}

/**
 * The whole world at one scale; near the date line it is shown twice, side by side, so that the globe can be turned.
 */
export function MapSheet({ drawing, k, level, dateLine, cursor, pieces, id, names: told, unnamed }: SheetProps) {
  const { atlas } = drawing;
  const { scales, copies } = useTurns(k, dateLine !== 'far');
  const [groundAt, tintsAt, piecesAt] = scales as readonly [number, number, number];
  const isCopied = (sheet: number): boolean => dateLine === 'crossed' || copies > sheet;
  // Pieces and names of a level are shown at its scale, not before.
  const shown = useRef({ pieces, level });
  if (piecesAt === k) shown.current = { pieces, level };
  const standing = shown.current;
  const at = (space: string, scale: number): Point => {
    const { at: anchor } = atlas.spaces.get(space)!;
    return [anchor[0] * scale, (anchor[1] - atlas.top) * scale];
  };
  const written = useNames(drawing, piecesAt, standing.level, standing.pieces);
  const { names, drawnAt } = written;
  told.current = written;
  useEffect(() => {
    const named = new Set(names.map(({ name }) => name.id));
    unnamed(named.size === 0 ? [] : [...atlas.spaces.keys()].filter((space) => !named.has(space)));
  }, [names]);
  const put = (piece: MapPiece, scale: number): VNode => {
    const [x, y] = at(piece.space, scale);
    return <Fragment key={piece.key}>{piece.draw(x + piece.offset[0], y + piece.offset[1])}</Fragment>;
  };
  const layer = { drawing, k };
  const ground = useMemo(() => drawing.ground(groundAt), [drawing.ground, groundAt]);
  // What stays the same is not even compared while the pointer moves.
  const groundLayer = useMemo(
    () => (
      <Layer {...layer} id={`${id}-ground`} scale={groundAt} copied={isCopied(0)} inUnits>
        {ground}
      </Layer>
    ),
    [ground, groundAt, isCopied(0), k],
  );
  const tintsLayer = useMemo(
    () => (
      <Layer {...layer} id={`${id}-tints`} scale={tintsAt} copied={isCopied(1)} inUnits>
        {drawing.tints}
      </Layer>
    ),
    [drawing.tints, tintsAt, isCopied(1), k],
  );
  const inked = useMemo(() => standing.pieces.map((piece) => put(piece, piecesAt)), [standing.pieces, piecesAt]);
  const lettering = useMemo(
    () =>
      // No line across a name.
      [
        ...names.flatMap(({ name, leader }) => (leader ? [<Leader key={`${name.id}-leader`} to={leader} />] : [])),
        ...names.map((name) => <Fragment key={name.name.id}>{drawing.drawName(name)}</Fragment>),
      ],
    [names],
  );
  return (
    <>
      {groundLayer}
      {tintsLayer}
      <Layer {...layer} id={`${id}-marks`} scale={k} copied={isCopied(0)} inUnits>
        {drawing.marks}
      </Layer>
      <Layer {...layer} id={`${id}-names`} scale={drawnAt} copied={isCopied(2)}>
        {lettering}
      </Layer>
      <Layer {...layer} id={`${id}-pieces`} scale={piecesAt} copied={isCopied(2)}>
        {inked}
      </Layer>
      <Layer {...layer} id={`${id}-over`} scale={k} copied={isCopied(0)}>
        {drawing.over?.((space) => at(space, k), k)}
        {drawing.passing?.(level).map((piece) => put(piece, k))}
        {cursor && <circle class="map-cursor" cx={at(cursor, k)[0]} cy={at(cursor, k)[1]} r={24} />}
      </Layer>
    </>
  );
}

export interface Names {
  readonly names: readonly PlacedName[];
  /** The scale for which they were placed. */
  readonly drawnAt: number;
  /** Since when they are seen like this, and how they stood before. */
  seen?: number;
  readonly former?: Pick<Names, 'names' | 'drawnAt'>;
}

/** The names of the map that was seen last: when it is turned to again they stand there at once. */
let lastNames: { readonly atlas: Atlas; readonly level: number; readonly names: Names } | undefined;

/** So long the search for places works without a rest, in milliseconds. */
const SLICE = 6;

/** Names find their place after what they name has been drawn, a little at a time, so that neither keeps the hand waiting; until then they stay. */
function useNames(drawing: MapDrawing, k: number, level: number, pieces: readonly MapPiece[]): Names {
  const { atlas } = drawing;
  const [placed, setPlaced] = useState<Names>(() =>
    lastNames?.atlas === atlas && lastNames.level === level && lastNames.names.drawnAt === k ? lastNames.names : { names: [], drawnAt: k },
  );
  const shown = useRef(placed);
  shown.current = placed;
  useEffect(() => {
    const obstacles = pieces.map((piece) => boxOnSheet(atlas, piece, k));
    const before = shown.current.drawnAt === k ? shown.current.names : [];
    const work = placingNames({ atlas, k, measure: measureName, names: drawing.names(k, level), obstacles, before });
    const goOn = () => {
      const until = performance.now() + SLICE;
      let step = work.next();
      while (!step.done && performance.now() < until) step = work.next();
      if (step.done) {
        const { names: stood, drawnAt } = shown.current;
        const names = { names: step.value, drawnAt: k, seen: Number.POSITIVE_INFINITY, former: { names: stood, drawnAt } };
        lastNames = { atlas, level, names };
        setPlaced(names);
        oncePainted((at) => {
          names.seen = at;
        });
      } else later = setTimeout(goOn);
    };
    let later = setTimeout(goOn);
    return () => clearTimeout(later);
  }, [atlas, k, level, drawing.names, pieces]);
  return placed;
}

interface LayerProps {
  readonly id: string;
  readonly drawing: MapDrawing;
  /** Pixels per unit of the sheet, and those for which this layer is drawn. */
  readonly k: number;
  readonly scale: number;
  /** Once more where the world begins again. */
  readonly copied: boolean;
  /** Drawn in map units, not in pixels. */
  readonly inUnits?: boolean;
  readonly children: ComponentChildren;
}

/** A sheet of glass over the map: what is drawn on one is not painted again when another one changes. */
function Layer({ id, drawing: { atlas, board }, k, scale, copied, inUnits, children }: LayerProps) {
  const [width, height] = [atlas.width * scale, (atlas.bottom - atlas.top) * scale];
  return (
    <svg
      class="map-plate"
      width={2 * width}
      height={height}
      viewBox={`0 0 ${2 * width} ${height}`}
      aria-hidden="true"
      {...(scale === k ? undefined : { style: { transform: `scale(${k / scale})` } })}
    >
      <g id={id} data-board={board}>
        <g class="plate" {...(inUnits ? { transform: `scale(${scale}) translate(0 ${-atlas.top})` } : undefined)}>
          {children}
        </g>
      </g>
      {copied && <use href={`#${id}`} x={width} />}
    </svg>
  );
}

/** From a name to its place, legible over whatever colour lies between. */
function Leader({ to: [from, to] }: { readonly to: readonly [Point, Point] }) {
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <>
      <path class="map-leader halo" d={d} />
      <path class="map-leader" d={d} />
    </>
  );
}
