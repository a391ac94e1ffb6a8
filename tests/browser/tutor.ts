import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const tutor = (page: Page) => page.locator('.tutor');
/** What the note says; what is read aloud comes a little later. */
export const said = async (page: Page): Promise<string> => (await tutor(page).locator('.tutor-text, .tutor-acts').allInnerTexts()).join();

/** Settings with which bots answer at once and nothing lies over the table. */
export async function settle(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(
    (given) => localStorage.setItem('epoque.settings', JSON.stringify({ botPace: 0, moments: 'none', ...given })),
    more,
  );
}

/** Do what the note asks for by pressing what it points at, or go on to the next note; false at the last one. */
export async function follow(page: Page, by: 'chip' | 'tutor'): Promise<boolean> {
  const next = tutor(page).locator('.btn.ink');
  const act = tutor(page).getByText(/^(Do it|Fais-le)$/);
  await next.or(act).first().waitFor();
  if ((await act.count()) > 0) {
    const before = await said(page);
    const press = async (): Promise<string> => {
      const shown = await said(page);
      if (shown !== before) return shown;
      const box = by === 'chip' ? await page.locator('.pointers .act').last().boundingBox() : null;
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      else if ((await act.count()) > 0) await act.click();
      return said(page);
    };
    // What cannot be taken back is pressed twice in the same place.
    await expect.poll(press, { interval: 500, timeout: 10_000 }).not.toBe(before);
    return true;
  }
  await page.locator('.tutor .btn.ink:not([aria-disabled])').waitFor();
  if (/Finish|Finir/.test((await next.textContent()) ?? '')) return false;
  await next.click();
  return true;
}

/** What was seen on the way to the last note. */
export interface Walk {
  /** The title of every note, in order. */
  readonly notes: readonly string[];
  /** Notes whose next press nothing pointed at. */
  readonly unpointed: readonly string[];
  /** Notes at which the page scrolled sideways, or a letter lay beyond the edge. */
  readonly cut: readonly string[];
  readonly presses: number;
}

/**
 * Follow the notes to the last one without leaving the page in between: what a letter stands beside is pressed where it is pointed
 * at, or the tutor is asked to do it. Ten times as fast as pressing from without.
 */
export const followToEnd = (page: Page, by: 'chip' | 'tutor'): Promise<Walk> =>
  page.evaluate(async (how) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const find = (part: string): HTMLElement | null => document.querySelector(`.tutor ${part}`);
    const title = (): string => find('h2')?.textContent ?? '';
    const words = (): string => `${title()}|${find('.tutor-text')?.textContent}|${find('.tutor-acts')?.innerHTML}`;
    const walk = { notes: [] as string[], unpointed: [] as string[], cut: [] as string[], presses: 0 };
    const isCut = (): boolean =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth ||
      [...document.querySelectorAll('.pointers .letter')].some((el) => {
        const { left, right } = el.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      });
    const note = (): void => {
      if (walk.notes.at(-1) !== title()) walk.notes.push(title());
      if (isCut() && walk.cut.at(-1) !== title()) walk.cut.push(title());
    };
    const ring = (): DOMRect | undefined => [...document.querySelectorAll('.pointers .act')].at(-1)?.getBoundingClientRect();
    /** What is pointed at, once the letter has come to rest; undefined when there is none. */
    const pointed = async (before: string): Promise<DOMRect | undefined> => {
      let was = ring();
      for (let i = 0, still = 0; i < 90; i++) {
        await frame();
        if (words() !== before) return undefined;
        const now = ring();
        still = was && now && was.left === now.left && was.top === now.top && was.width === now.width ? still + 1 : 0;
        if (now && (still === 2 || how === 'tutor')) return now;
        was = now;
      }
      return undefined;
    };
    /** Press in its middle, as a finger would: whatever lies on top there. */
    const press = ({ left, top, width, height }: DOMRect): void => {
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      const at = document.elementFromPoint(clientX, clientY);
      const init = { bubbles: true, cancelable: true, composed: true, clientX, clientY, detail: 1 };
      for (const type of ['pointerdown', 'pointerup', 'click']) at?.dispatchEvent(new PointerEvent(type, init));
    };
    const PATIENCE = 20_000;
    for (;;) {
      const begun = performance.now();
      let act = find('[data-means^="do "]');
      let next = find('.btn.ink:not([aria-disabled="true"])');
      while (!act && !next) {
        if (performance.now() - begun > PATIENCE) throw new Error(`nothing to do at '${title()}': ${find('')?.textContent}`);
        await frame();
        [act, next] = [find('[data-means^="do "]'), find('.btn.ink:not([aria-disabled="true"])')];
      }
      note();
      if (next && /Finish|Finir/.test(next.textContent)) return walk;
      const before = words();
      if (next) next.click();
      else {
        const spot = await pointed(before);
        // The last press was still on its way: the act is done.
        if (words() !== before) continue;
        if (!spot) walk.unpointed.push(title());
        if (spot && how === 'chip') press(spot);
        else find('[data-means^="do "]')?.click();
      }
      if (++walk.presses > 500) throw new Error(`still at '${title()}'`);
      // Some acts are several presses: each is pointed at when the one before has been seen.
      for (let i = 0; i < 6 && words() === before; i++) await frame();
    }
  }, by);
