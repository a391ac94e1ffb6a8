import type { Page } from 'playwright-core';
import { lookAt } from './harness.js';

/**
 * Text that nobody can read: cut off by a box that does not scroll, or covered by something else. Each finding names the
 * words and where they stand. What is only for screen readers, fades out on purpose, opens where it is
 * cut (folded news) or can be scrolled to is left out.
 */
export async function unreadable(page: Page): Promise<string[]> {
  await lookAt(page);
  return page.evaluate(() => {
    const SLACK = 3;
    /** So far inside the ends of a line something of it is drawn. */
    const INSET = 2;
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
    /** What lies over the ends or the middle of a line of the text. */
    const covering = (el: Element, range: Range): Element | undefined => {
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const inset = Math.min(INSET, (right - left) / 2);
        for (const x of new Set([left + inset, (left + right) / 2, right - inset])) {
          const over = document.elementFromPoint(x, (top + bottom) / 2);
          if (!over || el.contains(over) || over.contains(el)) continue;
          // What has been scrolled behind a band that stays is not covered: its reader can bring it back.
          let band: Element | null = over;
          while (band && getComputedStyle(band).position !== 'sticky') band = band.parentElement;
          if (!band || band.contains(el)) return over;
        }
      }
      return undefined;
    };
    // What lets presses through covers as well.
    const solid = new CSSStyleSheet();
    solid.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(solid);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.room') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const el = node.parentElement!;
      if (words === '' || el.closest('.sr, svg, [aria-hidden="true"], dialog, .rules-panel, .moment, .digest .fold')) continue;
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
      if (text.left > innerWidth - SLACK || text.right < SLACK) {
        found.push(`off the screen: "${words}" in ${pathOf(el)}`);
        continue;
      }
      const over = covering(el, range);
      if (over) found.push(`covered: "${words}" in ${pathOf(el)} by ${pathOf(over)}`);
    }
    document.adoptedStyleSheets.pop();
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

/** What can be chosen and lies where no scrolling brings it into sight. */
export async function unreachable(page: Page): Promise<string[]> {
  await lookAt(page);
  return page.evaluate(() => {
    const found: string[] = [];
    for (const el of document.querySelectorAll('.prompt .chip, .prompt .acts button, .board [data-state="can"]')) {
      if (!el.checkVisibility({ checkVisibilityCSS: true }) || el.closest('svg')) continue;
      // What stays in sight above the prompt may lie over the middle.
      const isReached = (['center', 'start'] as const).some((block) => {
        el.scrollIntoView({ block, inline: 'center' });
        const { left, top, width, height } = el.getBoundingClientRect();
        const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y] as const));
        return points.some(([x, y]) => el.contains(document.elementFromPoint(x, y)));
      });
      if (!isReached) found.push(`out of reach: "${el.textContent?.trim()}" in ${[...el.classList].join('.')}`);
    }
    for (const el of document.querySelectorAll('*')) if (el.scrollTop || el.scrollLeft) el.scrollTo(0, 0);
    return found;
  });
}
