/** A place on the screen, as far as pieces need it to travel. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Asks whether what is seen there would be cut off by a box that scrolls or hides around an element; each box is measured once. */
export function openClips(): (el: Element, seen: Frame) => boolean {
  const known = new Map<Element, readonly Frame[]>();
  const clipsOf = (box: Element | null): readonly Frame[] => {
    if (!box || box === document.body) return [];
    let clips = known.get(box);
    if (!clips) {
      clips = clipsOf(box.parentElement);
      if (getComputedStyle(box).overflow !== 'visible') clips = [...clips, box.getBoundingClientRect()];
      known.set(box, clips);
    }
    return clips;
  };
  return (el, seen) => !clipsOf(el.parentElement).every((clip) => holds(clip, seen));
}

/** What stands out by a shadow's breadth is whole enough. */
const SLACK = 3;
const holds = (clip: Frame, seen: Frame): boolean =>
  clip.left - seen.left <= SLACK && clip.top - seen.top <= SLACK && seen.right - clip.right <= SLACK && seen.bottom - clip.bottom <= SLACK;

/** What the browser would give a popover, unless the piece has its own. */
const OWN = ['background', 'border', 'borderRadius', 'color', 'overflow', 'padding'] as const;

/**
 * A likeness of a piece in the same place, above everything and cut off by nothing: it stands beside its original, so that the
 * styles of all that is around it hold, and nothing finds or hears it.
 */
export function lift(el: HTMLElement): HTMLElement {
  const { left, top, width, height } = el.getBoundingClientRect();
  const copy = el.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(el);
  for (const name of OWN) copy.style[name] = style[name];
  copy.style.cssText += `;position:fixed;inset:auto;left:${left}px;top:${top}px;width:${width}px;height:${height}px;box-sizing:border-box;min-width:0;max-width:none;min-height:0;max-height:none`;
  strip(copy);
  copy.dataset.flown = el.dataset.flip ?? '';
  copy.popover = 'manual';
  el.parentElement!.append(copy);
  copy.showPopover();
  return copy;
}

/** Nothing finds a likeness by what it stands for, nobody hears or presses it. */
export function strip(copy: HTMLElement): void {
  copy.inert = true;
  copy.style.cssText += ';margin:0;pointer-events:none;transition:none';
  for (const el of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const { name } of [...el.attributes])
      if (name === 'id' || (name.startsWith('data-') && name !== 'data-state')) el.removeAttribute(name);
}
