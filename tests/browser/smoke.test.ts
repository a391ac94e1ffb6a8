import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, awaitServiceWorker, DESKTOP, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('the home page', () => {
  it.each([
    ['fr-FR', 'light', DESKTOP],
    ['fr-FR', 'dark', PHONE],
    ['en-GB', 'dark', DESKTOP],
    ['en-GB', 'light', PHONE],
  ] as const)('opens in %s, %s, without a trouble and without accessibility findings', async (locale, theme, viewport) => {
    const page = await site.page({ locale, theme, viewport });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
    expect(await scrollsSideways(page)).toBe(false);
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('can be installed', async () => {
    const page = await site.page({ storesSite: true });
    await page.goto('/');
    const address = await page.getAttribute('link[rel=manifest]', 'href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ name: 'Epoque', display: 'standalone', start_url: '/' });
    for (const icon of manifest.icons) expect((await page.request.get(icon.src)).status()).toBe(200);
    await page.context().close();
  });
});

describe('offline', () => {
  it('the site opens at any address after the first visit', async () => {
    const own = await openSite();
    try {
      const page = await own.page({ storesSite: true });
      await page.goto('/');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await awaitServiceWorker(page);
      await own.unplug();
      await page.reload();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      expect((await page.goto('/some/screen'))?.status()).toBe(200);
    } finally {
      await own.close();
    }
  });
});
