import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerByKeys, answerUntil, asked, prepare, quickStart } from './player.js';
import { unreadable } from './readable.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Slow {
  readonly isSlow: boolean;
  readonly paintAll: () => void;
}

/** What has happened so far. */
const logged = (page: Page): Promise<string> => page.locator('.log').evaluate((el) => el.textContent);

describe('a table never surprises', () => {
  it('a press on a place that has just changed does nothing; what is final wants a second press in the same place', async () => {
    const page = await site.page({ motion: true });
    await prepare(page, { confirmFinal: true });
    await quickStart(page);
    // On a busy machine two presses may lie further apart than a hand's: here the time is longer.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { --m-settle: 2s !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await page.waitForTimeout(2100);
    const final = page.locator('.prompt .overlooked', { hasText: 'cannot be taken back' });
    const box = (await page.locator('.prompt .chip:not(.no)').first().boundingBox())!;
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const before = await logged(page);
    // To be born turns up a card of the market: the first press only says so, a hasty second one does nothing.
    await press();
    await press();
    await final.waitFor();
    expect(await logged(page)).toBe(before);
    // Presses in one place are one gesture for half as long again.
    await page.waitForTimeout(3100);
    await press();
    await final.waitFor({ state: 'detached' });
    expect(await logged(page)).not.toBe(before);
    // Where the chip lay there is another one by now: a press that comes too soon does not take it.
    const after = await logged(page);
    await press();
    await page.waitForTimeout(100);
    expect(await logged(page)).toBe(after);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('a press that was made before its choice could be seen does nothing, however slow the device', async () => {
    const page = await site.page({ motion: true });
    await prepare(page, { confirmFinal: false });
    // A device so slow that it paints only when the test says so.
    await page.addInitScript(() => {
      const paint = window.requestAnimationFrame.bind(window);
      const waiting: FrameRequestCallback[] = [];
      Object.assign(window, { isSlow: false, paintAll: () => waiting.splice(0).forEach((draw) => void paint(draw)) });
      window.requestAnimationFrame = (draw) => ((window as unknown as Slow).isSlow ? waiting.push(draw) : paint(draw));
    });
    await openLate(page, 'age-of-civilization', 'two', 20);
    await page.waitForTimeout(500);
    const box = (await page.locator('.prompt .chip:not(.no)').first().boundingBox())!;
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const question = () => page.locator('.prompt .ask').textContent();
    const first = await question();
    await page.evaluate(() => Object.assign(window, { isSlow: true }));
    await press();
    await expect.poll(question).not.toBe(first);
    const second = await question();
    const after = await logged(page);
    await page.waitForTimeout(1000);
    await press();
    await page.waitForTimeout(100);
    expect(await logged(page)).toBe(after);
    // Painted at last: two frames, and the time that a hand needs.
    for (let frame = 0; frame < 2; frame++) {
      await page.evaluate(() => (window as unknown as Slow).paintAll());
      await page.waitForTimeout(100);
    }
    await page.evaluate(() => Object.assign(window, { isSlow: false }));
    await page.waitForTimeout(500);
    expect(await question()).toBe(second);
    await press();
    await expect.poll(() => logged(page)).not.toBe(after);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('many choices lie under verbs with keys of their own', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page, { game: 'millennia' });
    await quickStart(page);
    const tabs = page.locator('.verb');
    expect(await tabs.count()).toBeGreaterThan(1);
    const first = await page.locator('.prompt .chip').allTextContents();
    await page.keyboard.press('f');
    await page.locator('.verb[data-group="reserve"][aria-pressed="true"]').waitFor();
    expect(await page.locator('.prompt .chip').allTextContents()).not.toEqual(first);
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a table tells', () => {
  it('a piece is seen on its way, and great moments as scenes that the log shows again', async () => {
    const page = await site.page({ motion: true });
    await prepare(page, { moments: 'all', motion: 'calm' });
    await quickStart(page);
    // Journeys are noted as they begin: a piece that has left one place and not reached the other.
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        for (const animation of document.getAnimations()) {
          const target = (animation.effect as KeyframeEffect | null)?.target;
          const progress = animation.effect?.getComputedTiming().progress;
          if (animation.id === 'travel' && target?.isConnected && progress && progress < 1)
            seen.push(new DOMMatrix(getComputedStyle(target).transform).e, new DOMMatrix(getComputedStyle(target).transform).f);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const scene = page.locator('.moment');
    await answerUntil(
      page,
      async () => (await scene.count()) > 0,
      (turn) => answerByKeys(page, turn),
    );
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen.some((way) => Math.abs(way) > 4))).toBe(true);
    // Who listens has heard everything that the log tells, in its order, and whose acts they were.
    const written = (await page.locator('.log .row .grow').allTextContents()).reverse();
    const heard = await page.locator('.sr[role="log"] p').allTextContents();
    expect(heard.length).toBeGreaterThan(2);
    for (const [i, text] of heard.entries()) expect(text).toContain(written.at(i - heard.length));
    const title = await scene.getByRole('heading', { level: 2 }).textContent();
    expect(await scene.locator('.moment-seats li').count()).toBe(2);
    await audit(page);
    await page.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    expect(await scene.getByRole('heading', { level: 2 }).textContent()).toContain(title!);
    // The button that goes on names its key, whatever has the focus.
    await scene.locator('footer .btn.ink', { hasText: 'N' }).waitFor();
    await page.keyboard.press('n');
    await scene.waitFor({ state: 'detached' });
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('everything grows with the size one likes, and stays on the screen', async () => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      const page = await site.page({ viewport, locale: 'fr-FR' });
      await prepare(page, { size: 'largest' });
      await quickStart(page);
      await asked(page).waitFor();
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(20);
      expect(await scrollsSideways(page)).toBe(false);
      const inSight = await page.locator('.prompt').evaluate((el) => el.getBoundingClientRect().bottom <= innerHeight + 1);
      expect(inSight).toBe(true);
      expect(await unreadable(page)).toEqual([]);
      await page.context().close();
    }
  });

  it('a tap shows the card above the button that plays it, upright and on its side, and every button stays in sight', async () => {
    const page = await site.page({ viewport: PHONE });
    await prepare(page);
    await quickStart(page);
    for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
      await page.setViewportSize(viewport);
      await page.locator('.prompt .chip:not(.no)').nth(1).tap();
      await page.locator('.dock-card .zbody').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      const box = (await page.locator('.prompt .acts .main').boundingBox())!;
      expect([box.y + box.height <= viewport.height, box.x + box.width <= viewport.width]).toEqual([true, true]);
      await page.keyboard.press('Escape');
    }
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});
