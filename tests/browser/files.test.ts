import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenSite, openSite, troublesOf } from './harness.js';
import { answerByKeys, answerUntil, asked, prepare, quickStart } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openFile = (page: Page, text: string) =>
  page
    .locator('.import input[type=file]')
    .first()
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** The record of a game after a few moves, as a visitor exports it. */
async function exportSomeGame(page: Page): Promise<string> {
  await prepare(page);
  await quickStart(page);
  let moves = 0;
  await answerUntil(
    page,
    () => ++moves > 5,
    (turn) => answerByKeys(page, turn),
  );
  await page.goto('/games');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Export|Save as/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^epoque-age-of-civilization-.*\.txt$/);
  return readFile(await download.path(), 'utf8');
}

describe('a game as a file', () => {
  it('is exported on one device and goes on at the same move on another', async () => {
    const here = await site.page();
    const record = await exportSomeGame(here);
    const log = async (page: Page) => (await page.locator('.log').first().textContent()) ?? '';
    await here.goto('/games');
    await here.locator('.kept a').first().click();
    await asked(here).waitFor();

    const there = await site.page();
    await prepare(there);
    await there.goto('/games');
    await openFile(there, record);
    await asked(there).waitFor();
    expect(await log(there)).toBe(await log(here));
    expect([...troublesOf(here), ...troublesOf(there)]).toEqual([]);
    await here.context().close();
    await there.context().close();
  });

  it('that is corrupt, foreign or newer gets a clear sentence and harms nothing', async () => {
    const page = await site.page();
    const record = await exportSomeGame(page);
    const kept = await page.locator('.kept').count();
    const said = async (text: string) => {
      const sentence = page.locator('.import-problem').first();
      const before = await sentence.textContent();
      await openFile(page, text);
      await page.waitForFunction((was) => document.querySelector('.import-problem')?.textContent !== was, before);
      return (await sentence.textContent()) ?? '';
    };
    expect(await said('a shopping list')).toMatch(/not a game/);
    expect(await said(record.replace('epoque record 1', 'epoque record 9'))).toMatch(/newer/);
    expect(await said(record.replace('game age-of-civilization', 'game tiddlywinks'))).toMatch(/not on this site/);
    expect(await said(record.slice(0, record.length / 2))).toMatch(/missing|cannot be read|too early/);
    expect(await said(record.replace(/^\d birth card=CIV-\d\d$/m, '0 place place=wonder'))).toMatch(/not allowed|Line/);
    expect(await said(record.replace(/^hash .*/m, 'hash 0123456789abcdef'))).toMatch(/altered/);
    await page.reload();
    await expect.poll(() => page.locator('.kept').count()).toBe(kept);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('a table that does not exist says so', async () => {
    const page = await site.page();
    await page.goto('/table/nowhere');
    await page.getByRole('heading', { name: 'This game cannot be opened.' }).waitFor();
    await page.context().close();
  });
});
