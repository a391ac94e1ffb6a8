import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, DESKTOP, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { answerByKeys, answerByMouse, answerUntil, asked, curtain, drawAside, prepare, quickStart, result } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a whole game against a bot', () => {
  it('is played to its end by keyboard only, in French', async () => {
    const page = await site.page({ locale: 'fr-FR', motion: true });
    await prepare(page);
    await page.goto('/');
    // Not a single click: the start button is reached with the tabulator as well.
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent))?.startsWith('Commencer')) break;
    }
    await page.keyboard.press('Enter');
    await asked(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    await audit(page);
    await answerUntil(
      page,
      () => false,
      (turn) => answerByKeys(page, turn),
    );
    expect(await result(page).getByText('Dés vérifiés').count()).toBe(1);
    await audit(page);
    // The rival's board is one click away, and one's own from there.
    await page.getByRole('button', { name: 'Voir le plateau d’Hypatie' }).click();
    await page.locator('.seat-switch').getByRole('radio', { name: 'Hypatie', checked: true }).waitFor();
    // The game is in the statistics by itself.
    await page.goto('/stats');
    await expect.poll(() => page.locator('.tiles-row li b').first().textContent()).toBe('1');
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('a place with several meanings leads the keyboard to them, and Escape back to the place', async () => {
    const page = await site.page();
    await prepare(page);
    await quickStart(page);
    const civ = page.locator('.board .civ[data-state="can"]').first();
    await answerUntil(
      page,
      async () => /annex/.test((await page.locator('.prompt .ask').textContent()) ?? '') && (await civ.count()) > 0,
      (turn) => answerByKeys(page, turn),
    );
    await civ.focus();
    await page.keyboard.press('Enter');
    await page.locator('.prompt .chips .all').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-choice]'));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.board .civ'));
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('is played to its end by mouse, in English and in the dark', async () => {
    const page = await site.page({ theme: 'dark' });
    await prepare(page);
    await quickStart(page);
    await audit(page);
    await answerUntil(
      page,
      () => false,
      (turn) => answerByMouse(page, turn),
    );
    // The points of the sources add up to the score.
    const totals = await result(page).locator('.sources tfoot td').allTextContents();
    const scores = await result(page).locator('.ranks .pt').allTextContents();
    expect(totals.map(Number).sort()).toEqual(scores.map((x) => Number(/\d+/.exec(x)?.[0])).sort());
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('is played on a phone without ever scrolling sideways', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page);
    await quickStart(page);
    await audit(page);
    // Civilisations lie far down the column: the one that is touched comes into sight, and the tab of its part is marked.
    await page.locator('.prompt .chip:not(.no)').last().tap();
    const place = page.locator('.board [data-state="selected"]').first();
    await place.waitFor();
    const inSight = await place.evaluate((el) => {
      const [own, board] = [el.getBoundingClientRect(), el.closest('.board')!.getBoundingClientRect()];
      return own.top >= board.top && own.bottom <= board.bottom;
    });
    expect(inSight).toBe(true);
    await page.locator('.tabs [aria-current]', { hasText: 'Marchés' }).waitFor();
    await page.keyboard.press('Escape');
    await answerUntil(
      page,
      async () => {
        expect(await scrollsSideways(page)).toBe(false);
        return false;
      },
      (turn) => answerByKeys(page, turn),
    );
    expect(await scrollsSideways(page)).toBe(false);
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('two people at one screen', () => {
  it('with secret hands a curtain hangs between them, and nothing of the table is behind it', async () => {
    const page = await site.page();
    await prepare(page);
    await page.goto('/new/age-of-civilization');
    const count = page
      .getByRole('radiogroup', { name: /how many|seats|players/i })
      .or(page.locator('.seats .seg'))
      .first();
    await count.getByText('2', { exact: true }).click();
    await page.locator('.seat-row').nth(1).getByText('Friend', { exact: false }).first().click();
    await page.getByText('Draft', { exact: true }).first().click();
    await page
      .getByRole('button', { name: /^Start|Play/ })
      .last()
      .click();
    await curtain(page).waitFor();
    await audit(page);
    expect(await page.locator('.board, .prompt, [data-target]').count()).toBe(0);
    const first = await curtain(page).getByRole('heading').textContent();
    await drawAside(page);
    await asked(page).waitFor();
    await answerByKeys(page, 0);
    await curtain(page).waitFor();
    expect(await curtain(page).getByRole('heading').textContent()).not.toBe(first);
    await answerUntil(
      page,
      () => false,
      (turn) => answerByKeys(page, turn),
    );
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a game is not lost', () => {
  it('a reload in mid-game goes on at the same question', async () => {
    const page = await site.page({ viewport: DESKTOP });
    await prepare(page);
    await quickStart(page);
    let moves = 0;
    await answerUntil(
      page,
      () => ++moves > 6,
      (turn) => answerByKeys(page, turn),
    );
    const before = await page.locator('.log').first().textContent();
    // Nothing is promised before it is on disk.
    await page.locator('.save-mark[title="Saved"]').waitFor();
    await page.reload();
    await asked(page).waitFor();
    expect(await page.locator('.log').first().textContent()).toBe(before);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });
});
