import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { answerByKeys, answerUntil, asked, prepare, quickStart } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The moves made so far, as the record of the game counts them. */
const logged = (page: Page): Promise<string> => page.locator('.log').innerText();

describe('a table never surprises', () => {
  it('a press on a place that has just changed does nothing; what is final wants a second press in the same place', async () => {
    const page = await site.page({ motion: true });
    await prepare(page, { confirmFinal: true });
    await quickStart(page);
    // Two quick presses on the same chip: the first is taken, what the second would hit had another meaning a moment ago.
    await page.waitForTimeout(400);
    const chip = page.locator('.prompt .chip:not(.no)').first();
    const box = (await chip.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await logged(page);
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    await page.waitForTimeout(50);
    const once = await logged(page);
    const selected = await page.locator('.prompt .chip.sel').count();
    // Either the first press was final and waits for the second, or it was made and the second did nothing.
    expect(selected === 1 ? once : 'made').toBe(selected === 1 ? before : 'made');
    await page.keyboard.press('Escape');
    // The end of the turn: once warns, and only the second press hands it on.
    await answerUntil(
      page,
      async () => (await page.locator('.prompt .acts .main .kbd', { hasText: 'E' }).count()) > 0,
      (turn) => answerByKeys(page, turn),
    );
    const end = page.locator('.prompt .acts .main');
    const words = await end.innerText();
    await page.waitForTimeout(400);
    const place = (await end.boundingBox())!;
    await page.mouse.click(place.x + 20, place.y + 20);
    await page.locator('.prompt .overlooked', { hasText: 'cannot be taken back' }).waitFor();
    expect(await end.boundingBox()).toMatchObject({ x: place.x, y: place.y });
    expect((await end.innerText()).split('\n')[0]).toBe(words.split('\n')[0]);
    await page.mouse.click(place.x + 20, place.y + 20);
    expect(await page.locator('.prompt .overlooked', { hasText: 'cannot be taken back' }).count()).toBe(1);
    await page.waitForTimeout(350);
    await page.mouse.click(place.x + 20, place.y + 20);
    await page.locator('.prompt .overlooked', { hasText: 'cannot be taken back' }).waitFor({ state: 'detached' });
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
    const title = await scene.getByRole('heading').innerText();
    expect(await scene.locator('.moment-seats li').count()).toBe(2);
    await audit(page);
    await page.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    expect(await scene.getByRole('heading').innerText()).toContain(title);
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
      await page.context().close();
    }
  });
});
