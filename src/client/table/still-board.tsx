import type { CSSProperties } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { DrawnContext } from '../kit/index.js';
import type { AnyBoardPackage, BoardProps } from './board-package.js';
import type { Snapshot } from './table.js';
import './still-board.css';

const nothing = (): void => {};
/** Nothing is asked and nothing can be pressed. */
const STILL: Omit<BoardProps<Shape>, 'snapshot' | 'lang' | 'layout' | 'me'> = {
  past: true,
  preview: null,
  previewed: null,
  deltas: new Map(),
  plan: null,
  play: nothing,
  zoom: nothing,
  openRule: nothing,
  choicesFor: () => [],
  stateOf: () => 'rest',
  reasonFor: () => undefined,
  targetProps: (target) => ({
    'data-target': target,
    'data-state': 'rest',
    onClick: nothing,
    onMouseEnter: nothing,
    onMouseLeave: nothing,
    onFocus: nothing,
    onBlur: nothing,
  }),
};

const NONE: readonly string[] = [];
/** The width for which the board is drawn before it is made small. */
const DRAWN = 1180;
const HIGH = 700;
/** Smaller than this nobody could read it: then it is larger than its frame, and moved under it. */
const LEAST = 0.55;
const LEGIBLE = 0.75;
const scaleFor = (width: number): number => (width < LEAST * DRAWN ? LEGIBLE : width / DRAWN);

/** A mark around a place reaches so far beyond it. */
const EDGE = 3;

/** What can be pressed, a name on a map, or a part that only shows something. */
const placeOf = (target: string): string =>
  ['data-target', 'data-place', 'data-shows'].map((mark) => `[${mark}="${CSS.escape(target)}"]`).join();

interface StillProps {
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  readonly lang: Lang;
  readonly label: string;
  /** Places to mark, as the tutor would. */
  readonly lit?: readonly string[];
  /** Places that what was played means, the better plan, or both. */
  readonly plans?: ReadonlyMap<string, 'played' | 'best' | 'both'>;
  /** The frame is no higher than that; what does not fit is moved under it. */
  readonly high?: number;
  /** Are the areas of the others shown below? */
  readonly rivals?: boolean;
}

/** The real board at one moment, as small as its frame: a picture, for what it shows is told beside it. */
export function StillBoard({ pack, snapshot, lang, label, lit = NONE, plans, high = HIGH, rivals = false }: StillProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(LEAST);
  useLayoutEffect(() => {
    const measure = () => setScale(scaleFor(frame.current?.clientWidth ?? DRAWN));
    measure();
    const watch = new ResizeObserver(measure);
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  // Marks lie over the board: what stands on a map has no edge of its own.
  const [marks, setMarks] = useState<readonly CSSProperties[]>([]);
  useEffect(() => {
    const room = frame.current?.firstElementChild;
    if (!room) return;
    // A map takes its place after it has been drawn.
    const later = requestAnimationFrame(() => {
      const { left, top } = room.getBoundingClientRect();
      const places = lit.flatMap((target) => [...room.querySelectorAll(placeOf(target))].slice(0, 1));
      setMarks(
        places.map((place) => {
          const box = place.getBoundingClientRect();
          return {
            left: `${(box.left - left) / scale - EDGE}px`,
            top: `${(box.top - top) / scale - EDGE}px`,
            width: `${box.width / scale + 2 * EDGE}px`,
            height: `${box.height / scale + 2 * EDGE}px`,
          };
        }),
      );
    });
    return () => cancelAnimationFrame(later);
  }, [scale, snapshot, lit]);
  // Where not all of it has room: what the step is about, or else the middle.
  useEffect(() => {
    const view = frame.current;
    if (!view) return;
    const box = view.querySelector('.still-mark, [data-plans]')?.getBoundingClientRect();
    const frameAt = view.getBoundingClientRect();
    const middle = box ? (box.left + box.right) / 2 - frameAt.left + view.scrollLeft : (DRAWN * scale) / 2;
    view.scrollLeft = middle - view.clientWidth / 2;
    view.scrollTop = box ? (box.top + box.bottom) / 2 - frameAt.top + view.scrollTop - view.clientHeight / 2 : 0;
  }, [scale, snapshot, plans, marks]);
  const me = snapshot.viewer === 'spectator' ? 0 : snapshot.viewer;
  const marked: BoardProps<Shape>['targetProps'] = (target, card) => ({
    ...STILL.targetProps(target, card),
    ...(plans?.has(target) ? { 'data-plans': plans.get(target) } : undefined),
  });
  const props: BoardProps<Shape> = { ...STILL, snapshot, lang, layout: 'desktop', me, targetProps: marked };
  return (
    <DrawnContext.Provider value={true}>
      <div
        ref={frame}
        class="still drawn"
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls on small screens
        tabIndex={0}
        style={{ height: `${Math.round(Math.min(high, HIGH * (scale === LEGIBLE ? LEAST : scale)))}px` }}
      >
        <div class="room wide" inert style={{ width: `${DRAWN}px`, height: `${HIGH}px`, transform: `scale(${scale})` }}>
          <div class="desk past">
            <div class="board">
              <pack.Board {...props} />
            </div>
          </div>
          {marks.map((style, i) => (
            <i key={i} class="still-mark" style={style} />
          ))}
        </div>
      </div>
      {rivals && (
        <div class="still-rivals room wide drawn" inert>
          <div class="desk past">
            <div class="rail">
              <pack.Opponents {...props} />
            </div>
          </div>
        </div>
      )}
    </DrawnContext.Provider>
  );
}
