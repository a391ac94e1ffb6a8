import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, DESKTOP, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const tutor = (page: Page) => page.locator('.tutor');
const step = (page: Page): Promise<string | null> => tutor(page).locator('.tutor-step').textContent();
/** What the note says; what is read aloud comes a little later. */
const said = async (page: Page): Promise<string> => (await tutor(page).locator('.tutor-text, .tutor-acts').allInnerTexts()).join();
const lesson = (page: Page): Promise<string | null> => tutor(page).locator('.caps').textContent();

/** Open a page whose bots answer at once. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('epoque.settings', JSON.stringify({ botPace: 0, moments: 'none' })));
  await page.goto(path);
}

/** Does a letter reach beyond the edge of the screen? */
const beyondEdge = (): boolean =>
  [...document.querySelectorAll('.pointers .letter')].some((el) => {
    const { left, right } = el.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });

/** Do what the note asks for by pressing what it points at, or go on to the next note; false at the last one. */
async function follow(page: Page, by: 'chip' | 'tutor'): Promise<boolean> {
  const next = tutor(page).locator('.btn.ink');
  const act = tutor(page).getByText(/^(Do it|Fais-le)$/);
  await next.or(act).first().waitFor();
  if ((await act.count()) > 0) {
    const before = await said(page);
    const press = async (): Promise<string> => {
      const shown = await said(page);
      if (shown !== before) return shown;
      const box = by === 'chip' ? await page.locator('.pointers .act').last().boundingBox() : null;
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      else if ((await act.count()) > 0) await act.click();
      return said(page);
    };
    // What cannot be taken back is pressed twice in the same place.
    await expect.poll(press, { interval: 500, timeout: 10_000 }).not.toBe(before);
    return true;
  }
  await page.locator('.tutor .btn.ink:not([aria-disabled])').waitFor();
  if (/Finish|Finir/.test((await next.textContent()) ?? '')) return false;
  await next.click();
  return true;
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

  it('can be followed to its end on a phone', async () => {
    const page = await site.page({ viewport: PHONE });
    await open(page, '/first/age-of-civilization');
    await tutor(page).waitFor();
    await audit(page);
    let notes = 0;
    while (await follow(page, 'tutor')) notes++;
    expect(notes).toBeGreaterThan(30);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await lesson(page)).toContain('6');
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('the guided games of the others', () => {
  it.each([
    ['through-the-ages/simple', 'en-GB', PHONE, 'tutor'],
    ['through-the-ages/2015', 'fr-FR', DESKTOP, 'tutor'],
    // Which stack, who of it stays, where to: each press is pointed at.
    ['civilization/first', 'en-GB', DESKTOP, 'chip'],
    ['civilization/first', 'fr-FR', PHONE, 'tutor'],
    ['millennia/first', 'en-GB', PHONE, 'tutor'],
  ] as const)(
    '%s in %s leads through its first notes, and goes on in the other language on another screen',
    async (path, locale, viewport, by) => {
      const page = await site.page({ locale, viewport });
      await open(page, `/first/${path}`);
      await tutor(page).waitFor();
      // The first note points at the row: its head is in sight, and no letter lies beyond the edge.
      await expect.poll(() => page.evaluate(beyondEdge)).toBe(false);
      for (let i = 0; i < 8; i++) expect(await follow(page, by)).toBe(true);
      expect(await tutor(page).textContent()).not.toMatch(/Another way|Un autre chemin/);
      await audit(page);
      expect(await scrollsSideways(page)).toBe(false);

      const words = await said(page);
      const lang = locale === 'fr-FR' ? 'en' : 'fr';
      await page.addInitScript(
        (other) => localStorage.setItem('epoque.settings', JSON.stringify({ botPace: 0, moments: 'none', lang: other })),
        lang,
      );
      await page.setViewportSize(viewport === PHONE ? DESKTOP : PHONE);
      await page.reload();
      await tutor(page)
        .getByText(lang === 'fr' ? 'Quitter' : 'Leave', { exact: true })
        .waitFor();
      expect(await said(page)).not.toBe(words);
      expect(await follow(page, 'tutor')).toBe(true);
      expect(await scrollsSideways(page)).toBe(false);
      expect(troublesOf(page)).toEqual([]);
      await page.context().close();
    },
  );
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
