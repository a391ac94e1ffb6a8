import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
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

/** The width for which the board is drawn before it is made small. */
const DRAWN = 1180;
const HIGH = 700;
/** Smaller than this nobody could read it: then it is moved under its frame instead. */
const LEAST = 0.55;

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
}

/** The real board at one moment, as small as its frame: a picture, for what it shows is told beside it. */
export function StillBoard({ pack, snapshot, lang, label, lit = [], plans, high = HIGH }: StillProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const measure = () => setScale(Math.max(LEAST, (frame.current?.clientWidth ?? DRAWN) / DRAWN));
    measure();
    const watch = new ResizeObserver(measure);
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  // Where not all of it has room: what the step is about, or else the middle.
  useEffect(() => {
    const view = frame.current;
    if (!view) return;
    const box = view.querySelector('[data-lit], [data-plans]')?.getBoundingClientRect();
    const frameAt = view.getBoundingClientRect();
    const middle = box ? (box.left + box.right) / 2 - frameAt.left + view.scrollLeft : (DRAWN * scale) / 2;
    view.scrollLeft = middle - view.clientWidth / 2;
    view.scrollTop = box ? (box.top + box.bottom) / 2 - frameAt.top + view.scrollTop - view.clientHeight / 2 : 0;
  }, [scale, snapshot, plans]);
  const me = snapshot.viewer === 'spectator' ? 0 : snapshot.viewer;
  const marked: BoardProps<Shape>['targetProps'] = (target, card) => ({
    ...STILL.targetProps(target, card),
    ...(lit.includes(target) ? { 'data-lit': 'true' as const } : undefined),
    ...(plans?.has(target) ? { 'data-plans': plans.get(target) } : undefined),
  });
  return (
    <div
      ref={frame}
      class="still"
      role="img"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls on small screens
      tabIndex={0}
      style={{ height: `${Math.round(Math.min(high, HIGH * scale))}px` }}
    >
      <div class="room wide" inert style={{ width: `${DRAWN}px`, height: `${HIGH}px`, transform: `scale(${scale})` }}>
        <div class="desk past">
          <div class="board">
            <pack.Board {...STILL} snapshot={snapshot} lang={lang} layout="desktop" me={me} targetProps={marked} />
          </div>
        </div>
      </div>
    </div>
  );
}
