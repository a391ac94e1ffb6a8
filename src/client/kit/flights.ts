import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/types.js';
import { strip } from './aloft.js';
import { EASE, moveTime } from './flip.js';
import { prefersLessMotion } from './hooks.js';

/** What the last move did, as far as pieces do not show it by themselves: `useFlip` knows where the same piece stands again. */
export interface Flown {
  /** Who took what lay there: by its target, or by its card. */
  readonly takenBy: (name: string) => Seat | undefined;
  /** Points, and the targets they come from. */
  readonly points: readonly { readonly seat: Seat; readonly n: number; readonly from: readonly string[] }[];
}

/** A piece that lay open, in case it is gone after the next move. */
interface Lying {
  readonly el: HTMLElement;
  readonly parent: HTMLElement | null;
  readonly names: readonly string[];
  readonly box: DOMRect;
}
/** So many pieces of one heap are seen on their way. */
const MOST = 6;

/**
 * Pieces without a name of their own fly too. Heaps (`data-heap` names the kind, `data-at` the place,
 * `data-count` how many, `data-piece` how one is found): what one has less, the other has more. Cards that a rival takes fly to the area of that seat (`data-area`), points to its score (`data-score`).
 */
export function useFlights(root: RefObject<HTMLElement | null>, ply: number, flown: Flown): void {
  const before = useRef<
    { readonly ply: number; readonly counts: ReadonlyMap<string, number>; readonly lying: readonly Lying[] } | undefined
  >(undefined);
  useLayoutEffect(() => {
    const desk = root.current;
    if (!desk || prefersLessMotion()) return;
    const was = before.current;
    const heaps = [...desk.querySelectorAll<HTMLElement>('[data-heap]')];
    const counts = new Map(heaps.map((el) => [keyOf(el), countOf(el)]));
    const lying = [...desk.querySelectorAll<HTMLElement>('[data-flip][data-target]')].map((el) => ({
      el,
      parent: el.parentElement,
      names: [el.dataset.target!, ...(el.dataset.zoom === undefined ? [] : [el.dataset.zoom])],
      box: el.getBoundingClientRect(),
    }));
    before.current = { ply, counts, lying };
    // Only what happens now: who turns the pages of the past sees pieces where they stand.
    if (!was || ply <= was.ply) return;
    moveHeaps(heaps, was.counts);
    for (const piece of was.lying) {
      if (piece.el.isConnected) continue;
      const seat = piece.names.map(flown.takenBy).find((found) => found !== undefined);
      const area = seat === undefined ? null : desk.querySelector(`[data-area="${seat}"]`);
      if (area) flyFrom(piece, area);
    }
    for (const { seat, n, from } of flown.points) {
      const start = from.map((target) => desk.querySelector(`[data-target="${CSS.escape(target)}"]`)).find(Boolean);
      const end = document.querySelector(`[data-score="${seat}"]`);
      if (start && end) fly(pointsOf(n), start.getBoundingClientRect(), end.getBoundingClientRect());
    }
  }, [ply]);
}

const countOf = (el: HTMLElement): number => Number(el.dataset.count);
/** A heap is known by its kind and by the place it lies at. */
const keyOf = (el: HTMLElement): string => `${el.dataset.heap} ${el.dataset.at}`;

function moveHeaps(heaps: readonly HTMLElement[], was: ReadonlyMap<string, number>): void {
  const by = (el: HTMLElement): number => countOf(el) - (was.get(keyOf(el)) ?? 0);
  for (const kind of new Set(heaps.map((el) => el.dataset.heap))) {
    const own = heaps.filter((el) => el.dataset.heap === kind);
    const givers = own.filter((el) => was.has(keyOf(el)) && by(el) < 0).map((el) => ({ el, left: -by(el) }));
    for (const taker of own.filter((el) => by(el) > 0)) {
      const piece = taker.querySelector(taker.dataset.piece!);
      if (!piece) continue;
      for (let n = Math.min(by(taker), MOST); n > 0; n--) {
        const giver = givers.find(({ left }) => left > 0);
        if (!giver) break;
        giver.left--;
        fly(piece.cloneNode(true) as HTMLElement, giver.el.getBoundingClientRect(), piece.getBoundingClientRect(), n * 40);
      }
    }
  }
}

function flyFrom({ el, parent, box }: Lying, area: Element): void {
  const copy = el.cloneNode(true) as HTMLElement;
  // The card keeps the styles of the zone it comes from.
  const zone = document.createElement('div');
  zone.className = parent?.className ?? '';
  zone.style.display = 'contents';
  zone.append(copy);
  copy.style.cssText += `;width:${box.width}px;height:${box.height}px;min-width:0`;
  fly(copy, box, area.getBoundingClientRect(), 0, 0.35);
}

function pointsOf(n: number): HTMLElement {
  const piece = document.createElement('span');
  piece.className = 'flown-points';
  piece.textContent = n > 0 ? `+${n}` : `−${-n}`;
  return piece;
}

/** A copy on its way from the middle of one box to the middle of the other; nothing finds it, nobody hears it. */
function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, delay = 0, scale = 1): void {
  if (to.width === 0 || from.width === 0) return;
  strip(copy);
  const whole = copy.parentElement ?? copy;
  // Whatever the styles of its board say of such a piece.
  copy.style.cssText += ';position:fixed;left:0;top:0;z-index:40';
  document.body.append(whole);
  const own = copy.getBoundingClientRect();
  const place = (box: DOMRect, k: number): string =>
    `translate(${box.left + box.width / 2 - own.width / 2}px, ${box.top + box.height / 2 - own.height / 2}px) scale(${k})`;
  const animation = copy.animate(
    [{ transform: place(from, 1) }, { transform: place(to, scale), opacity: 1, offset: 0.85 }, { transform: place(to, scale), opacity: 0 }],
    { id: 'flight', duration: moveTime() + 80, delay, easing: EASE, fill: 'backwards' },
  );
  animation.onfinish = animation.oncancel = () => whole.remove();
}
