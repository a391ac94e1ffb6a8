import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { entryOf } from '../../src/games/index.js';
import { asked, type Game, legal, readRecord, type Shape, writeRecord } from '../../src/kernel/index.js';
import { serve } from '../../src/server/serve.js';
import { ensureBuilt, SITE } from './ensure-built.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { at } from './paths.mjs';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly lang?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
}

export interface Stage {
  /** A page in a browser profile of its own. */
  open(path: string, look: Look): Promise<Page>;
  /** The same with a table that is in the middle of a game. */
  openTable(record: string, look: Look): Promise<Page>;
  close(): Promise<void>;
}

/** The built site and a browser to look at it; nothing moves. */
export async function openStage(): Promise<Stage> {
  await ensureBuilt();
  const serving = await serve(SITE, 0, '127.0.0.1');
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--disable-gpu', ...root] });
  const open: Stage['open'] = async (path, { width, height, lang = 'en', theme = 'light' }) => {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${serving.port}/`,
      viewport: { width, height },
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
      serviceWorkers: 'block',
    });
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { animation-duration: 0s !important; caret-color: transparent !important }');
      document.adoptedStyleSheets = [sheet];
      // Lessons for newcomers stand in front of the board.
      localStorage.setItem(
        'epoque.settings',
        JSON.stringify({ lessons: false, ...JSON.parse(localStorage.getItem('epoque.settings') ?? '{}') }),
      );
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator('#content').waitFor();
    await settled(page);
    return page;
  };
  return {
    open,
    async openTable(record, look) {
      const page = await open('/games', look);
      const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
      await page.locator('.import input[type=file]').first().setInputFiles(file);
      await page.waitForURL(/\/table\//);
      // A board has places, a map is one.
      await page.locator('[data-target], [role=application]').first().waitFor();
      await settled(page);
      return page;
    },
    async close() {
      await browser.close();
      await serving.close();
    },
  };
}

/** Letters are there, and two frames have passed without anything to fetch. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise((next) => requestAnimationFrame(next));
  });
}

const NAMES = ['Ada', 'Hypatia', 'Zhang Heng', 'Ibn Khaldun', 'Aspasia', 'Al-Idrisi'];

/** The record of a kept game, cut at a moment about this far into it at which one seat alone has something to choose: ours. */
export async function momentOf(id: string, fixture: string, share: number): Promise<string> {
  const game: Game<Shape> = await entryOf(id)!.game();
  const read = readRecord(game, readFileSync(at('fixtures', id, `${fixture}.replay`), 'utf8'));
  if (!read.ok) throw new Error(`${fixture}: ${read.problem.code}`);
  const { timeline, header } = read.value;
  const { frames, entries } = timeline;
  const isOurs = (n: number): boolean => {
    const { position } = frames[n]!;
    const waiting = asked(game, position);
    return waiting.length === 1 && legal(game, position, waiting[0]!).length > 2;
  };
  const n = frames.findIndex((_, i) => i >= share * frames.length && isOurs(i));
  if (n < 0) throw new Error(`${fixture} has no such moment`);
  const [mine] = asked(game, frames[n]!.position);
  const seats = NAMES.slice(0, header.seats).map((name, seat) => ({ name, kind: seat === mine ? 'me' : 'bot', level: 'easy' }));
  return writeRecord({ ...timeline, frames: frames.slice(0, n + 1), entries: entries.slice(0, n) }, header.seed, { seats });
}
