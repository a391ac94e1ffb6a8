import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { SITE } from '../../scripts/lib/ensure-built.mjs';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import type { Games } from '../../src/server/games.js';
import { serve } from '../../src/server/serve.js';
import { startServer } from '../../src/server/server.js';
import { configFor, quickBots, silent, testGames } from '../server/start.js';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: 'fr-FR' | 'en-GB';
  readonly theme?: 'light' | 'dark';
  /** Things move, and are painted, as for most people; where nobody looks, doing without saves a third of the time. */
  readonly motion?: boolean;
  /** Let the site store itself for use without a network: every new profile would fetch and store all of it. */
  readonly storesSite?: boolean;
}

export interface OpenSite {
  readonly url: string;
  /** A page in a browser profile of its own: nothing stored, nothing shared with other pages. */
  page(options?: PageOptions): Promise<Page>;
  /** Close the server only: whoever still gets an answer gets it from the service worker. */
  unplug(): Promise<void>;
  /** Serve another folder at the same address. */
  replace(folder: string): Promise<void>;
  close(): Promise<void>;
}

const ARGS = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** The built site on a free port, and a Chromium to visit it. */
export async function openSite(): Promise<OpenSite> {
  let serving = await serve(SITE, 0, '127.0.0.1');
  const browser = await openBrowser().catch(async (problem: unknown) => {
    await serving.close();
    throw problem;
  });
  const url = `http://127.0.0.1:${serving.port}/`;
  return {
    url,
    page: (options) => openPage(browser, url, options),
    unplug: () => serving.close(),
    async replace(folder) {
      await serving.close();
      serving = await serve(folder, serving.port, '127.0.0.1');
    },
    async close() {
      await browser.close();
      await serving.close();
    },
  };
}

/** As root, for instance in a container, Chromium has no sandbox. */
const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? [...ARGS, '--no-sandbox'] : ARGS });

export interface OnlineSite extends Pick<OpenSite, 'url' | 'page' | 'close'> {
  readonly port: number;
  /** Move the clock of the server; what has become due happens at the next restart. */
  passTime(ms: number): void;
  /** Stop the server for a while, then start it again with the same data at the same address, perhaps with other rules. */
  restart(games?: Games): Promise<void>;
}

/** The whole product with its tables in a folder of its own. Its bots answer at once. */
export async function openOnlineSite(first?: Games): Promise<OnlineSite> {
  let games = first ?? (await testGames());
  const config = configFor();
  let passed = 0;
  const now = () => Date.now() + passed;
  const start = (port: number) => startServer(SITE, { ...config, port }, { games, bots: quickBots(games), log: silent, now });
  let running = await start(0);
  const { port } = running;
  const browser = await openBrowser().catch(async (problem: unknown) => {
    await running.close();
    throw problem;
  });
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    port,
    page: (options) => openPage(browser, url, options),
    passTime(ms) {
      passed += ms;
    },
    async restart(other = games) {
      await running.close();
      games = other;
      running = await start(port);
    },
    async close() {
      await browser.close();
      await running.close();
    },
  };
}

async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? DESKTOP,
    locale: options.locale ?? 'en-GB',
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
    hasTouch: (options.viewport?.width ?? DESKTOP.width) < 600,
  });
  if (options.motion !== true) await context.addInitScript(rest);
  if (options.storesSite !== true)
    await context.addInitScript(() => {
      if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
    });
  const page = await context.newPage();
  watch(page, url);
  return page;
}

/**
 * What has just changed shines for a while even where little motion is wanted: a hundred pictures that nobody looks at. What is
 * transparent is laid out and can be pressed, but is not painted.
 */
function rest(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { animation-duration: 0s !important }
    :root { --m-settle: 0ms !important }
    :root:not([data-looked-at]) { opacity: 0 !important }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** From now on the page is painted, until another one is opened in its place: for all that depends on how it looks. */
export const lookAt = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.setAttribute('data-looked-at', ''));
const lookAway = (page: Page): Promise<void> => page.evaluate(() => document.documentElement.removeAttribute('data-looked-at'));

const troubles = new WeakMap<Page, string[]>();

/** Note everything that must not happen on any page. */
function watch(page: Page, url: string): void {
  const noted: string[] = [];
  troubles.set(page, noted);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noted.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (problem) => noted.push(`uncaught: ${problem.message}`));
  page.on('request', (request) => {
    const foreign = !request.url().replace(/^ws/, 'http').startsWith(url) && !/^(data|blob|about):/.test(request.url());
    if (foreign) noted.push(`request to another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noted.push(`${response.status()}: ${response.url()}`);
  });
}

/** What went wrong on the page so far: messages in the console, uncaught problems, foreign or failed requests. */
export const troublesOf = (page: Page): readonly string[] => troubles.get(page) ?? [];

/** Fail on serious and critical accessibility findings. All else that axe could tell of a page takes longer than the search itself. */
export async function audit(page: Page): Promise<void> {
  await lookAt(page); // nobody minds the contrast of what is transparent
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What is still fading in has the contrast of a shadow: what ends by itself is awaited.
  await page.waitForFunction(() =>
    document.getAnimations().every((it) => it.playState !== 'running' || it.effect?.getComputedTiming().endTime === Infinity),
  );
  const list = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(' ')}`).join('\n')}`);
  });
  await lookAway(page);
  expect(list, `accessibility findings at ${page.url()}`).toEqual([]);
}

/** Wait until the service worker has stored the site and answers for this page. */
export async function awaitServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** Does the page scroll sideways? It never should. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
