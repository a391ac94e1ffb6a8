import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, troublesOf } from './harness.js';
import { follow, settle, tutor } from './tutor.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const step = (page: Page): Promise<string | null> => tutor(page).locator('.tutor-step').textContent();
const lesson = (page: Page): Promise<string | null> => tutor(page).locator('.caps').textContent();

/** Open a page whose bots answer at once. */
async function open(page: Page, path: string): Promise<void> {
  await settle(page);
  await page.goto(path);
}

describe('a guided first game', () => {
  it('is found from the home page, points at what to press, lets one try something else, and is resumed where it was left', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await open(page, '/');
    await page.getByText('Première visite').click();
    await tutor(page).waitFor();
    await audit(page);
    for (let i = 0; i < 3; i++) await follow(page, 'chip');
    await expect.poll(() => step(page)).toContain('3');
    await expect.poll(() => page.locator('.pointers .act').count()).toBe(2);

    // Another act is allowed: it happens, the tutor says what it brought, and the way back is open.
    await page.locator('.prompt [data-means^="place place=slavery"]').first().click();
    await expect.poll(() => tutor(page).textContent()).toMatch(/Asservissement.*\+3 pièces/s);
    // And what the lesson would have done, in the same figures.
    expect(await tutor(page).textContent()).toMatch(/\+1 point, \+2 pièces\).*Chasse/s);
    expect(await tutor(page).locator('.tutor-weighed tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^\tToi.*Asservissement\tLa leçon.*Place un ouvrier sur Chasse$/),
      'points\t·\t+1',
      'pièces\t+3\t+2',
      // The worker whom slavery sacrifices at the end of the turn.
      expect.stringMatching(/\t\+1\t·$/),
    ]);
    await tutor(page).getByText('Reprendre la leçon').click();
    await expect.poll(() => tutor(page).locator('.tutor-acts .now').textContent()).toContain('Chasse');

    // The former note is read again without undoing anything.
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => tutor(page).locator('h2').textContent()).not.toContain('Chasse');
    await page.keyboard.press('Alt+ArrowRight');
    await page.reload();
    await tutor(page).waitFor();
    expect(await tutor(page).locator('h2').textContent()).toContain('Chasse');
    await tutor(page).getByText('Quitter', { exact: true }).click();
    await tutor(page).waitFor({ state: 'detached' });
    await page.locator('.recall').click();
    await tutor(page).waitFor();
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});

it('on a phone a row that is larger than its window is pointed at, and what a note asks for is done in any order', async () => {
  const page = await site.page({ locale: 'fr-FR', viewport: PHONE });
  await open(page, '/first/through-the-ages/2015');
  await tutor(page).waitFor();
  await expect.poll(() => page.locator('.pointers .ring').count()).toBe(1);
  while (!/Du monde/.test((await tutor(page).locator('h2').textContent()) ?? '')) await follow(page, 'tutor');
  await page
    .locator('.prompt')
    .getByRole('button', { name: /^Construire/ })
    .click();
  await page.locator('.prompt [data-means^="build tech=t06.mine.bronze.a"]').click();
  // The mine is done, the worker is still asked for, and the note goes on with it.
  await page.locator('.prompt .acts .main').click();
  await expect.poll(() => tutor(page).locator('.tutor-acts .done').count()).toBe(1);
  expect(await tutor(page).locator('.tutor-acts .now').textContent()).toContain('population');
  await follow(page, 'tutor');
  await expect.poll(() => tutor(page).locator('h2').textContent()).not.toContain('Du monde');
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

it('the lesson can be followed with one key: the focus stands on what the note asks for', async () => {
  const page = await site.page();
  await open(page, '/first/civilization');
  await tutor(page).waitFor();
  // Settlers, who stays behind, where to, looking, the end of a phase, an offer: more than one press for an act.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Enter');
        return lesson(page);
      },
      { interval: 400, timeout: 100_000 },
    )
    .toBe('Lesson 6 of 7');
  expect(await tutor(page).locator('h2').textContent()).not.toBe('Another way');
  // One key leads to the note and does nothing else; the list of the keys names it.
  const noteAfterT = async (): Promise<boolean> => {
    await page.keyboard.press('t');
    return tutor(page).evaluate((el) => el === document.activeElement);
  };
  await expect.poll(noteAfterT).toBe(true);
  await page.keyboard.press('?');
  await page.locator('.keys-help').getByText('go to the tutor’s note').waitFor();
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

describe('advice', () => {
  it('that cannot be had says so, and can be asked for again', async () => {
    const page = await site.page();
    await page.addInitScript(() => {
      Object.assign(window, { Worker: undefined });
    });
    await open(page, '/');
    await page.locator('.quick-go').click();
    const ask = page.getByRole('button', { name: 'What would you do?' });
    await ask.click({ timeout: 20_000 });
    await page.locator('.counsel .reason').waitFor();
    expect(await page.locator('.counsel .reason').textContent()).toBe('No advice came this time. You can ask again.');
    await ask.click();
    await page.context().close();
  });

  it('is given by a bot, shows its move without making it, and is noted in the record', async () => {
    const page = await site.page();
    await open(page, '/');
    await page.locator('.quick-go').click();
    const ask = page.getByRole('button', { name: 'What would you do?' });
    await ask.click({ timeout: 20_000 });
    await page.locator('.counsel b').waitFor();
    const advised = await page.locator('.counsel b').textContent();
    expect(await page.locator('.prompt .chip.sel, .prompt .acts .main').first().textContent()).toBeTruthy();
    expect(advised).not.toBe('');
    const kept = await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('epoque.games');
        request.onsuccess = () => resolve(request.result);
      });
      const all = db.transaction('parts').objectStore('parts').getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      return JSON.stringify(all.result);
    });
    expect(kept).toMatch(/hints[^\]]*\[\d+/);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});
