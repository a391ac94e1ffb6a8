import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AOC_OPTIONS, aoc } from '../server/start.js';
import { begin, gather, joinAs, leave, onTable, openTalk, playTogether } from './friends.js';
import { audit, type OnlineSite, openOnlineSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { asked, prepare, result } from './player.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site.close());

const PLAIN = { ...AOC_OPTIONS, innovation: false, changingWorld: false, draft: false } as const;
const link = (page: Page) => page.locator('[data-link]').first();
const atStep = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: /^(History|Historique|Déroulement|Histoire)/ }).click();
  const text = await page.locator('.prompt.past .where').textContent();
  await page.keyboard.press('Escape');
  return Number(/\d+/.exec(text ?? '')?.[0]);
};

describe('two people at one table', () => {
  it('play a whole game by link, through a reload and a lost connection', async () => {
    const ada = await site.page();
    await prepare(ada, { name: 'Ada' });
    await ada.goto('/');
    await ada.getByRole('link', { name: 'Online', exact: true }).click();
    await ada.getByRole('link', { name: 'Open a table' }).click();
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).waitFor();
    await audit(ada);

    const bea = await site.page({ viewport: PHONE, locale: 'fr-FR', theme: 'dark' });
    await prepare(bea);
    await bea.goto(new URL(ada.url()).pathname);
    await bea.getByText('Ada t’invite.').waitFor();
    await audit(bea);
    await joinAs(bea, new URL(ada.url()).pathname, 'Béa');
    expect(await scrollsSideways(bea)).toBe(false);
    await ada.getByText('Béa').first().waitFor();
    await begin(ada);
    await Promise.all([onTable(ada), onTable(bea)]);
    await audit(ada);
    await audit(bea);
    expect(await scrollsSideways(bea)).toBe(false);

    // A bot may be asked for advice at this screen, never against people.
    for (const page of [ada, bea])
      expect(
        await page
          .locator('.counsel')
          .or(page.getByText(/What would you do|Que ferais-tu/))
          .count(),
      ).toBe(0);
    await playTogether([ada, bea], 8);
    // A fresh page knows the past only by asking for it.
    await ada.reload();
    await onTable(ada);
    await ada.getByRole('button', { name: 'History' }).click();
    await ada.getByRole('button', { name: 'To the start' }).click();
    await ada.getByText(/^Step 0 of \d+$/).waitFor();
    await ada.getByRole('button', { name: 'One step on' }).click();
    await ada.getByText(/^Step 1 of \d+$/).waitFor();
    await ada.keyboard.press('Escape');
    await playTogether([ada, bea], 4);

    // Nothing comes through; what is done meanwhile goes out as soon as the way is free.
    await bea.context().setOffline(true);
    await expect.poll(() => link(bea).getAttribute('data-link'), { timeout: 10_000 }).not.toBe('online');
    expect(await bea.getByText(/Reconnexion|Pas de connexion/).count()).toBeGreaterThan(0);
    if ((await asked(ada).count()) > 0) await playTogether([ada], 1);
    await bea.context().setOffline(false);
    await expect.poll(() => link(bea).getAttribute('data-link'), { timeout: 3_000 }).toBe('online');

    await playTogether([ada, bea]);
    await Promise.all([result(ada).waitFor(), result(bea).waitFor()]);
    await result(ada).getByText('Dice verified').waitFor();
    await result(bea).getByText('Dés vérifiés').waitFor();
    const scores = (page: Page) => result(page).locator('.ranks .pt').allTextContents();
    expect(await scores(ada)).toEqual(await scores(bea));
    expect(troublesOf(ada)).toEqual([]);

    await result(ada).getByRole('button', { name: 'Rematch' }).click();
    await ada.getByRole('button', { name: 'Begin the game' }).waitFor();
    await bea.getByRole('button', { name: 'Vers la revanche' }).click();
    await bea.getByText('Tu as ta place').waitFor();
    await leave(ada, bea);
  }, 240_000);

  it('lose one of them: a bot keeps the seat until its person takes it back', async () => {
    const options = { ...PLAIN, firstPlayer: 0 };
    const clock = { kind: 'live', bank: 60, perDecision: 60 } as const;
    const { path, pages } = await gather(site, aoc({ options, clock, timeout: 'bot-seat' }), [{ name: 'Ada' }, { name: 'Bea' }]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await onTable(bea);
    // Ada is asked first, and not there; time passes.
    await ada.close();
    site.passTime(121_000);
    await site.restart();
    await bea.getByTitle('a bot sits in').waitFor({ timeout: 15_000 });
    await asked(bea).waitFor();
    await openTalk(bea, /^Table$/);
    await bea.getByRole('button', { name: 'Ask for a pause' }).click();
    await bea.getByText('The table is paused.').waitFor();

    const back = await ada.context().newPage();
    await back.goto(path);
    await back.getByRole('button', { name: 'Take my seat back' }).click();
    await bea.getByTitle('a bot sits in').waitFor({ state: 'detached' });
    await back.getByRole('button', { name: 'Go on' }).click();
    await back.getByText('The table is paused.').waitFor({ state: 'detached' });
    await leave(back, bea);
  });

  it('keep a slow table through a restart of the server, and go back by consent', async () => {
    const settings = aoc({ options: PLAIN, clock: { kind: 'slow', days: 3 } });
    const { pages } = await gather(site, settings, [{ name: 'Ada' }, { name: 'Béa', locale: 'fr-FR' }]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);
    await playTogether([ada, bea], 4);
    await site.restart();
    await expect.poll(() => link(ada).getAttribute('data-link'), { timeout: 10_000 }).toBe('online');
    await expect.poll(() => link(bea).getAttribute('data-link'), { timeout: 10_000 }).toBe('online');
    await ada.locator('.seat-clock.running', { hasText: /^2 d 23 h$/ }).waitFor();
    await playTogether([ada, bea], 4);
    expect(await atStep(ada)).toBe(8);

    // Beyond new information: from the history, to a chosen step, when the other agrees.
    const propose = async () => {
      await ada.getByRole('button', { name: 'History' }).click();
      for (const step of [7, 6, 5, 4]) {
        await ada.keyboard.press('ArrowLeft');
        await ada.getByText(`Step ${step} of 8`, { exact: true }).waitFor();
      }
      await ada.getByRole('button', { name: 'Propose to go back here' }).click();
    };
    await propose();
    await bea.getByText('Ada voudrait revenir à l’étape 4.').waitFor();
    await ada.getByRole('button', { name: 'Withdraw' }).click();
    await bea.getByText('Ada voudrait').waitFor({ state: 'detached' });
    await propose();
    await bea.getByRole('button', { name: 'Accepter' }).click();
    await ada.getByText('You proposed').waitFor({ state: 'detached' });
    await expect.poll(() => atStep(ada)).toBe(4);
    await playTogether([ada, bea], 2);
    await leave(ada, bea);
  });
});

describe('others', () => {
  it('watch without seeing a secret', async () => {
    const settings = aoc({ options: { ...PLAIN, draft: true } });
    const { path, pages } = await gather(site, settings, [{ name: 'Ada' }, { name: 'Bea' }]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    const eve = await site.page({ locale: 'fr-FR' });
    await prepare(eve);
    const heard: string[] = [];
    eve.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await eve.goto(path);
    await Promise.all([onTable(ada), onTable(bea), onTable(eve)]);
    await eve.getByText('Tu regardes.').first().waitFor();
    await eve.getByText('On attend Ada et Bea').first().waitFor();
    const offered = await ada
      .locator('.board [data-state="can"]')
      .evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.target!));
    const secret = offered.map((target) => target.split(':')[1]!);
    expect(secret.length).toBeGreaterThan(2);
    const before = heard.length;
    await playTogether([ada, bea], 2);
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    const wire = heard.join('\n');
    expect(wire).toContain('"spectator"');
    expect(secret.filter((card) => wire.includes(card))).toEqual([]);
    const page = await eve.content();
    expect(secret.filter((card) => page.includes(card))).toEqual([]);
    await leave(ada, bea, eve);
  });

  it('are told when no server answers, and can play here', async () => {
    const alone = await openSite();
    const page = await alone.page();
    await page.goto('/play');
    await page.getByText('No server answers').waitFor();
    await page.getByRole('button', { name: 'Play at this screen' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await asked(page).waitFor();
    await alone.close();
  });
});
