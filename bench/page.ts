import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { at } from '../scripts/lib/paths.mjs';
import { openMemoryStore } from '../src/client/table/store.js';
import type { GameEntry } from '../src/games/index.js';
import { processorTime } from './measure.js';
import { type PageWork, workOf } from './page-work.js';

/** A finished game that is played again. */
function recordFor(id: string): string {
  const folder = at('fixtures', id);
  const [file] = readdirSync(folder);
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** In this process, by processor time, with a store that is no more than memory. */
export const measurePage = async (entry: GameEntry): Promise<PageWork> =>
  workOf(await entry.game(), recordFor(entry.meta.id), openMemoryStore(), processorTime);

/** Any address will do, as long as it has a database of its own; a page without neighbours is given a finer clock. */
const ADDRESS = 'http://localhost/';
const ALONE = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

export interface ChromiumPage {
  measure(id: string): Promise<PageWork>;
  close(): Promise<void>;
}

/** The same in a page of Chromium, by the clock on the wall, with the database of the browser. */
export async function openChromiumPage(): Promise<ChromiumPage> {
  const { outputFiles } = await build({
    entryPoints: [at('bench', 'page-in-browser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2023',
  });
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', ...sandbox] });
  const page = await browser.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', headers: ALONE, body: '<!doctype html>' }));
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: outputFiles[0]!.text });
  return {
    measure: (id) => page.evaluate(([game, record]) => globalThis.measureWork(game!, record!), [id, recordFor(id)]),
    close: () => browser.close(),
  };
}
