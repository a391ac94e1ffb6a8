import type { Page } from 'playwright-core';
import { lookAt } from './harness.js';

/**
 * Text that nobody can read: cut off by a box that does not scroll, or covered by something else. Each finding names the
 * words and where they stand. What is only for screen readers, fades out on purpose, may go where there is no room
 * (`data-spare`: said elsewhere too, or dots tell that there is more) or can be scrolled to is left out. What is hidden from
 * screen readers is seen all the same.
 */
export async function unreadable(page: Page): Promise<string[]> {
  await lookAt(page);
  return page.evaluate(() => {
    const SLACK = 1.5;
    /** So far inside the ends of a line something of it is drawn. */
    const INSET = 2;
    /** So much of a line above and below its letters is empty. */
    const LETTERS = 0.15;
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
    const hasGround = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
      backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    /** The box with an edge that a text belongs to, unless it is placed beside it on purpose. */
    const frameOf = (el: Element): Element | undefined => {
      for (let box: Element | null = el; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const hasEdge = [style.borderLeftWidth, style.borderRightWidth].some((width) => Number.parseFloat(width) > 0);
        if (hasEdge || (style.display !== 'inline' && hasGround(style))) return box;
        if (/absolute|fixed/.test(style.position)) return undefined;
      }
      return undefined;
    };
    /** The line box of a large figure reaches over its neighbours and shows nothing there: what has a ground, a picture or a letter does. */
    const paints = (it: Element, x: number, y: number): boolean => {
      if (it instanceof SVGElement || it instanceof HTMLImageElement) return true;
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(it, part);
        const isThere = part === '' || (style.content !== 'none' && style.content !== 'normal');
        if (isThere && hasGround(style)) return true;
      }
      const letters = document.createRange();
      return [...it.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        letters.selectNodeContents(node);
        return [...letters.getClientRects()].some((box) => {
          const high = (box.bottom - box.top) * LETTERS;
          return x >= box.left && x <= box.right && y >= box.top + high && y <= box.bottom - high;
        });
      });
    };
    /** What lies over the ends or the middle of a line of the text. */
    const covering = (el: Element, range: Range): Element | undefined => {
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const inset = Math.min(INSET, (right - left) / 2);
        const y = (top + bottom) / 2;
        for (const x of new Set([left + inset, (left + right) / 2, right - inset])) {
          const isOurs = (it: Element): boolean => it.contains(el) || el.contains(it);
          const first = document.elementFromPoint(x, y);
          if (!first || isOurs(first)) continue;
          const over = document.elementsFromPoint(x, y).find((it) => isOurs(it) || paints(it, x, y));
          if (!over || isOurs(over)) continue;
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
      if (words === '' || el.closest('.sr, svg, dialog, .rules-panel, .moment, [data-spare]')) continue;
      if (/^[:.,·/]$/.test(words)) continue; // what stands between figures touches them
      if (!el.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (getComputedStyle(el).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const bare = range.getBoundingClientRect();
      if (bare.width === 0 || bare.height === 0) continue;
      // A figure on a piece is read with its piece; of a line of letters the room above and below them may go.
      const piece = el.closest('.coin, .pt, .shield')?.getBoundingClientRect();
      const high = bare.height * LETTERS;
      const text = piece ?? { left: bare.left, right: bare.right, top: bare.top + high, bottom: bare.bottom - high };
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
      const beyond = frameOf(el)?.getBoundingClientRect();
      if (beyond && (text.left < beyond.left - SLACK || text.right > beyond.right + SLACK)) {
        found.push(`beyond its frame: "${words}" in ${pathOf(el)}`);
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
      if (!own || el.closest('.sr, svg') || !el.checkVisibility()) continue;
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
