import { useEffect, useState } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { prefersLessMotion } from '../kit/index.js';
import type { Plan } from '../table/plan.js';
import { Letter } from './rich.js';

/** A letter and what it stands beside: the first of these places that is on the screen. */
export interface Pointer {
  readonly letter: string;
  /** Selectors, the best first. */
  readonly places: readonly string[];
}

/** A letter in the corner of something narrower than this would hide it: it stands beside it. */
const NARROW = 64;
/** The room a letter takes beside something narrow. */
const BESIDE = 30;
/** How far a letter reaches beyond the left side of its ring. */
const EDGE = 12;

interface Spot {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What can be pressed, a name on a map, or a part of the board that only shows something. */
const placeOf = (target: string): string =>
  ['data-target', 'data-place', 'data-shows'].map((mark) => `.desk [${mark}="${CSS.escape(target)}"]`).join();

/** The move a note asks for: is it selected already, is its place pressed? */
export interface ActToPress {
  readonly move: Shape['move'];
  readonly targets: readonly string[];
  readonly picked: boolean;
  readonly opened: boolean;
}

/** Where a note points: at what it explains, and at what leads to its act: the place on the board, then the choice in the bar. */
export function pointersOf(
  points: Readonly<Record<string, string | undefined>> = {},
  act: ActToPress | undefined,
  plan: Plan | null,
): Pointer[] {
  const explained = Object.entries(points).flatMap(([letter, target]) =>
    target === undefined ? [] : [{ letter, places: [placeOf(target)] }],
  );
  // What is selected waits for the button that does it.
  if (act?.picked) return [{ letter: 'a', places: ['.prompt .acts .main'] }, ...explained];
  const named = (mark: string) => (target: string) => `.board [${mark}="${CSS.escape(target)}"]`;
  const lead = act && plan?.leadTo?.(act.move);
  const chip = lead
    ? lead.map((mark) => `.prompt [data-plan="${CSS.escape(mark)}"]`).join()
    : act && `.prompt [data-means^="${CSS.escape(writeMove(act.move))}"]`;
  // A place that was pressed has nothing more to say: the bar asks which of its moves is meant.
  const targets = act?.opened ? [] : (lead ?? act?.targets ?? []);
  // On a map it is a name that shows a place, the goal before where one comes from.
  const places = [
    ...targets.flatMap((target) => [named('data-plan')(target), named('data-target')(target)]),
    ...targets.toReversed().map(named('data-place')),
  ];
  const ends = act?.targets.some((target) => target.startsWith('control:')) ? ['.prompt .acts .main'] : [];
  return [
    ...(chip ? [{ letter: 'a', places: [...places, chip, ...ends] }] : []),
    ...(chip && places.length > 0 ? [{ letter: 'a ', places: [chip] }] : []),
    ...explained,
  ];
}

/** The first place that is shown; on a phone it may lie on another page: then the tab that leads there. */
export function find(places: readonly string[]): Element | undefined {
  const found = places.flatMap((place) => [...document.querySelectorAll(place)]);
  const shown = found.find((el) => {
    const { width, height } = el.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  if (shown) return shown;
  const [page] = found.flatMap((el) => el.closest<HTMLElement>('[data-away]')?.dataset.section ?? []);
  return page === undefined ? undefined : (document.querySelector(`.tabs [data-tab="${page}"]`) ?? undefined);
}

/** What lies over the foot of the board: a scene, and on a phone the line that stays in sight. */
const covers = (): Element[] => [...document.querySelectorAll('.moment, .phone .board [data-foot]')];

const FRAMES = '.board, .map, .rail, .prompt, .chips';
/** So much of a place is enough to point at it, where it is larger than that. */
const ENOUGH = 48;

/** The part of a place that its columns and strips show, down to what lies over its foot; undefined where too little is left. */
function shownPart(el: Element): Omit<Spot, 'letter'> | undefined {
  const whole = el.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  for (let frame = el.closest(FRAMES); frame; frame = frame.parentElement?.closest(FRAMES) ?? null) {
    const box = frame.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  for (const cover of covers()) {
    const box = cover.getBoundingClientRect();
    if (!cover.contains(el) && box.left < right && box.right > left && box.bottom > top) bottom = Math.min(bottom, box.top);
  }
  const [width, height] = [right - left, bottom - top];
  if (width < Math.min(whole.width / 2, ENOUGH) || height < Math.min(whole.height / 2, ENOUGH)) return undefined;
  // What is cut at its side keeps its own: only a column cuts off what is below.
  return { left: whole.left, top, width: whole.width, height };
}

function measure(pointers: readonly Pointer[]): Spot[] {
  return pointers.flatMap(({ letter, places }) => {
    const el = find(places);
    const part = el && shownPart(el);
    return part ? [{ letter, ...part }] : [];
  });
}

/** Lead to what a letter stands beside; on a phone it may lie on another page. */
export function leadTo({ places }: Pointer): void {
  const el = find(places);
  if (el?.matches('.tabs [data-tab]')) (el as HTMLElement).click();
  requestAnimationFrame(() => show([find(places)].filter((it) => it !== undefined)));
}

/** Bring what is pointed at into sight; what explains comes first, so that what to press wins. */
function show(found: readonly Element[]): void {
  const behavior = prefersLessMotion() ? 'instant' : 'smooth';
  const column = document.querySelector('.room.phone .board');
  const goal = column ? middleOf(column, found) : undefined;
  for (const el of found.toReversed())
    el.scrollIntoView({ block: 'nearest', inline: el.closest('.chips') ? 'center' : 'nearest', behavior });
  if (goal !== undefined) column?.scrollTo({ top: goal, behavior });
}

/** In the low window of a phone: where the column shows what to press, and as much of the rest as goes with it, in its middle. */
function middleOf(column: Element, found: readonly Element[]): number | undefined {
  const frame = column.getBoundingClientRect();
  const boxes = found.filter((el) => column.contains(el)).map((el) => el.getBoundingClientRect());
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  let { top, bottom } = first;
  for (const box of rest) {
    const both = [Math.min(top, box.top), Math.max(bottom, box.bottom)] as const;
    if (both[1] - both[0] <= frame.height) [top, bottom] = both;
  }
  // What is higher than the window is read from its head.
  if (bottom - top > frame.height) return column.scrollTop + top - frame.top;
  return column.scrollTop + (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

/** A move may still be scrolling the table to its own place: what to press is brought back once more after this time. */
const SETTLED = 800;

/** Rings and letters laid over the table: they cover nothing that can be pressed and follow whatever moves. */
export function Pointers({ pointers }: { readonly pointers: readonly Pointer[] }) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = JSON.stringify(pointers);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const seen = new Set<Element>();
    const look = () => {
      // A chip may come later, when its place on the board has been pressed.
      const fresh = pointers.flatMap(({ places }) => find(places) ?? []).filter((el) => !seen.has(el));
      for (const el of fresh) seen.add(el);
      show(fresh);
      const found = measure(pointers);
      const now = JSON.stringify(found);
      if (now !== last) setSpots(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    const again = setTimeout(() => {
      const act = find(pointers[0]?.places ?? []);
      if (act && !shownPart(act)) show([act]);
    }, SETTLED);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(again);
    };
  }, [key]);
  return (
    <div class="pointers" aria-hidden="true">
      {spots.map(({ letter, left, top, width, height }, i) => (
        <span
          key={letter}
          class={`ring${letter[0] === 'a' ? ' act' : ''}${width < NARROW && left > BESIDE ? ' narrow' : ''}`}
          style={{
            left: `${left}px`,
            top: `${top}px`,
            width: `${width}px`,
            height: `${height}px`,
            // At the edge of the screen the letter comes inside.
            '--inside': `${Math.max(0, EDGE - left)}px`,
            // What is explained may be what is to be pressed: the letters then stand side by side.
            '--beside': spots.slice(0, i).filter((spot) => spot.left === left && spot.top === top && spot.letter[0] !== letter[0]).length,
          }}
        >
          <Letter of={letter[0]!} />
        </span>
      ))}
    </div>
  );
}
