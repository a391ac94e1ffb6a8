import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../scripts/lib/ensure-built.mjs';
import { awaitServiceWorker, openSite } from './harness.js';

let newer = '';

/** The built site again, as a later version: another page, another file, another version in the service worker. */
beforeAll(() => {
  newer = mkdtempSync(join(tmpdir(), 'epoque-newer-'));
  cpSync(SITE, newer, { recursive: true });
  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(newer, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit('index.html', (text) => text.replace('<head>', '<head><meta name="generation" content="newer">'));
  edit('sw.js', (text) => text.replace(/VERSION=(["'`])\w+\1/, 'VERSION="newer"').replaceAll(/epoque-[0-9a-f]{12}/g, 'epoque-newer'));
});
afterAll(() => rmSync(newer, { recursive: true, force: true }));

describe('a new version of the site', () => {
  it('is fetched beside the running one and opens at the next load', async () => {
    const site = await openSite();
    try {
      const page = await site.page({ storesSite: true });
      const isNewer = (): Promise<boolean> => page.evaluate(() => document.querySelector('meta[name=generation]') !== null);
      const versions = (): Promise<string[]> => page.evaluate(() => caches.keys());
      await page.goto('/');
      await awaitServiceWorker(page);
      const [older] = await versions();
      await site.replace(newer);

      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await isNewer()).toBe(false);
      await expect.poll(versions, { timeout: 10_000 }).toEqual([older, 'epoque-newer']);

      // It answers as soon as it has taken over, which the page cannot see: the load after that is the new one.
      const reloaded = async (): Promise<boolean> => {
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        return isNewer();
      };
      await expect.poll(reloaded, { timeout: 20_000, interval: 500 }).toBe(true);
    } finally {
      await site.close();
    }
  });
});
