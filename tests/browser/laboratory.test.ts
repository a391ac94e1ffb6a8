import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, DESKTOP, type OpenSite, openSite, PHONE } from './harness.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('the laboratory', () => {
  it('shows, filters and sorts what cards are worth; games can be played in the page', async () => {
    const page = await site.page();
    await page.goto('/lab/age-of-civilization');
    const rows = page.locator('.lab-table tbody tr');
    await rows.first().waitFor();
    await audit(page);

    // On a narrower screen no column is cut; values of our own design are marked; what was not measured is said.
    await page.setViewportSize({ width: 1280, height: 720 });
    const [table, room] = await page.locator('.lab-rows').evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(table).toBeLessThanOrEqual(room!);
    await page.setViewportSize(DESKTOP);
    await rows.first().getByText('values of our own design').waitFor({ state: 'attached' });
    await page
      .getByText(/^(Not measured yet: standard|not measured yet)/)
      .first()
      .waitFor();

    // Sorted by name, then turned; the address says so.
    await page.getByRole('button', { name: 'name', exact: true }).click();
    const first = await rows.first().locator('.nm').textContent();
    await page.getByRole('button', { name: /^. name$|^name$/ }).click();
    expect(await rows.last().locator('.nm').textContent()).toBe(first);
    expect(page.url()).toContain('sort=name');

    // Arrow keys choose a row, and its card follows.
    await rows.first().locator('button').focus();
    await page.keyboard.press('ArrowDown');
    const second = (await rows.nth(1).locator('.nm').textContent()) ?? '';
    await page.getByRole('region', { name: second }).waitFor();
    expect(page.url()).toContain('card=');

    // A long table rolls by itself: plot and card stay beside the row.
    await page.keyboard.press('End');
    const last = rows.last();
    await page.getByRole('region', { name: (await last.locator('.nm').textContent()) ?? '' }).waitFor();
    const [row, below] = [(await last.boundingBox())!, (await page.locator('.lab-rows').boundingBox())!];
    expect(row.y + row.height).toBeLessThanOrEqual(below.y + below.height);
    expect(below.y + below.height).toBeLessThanOrEqual(DESKTOP.height);

    // Everything, kind by kind.
    await page.getByRole('radio', { name: 'everything' }).click();
    await page.getByRole('rowheader', { name: /^wonders/i }).waitFor();

    // Another kind, then a table without games: four of them are played here.
    await page.getByRole('radio', { name: 'technologies' }).click();
    await page.getByRole('heading', { name: 'What are technologies worth?' }).waitFor();
    await page.getByRole('radio', { name: 'Pupil (no games yet)' }).click();
    await page.getByRole('button', { name: 'standard, 2 players, Scholar' }).waitFor();
    await page.getByRole('button', { name: 'Play 200 games' }).click();
    await page.waitForFunction(() => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) >= 4, null, {
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/played here/).waitFor();
    await rows.first().waitFor();
    await audit(page);

    // On a phone too the page that is shown is in sight among the pages.
    await page.setViewportSize(PHONE);
    await page.reload();
    const here = (await page.locator('.nav [aria-current]').boundingBox())!;
    expect(here.x).toBeGreaterThanOrEqual(0);
    expect(here.x + here.width).toBeLessThanOrEqual(PHONE.width);
  });

  it('a game in which a card was taken is watched from that move on', async () => {
    const page = await site.page();
    await page.goto('/lab/age-of-civilization?kind=technologies');
    await page.locator('.lab-table tbody tr').first().waitFor();
    const name = (await page.locator('.lab-table tbody tr .nm').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Watch game 1 in which it was taken' }).click();
    await page.waitForURL(/\/table\/.*#move-\d+$/, { timeout: 60_000 });
    const bar = page.locator('.prompt.past');
    await bar.waitFor();
    expect(await page.locator('.result').count()).toBe(0);
    await bar.getByRole('button', { name: 'One step on' }).click();
    await page.locator('.log', { hasText: name }).waitFor();
  });
});
