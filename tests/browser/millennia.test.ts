import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerBriskly, answerByKeys, answerByMouse, answerUntil, asked, prepare, quickStart, result } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('a whole game of Millennia', () => {
  it('alone against the automa, by keyboard only, in French, ends with stars or with what is missing for one', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page, { game: 'millennia', bots: 0 });
    await quickStart(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    await audit(page);
    await answerUntil(
      page,
      () => false,
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    await result(page).getByText('Ton résultat').first().waitFor();
    expect(await result(page).locator('.milstars').count()).toBe(1);
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);

  it('against a bot, in turn, by mouse, in English and in the dark, adds up point by point', async () => {
    const page = await site.page({ theme: 'dark' });
    await prepare(page, { bots: 1 });
    await page.goto('/new/millennia');
    await page.getByRole('radio', { name: /^In turn/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await asked(page).waitFor();
    await audit(page);
    // What a choice would do can be pointed at: the card it brings opens in large, and nothing is played.
    const taken = page.locator('.board .gc.gone');
    const before = await taken.count();
    await page.locator('.board .gc[data-state="can"]').first().hover();
    const preview = page.locator('.mP.live');
    await preview.hover();
    await preview.locator('.rd').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await preview.waitFor({ state: 'detached' });
    expect(await taken.count()).toBe(before);
    await answerUntil(
      page,
      () => false,
      (turn) => answerBriskly(page, turn, answerByMouse),
    );
    const sheets = result(page).locator('.milsheet details');
    await sheets.first().waitFor();
    const scores = await result(page).locator('.ranks .pt').allTextContents();
    const sums = await sheets.locator('tfoot td:last-child').allTextContents();
    expect(sums.map(Number)).toEqual(scores.map((text) => Number(/\d+/.exec(text)?.[0])));
    for (let i = 0; i < sums.length; i++) {
      const last = await sheets.nth(i).locator('tbody tr:last-child td:last-child').textContent();
      expect(last).toBe(sums[i]);
    }
    // The language changes under the result as under the table.
    await page.getByText('FR', { exact: true }).first().click();
    await result(page).getByText('Feuille de score').waitFor();
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);

  it('with four seats on a phone, never scrolls sideways late in the game', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page);
    await openLate(page, 'millennia', 'four', 80);
    await audit(page);
    await answerUntil(
      page,
      async () => {
        expect(await scrollsSideways(page)).toBe(false);
        return false;
      },
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    await result(page).locator('.milsheet').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);
});

describe('the set-up of Millennia', () => {
  it('asks its own questions, closes what a shared screen cannot do, and remembers the answers', async () => {
    const page = await site.page();
    await prepare(page);
    await page.goto('/new/millennia');
    await page.getByText('Live', { exact: true }).click();
    await page.locator('.seat-row').nth(1).getByText('A friend here').click();
    expect(await page.getByText('You share one screen, so you take turns.').count()).toBe(2);
    await page.locator('.seat-row').nth(1).getByText('Bot', { exact: true }).click();
    await page.getByText('A2', { exact: true }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await asked(page).waitFor();
    await page.goto('/new/millennia');
    expect(await page.getByRole('radio', { name: /^Live/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^A2/ }).isChecked()).toBe(true);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('who looks at the board of somebody else is not told that it is theirs', async () => {
    const page = await site.page();
    await prepare(page);
    await openLate(page, 'millennia', 'four', 0);
    await page
      .getByRole('button', { name: 'Board of Bot 1' })
      .or(page.getByRole('button', { name: /Bot 1/ }))
      .first()
      .click();
    await page.locator('.seat-switch').getByRole('radio', { name: 'Bot 1', checked: true }).waitFor();
    expect(await page.locator('.rpn').textContent()).not.toMatch(/you/);
    expect(await page.locator('.lock').first().getAttribute('title')).toContain('Bot 1');
    await page.context().close();
  });
});
