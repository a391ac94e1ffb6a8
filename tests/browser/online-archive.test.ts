import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeader } from '../../src/kernel/index.js';
import { AOC_OPTIONS, aoc, testGames } from '../server/start.js';
import { leave, onTable, playUnseen, type Seated, visit } from './friends.js';
import { audit, type OnlineSite, openOnlineSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { result } from './player.js';

let site: OnlineSite;
let played: Seated;
const PLAIN = { ...AOC_OPTIONS, innovation: false, changingWorld: false, draft: true } as const;

// A whole game is played under rules that nobody knows any more; then the server starts with those of today.
beforeAll(async () => {
  const today = (await testGames()).get('age-of-civilization')!;
  const rulesVersion = (today.oldestRules ?? today.rulesVersion) - 1;
  const yesterday = { ...today, rulesVersion, oldestRules: rulesVersion };
  site = await openOnlineSite(await testGames({ 'age-of-civilization': yesterday }));
  played = await playUnseen(site, aoc({ options: PLAIN, visibility: 'public' }), ['Ada', 'Bea']);
  await site.restart(await testGames());
});
afterAll(() => site.close());

/** Save the record and read it. */
async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

describe('a finished game of earlier rules', () => {
  it('is shown as it was, step by step; its record can be kept and a rematch played by the rules of today', async () => {
    const ada = await visit(site, played.cookies[0]!, {});
    await ada.goto(played.path);
    await result(ada).getByText('Dice verified').waitFor();
    await ada.locator('.note-strip', { hasText: 'under an earlier version of the rules' }).waitFor();
    await audit(ada);
    const record = await download(ada, 'Export the record');
    const header = readHeader(record);
    expect(header.ok && header.value.rules).toBe(0);

    // Nobody is asked anything in it, and nothing can be proposed.
    await ada.getByRole('button', { name: 'Look at the table' }).click();
    await onTable(ada);
    await ada.locator('.top').getByText('Archived game').waitFor();
    expect(await ada.locator('.prompt.asks, .board [data-state="can"]').count()).toBe(0);
    await ada.getByRole('button', { name: 'History' }).click();
    await ada.getByRole('button', { name: 'To the start' }).click();
    await ada.getByText('From the archive: all cards are open.').waitFor();
    const seen = new Set<string>();
    for (let step = 0; step < 12; step++) {
      await ada.getByText(new RegExp(`^Step ${step} of \\d+$`)).waitFor();
      await ada.waitForTimeout(50);
      seen.add(await ada.locator('.board').innerHTML());
      await ada.keyboard.press('ArrowRight');
    }
    // A sealed pick of the draft is seen when both have made theirs; that all look alike would mean that only the end is shown.
    expect(seen.size).toBeGreaterThan(5);
    expect(await ada.getByRole('button', { name: 'Propose to go back here' }).count()).toBe(0);
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Show the result' }).click();
    await result(ada).getByRole('button', { name: 'Rematch' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).waitFor();
    expect(troublesOf(ada)).toEqual([]);
    await leave(ada);
  });

  it('says on a phone, in French, what it is; who only looks on is offered no rematch', async () => {
    const eve = await site.page({ viewport: PHONE, locale: 'fr-FR', theme: 'dark' });
    await eve.goto('/play');
    await eve.getByRole('region', { name: 'Terminées depuis peu' }).getByRole('link', { name: 'Voir' }).click();
    await eve.locator('.note-strip', { hasText: /Partie archivée.*une version antérieure des règles/ }).waitFor();
    expect(await result(eve).getByRole('button', { name: 'Revanche' }).count()).toBe(0);
    await audit(eve);
    expect(await scrollsSideways(eve)).toBe(false);
    await leave(eve);
  });

  it('that the board of today cannot draw gives at least its record', async () => {
    const ada = await visit(site, played.cookies[0]!, {});
    // The state as some other version might have left it.
    await ada.routeWebSocket('**/api/socket', (near) => {
      const far = near.connectToServer();
      far.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.kind === 'table') message.view.game.view = { over: true };
        near.send(JSON.stringify(message));
      });
    });
    await ada.goto(played.path);
    await ada.getByText('The board of today cannot show this game').waitFor();
    expect(await download(ada, 'Export the record')).toContain('age-of-civilization');
    await leave(ada);
  });
});
