import './map.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { cssTime } from '../flip.js';
import { neighbourTowards, wrapped } from './atlas.js';
import { dateLineIn, levelOf, toMap } from './camera.js';
import { overlapOf, type Point } from './geometry.js';
import { boxOnSheet, type MapDrawing, type MapPiece, MapSheet, type Names } from './map-sheet.js';
import { type CameraControl, type Settled, useCamera } from './use-camera.js';
import { type Pointing, type Touch, useGestures } from './use-gestures.js';

export interface MapBoardProps {
  readonly drawing: MapDrawing;
  /** The name of the map, and how it is used by keyboard. */
  readonly label: string;
  readonly help: string;
  /** What is said when the keyboard comes to a space. */
  describe(space: string): string;
  press(space: string, by: { readonly finger: boolean; readonly anchor: Element }): void;
  /** The pointer or the keyboard is over this space, or over none. */
  point(space: string | null): void;
  /** Spaces that matter now. When `key` changes, the first of them comes into sight. */
  readonly focus?: { readonly key: string; readonly spaces: readonly string[]; readonly nearer?: boolean };
  /** Where the keyboard begins, until something has been pressed or comes into sight. */
  readonly start?: string | undefined;
  /** What the keyboard goes through by page down: who cannot see them would have to look for them everywhere. */
  readonly stops?: readonly string[] | undefined;
  /** Buttons, a small map, a loupe: laid over the map. They get the camera, and the spaces that have no room for their name at this scale. */
  readonly children?: (control: CameraControl, settled: Settled, unnamed: readonly string[]) => ComponentChildren;
}

/** A map that can be turned and zoomed with mouse, fingers, buttons and keys. Everything on it can be meant by a press. */
export function MapBoard({ drawing, label, help, describe, press, point, focus, start, stops = [], children }: MapBoardProps) {
  const { atlas } = drawing;
  const id = useId().replaceAll(':', '');
  const win = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { control, settled } = useCamera(atlas, win, sheet);
  const [cursor, setCursor] = useState<string | null>(null);
  const [keyed, setKeyed] = useState(false);
  const k = settled?.camera.k ?? 1;
  const level = settled ? levelOf(k, settled.window, atlas) : 0;
  const pieces = useMemo(() => drawing.pieces(k, level), [drawing.pieces, k, level]);

  const names = useRef<Names>({ names: [], drawnAt: 1 });
  const [unnamed, setUnnamed] = useState<readonly string[]>([]);
  const spaceAt = ({ at, finger }: Pointing, written: Names = names.current): string | undefined =>
    meantAt(drawing, control, pieces, written, at, finger);
  /** Names find their place a moment after the pieces: a hand on its way means what stood there when it set out. */
  const isDeceived = (touch: Touch, space: string | undefined): boolean => {
    const { seen, former } = names.current;
    const settle = cssTime('--m-settle');
    return former !== undefined && settle > 0 && touch.since < seen! + settle && spaceAt(touch, former) !== space;
  };
  const gestures = useRef({ press: (_: Touch) => {}, point: (_: Pointing | null) => {} });
  /** What the hand has pressed last. */
  const touched = useRef<string | null>(null);
  const pointed = useRef<string | null>(null);
  const pointAt = (space: string | null) => {
    if (space === pointed.current) return;
    pointed.current = space;
    point(space);
  };
  gestures.current = {
    press(touch) {
      const space = spaceAt(touch);
      setKeyed(false);
      if (space === undefined || isDeceived(touch, space)) return;
      setCursor(space);
      touched.current = space;
      press(space, { finger: touch.finger, anchor: win.current! });
    },
    point: (touch) => pointAt(touch ? (spaceAt(touch) ?? null) : null),
  };
  useGestures(win, control, gestures);

  useEffect(() => {
    if (!focus || !settled) return;
    const isUnderHand = focus.spaces[0] === touched.current;
    touched.current = null;
    // What was pressed here is in sight: the map does not move under the hand on its way to the next place.
    if (isUnderHand && focus.nearer === false) return;
    const points = focus.spaces.flatMap((space) => {
      const found = atlas.spaces.get(space);
      return found ? [found.at] : [];
    });
    control.show(points, focus.nearer);
  }, [focus?.key, settled === null]);

  const first = focus?.spaces[0] ?? start ?? firstOf(drawing);
  const goTo = (space: string) => {
    setCursor(space);
    setKeyed(true);
    pointAt(space);
    control.show([atlas.spaces.get(space)!.at]);
  };
  const onFocus = (e: FocusEvent) => {
    if (e.target === win.current && win.current?.matches(':focus-visible')) goTo(cursor ?? first);
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.target !== win.current || e.ctrlKey || e.metaKey || e.altKey) return;
    if (act(e)) {
      e.preventDefault();
      e.stopPropagation();
    }
  };
  const act = (e: KeyboardEvent): boolean => {
    if (e.key === '+' || e.key === '=') control.step(1);
    else if (e.key === '-') control.step(-1);
    else if ((e.key === 'Enter' || e.key === ' ') && cursor !== null) press(cursor, { finger: false, anchor: win.current! });
    else if (e.key === 'PageDown' && stops.length > 0) goTo(stops[(stops.indexOf(cursor ?? '') + 1) % stops.length]!);
    else if (e.key.startsWith('Arrow')) {
      const from = atlas.spaces.get(cursor ?? first)!;
      const to = cursor === null ? from : neighbourTowards(atlas, from, e.key);
      if (to) goTo(to.id);
    } else return false;
    return true;
  };

  return (
    <div
      ref={win}
      class="map"
      role="application"
      aria-label={label}
      aria-describedby={`${id}-help`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys walk over the map; the list beside it is the equal way
      tabIndex={0}
      onKeyDown={onKey}
      onFocus={onFocus}
      onBlur={() => {
        setKeyed(false);
        pointAt(null);
      }}
    >
      <span id={`${id}-help`} class="sr">
        {help}
      </span>
      <p class="sr" role="status">
        {keyed && cursor ? describe(cursor) : ''}
      </p>
      <div ref={sheet} class="map-sheet">
        {settled && (
          <MapSheet
            drawing={drawing}
            k={k}
            level={level}
            dateLine={dateLineIn(settled.camera, settled.window, atlas)}
            cursor={keyed ? cursor : null}
            pieces={pieces}
            id={id}
            names={names}
            unnamed={(spaces) => setUnnamed((was) => (was.join() === spaces.join() ? was : spaces))}
          />
        )}
      </div>
      {/* What the hand touches is this pane: a search through a thousand shapes below it at every movement takes longer than drawing. */}
      <div class="map-pane" />
      {settled && children?.(control, settled, unnamed)}
    </div>
  );
}

const firstOf = ({ atlas }: MapDrawing): string => atlas.spaces.keys().next().value!;

/** How near to an anchor a press means its space, whatever outline it falls into. */
const REACH = { mouse: 11, finger: 22 };

/** A press means the piece or the name it hits, else the anchor it comes near to, else the outline it lies in. */
function meantAt(
  drawing: MapDrawing,
  control: CameraControl,
  pieces: readonly MapPiece[],
  { names, drawnAt }: Names,
  at: Point,
  finger: boolean,
): string | undefined {
  const { atlas } = drawing;
  const { camera, drawn } = control;
  const [x, y] = toMap(camera, at);
  const width = atlas.width * drawn;
  const [sx, sy] = [wrapped(x, atlas.width) * drawn, (y - atlas.top) * drawn];
  for (const shift of [0, -width, width]) {
    const hit = pieces.findLast((piece) => overlapOf([sx + shift, sy, sx + shift, sy], boxOnSheet(atlas, piece, drawn), 0.1) > 0);
    if (hit) return hit.space;
    const spot: Point = [((sx + shift) * drawnAt) / drawn, (sy * drawnAt) / drawn];
    const named = names.find(
      ({ box: [left, top, right, bottom] }) => spot[0] > left && spot[0] < right && spot[1] > top && spot[1] < bottom,
    );
    // A sea's name is wide, and what it stands over may lie nearer to the hand.
    if (named?.name.home === 'near') return named.name.id;
  }
  let near: string | undefined;
  let least = (finger ? REACH.finger : REACH.mouse) / camera.k;
  for (const space of atlas.spaces.values()) {
    const dx = Math.abs(wrapped(x, atlas.width) - space.at[0]);
    const away = Math.hypot(Math.min(dx, atlas.width - dx), y - space.at[1]);
    if (away < least) [near, least] = [space.id, away];
  }
  return near ?? atlas.spaceAt(x, y)?.id;
}
