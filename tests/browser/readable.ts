import type { Page } from 'playwright-core';
import { lookAt } from './harness.js';

/**
 * Text that nobody can read: cut off by a box that does not scroll, or covered by something else. Each finding names the
 * words and where they stand. What is only for screen readers, fades out on purpose or can be scrolled to is left out.
 */
export async function unreadable(page: Page): Promise<string[]> {
  await lookAt(page);
  return page.evaluate(() => {
    const SLACK = 3;
    /** Boxes that may cut: strips that say so with a mark, pictures, what lies below the fold of a scrolling box. */
    const scrolls = (el: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(el);
      return /auto|scroll/.test(overflowX + overflowY);
    };
    const pathOf = (el: Element): string => {
      const parts: string[] = [];
      for (let at: Element | null = el; at && parts.length < 4 && at !== document.body; at = at.parentElement)
        parts.unshift(at.tagName.toLowerCase() + [...at.classList].map((name) => `.${name}`).join(''));
      return parts.join(' > ');
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.room') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const el = node.parentElement!;
      if (words === '' || el.closest('.sr, svg, [aria-hidden="true"], dialog, .rules-panel, .moment')) continue;
      if (!el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (getComputedStyle(el).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      let isAway = false;
      let cut: Element | undefined;
      for (let box: Element | null = el; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') isAway = true;
        const edge = box.getBoundingClientRect();
        const outX = text.left < edge.left - SLACK || text.right > edge.right + SLACK;
        const outY = text.top < edge.top - SLACK || text.bottom > edge.bottom + SLACK;
        if (scrolls(box)) {
          // Scrolled away, or half below the fold: its reader can bring it.
          const [cx, cy] = [(text.left + text.right) / 2, (text.top + text.bottom) / 2];
          if (outX || outY || cx < edge.left || cx > edge.right || cy < edge.top || cy > edge.bottom) isAway = true;
          if (isAway) break;
          continue;
        }
        if (!cut && ((overflowX !== 'visible' && outX) || (overflowY !== 'visible' && outY))) cut = box;
      }
      if (isAway) continue;
      if (cut) {
        found.push(`cut: "${words}" in ${pathOf(el)}`);
        continue;
      }
      const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        if (text.left > innerWidth - SLACK || text.right < SLACK) found.push(`off the screen: "${words}" in ${pathOf(el)}`);
        continue;
      }
      const top = document.elementFromPoint(x, y);
      // What has been scrolled behind a band that stays is not covered: its reader can bring it back.
      let band: Element | null = top;
      while (band && getComputedStyle(band).position !== 'sticky') band = band.parentElement;
      if (top && !(band && !band.contains(el)) && !el.contains(top) && !top.contains(el))
        found.push(`covered: "${words}" in ${pathOf(el)} by ${pathOf(top)}`);
    }
    return [...new Set(found)];
  });
}

/** Text smaller than 13 pixels. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const el of document.querySelectorAll<HTMLElement>('.room *')) {
      const own = [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || el.closest('.sr, svg, [aria-hidden="true"]') || !el.checkVisibility()) continue;
      const px = Number.parseFloat(getComputedStyle(el).fontSize);
      if (px < 12.9)
        found.add(`${px} px: .${[...el.classList].join('.') || el.tagName} in .${[...(el.parentElement?.classList ?? [])].join('.')}`);
    }
    return [...found];
  });
