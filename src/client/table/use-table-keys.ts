import { useLayoutEffect } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import type { Plan } from './plan.js';
import type { History } from './use-history.js';
import type { Moments } from './use-moments.js';
import type { Picking } from './use-picking.js';

interface Keys<T extends Shape> {
  readonly picking: Picking<T>;
  readonly plan: Plan | null;
  readonly history: History;
  readonly last: number;
  readonly undo: () => void;
  readonly zoom: (card: string) => void;
  readonly moments: Moments;
  /** Show all keys. */
  readonly help: () => void;
}

export const isTyping = (el: Element | null): boolean => el?.matches('input, textarea, select, [contenteditable]') === true;
const isPressable = (el: Element | null): boolean => el?.matches('button, a, summary, [role=button]') === true;

/**
 * A warning is answered wherever the focus is: neither a card under it nor the chip it warns of is meant. Only another
 * choice or button of the bar keeps its own meaning.
 */
const isAnotherAnswer = (el: Element | null, plan: Plan | null): boolean =>
  // The chips of a plan have been pressed already: the warning is about what came after them.
  plan ? !!el?.closest('.prompt .acts') : !!el?.closest('.prompt') && !el.matches('.chip.sel');

/** 1-9 pick, Enter confirms, U takes back, E ends, Escape steps back, Z enlarges, N goes on from a moment, R shows the last one again; arrows walk through the past. */
export function useTableKeys<T extends Shape>({ picking, plan, history, last, undo, zoom, moments, help }: Keys<T>): void {
  // Before the next key can come: a quick hand must not act on the question before.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector('dialog[open]')) return;
      const el = document.activeElement;
      if (isTyping(el)) return;
      if (act(e, el)) e.preventDefault();
    };

    const act = (e: KeyboardEvent, el: Element | null): boolean => {
      if (/^[1-9]$/.test(e.key)) return pick(e.key);
      switch (e.key) {
        case 'Enter':
          if (moments.current && !isPressable(el) && !picking.selected) {
            moments.next();
            return true;
          }
          return (!isPressable(el) || (picking.confirming !== null && !isAnotherAnswer(el, plan))) && confirm(el);
        case 'u':
        case 'U':
          if (history.ply === null) takeBack();
          return true;
        case 'e':
        case 'E':
          if (history.ply !== null || !picking.ends[0]) return true;
          picking.act(picking.ends[0], el ?? document.body);
          // What E has picked is what Enter does next, not the choice that had the focus, nor what a plan offers.
          document.querySelector<HTMLElement>(`.prompt .acts ${plan?.primary ? '.end' : '.main'}`)?.focus();
          return true;
        case 's':
        case 'd':
        case 'f':
        case 'g':
        case 'j':
        case 'k':
        case 'm':
          return openGroup(e.key);
        case 'z':
        case 'Z':
          return enlarge(el);
        case '?':
          help();
          return true;
        case 'n':
          moments.next();
          return true;
        case 'r':
        case 'R':
          if (moments.all.length > 0) moments.replay(moments.all.at(-1)!);
          return moments.all.length > 0;
        case 'Escape':
          if (moments.current) {
            moments.skip();
            return true;
          }
          if (picking.cancel()) return true;
          if (plan?.back) {
            plan.back();
            return true;
          }
          if (history.ply === null) return false;
          history.leave();
          return true;
        case 'ArrowLeft':
        case 'ArrowRight':
          if (history.ply === null || el?.closest('[data-roving]')) return false;
          history.go(history.ply + (e.key === 'ArrowLeft' ? -1 : 1));
          return true;
        case 'Home':
        case 'End':
          if (history.ply === null || el?.closest('[data-roving]')) return false;
          history.go(e.key === 'Home' ? 0 : last);
          return true;
        default:
          return false;
      }
    };

    /** Where the way back is closed, its button says by what, and what could be done about it. */
    const takeBack = (): void => {
      const closed = document.querySelector<HTMLElement>('.prompt .acts .undo[aria-disabled="true"]');
      closed?.focus();
      if (closed) closed.click();
      else undo();
    };

    const pick = (key: string): boolean => {
      const chip = document.querySelector<HTMLElement>(`.prompt [data-choice="${key}"]`);
      if (plan && chip) {
        chip.focus();
        chip.click();
        return true;
      }
      const choice = picking.bar.shown[Number(key) - 1];
      if (!chip || !choice) return false;
      picking.select(choice);
      chip.focus();
      return true;
    };

    const openGroup = (key: string): boolean => {
      const tab = plan ? undefined : picking.bar.tabs.find((x) => x.key === key);
      if (tab) picking.openGroup(tab.open ? null : tab.id);
      return tab !== undefined;
    };

    const confirm = (el: Element | null): boolean => {
      if (picking.confirming) picking.confirm();
      else if (plan?.primary) plan.primary.act(el ?? document.body);
      else if (picking.selected) picking.act(picking.selected, el ?? document.body);
      else return false;
      return true;
    };

    const enlarge = (el: Element | null): boolean => {
      const card = (el?.closest<HTMLElement>('[data-zoom]') ?? document.querySelector<HTMLElement>('[data-zoom]:hover'))?.dataset.zoom;
      if (card === undefined) return false;
      zoom(card);
      return true;
    };

    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
