import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, TestClient } from '../server/client.js';
import { AOC_OPTIONS, aoc, ME_AND_OPEN, pickMove, testGames } from '../server/start.js';
import { gather, leave, onTable, openTalk, playUnseen, visit } from './friends.js';
import { audit, type OnlineSite, openOnlineSite, PHONE, scrollsSideways } from './harness.js';
import { answerByKeys, asked, prepare, result } from './player.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site.close());

const PLAIN = { ...AOC_OPTIONS, innovation: false, changingWorld: false, draft: false, firstPlayer: 0 } as const;
const DAY = 24 * 60 * 60 * 1000;

/** What the browser was asked to show outside the page, and how often something sounded. */
const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const seen = { notices: [] as string[], sounds: 0 };
    Object.assign(window, { seen });
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        seen.sounds++;
      }
    };
    window.Notification = class {
      static permission = 'granted';
      static async requestPermission() {
        return 'granted';
      }
      constructor(title: string, { body }: { body: string }) {
        seen.notices.push(`${title}: ${body}`);
      }
      close() {}
    } as unknown as typeof Notification;
  });
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { notices: string[]; sounds: number } }).seen);

describe('the lobby', () => {
  it('shows open tables, mine and what was finished, by game; a finished game can be analysed and watched again', async () => {
    await playUnseen(site, aoc({ options: PLAIN, visibility: 'public' }), ['Nora', 'Omar']);
    const host = await TestClient.join(site.port, 'Dora');
    const { table } = await host.must({
      do: 'create',
      settings: aoc({ options: PLAIN, visibility: 'public', clock: { kind: 'slow', days: 3 } }),
      seats: ME_AND_OPEN,
    });
    const ada = await site.page({ viewport: PHONE, locale: 'fr-FR', theme: 'dark' });
    await prepare(ada);
    await ada.goto('/play');
    const open = ada.getByRole('region', { name: 'Tables ouvertes' });
    await open.getByText('lente, 3 j par décision').waitFor();
    await open.getByRole('heading', { name: 'Age of Civilization' }).waitFor();
    await audit(ada);
    expect(await scrollsSideways(ada)).toBe(false);
    await ada.getByRole('radio', { name: 'Age of Civilization' }).click();
    await open.getByText('1 place libre').waitFor();

    // Nobody came for a week: the table expires.
    site.passTime(8 * DAY);
    await site.restart();
    await open.getByText('lente, 3 j par décision').waitFor({ state: 'detached' });
    const bea = await site.page();
    await prepare(bea);
    await bea.goto(`/t/${table}`);
    await bea.getByText('was never begun and has expired').waitFor();
    await bea.goto(`/t/${table!.slice(0, 10)}`);
    await bea.getByText('The link may be cut off').waitFor();

    await ada.getByRole('region', { name: 'Terminées depuis peu' }).getByRole('link', { name: 'Voir' }).click();
    // What was played by people online is analysed like any other game.
    await ada.getByRole('radio', { name: 'Analyse' }).click();
    await ada.locator('.analysis svg').first().waitFor({ timeout: 60_000 });
    await ada.getByRole('button', { name: 'Arrêter' }).click();
    expect(await scrollsSideways(ada)).toBe(false);
    await ada.getByRole('radio', { name: 'Résultat' }).click();
    await ada.getByRole('button', { name: 'Revoir la partie' }).click();
    await ada.getByText(/^Étape 0 sur \d+$/).waitFor({ state: 'attached' });
    await ada.keyboard.press('ArrowRight');
    await ada.getByText(/^Étape 1 sur \d+$/).waitFor({ state: 'attached' });
    host.close();
    await leave(ada, bea);
  });
});

describe('one person', () => {
  it('is known in all tabs at once, and comes to another device by a link that can be revoked', async () => {
    const ada = await site.page();
    await prepare(ada, { name: 'Ada' });
    await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const tab = await ada.context().newPage();
    await tab.goto('/play');
    await tab.getByRole('heading', { name: 'Open tables' }).waitFor();
    expect(await tab.getByRole('heading', { name: 'My tables' }).count()).toBe(0);
    await ada.goto('/play/new');
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).waitFor();
    await tab.getByRole('heading', { name: 'My tables' }).waitFor();
    // Among all my games, and on the home page, too.
    await tab.goto('/games');
    await tab.getByRole('region', { name: 'Online' }).getByText('1 free seat').waitFor();
    await tab.goto('/');
    await tab.locator('.resume', { hasText: '1 free seat' }).waitFor();
    await tab.goto('/play');

    await ada.getByRole('button', { name: 'Make a return link' }).click();
    await ada.getByRole('button', { name: 'Copy the return link' }).click();
    await ada.getByRole('button', { name: 'Copied' }).waitFor();
    const way = await ada.evaluate(() => navigator.clipboard.readText());
    expect(way).toContain('/return#');
    await ada.reload();
    await ada.getByRole('button', { name: 'Make a return link' }).waitFor();
    expect(await ada.getByLabel('Your way back').locator('input').count()).toBe(0);

    const device = await site.page({ locale: 'fr-FR' });
    await prepare(device);
    await device.goto(way);
    await device.getByRole('heading', { name: 'Mes tables' }).waitFor();
    expect(new URL(device.url()).hash).toBe('');
    await ada.getByRole('button', { name: 'Revoke all return links' }).click();
    await ada.getByText('All return links are revoked.').waitFor();

    // Forgotten here means forgotten in all tabs; the revoked link does not lead back.
    await device.getByRole('button', { name: 'M’oublier sur cet appareil' }).click();
    await device.getByRole('button', { name: 'Oui, oublie-moi' }).click();
    await device.getByRole('heading', { name: 'Mes tables' }).waitFor({ state: 'detached' });
    await device.goto(way);
    await device.getByText('n’est plus valable').waitFor();
    await leave(ada, device);
  });

  it('plays in two tabs: what is done in one is seen in the other', async () => {
    const { path, pages } = await gather(site, aoc({ options: PLAIN }), [{ name: 'Ada' }, { name: 'Bea' }]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);
    const tab = await ada.context().newPage();
    await tab.goto(path);
    await asked(tab).waitFor();
    const prompt = (page: Page) => page.locator('.prompt .ask').textContent();
    // Who has focus shows more than who has not: the question is what counts.
    for (const [here, there] of [
      [ada, tab],
      [tab, ada],
    ] as const) {
      const before = await prompt(there);
      await answerByKeys(here, 0);
      await expect.poll(() => prompt(there)).not.toBe(before);
      expect(await prompt(here)).toBe(await prompt(there));
    }
    await leave(ada, bea);
  });

  it('is told of the turn by the title, and, asked once, by a sound and a notice', async () => {
    const settings = aoc({ options: PLAIN, autoStart: false });
    const cookies = [await signIn(site.port, 'Ada'), await signIn(site.port, 'Bea')];
    const [host, guest] = await Promise.all(cookies.map((cookie) => TestClient.open(site.port, cookie)));
    const { table } = await host!.must({ do: 'create', settings, seats: ME_AND_OPEN });
    await guest!.must({ do: 'join', table: table! });
    const bea = await visit(site, cookies[1]!, {});
    await watchNotices(bea);
    await bea.goto(`/t/${table}`);
    await bea.getByText('Shall a sound and a notice').waitFor();
    await bea.getByRole('button', { name: 'Yes, tell me' }).click();
    await bea.getByText('Shall a sound and a notice').waitFor({ state: 'detached' });
    await host!.must({ do: 'watch', table: table! });
    await host!.must({ do: 'start', table: table! });
    await onTable(bea);
    expect(await bea.title()).toBe('Age of Civilization · Epoque');
    await bea.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }));

    // Ada plays until it is Bea's turn.
    const game = (await testGames()).get('age-of-civilization')!;
    for (let seed = 0; host!.view(table!).game?.asked.includes(0); seed++) {
      const { question, ply } = host!.view(table!).game!;
      await host!.must({ do: 'play', table: table!, question: question!, move: pickMove(game, host!.view(table!), seed) });
      await host!.until(table!, (view) => view.game!.ply > ply);
    }
    await asked(bea).waitFor();
    await expect.poll(() => bea.title()).toBe('● Your turn · Age of Civilization · Epoque');
    expect((await seen(bea)).notices).toEqual(['Age of Civilization: Your turn']);
    expect((await seen(bea)).sounds).toBeGreaterThan(0);

    // At another table something begins: a word in the corner, a notice outside.
    const { table: other } = await host!.must({ do: 'create', settings: aoc({ options: PLAIN, autoStart: false }), seats: ME_AND_OPEN });
    await guest!.must({ do: 'join', table: other! });
    await host!.must({ do: 'start', table: other! });
    await bea.getByText('A game of yours has begun.').waitFor();
    expect((await seen(bea)).notices.at(-1)).toBe('Age of Civilization: A game of yours has begun.');
    await openTalk(bea, /^Table$/);
    expect(await bea.getByRole('checkbox', { name: /^Tell me/ }).isChecked()).toBe(true);
    await bea.getByRole('button', { name: 'Go there' }).click();
    await bea.waitForURL(`**/t/${other}`);
    expect(await result(bea).count()).toBe(0);
    for (const client of [host!, guest!]) client.close();
    await leave(bea);
  });
});
