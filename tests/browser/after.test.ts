import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerByKeys, prepare, result } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('after a game', () => {
  it('it is counted source by source, the ranking last; then comes the result, which counts it again', async () => {
    const page = await site.page({ motion: true, locale: 'fr-FR' });
    await prepare(page, { moments: 'all', motion: 'calm' });
    await openLate(page, 'age-of-civilization', 'two', 1);
    await answerByKeys(page, 0);
    const sheet = page.locator('.moment .tally');
    await sheet.waitFor();
    // While it is counted neither the winner nor what is still to come can be read.
    expect(await sheet.locator('.place.told').count()).toBe(0);
    expect(await sheet.locator('td.due').count()).toBeGreaterThan(0);
    expect(await page.locator('.moment-tale > p').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await sheet.locator('.place.told').first().waitFor();
    expect(await sheet.locator('td.due').count()).toBe(0);
    const totals = await sheet.locator('.total').allTextContents();
    expect(await page.locator('.seat-strip em').allTextContents()).toEqual(totals);
    await audit(page);
    await page.keyboard.press('Enter');
    await result(page).waitFor();
    await page.getByRole('button', { name: 'Décompte final' }).click();
    await page.locator('.moment .tag', { hasText: 'revu' }).waitFor();
    await page.keyboard.press('Escape');
    await result(page).waitFor();
    // What is only looked at stays: the result does not come twice by itself.
    await page.getByRole('button', { name: 'Regarder la table' }).click();
    await page.locator('.log .scene-again').first().click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await result(page).count()).toBe(0);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('statistics picture what one comes back to, keep records of it, and show what was earned', async () => {
    const page = await site.page({ viewport: PHONE });
    await prepare(page);
    for (const name of ['two-innovation', 'solo-skirmish']) await openLate(page, 'age-of-civilization', name, 0);
    await page.goto('/stats');
    await page.locator('.favourites li .vig').first().waitFor();
    await page.locator('.records').getByText('technologies in one game').waitFor();
    await expect.poll(() => page.locator('.honours .have').allTextContents()).toEqual([expect.stringContaining('Remarkable Clan')]);
    await page.getByRole('radio', { name: 'Technologies' }).click();
    // By name, and with the way to its card.
    expect(await page.locator('.favourites .name').allTextContents()).not.toContainEqual(expect.stringMatching(/^[a-z]/));
    await audit(page);
    expect(await scrollsSideways(page)).toBe(false);
    // Nothing that is counted by level lies beside the screen.
    const [table, room] = await page.locator('.by-level .scroll-x').evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(table).toBeLessThanOrEqual(room!);
    await page.locator('.favourites .name').first().click();
    await page.waitForURL(/\/gallery\/age-of-civilization#tech/);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('a bot goes through it, draws how the chances went, and can be stopped', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page);
    await page.goto('/games');
    const buffer = await readFile('fixtures/age-of-civilization/two.replay');
    await page.locator('.import input[type=file]').first().setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
    await page.locator('.result').waitFor();
    await audit(page);
    await page.getByRole('radio', { name: 'Analyse' }).click();
    // A chart is there long before all plans are compared.
    await page.locator('.analysis svg').first().waitFor({ timeout: 60_000 });
    // What was found stands beside it, also while plans are still compared.
    const [chart, found] = await Promise.all(
      ['.curve', '.findings > aside'].map((part) => page.locator(`.analysis ${part}`).boundingBox()),
    );
    expect(found!.x).toBeGreaterThan(chart!.x + chart!.width);
    // Rounds are turned by arrow or by pressing the curve, and say how everybody stood.
    const standing = page.locator('.round-standing');
    await page.getByRole('button', { name: 'Manche précédente' }).press('ArrowLeft');
    for (let i = 0; i < 6; i++) await page.getByRole('button', { name: 'Manche précédente' }).press('ArrowLeft');
    expect(await standing.textContent()).toMatch(/^Manche 1, à la fin.*\d.*Voir la table$/);
    await page.locator('svg.advantage').click({ position: { x: chart!.width * 0.8, y: 60 } });
    expect(await standing.textContent()).toMatch(/^Manche [56],/);
    // What was compared shows the table of then, and what each plan takes hold of.
    await page.locator('.moment-panel .still [data-plans]').first().waitFor({ timeout: 90_000 });
    // What sets the plans apart is explained in figures of that moment.
    await page.locator('.moment-panel .plan .why', { hasText: /\d/ }).first().waitFor({ timeout: 60_000 });
    // Also a page that is closed in the middle of it goes on from what was found, some seconds of it apart.
    await page.waitForTimeout(3500);
    await page.reload();
    await page.getByRole('radio', { name: 'Analyse' }).click();
    await page.locator('.moment-panel .plan').first().waitFor({ timeout: 5000 });
    await page.getByRole('button', { name: /^(Arrêter|Regarder de plus près)$/ }).waitFor();
    const stop = page.getByRole('button', { name: 'Arrêter' });
    if (await stop.isVisible()) await stop.click();
    await audit(page);
    await page.setViewportSize(PHONE);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 200_000);
});
