import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerBriskly, answerByKeys, answerUntil, asked, prepare, quickStart, result } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A word at the edge of the board opens its sheet; Escape closes it and gives the place back. */
async function opens(page: Page, button: string | RegExp, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await audit(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe('a whole game of Through the Ages', () => {
  it('in the Simple version against a bot, by keyboard only, in French, is explained and ends with its five lines', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page, { game: 'through-the-ages', bots: 1 });
    await quickStart(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    await audit(page);
    // Whoever listens is told what the figures of a column and of a rival are.
    expect(await page.getByRole('group', { name: 'Labos', exact: true }).textContent()).toMatch(/1 sur 2 permis par le gouvernement$/);
    expect(await page.locator('.topps .eco').first().textContent()).toMatch(/\d+ jetons jaunes\s*\d+ jetons bleus/);
    // The first lesson is about the row; it is read once.
    await page.getByText('TTA-ROW-01').waitFor();
    await page.getByRole('button', { name: 'Compris' }).click();
    expect(await page.getByText('TTA-ROW-01').count()).toBe(0);
    await opens(page, 'Prévision du décompte final', 'Si la partie finissait maintenant');
    await opens(page, /^Voir les piles/, 'Événements');
    await opens(page, 'Quitter la partie', 'Quitter la partie');
    // Who plays by keyboard keeps a place at the table: beside the card that was taken, then at every question.
    await page.locator('.tcardrow [data-state="can"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.tcardrow .empty').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.tcardrow') != null)).toBe(true);
    await answerUntil(
      page,
      async () => {
        await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { message: 'the focus is lost' }).toBe(true);
        return false;
      },
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    const sheet = result(page).locator('.tfinal');
    await sheet.waitFor();
    expect(await sheet.locator('tbody tr').count()).toBe(7);
    const scores = await result(page).locator('.ranks .pt').allTextContents();
    const totals = await sheet.locator('.sum td').allTextContents();
    expect(totals.map(Number).sort()).toEqual(scores.map((text) => Number(/\d+/.exec(text)?.[0])).sort());
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 240_000);

  it('in the Simple version with four seats on a phone, never scrolls sideways late in the game', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page, { lessons: false });
    await openLate(page, 'through-the-ages', 'simple-3', 80);
    await audit(page);
    await answerUntil(
      page,
      async () => {
        expect(await scrollsSideways(page)).toBe(false);
        return false;
      },
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    await result(page).locator('.tfinal').waitFor();
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 240_000);

  it('in the Full version against a bot, by keyboard, in English and in the dark', async () => {
    const page = await site.page({ theme: 'dark' });
    await prepare(page, { game: 'through-the-ages', lessons: false });
    await page.goto('/new/through-the-ages');
    await page.getByText('Full', { exact: true }).click();
    await page.getByText('2', { exact: true }).click();
    await page.locator('.seat-row').nth(1).getByText('Pupil', { exact: true }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await asked(page).waitFor();
    await audit(page);
    await answerUntil(
      page,
      () => false,
      // Most turns are ended at once: what matters is that every age and the scoring are seen.
      (turn) => answerBriskly(page, turn % 6 === 0 ? turn : 3 * turn + 1, answerByKeys),
    );
    await result(page).getByText('Final scoring').first().waitFor();
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);
});
