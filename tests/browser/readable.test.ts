import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenSite, openSite, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { prepare } from './player.js';
import { tooSmall, unreachable, unreadable } from './readable.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const isPhone = ({ width, height }: { readonly width: number; readonly height: number }): boolean => width < 600 || height < 500;

/** `EPOQUE_WALK=all` walks through every finished game at ten moments; otherwise long games with many seats, late. */
const ALL = process.env.EPOQUE_WALK === 'all';
const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  'age-of-civilization': ['four-all-variants'],
  civilization: ['short-four'],
  millennia: ['four'],
  'through-the-ages': ['full-3'],
};
const MOMENTS = ALL ? [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] : [0.6, 0.98];

/** French has the longer words nearly everywhere; English is walked through the usual windows, at the end. */
const WALKS = {
  'fr-FR': { history: 'Historique', widths: WIDTHS, moments: MOMENTS },
  'en-GB': { history: 'History', widths: ALL ? WIDTHS : [WIDTHS[0], WIDTHS[2], WIDTHS[3]], moments: ALL ? MOMENTS : MOMENTS.slice(-1) },
} as const;

describe.each(['fr-FR', 'en-GB'] as const)('everything on the table can be read, late in long games, in %s', (locale) => {
  const { history, widths, moments } = WALKS[locale];
  for (const [game, sample] of Object.entries(SAMPLE))
    it(game, async () => {
      const folder = `fixtures/${game}`;
      const names = ALL ? (await readdir(folder)).map((name) => name.replace(/\.replay$/, '')) : sample;
      const found: string[] = [];
      for (const name of names) {
        const page = await site.page({ locale });
        await prepare(page);
        await page.goto('/games');
        const buffer = await readFile(`${folder}/${name}.replay`);
        await page.locator('.import input[type=file]').first().setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
        await page.locator('.result').waitFor();
        await page.getByRole('button', { name: history, exact: true }).click();
        for (const viewport of widths) {
          await page.setViewportSize(viewport);
          await page.locator(isPhone(viewport) ? '.room.phone' : '.room.wide').waitFor(); // the page has seen it
          const walk = page.locator('.walk input');
          for (const part of moments) {
            await walk.evaluate((el: HTMLInputElement, to) => {
              el.value = String(Math.round(Number(el.max) * to));
              el.dispatchEvent(new Event('input', { bubbles: true }));
            }, part);
            await page.waitForTimeout(60);
            const where = `${name} at ${part}, ${viewport.width} wide`;
            found.push(...(await unreadable(page)).map((text) => `${where}: ${text}`));
            found.push(...(await tooSmall(page)).map((text) => `${where}: ${text}`));
            if (await scrollsSideways(page)) found.push(`${where}: scrolls sideways`);
          }
        }
        expect(troublesOf(page)).toEqual([]);
        await page.context().close();
      }
      expect(found).toEqual([]);
    });
});

const PAGES = [
  '/',
  '/new/through-the-ages',
  '/new/civilization',
  '/games',
  '/stats',
  '/play',
  '/play/new/through-the-ages',
  '/learn/through-the-ages',
  '/gallery/millennia',
  '/rules/through-the-ages',
  '/book/civilization',
  '/lab/millennia',
  '/credits',
] as const;

it('with the largest text every page of the site can be read', async () => {
  const page = await site.page({ locale: 'fr-FR' });
  await prepare(page, { size: 'largest' });
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    for (const viewport of [WIDTHS[0], WIDTHS[3]]) {
      await page.setViewportSize(viewport);
      const where = `${path}, ${viewport.width} wide`;
      found.push(...(await unreadable(page)).map((text) => `${where}: ${text}`));
      if (await scrollsSideways(page)) found.push(`${where}: scrolls sideways`);
    }
  }
  expect(found).toEqual([]);
  await page.context().close();
});

/** Windows between the usual ones, in which something was once cut while its reader was asked. */
const ASKED = [
  ['age-of-civilization', 'four-all-variants', 30, { width: 1280, height: 800 }],
  // A token and a war in the forecast, six wonders, a permanent card that is out of reach; what has happened and what it means.
  ['age-of-civilization', 'four-all-variants', 47, { width: 1280, height: 720 }],
  ['age-of-civilization', 'four-all-variants', 72, { width: 1280, height: 720 }],
  ['through-the-ages', 'full-3', 120, { width: 2560, height: 1440 }],
  // Many cards in both hands, a public draw, common tactics.
  ['through-the-ages', 'new-and-one-4', 37, { width: 1440, height: 900 }],
  // A wonder of five stages whose price in actions is raised.
  ['through-the-ages', 'full-3', 111, { width: 1280, height: 720 }],
  ['through-the-ages', 'public-3', 32, { width: 1280, height: 720 }],
] as const;

describe('while somebody is asked', () => {
  for (const [game, fixture, left, viewport] of ASKED)
    it(`${game} can be read at ${viewport.width} by ${viewport.height}`, async () => {
      const page = await site.page({ locale: 'fr-FR', viewport });
      await prepare(page);
      await openLate(page, game, fixture, left);
      expect(await unreadable(page)).toEqual([]);
      await page.context().close();
    });

  for (const [game, places] of Object.entries(LATE))
    for (const size of ['normal', 'largest'] as const)
      it(`${game}, late, with ${size} text: all can be read, every choice reached`, async () => {
        const found: string[] = [];
        for (const [fixture, left] of places) {
          const page = await site.page({ locale: 'fr-FR' });
          await prepare(page, { size });
          await openLate(page, game, fixture, left);
          for (const viewport of size === 'largest' ? [WIDTHS[0], WIDTHS[2], WIDTHS[3], WIDTHS[4]] : WIDTHS) {
            await page.setViewportSize(viewport);
            await page.locator(isPhone(viewport) ? '.room.phone' : '.room.wide').waitFor();
            await page.waitForTimeout(60);
            const list = [...(await unreadable(page)), ...(await unreachable(page))];
            if (await scrollsSideways(page)) list.push('scrolls sideways');
            found.push(...list.map((text) => `${fixture} with ${left} moves left, ${viewport.width} wide: ${text}`));
          }
          await page.context().close();
        }
        expect(found).toEqual([]);
      });

  it('who listens hears what a card does, a moment after the focus has come to rest on it or on its choice', async () => {
    const page = await site.page();
    await prepare(page);
    await openLate(page, 'through-the-ages', 'simple-1', () => true);
    const heard = page.locator('[role=status]', { hasText: 'Increasing your population costs 1 food less' });
    const moses = page.locator('.prompt .chip', { hasText: 'Moses' });
    for (const place of [moses, page.locator('.trc', { hasText: 'Moses' })]) {
      await place.focus();
      await heard.waitFor({ state: 'attached' });
      expect(await heard.textContent()).toMatch(/^Moses\./);
      await page.locator('.prompt .acts button').first().focus();
      await heard.waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  it('the log keeps four lines beside an explanation and what has happened', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page, { lessons: true });
    for (const [game, fixture, left] of TOLD) {
      await openLate(page, game, fixture, left);
      await page.locator('.tale > .lesson').waitFor();
      for (const viewport of [WIDTHS[0], WIDTHS[2]]) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(60);
        const { top, bottom } = await page.locator('.log .scroll').evaluate((el) => el.getBoundingClientRect());
        expect(bottom - top, `${game}, ${viewport.width} wide`).toBeGreaterThan(110);
        expect(bottom).toBeLessThanOrEqual(viewport.height);
      }
      // The drawer of rules takes the place of the rail: the end of the turn stays in reach.
      await page.getByRole('button', { name: 'Règles', exact: true }).click();
      const drawer = (await page.locator('.rules-panel').boundingBox())!;
      const bar = (await page.locator('.prompt .acts').boundingBox())!;
      expect(drawer.x, game).toBeGreaterThanOrEqual(bar.x + bar.width - 1);
    }
    await page.context().close();
  });
});

/** The ends of long games with all seats taken: full hands, many technologies, piles of tokens, armies everywhere. */
const LATE: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'age-of-civilization': [
    ['four-all-variants', 30],
    ['three-changing-world', 13],
    ['two-innovation', 14],
  ],
  civilization: [
    ['basic-six-automatic', 60],
    ['long-four', 106],
  ],
  millennia: [
    ['four', 15],
    ['four', 259],
    ['three-live', 17],
    // Nine technologies, two of which the selected choice would turn, and nine buildings.
    ['two-in-turn', 100],
  ],
  'through-the-ages': [
    ['full-3', 85],
    ['new-3', 26],
    ['agreed-2', 24],
  ],
};

/** Moments with something to explain and something to tell, at tables of many seats. */
const TOLD = [
  ['through-the-ages', 'full-3', 200],
  ['millennia', 'four', 250],
  ['civilization', 'basic-five', 500],
  ['age-of-civilization', 'four-all-variants', 60],
] as const;
