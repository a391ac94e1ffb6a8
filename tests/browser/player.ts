import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Settings as a quick tester wants them, and chance that is the same in every run. Each load of a page goes its own way:
 * requests to the server have random ids, and one that comes twice is taken for a repetition.
 */
export async function prepare(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((given) => {
    if (localStorage.getItem('epoque.settings') === null)
      localStorage.setItem('epoque.settings', JSON.stringify({ botPace: 0, level: 'easy', bots: 1, ...given }));
    const loads = Number(localStorage.getItem('test.loads') ?? 0);
    localStorage.setItem('test.loads', String(loads + 1));
    let x = 20_260_101 + loads * 7919;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
        bytes[i] = x >>> 24;
      }
      return array;
    };
  }, settings);
}

/** From the home page to a table against bots: one click. */
export async function quickStart(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Start|Commencer)/ }).click();
  await asked(page).waitFor();
}

export const asked = (page: Page) => page.locator('.prompt.asks');
export const result = (page: Page) => page.locator('.result');
export const curtain = (page: Page) => page.locator('.curtain');

/** Wait until somebody at this screen is asked, the screen changes hands, or the game is over. */
async function next(page: Page): Promise<'asked' | 'over' | 'curtain'> {
  await page.locator('.prompt.asks, .result, .curtain').first().waitFor({ timeout: 60_000 });
  if ((await result(page).count()) > 0) return 'over';
  return (await curtain(page).count()) > 0 ? 'curtain' : 'asked';
}

/** What identifies the present question: when it changes, the move was made. Two turns may ask the same, but the log has grown. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = ['.prompt .ask', '.prompt .chip', '.log'].map((part) => [...document.querySelectorAll(part)].map((x) => x.textContent));
    return parts.join('|');
  });

/** How many moves the record has; a cheap way to see that something happened. */
export async function answerUntil(
  page: Page,
  stop: () => boolean | Promise<boolean>,
  answer: (turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    const state = await next(page);
    if (state === 'over' || (await stop())) return;
    const before = await question(page);
    if (state === 'curtain') await drawAside(page);
    else await answer(turn);
    await page.waitForFunction(
      (was) => {
        const parts = ['.prompt .ask', '.prompt .chip', '.log'].map((part) =>
          [...document.querySelectorAll(part)].map((x) => x.textContent),
        );
        return parts.join('|') !== was || document.querySelector('.result, .curtain') !== null;
      },
      before,
      { timeout: 20_000 },
    );
  }
  expect.fail('the game did not end');
}

/** The next player takes the screen by keyboard. */
export async function drawAside(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

/** Answer with the keys of the prompt bar only. Takes a different choice each time, ends the turn when there is none. */
export async function answerByKeys(page: Page, turn: number): Promise<void> {
  // A warning that came late is answered now.
  if ((await page.locator('.prompt .ask.warn').count()) > 0) return page.keyboard.press('Enter');
  const choices = await page.locator('.prompt .chip:not(.no)').count();
  if (choices === 0) await page.keyboard.press('e');
  else {
    await page.keyboard.press(String((turn % Math.min(choices, 9)) + 1));
    await page.locator('.prompt .chip.sel').waitFor();
    await page.keyboard.press('Enter');
  }
  if ((await page.locator('.prompt .ask.warn').count()) > 0) await page.keyboard.press('Enter');
}

/** Answer by clicking: on the board where something is lit, else in the prompt bar. */
export async function answerByMouse(page: Page, turn: number): Promise<void> {
  const places = page.locator('.board [data-state="can"]:visible');
  const count = (await page.locator('.prompt .chips .all').count()) > 0 ? 0 : await places.count();
  if (count > 0) await places.nth(turn % count).click();
  else await page.locator('.prompt .chip:not(.no), .prompt .acts .btn.pri').first().click();
  // A place with several meanings narrows the bar; a costly choice asks once more.
  const more = page.locator('.prompt .chips .all');
  if ((await more.count()) > 0) await page.locator('.prompt .chip:not(.no)').first().click();
  if ((await page.locator('.prompt .ask.warn').count()) > 0) await page.locator('.prompt .acts .btn.pri').click();
}
