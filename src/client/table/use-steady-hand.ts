import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { cssTime, oncePainted } from '../kit/index.js';
import { isTyping } from './use-table-keys.js';

/** Keys that answer, end or take back. */
const DOES = /^([1-9]|Enter| |[eu])$/i;

/** Whatever a press can mean: choices and buttons of the bar say it themselves, places of the board by their choices. */
const PRESSABLE = '[data-means], [data-target]';

export interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly means: string;
}

/** What could be pressed, until a change was seen; a slow page shows it late. */
export interface Former {
  until: number;
  readonly spots: readonly Spot[];
}

/**
 * A hand on its way is not deceived: a press on a place that meant something else a moment ago does nothing. `question` changes
 * whenever a press may have got another meaning; `choicesAt` names what a place of the board means.
 */
export function useSteadyHand(
  desk: RefObject<HTMLElement | null>,
  question: readonly unknown[],
  choicesAt: (target: string) => string,
): void {
  const asked = useRef(question);
  const former = useRef<readonly Former[]>([]);
  const last = useRef<Press | undefined>(undefined);
  const meaningOf = useRef((_: HTMLElement): string => '');

  // While this is called the page still shows what was asked before: where things lie now is where the hand saw them, however
  // far the page has been scrolled and whatever was flying meanwhile.
  if (desk.current && question.some((part, i) => part !== asked.current[i])) {
    const now = performance.now();
    const spots = [...desk.current.querySelectorAll<HTMLElement>(PRESSABLE)].map((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return { left, right, top, bottom, means: meaningOf.current(el) };
    });
    // One act may change the question in several steps: a hand is as slow after the last as after the first.
    former.current = [...former.current.filter(({ until }) => now - until < LONGEST), { until: Number.POSITIVE_INFINITY, spots }];
    asked.current = question;
  }
  meaningOf.current = (el) => el.dataset.means ?? choicesAt(el.dataset.target!);

  useLayoutEffect(() => {
    const replaced = former.current.filter(({ until }) => until === Number.POSITIVE_INFINITY);
    // Not given up when the next question comes: what these showed is gone with the first picture after them.
    oncePainted((at) => {
      for (const one of replaced) one.until = Math.min(one.until, at);
    });
  }, question);

  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    let down: number | undefined;
    let key: KeyPress | undefined;
    const isTable = (at: Element): boolean => at === document.body || (root.contains(at) && !isTyping(at));
    const swallow = (e: Event) => {
      e.stopPropagation();
      e.preventDefault();
      showSteadied(root);
    };
    const onDown = (e: PointerEvent) => {
      down = e.timeStamp;
    };
    const onClick = (e: MouseEvent) => {
      // When the finger came down counts, not when it was lifted, nor when a busy page comes to it.
      const at = down ?? e.timeStamp;
      down = undefined;
      const el = (e.target as Element).closest<HTMLElement>(PRESSABLE);
      // A click without a pointer comes from a key or a screen reader: nothing moves under those.
      if (!el || e.detail === 0) return;
      const settle = cssTime('--m-settle');
      if (settle === 0) return;
      const press = pressAfter(last.current, { x: e.clientX, y: e.clientY, at }, settle);
      last.current = press;
      if (!counts(press, meaningOf.current(el), former.current, settle)) swallow(e);
    };
    // The focus has gone on to the next question: the same key, pressed twice or held, would answer that too.
    const onKey = (e: KeyboardEvent) => {
      if (!DOES.test(e.key) || e.ctrlKey || e.metaKey || e.altKey || !isTable(e.target as Element)) return;
      const settle = cssTime('--m-settle');
      if (settle === 0) return;
      const press = keyAfter(key, { key: e.key, at: e.timeStamp, held: e.repeat }, settle);
      key = press;
      if (isRepeated(press, former.current)) swallow(e);
    };
    addEventListener('keydown', onKey, true);
    root.addEventListener('pointerdown', onDown, true);
    root.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      root.removeEventListener('pointerdown', onDown, true);
      root.removeEventListener('click', onClick, true);
    };
  }, [desk]);
}

/** How long the bar shines after a press that did nothing. */
const SHINE = 500;

/** A press that did nothing is seen: whoever meant it presses again. */
function showSteadied(root: HTMLElement): void {
  root.classList.add('steadied');
  setTimeout(() => root.classList.remove('steadied'), SHINE);
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** When the first press of the gesture was made: a double click is one. */
  readonly begun: number;
}

/** Presses so near to each other, in pixels, are one gesture when they follow quickly. */
const NEAR = 24;
/** Whoever goes on pressing for so many settling times means it. */
const INSISTS = 2;

/** A press, and when its gesture began: not every browser counts the taps of one. */
export function pressAfter(last: Press | undefined, press: Omit<Press, 'begun'>, settle: number): Press {
  const goesOn =
    last &&
    press.at - last.at < settle * 1.5 &&
    press.at - last.begun < settle * INSISTS &&
    Math.hypot(press.x - last.x, press.y - last.y) < NEAR;
  return { ...press, begun: goesOn ? last.begun : press.at };
}

interface KeyPress {
  readonly key: string;
  readonly at: number;
  /** When this key was first pressed: twice quickly, or held, it is one gesture. */
  readonly begun: number;
}

export function keyAfter(
  last: KeyPress | undefined,
  { key, at, held }: { readonly key: string; readonly at: number; readonly held: boolean },
  settle: number,
): KeyPress {
  const goesOn = last && last.key === key && (held || (at - last.at < settle && at - last.begun < settle * INSISTS));
  return { key, at, begun: goesOn ? last.begun : at };
}

/** Has this gesture of a key already done something? */
export const isRepeated = ({ at, begun }: Pick<KeyPress, 'at' | 'begun'>, former: readonly Former[]): boolean =>
  begun < at && former.some(({ until }) => until >= begun);

/**
 * Has the place meant the same for long enough, and all through the gesture? The second half of a double click does nothing
 * right after the first has done something, be it the same again.
 */
export function counts({ x, y, at, begun }: Press, means: string, former: readonly Former[], settle: number): boolean {
  if (begun < at && former.some(({ until }) => until >= at - settle)) return false;
  return hasMeant(means, former, Math.min(begun, at - settle), x, y);
}

/** Changes older than this deceive nobody. */
const LONGEST = 2000;

/** Has a point meant the same ever since that time? */
const hasMeant = (means: string, former: readonly Former[], since: number, x: number, y: number): boolean =>
  former.every(({ until, spots }) => until < since || meaningAt(spots, x, y) === means);

/** The innermost spot at a point. */
function meaningAt(spots: readonly Spot[], x: number, y: number): string | undefined {
  const hit = spots.filter(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
  const size = ({ left, right, top, bottom }: Spot): number => (right - left) * (bottom - top);
  return hit.sort((a, b) => size(a) - size(b))[0]?.means;
}
