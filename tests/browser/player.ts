import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Settings as a quick tester wants them, and chance that is the same in every run. Each load of a page goes its own way:
 * requests to the server have random ids, and one that comes twice is taken for a repetition.
 */
export async function prepare(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((given) => {
    if (localStorage.getItem('epoque.settings') === null)
      localStorage.setItem(
        'epoque.settings',
        JSON.stringify({ botPace: 0, level: 'easy', bots: 1, confirmFinal: false, moments: 'none', soundAsked: true, ...given }),
      );
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

/** A moment at which the screen waits for somebody. `text` tells it from all others: two turns may ask the same, but the log has grown. */
interface Moment {
  readonly is: 'asked' | 'over' | 'curtain';
  readonly text: string;
}

/** Wait until somebody at this screen is asked something new, the screen changes hands, or the game is over. */
async function next(page: Page, was = ''): Promise<Moment> {
  const seen = await page.waitForFunction(
    (before) => {
      const shows = (part: string): boolean => document.querySelector(part) !== null;
      const is = shows('.result') ? 'over' : shows('.curtain') ? 'curtain' : shows('.prompt.asks') ? 'asked' : undefined;
      const parts = [...document.querySelectorAll('.prompt .ask, .prompt .chip, .log, .curtain h1')];
      const text = parts.map((part) => part.textContent).join('|');
      return is === 'over' || (is && text !== before) ? { is, text } : undefined;
    },
    was,
    { timeout: 60_000 },
  );
  return (await seen.jsonValue()) as Moment;
}

/** Answer whatever is asked until the game is over, or the caller has seen enough. */
export async function answerUntil(
  page: Page,
  stop: () => boolean | Promise<boolean>,
  answer: (turn: number) => Promise<void>,
): Promise<void> {
  let moment = await next(page);
  for (let turn = 0; turn < 400; turn++) {
    if (moment.is === 'over' || (await stop())) return;
    if (moment.is === 'curtain') await drawAside(page);
    else await answer(turn);
    moment = await next(page, moment.text);
  }
  expect.fail('the game did not end');
}

/** The next player takes the screen by keyboard: it asks twice, so that nobody does it by accident. */
export async function drawAside(page: Page): Promise<void> {
  await curtain(page).locator('.hold:focus').waitFor();
  await page.keyboard.press('Enter');
  await curtain(page).locator('.hold.half').waitFor();
  await page.keyboard.press('Enter');
}

/** A costly choice asks once more. */
const warns = async (page: Page): Promise<boolean> => (await page.locator('.prompt .ask.warn').count()) > 0;

/** The button that goes on all the same is never in brass. */
async function confirm(page: Page): Promise<void> {
  const yes = page.locator('.prompt .acts [data-means="yes"]');
  expect(await yes.getAttribute('class')).not.toMatch(/\bpri\b/);
  await yes.click();
}

/** What can be answered: how many choices, whether the turn can be ended, and whether a costly choice asks once more. */
const offered = (page: Page) =>
  page.evaluate(() => ({
    choices: document.querySelectorAll('.prompt .chip:not(.no)').length,
    ends: [...document.querySelectorAll('.prompt .acts .btn .kbd')].some((key) => key.textContent === 'E'),
    warns: document.querySelector('.prompt .ask.warn') !== null,
  }));

/** A key pressed twice quickly is one gesture (`--m-settle`), also where the first one did nothing; people take longer than that. */
const RHYTHM = 320;
const pressed = new WeakMap<Page, { readonly key: string; readonly at: number }>();

async function press(page: Page, key: string): Promise<void> {
  const last = pressed.get(page);
  const since = last?.key === key ? performance.now() - last.at : RHYTHM;
  if (since < RHYTHM) await page.waitForTimeout(RHYTHM - since);
  await page.keyboard.press(key);
  pressed.set(page, { key, at: performance.now() });
}

/** Answer with the keys of the prompt bar only. Takes a different choice each time, ends the turn when there is none. */
export async function answerByKeys(page: Page, turn: number): Promise<void> {
  const now = await offered(page);
  // A warning that came late is answered now.
  if (now.warns) return press(page, 'Enter');
  if (now.choices === 0) await press(page, 'e');
  else {
    await press(page, String((turn % Math.min(now.choices, 9)) + 1));
    await page.locator('.prompt .chip.sel').waitFor();
    await press(page, 'Enter');
  }
  if (await warns(page)) await press(page, 'Enter');
}

/** Answer by clicking: on the board where something is lit, else in the prompt bar. */
export async function answerByMouse(page: Page, turn: number): Promise<void> {
  if (await warns(page)) return confirm(page);
  const places = page.locator('.board [data-state="can"]:visible');
  const count = (await page.locator('.prompt .chips .all').count()) > 0 ? 0 : await places.count();
  if (count > 0) await places.nth(turn % count).click();
  else await page.locator('.prompt .chip:not(.no), .prompt .acts .btn.pri').first().click();
  // A place with several meanings narrows the bar; a costly choice asks once more.
  const more = page.locator('.prompt .chips .all');
  if ((await more.count()) > 0) await page.locator('.prompt .chip:not(.no)').first().click();
  if (await warns(page)) await confirm(page);
}

/** Two of three turns or phases are ended at once where that can be done, so that a long game takes a hundred moves and not four hundred. */
export async function answerBriskly(page: Page, turn: number, answer: typeof answerByKeys): Promise<void> {
  const now = await offered(page);
  if (now.warns || !now.ends || turn % 3 === 0) return answer(page, turn);
  await press(page, 'e');
  if (!(await warns(page))) return;
  // Enter belongs to what has the focus, and after a click that is a place of the board.
  if (answer === answerByMouse) await confirm(page);
  else await press(page, 'Enter');
}
