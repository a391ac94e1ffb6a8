// npm run pictures: the pictures of the README, taken from the built site. Every game that is ready is in them; the moments
// come from finished games of bots in fixtures/, so that the pictures change only when the screens do.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { entryOf, GAMES, isReady } from '../src/games/index.js';
import { at } from './lib/paths.mjs';
import { type Look, momentOf, openStage } from './lib/stage.js';

const DESKTOP: Look = { width: 1440, height: 900 };
const PHONE: Look = { width: 390, height: 844 };
/** The game that is also shown by lamplight and on a phone. */
const [FIRST] = GAMES;

const folder = at('docs', 'pictures');
mkdirSync(folder, { recursive: true });
const stage = await openStage();

async function keep(name: string, page: Page): Promise<void> {
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.context().close();
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

/** The middle of the kept game with most people at the table. */
async function middleOf(id: string): Promise<string> {
  const { fixtures } = await entryOf(id)!.trials();
  const largest = fixtures.reduce((best, table) => (table.levels.length > best.levels.length ? table : best));
  return momentOf(id, largest.name, 0.45);
}

try {
  await keep('home', await stage.open('/', DESKTOP));
  for (const { id } of GAMES.filter((game) => isReady(game.id))) {
    const moment = await middleOf(id);
    await keep(id, await stage.openTable(moment, DESKTOP));
    if (id !== FIRST?.id) continue;
    await keep('table-dark', await stage.openTable(moment, { ...DESKTOP, theme: 'dark' }));
    await keep('phone', await stage.openTable(moment, PHONE));
  }
} finally {
  await stage.close();
}
