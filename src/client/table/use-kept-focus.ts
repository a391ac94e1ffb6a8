import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Who plays by keyboard is not thrown off the table when what was focused goes: unless its zone found something near it, the next
 * question of mine has the focus. `question` is null while others are asked.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, question: unknown): void {
  const byKeys = useRef(false);
  /** Somebody reads why a choice is blocked: that is no focus to take away. */
  const reads = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const el = target as HTMLElement;
      byKeys.current = el.matches(':focus-visible') && bar.current?.closest('.desk')?.contains(el) === true;
    };
    // Whoever begins with the mouse and goes on with a key has the focus where the table put it, without having moved it.
    const onKey = () => {
      if (bar.current?.closest('.desk')?.contains(document.activeElement)) byKeys.current = true;
    };
    const onKeyUp = () => {
      reads.current = document.activeElement?.matches(BLOCKED) === true;
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keyup', onKeyUp, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keyup', onKeyUp, true);
    };
  }, [bar]);
  useLayoutEffect(() => {
    if (question === null || !byKeys.current) return;
    const keep = () => {
      const at = document.activeElement;
      // What has just been done may be blocked now, or the next thing in its place: neither is an answer.
      const isBlocked = !reads.current && bar.current?.contains(at) && at?.matches(BLOCKED);
      if (at === document.body || isBlocked) firstAnswer(bar.current)?.focus();
    };
    // The button that ended one thing would end the next under the same finger.
    const main = bar.current?.querySelector('.acts .main');
    if (main && main === document.activeElement) firstAnswer(bar.current)?.focus();
    // The zones go first: they hear of the change in a microtask that is already waiting. What is drawn later may still take it away.
    queueMicrotask(keep);
    const frame = requestAnimationFrame(keep);
    return () => cancelAnimationFrame(frame);
  }, [bar, question]);
  // The table opens with the focus on what is asked; a finger needs none, and would only see it jump.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || question === null) return;
    opened.current = true;
    const free = document.activeElement === document.body || document.activeElement === null;
    if (free && !matchMedia('(pointer: coarse)').matches) firstAnswer(bar.current)?.focus({ preventScroll: true });
  }, [bar, question]);
}

const BLOCKED = '[data-choice="blocked"]';

/** The first thing that can be done; a choice that is blocked only explains itself, so the end comes before it. */
const firstAnswer = (bar: HTMLElement | null): HTMLElement | null | undefined =>
  bar?.querySelector<HTMLElement>('[data-choice]:not([data-choice="blocked"])') ??
  bar?.querySelector<HTMLElement>('.acts .main:not([aria-disabled="true"])') ??
  bar?.querySelector<HTMLElement>('[data-choice], .acts button');
