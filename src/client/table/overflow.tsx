import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Mark, prefersLessMotion } from '../kit/index.js';
import { useTableText } from './texts.js';

/** A strip that may hold more than it shows says how much is out of sight, and leads there. */
export function Overflow({
  strip,
  of,
  children,
}: {
  readonly strip: RefObject<HTMLElement | null>;
  /** What the strip holds; counted again when it changes. */
  readonly of: unknown;
  readonly children: ComponentChildren;
}) {
  const say = useTableText();
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const el = strip.current;
    if (!el) return;
    const count = () => {
      const edge = el.getBoundingClientRect().right;
      // A chip of which less than half is seen is not seen.
      const beyond = (chip: Element): boolean => {
        const { left, width } = chip.getBoundingClientRect();
        return left + width / 2 > edge;
      };
      setHidden([...el.querySelectorAll('.chip')].filter(beyond).length);
    };
    count();
    el.addEventListener('scroll', count, { passive: true });
    addEventListener('resize', count);
    return () => {
      el.removeEventListener('scroll', count);
      removeEventListener('resize', count);
    };
  }, [strip, of]);
  const onward = () =>
    strip.current?.scrollBy({ left: strip.current.clientWidth * 0.8, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
  return (
    <>
      {children}
      {hidden > 0 && (
        <button type="button" class="onward" aria-label={say('prompt.onward', { n: hidden })} onClick={onward} data-means="onward">
          +{hidden} <Mark name="next" size={11} />
        </button>
      )}
    </>
  );
}
