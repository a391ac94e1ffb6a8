import { useEffect, useState } from 'preact/hooks';
import { prefersLessMotion } from '../kit/index.js';
import { Letter } from './rich.js';

/** A letter and what it stands beside: the first of these places that is on the screen. */
export interface Pointer {
  readonly letter: string;
  /** Selectors, the best first. */
  readonly places: readonly string[];
}

interface Spot {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const placeOf = (target: string): string => `.desk [data-target="${CSS.escape(target)}"]`;

function find(places: readonly string[]): Element | undefined {
  for (const place of places)
    for (const el of document.querySelectorAll(place)) {
      const { width, height } = el.getBoundingClientRect();
      if (width > 0 && height > 0) return el;
    }
  return undefined;
}

function measure(pointers: readonly Pointer[]): Spot[] {
  return pointers.flatMap(({ letter, places }) => {
    const el = find(places);
    if (!el) return [];
    const { left, top, width, height } = el.getBoundingClientRect();
    // What a scrolled column hides is not pointed at.
    const frame = el.closest('.board, .rail, .prompt')?.getBoundingClientRect();
    const hidden = frame && (top + height / 2 < frame.top || top + height / 2 > frame.bottom);
    return hidden ? [] : [{ letter, left, top, width, height }];
  });
}

/** Rings and letters laid over the table: they cover nothing that can be pressed and follow whatever moves. */
export function Pointers({ pointers }: { readonly pointers: readonly Pointer[] }) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = JSON.stringify(pointers);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = () => {
      const found = measure(pointers);
      const now = JSON.stringify(found);
      if (now !== last) setSpots(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    find(pointers[0]?.places ?? [])?.scrollIntoView({ block: 'nearest', behavior: prefersLessMotion() ? 'instant' : 'smooth' });
    look();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return (
    <div class="pointers" aria-hidden="true">
      {spots.map(({ letter, left, top, width, height }) => (
        <span
          key={letter}
          class={letter[0] === 'a' ? 'ring act' : 'ring'}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        >
          <Letter of={letter[0]!} />
        </span>
      ))}
    </div>
  );
}
