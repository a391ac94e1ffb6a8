import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, DESKTOP, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { answerByKeys, asked, prepare, quickStart } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Each screen, and what is on it when all of it is there. */
const SCREENS = [
  ['/games', 'h1'],
  ['/new/age-of-civilization', '.seat-row'],
  ['/gallery/age-of-civilization', '.card'],
  ['/rules/age-of-civilization', '.rule'],
  ['/book/through-the-ages', '.example .still .board'],
  ['/learn/age-of-civilization', '.lesson-card'],
  ['/new/millennia', '.seat-row'],
  ['/learn/millennia', '.lesson-card'],
  ['/stats', 'h1'],
  ['/credits', 'h1'],
  ['/accessibility', 'h1'],
  ['/privacy', 'h1'],
  ['/no/such/page', 'h1'],
] as const;

describe.each([
  ['fr-FR', 'light', DESKTOP],
  ['en-GB', 'dark', PHONE],
] as const)('every screen in %s, %s', (locale, theme, viewport) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.page({ locale, theme, viewport });
  });
  afterAll(() => page.context().close());

  it.each(SCREENS)('%s has no serious finding and does not scroll sideways', async (path, content) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What lies far below is made ready when one comes near.
    await page.locator(content.split(' ')[0]!).first().scrollIntoViewIfNeeded();
    await page.locator(content).first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
  });
});

it('a small board of the rulebook is the whole board also on a phone, large enough to be read, and shows what the step is about', async () => {
  const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
  await page.goto('/book/age-of-civilization');
  const example = page.locator('#civilisation .example');
  await example.scrollIntoViewIfNeeded();
  await example.locator('.still-mark').first().waitFor({ state: 'attached' });
  const seen = await example.evaluate((figure) => {
    const frame = figure.querySelector('.still')!;
    const room = frame.firstElementChild!;
    const [view, all, mark] = [frame, room, frame.querySelector('.still-mark')!].map((el) => el.getBoundingClientRect());
    const parts = [...room.querySelectorAll('.track, .act, .wmini, .tech, .cbox')].map((el) => el.getBoundingClientRect());
    return {
      scale: new DOMMatrix(getComputedStyle(room).transform).a,
      parts: parts.length,
      outside: parts.filter(({ right, bottom }) => right > all!.right + 1 || bottom > all!.bottom + 1).length,
      marked: mark!.left >= view!.left - 4 && mark!.right <= view!.right + 4,
    };
  });
  expect(seen).toMatchObject({ outside: 0, marked: true });
  expect(seen.scale).toBeGreaterThan(0.7);
  expect(seen.parts).toBeGreaterThan(20);
  // Who is compared stands below the board, and nothing but that.
  await page.goto('/book/through-the-ages');
  await page.locator('.book-top').getByText('2015', { exact: true }).click();
  const rivals = page.locator('.example .still-rivals').first();
  await page.locator('#ages .example').scrollIntoViewIfNeeded();
  await rivals.waitFor({ state: 'attached' });
  expect((await rivals.boundingBox())!.height).toBeLessThan(PHONE.height / 2);
  await page.context().close();
});

it('the rulebook is read in one version after the other, each with examples of its own, and no number is in sight', async () => {
  const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
  await page.goto('/book/through-the-ages');
  const last = page.locator('#ages .example');
  // From the shortest version, whose end is an example of its own, to the latest edition, and back.
  for (const [kind, chapters, title] of [
    ['2006, simple', 8, 'Le grand compte'],
    ['2015', 11, 'L’Âge I est fini'],
    ['2006, simple', 8, 'Le grand compte'],
  ] as const) {
    await page.locator('.book-top').getByText(kind, { exact: true }).click();
    await expect.poll(() => page.locator('.chapter').count()).toBe(chapters);
    await last.scrollIntoViewIfNeeded();
    await last.locator('h4', { hasText: title }).waitFor();
    expect(await last.locator('.still .board').count()).toBe(1);
  }
  expect(await page.locator('.book-cards .zrules').count()).toBeGreaterThan(0);
  expect(await page.locator('.book-cards .zrules:visible').count()).toBe(0);
  expect(await scrollsSideways(page)).toBe(false);
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

describe('the gallery', () => {
  it('lists its filters on a phone without scrolling the page sideways', async () => {
    const page = await site.page({ locale: 'en-GB', viewport: PHONE });
    await page.goto('/gallery/through-the-ages');
    await page.locator('.tgcard').first().waitFor();
    expect(await page.locator('.glist').count()).toBeGreaterThan(0);
    expect(await scrollsSideways(page)).toBe(false);
    await page.context().close();
  });
});

describe('the table', () => {
  it.each([DESKTOP, { width: 1366, height: 768 }])('fits without scrolling the page at %o', async (viewport) => {
    const page = await site.page({ viewport, locale: 'fr-FR' });
    await prepare(page, { bots: 3 });
    await quickStart(page);
    const fits = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
    });
    expect(fits).toBe(true);
    await page.context().close();
  });

  it('switches language and theme at once, without losing the question', async () => {
    const page = await site.page();
    await prepare(page);
    await quickStart(page);
    const chips = await page.locator('.prompt .chip').count();
    await page.getByText('FR', { exact: true }).first().click();
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
    await page.locator('.prompt .ask', { hasText: 'Choisis ta première civilisation' }).waitFor();
    expect(await page.locator('.prompt .chip').count()).toBe(chips);
    await page.context().close();
  });

  it('says why a choice is closed, cites the rule and opens it', async () => {
    const page = await site.page();
    await prepare(page);
    await quickStart(page);
    await page.locator('.prompt .chip.no').first().click();
    const reason = page.getByRole('dialog').first();
    expect(await reason.textContent()).toMatch(/must give birth/);
    await reason.getByText('AOC-CIV-1').first().click();
    await page.locator('[id="AOC-CIV-1"], [data-rule="AOC-CIV-1"]').first().waitFor();
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('takes a rest back, but not the birth that turned up a card', async () => {
    const page = await site.page();
    await prepare(page);
    await quickStart(page);
    await answerByKeys(page, 0);
    await page.locator('.prompt .ask', { hasText: /worker/i }).waitFor();
    expect(await page.locator('.prompt .undo').getAttribute('aria-disabled')).toBe('true');
    const coins = async () => page.locator('.ctr .coin, .counters .coin').first().textContent();
    const before = await coins();
    await page.locator('.prompt .chip', { hasText: 'Rest' }).click();
    await page.waitForFunction((was) => document.querySelector('.ctr .coin, .counters .coin')?.textContent !== was, before);
    await page.keyboard.press('u');
    await page.waitForFunction((was) => document.querySelector('.ctr .coin, .counters .coin')?.textContent === was, before);
    await page.context().close();
  });

  it('walks back through the past and returns to the present', async () => {
    const page = await site.page();
    await prepare(page);
    await quickStart(page);
    await answerByKeys(page, 0);
    await page.locator('.prompt .ask', { hasText: /worker/i }).waitFor();
    await page.getByRole('button', { name: 'History' }).first().click();
    await page.locator('.prompt.past').waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    expect(await page.locator('.prompt.past').textContent()).toMatch(/Step 0/);
    await audit(page);
    await page.keyboard.press('Escape');
    await asked(page).waitFor();
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});
