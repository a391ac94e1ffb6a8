import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenSite, openSite, troublesOf } from './harness.js';
import { answerByKeys, answerUntil, asked, prepare, quickStart } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const log = async (page: Page) => (await page.locator('.log').first().textContent()) ?? '';

/** The databases of the browser, as no player sees them. */
function inDatabase(page: Page, what: 'count' | 'cut' | 'age'): Promise<number> {
  return page.evaluate(async (act) => {
    const done = <X>(request: IDBRequest<X>): Promise<X> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('epoque.games'));
    const older = await done(indexedDB.open('epoque'));
    const tx = db.transaction(['games', 'parts'], 'readwrite');
    const parts = await done(tx.objectStore('parts').getAll());
    if (act === 'cut') await done(tx.objectStore('parts').delete([parts.at(-1).id, parts.length - 1]));
    if (act === 'age') {
      const [{ parts: _, chain: __, ...game }] = await done(tx.objectStore('games').getAll());
      await Promise.all([done(tx.objectStore('games').clear()), done(tx.objectStore('parts').clear())]);
      await done(
        older
          .transaction('games', 'readwrite')
          .objectStore('games')
          .put({ ...game, record: parts[0].text, ply: 0 }),
      );
    }
    db.close();
    older.close();
    return parts.length;
  }, what);
}

it('a game is kept line by line: found again from older days, never overwritten by a second window, and honest about a lost end', async () => {
  const page = await site.page();
  // A machine that breaks down leaves no time to write the record whole, as a page does that goes out of sight.
  await page.context().addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => false }));
  await prepare(page);
  await quickStart(page);
  let moves = 0;
  await answerUntil(
    page,
    () => ++moves > 3,
    (turn) => answerByKeys(page, turn),
  );
  const before = await log(page);
  await expect.poll(() => inDatabase(page, 'count')).toBeGreaterThan(3);

  // A second window takes the game over, the first lets go.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await asked(second).waitFor();
  expect(await log(second)).toBe(before);
  await page.getByText('open in another window').waitFor();
  await second.close();

  // A machine that broke down: the last line is missing.
  await inDatabase(page, 'cut');
  await page.reload();
  await page.getByText('End of the game lost').waitFor();
  expect((await log(page)).length).toBeLessThan(before.length);

  // A game as older versions kept it: one record, in another database.
  await page.goto('/credits');
  await inDatabase(page, 'age');
  await page.goto('/games');
  await page.locator('.kept a').first().click();
  await asked(page).waitFor();
  expect(await page.getByText('End of the game lost').count()).toBe(0);
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});
