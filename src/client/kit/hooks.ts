import { createContext, type RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { inTextSize } from './text-size.js';

/** A board that is drawn in small has a room of its own: how large the window is says nothing of it. */
export const DrawnContext = createContext(false);

export function useMediaQuery(written: string): boolean {
  const drawn = useContext(DrawnContext);
  const query = inTextSize(written);
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches && !drawn;
}

/** The system's wish or the player's own setting. */
export const prefersLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const ROVING = '[data-roving]';

/**
 * Arrow keys inside a zone: one member is in the tab order, arrows go to the nearest member in that direction.
 * Mark the members with `data-roving`. A zone that `keeps` the focus gives it to the next member when the one that had it goes.
 */
export function useRoving(zone: RefObject<HTMLElement | null>, keeps = false): void {
  useEffect(() => {
    const root = zone.current;
    if (!root) return;
    const members = () => [...root.querySelectorAll<HTMLElement>(ROVING)];
    const admit = (chosen: HTMLElement | undefined) => {
      for (const member of members()) member.tabIndex = member === chosen ? 0 : -1;
    };
    const refresh = () => {
      const all = members();
      if (!all.some((member) => member.tabIndex === 0)) admit(all[0]);
      else admit(all.find((member) => member.tabIndex === 0));
    };
    let held: { readonly member: HTMLElement; readonly place: number } | undefined;
    const keep = () => {
      if (!held || held.member.isConnected || document.activeElement !== document.body) return;
      const all = members();
      all[Math.min(held.place, all.length - 1)]?.focus();
    };
    const onKey = (e: KeyboardEvent) => {
      const from = (e.target as HTMLElement).closest<HTMLElement>(ROVING);
      if (!from || !root.contains(from)) return;
      const to = e.key === 'Home' ? members()[0] : e.key === 'End' ? members().at(-1) : nearest(from, members(), e.key);
      if (!to) return;
      e.preventDefault();
      admit(to);
      to.focus();
    };
    const onFocus = (e: FocusEvent) => {
      const found = (e.target as HTMLElement).closest<HTMLElement>(ROVING);
      const member = found && root.contains(found) ? found : undefined;
      if (member) admit(member);
      // Whoever clicked, or went on to another zone, looks elsewhere by now.
      held = member?.matches(':focus-visible') ? { member, place: members().indexOf(member) } : undefined;
    };
    refresh();
    const watcher = new MutationObserver(() => {
      refresh();
      if (keeps) keep();
    });
    watcher.observe(root, { childList: true, subtree: true });
    root.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      root.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [zone, keeps]);
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The member that lies nearest in the direction of the key; distance aside counts double. */
function nearest(from: HTMLElement, members: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const centre = (el: HTMLElement) => {
    const r = el.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2] as const;
  };
  const [fx, fy] = centre(from);
  let best: HTMLElement | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const member of members) {
    if (member === from) continue;
    const [x, y] = centre(member);
    const along = (x - fx) * direction[0] + (y - fy) * direction[1];
    const aside = Math.abs((x - fx) * direction[1]) + Math.abs((y - fy) * direction[0]);
    if (along <= 4) continue;
    const distance = along + aside * 2;
    if (distance < bestDistance) [best, bestDistance] = [member, distance];
  }
  return best;
}

/**
 * Draw again when a source says so. It listens before the browser does anything else: a plain effect waits for the next
 * frame, which a tab in the background never gets, and what the source says until then would be missed for good.
 */
export function useRedraw(subscribe: (redraw: () => void) => () => void, keys: readonly unknown[]): void {
  const [, redraw] = useState(0);
  useLayoutEffect(() => subscribe(() => redraw((n) => n + 1)), keys);
}
