import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../server/client.js';
import { AOC_OPTIONS, aoc, testGames } from '../server/start.js';
import { begin, type Friend, gather, leave, onTable, openTalk, playTogether, seatTogether, visit } from './friends.js';
import { audit, type OnlineSite, openOnlineSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { asked, prepare, result } from './player.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site.close());

const PLAIN = { ...AOC_OPTIONS, innovation: false, changingWorld: false, draft: false, firstPlayer: 0 } as const;
const ADA: Friend = { name: 'Ada', locale: 'fr-FR' };
const BEA: Friend = { name: 'Bea', viewport: PHONE, theme: 'dark' };
const DAY = 24 * 60 * 60 * 1000;

describe('in the waiting room', () => {
  it('seats are changed, given to bots and freed again, until the host begins', async () => {
    const ada = await site.page({ viewport: PHONE, locale: 'fr-FR', theme: 'dark' });
    await prepare(ada, { name: 'Ada' });
    await ada.goto('/play/new');
    await ada.getByRole('radiogroup', { name: 'Nombre de places' }).getByRole('radio', { name: '3' }).click();
    await ada.getByRole('checkbox', { name: /^Innovation/ }).check();
    await ada.getByRole('radio', { name: '15 min' }).click();
    await audit(ada);
    expect(await scrollsSideways(ada)).toBe(false);
    await ada.getByRole('button', { name: 'Ouvrir la table' }).click();
    await ada.waitForURL('**/t/*');
    await ada.getByText('il y a 15 minutes').waitFor();
    const path = new URL(ada.url()).pathname;
    const seat = (n: number) => ada.locator(`[data-seat="${n}"]`);

    const bea = await site.page();
    await prepare(bea);
    // By keyboard: without a name the field is asked for, with one Enter sits down.
    await bea.goto(path);
    await bea.getByRole('button', { name: 'Sit here' }).first().press('Enter');
    await bea.getByText('Write your name first.').waitFor();
    await bea.keyboard.type('Bea');
    await bea.keyboard.press('Enter');
    await bea.locator('.seat-row .tag.ok').waitFor();
    expect(await bea.evaluate(() => document.activeElement?.id)).toBe('content');
    await bea.getByText('Innovation').waitFor();
    await bea.getByRole('button', { name: 'Move here' }).click();
    await seat(2).getByText('Bea', { exact: true }).waitFor();
    await seat(1).getByRole('button', { name: 'Asseoir un bot' }).click();
    await seat(1).getByRole('radio', { name: 'Maître' }).click();
    await seat(1).getByRole('radio', { name: 'Conquérant' }).click();
    await bea.getByText('Bot · Master · Warlord').waitFor();
    await bea.getByText('Waiting for Ada to begin.').waitFor();
    await bea.getByRole('button', { name: 'Good luck!' }).click();
    await ada.locator('.chat-lines', { hasText: 'Bonne chance' }).waitFor();
    await audit(ada);
    expect(await scrollsSideways(ada)).toBe(false);

    // Who waits sees that nothing can come, and that it can again.
    await bea.context().setOffline(true);
    await bea.locator('.wait').getByText('Reconnecting').waitFor();
    await bea.context().setOffline(false);
    await bea.locator('.wait').getByText('Reconnecting').waitFor({ state: 'detached' });
    await bea.getByRole('button', { name: 'Leave the table' }).click();
    await seat(2).getByText('Place libre').waitFor();
    await bea.locator('[data-seat="2"]').getByRole('button', { name: 'Sit here' }).click();
    await seat(2).getByRole('button', { name: 'Retirer Bea' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Retirer Bea' }).click();
    await bea.getByText('The host has freed your seat. You cannot sit down at this table again.').waitFor();
    expect(await bea.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
    // Who comes again learns it when he tries.
    await bea.reload();
    await bea.getByRole('button', { name: 'Sit here' }).click();
    await bea.getByText('There is no seat for you').waitFor();
    expect(await bea.getByRole('button', { name: 'Sit here' }).count()).toBe(0);

    await seat(2).getByRole('button', { name: 'Asseoir un bot' }).click();
    await begin(ada);
    await onTable(ada);
    await leave(ada, bea);
  });

  it('a table can be closed, and is gone from the lists', async () => {
    const { pages } = await gather(site, aoc({ options: PLAIN, autoStart: false, visibility: 'public' }), [{ name: 'Ada' }, ADA]);
    const [host, guest] = [pages[0]!, pages[1]!];
    await host.getByRole('button', { name: 'Close the table' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click();
    await guest.getByText('Cette table a été fermée').waitFor();
    await host.getByRole('button', { name: 'To the lobby' }).click();
    await host.getByText('You sit at no table yet.').waitFor();
    await leave(host, guest);
  });
});

describe('at the table', () => {
  it('people talk, write notes, and do not hear whom they do not want to hear', async () => {
    const { path, pages } = await gather(site, aoc({ options: PLAIN }), [ADA, BEA]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);

    // By keyboard alone: open, write, close.
    await ada.getByRole('button', { name: /^Paroles/ }).focus();
    await ada.keyboard.press('Enter');
    await ada.locator('.talk :focus').waitFor();
    await ada.getByRole('textbox', { name: 'Message' }).focus();
    await ada.keyboard.type('Bonjour <b>Bea</b> 1e');
    await ada.keyboard.press('Enter');
    await ada.locator('.chat-lines', { hasText: '<b>Bea</b> 1e' }).waitFor();
    await ada.getByRole('button', { name: 'Joli coup !' }).click();
    await audit(ada);
    await ada.keyboard.press('Escape');
    await ada.locator('.talk-button:focus').waitFor();

    await bea.getByRole('button', { name: 'Table talk and agreements, 2 new messages' }).click();
    await bea.locator('.chat-lines', { hasText: 'Nice move!' }).waitFor();
    expect(await bea.locator('.said b').count()).toBe(0);
    await audit(bea);
    expect(await scrollsSideways(bea)).toBe(false);

    // Notes are private, and the same in every tab.
    const tab = await bea.context().newPage();
    await tab.goto(path);
    await onTable(tab);
    await openTalk(tab, /^Notes$/);
    await openTalk(bea, /^Notes$/);
    await bea.getByLabel('Private notes').fill('the river is hers');
    await expect.poll(() => tab.getByLabel('Private notes').inputValue()).toBe('the river is hers');
    await tab.close();

    await openTalk(bea, /^Table$/);
    await bea.getByRole('button', { name: 'Mute Ada' }).click();
    await bea.getByRole('button', { name: 'Hear Ada again' }).waitFor();
    await openTalk(bea, /^Chat$/);
    await bea.getByText('Nothing has been said yet.').waitFor();

    await openTalk(ada, /^Table$/);
    await ada.getByRole('button', { name: 'Couper les messages' }).click();
    await bea.getByText('Chat is off at this table.').waitFor();
    expect(await bea.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
    expect([...troublesOf(ada), ...troublesOf(bea)]).toEqual([]);
    await leave(ada, bea);
  });

  it('they pause by consent, stop by consent, and play a rematch with other seats', async () => {
    const { pages } = await gather(site, aoc({ options: PLAIN }), [ADA, BEA]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);
    await playTogether([ada, bea], 2);
    await openTalk(bea, /^Table$/);
    await bea.getByRole('button', { name: 'Ask for a pause' }).click();
    await ada.getByText('Bea demande une pause.').waitFor();
    await ada.getByRole('button', { name: 'Refuser' }).click();
    await bea.getByText('You asked for a pause.').waitFor({ state: 'detached' });
    await bea.getByText('The proposal is off.').waitFor();
    await bea.getByRole('button', { name: 'Ask for a pause' }).click();
    await ada.getByRole('button', { name: 'Accepter' }).press('Enter');
    await bea.getByText('The table is paused.').waitFor();
    // The button is gone; the keyboard goes on from the table.
    await expect.poll(() => ada.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await ada.locator('.prompt.asks').count()).toBe(0);
    await bea.getByRole('button', { name: 'Go on' }).click();
    await ada.getByText('La table est en pause.').waitFor({ state: 'detached' });
    await ada.getByText('La partie reprend.').waitFor();

    // Who holds another seal than the server tells is told so after the end.
    const table = new URL(ada.url()).pathname.slice(3);
    await ada.evaluate((id) => localStorage.setItem(`epoque.seal.${id}`, 'f'.repeat(64)), table);
    await ada.reload();
    await onTable(ada);
    await bea.getByRole('button', { name: 'Propose to end here' }).click();
    await ada.getByRole('button', { name: 'Accepter' }).click();
    await result(ada).getByText('Arrêtée d’un commun accord').waitFor();
    await result(ada).getByText('Les dés ne correspondent pas à leur sceau').waitFor();
    await bea.locator('.talk').waitFor({ state: 'detached' });
    await result(bea).getByText('Dice verified').waitFor();

    await result(ada).getByRole('button', { name: 'Revanche' }).click();
    await bea.getByRole('button', { name: 'To the rematch' }).click();
    await bea.locator('[data-seat="0"]', { hasText: 'Bea' }).waitFor();
    await bea.locator('[data-seat="1"]', { hasText: 'Ada' }).waitFor();
    await leave(ada, bea);
  });

  it('a rematch is offered as long as it waits: not when it was closed, and not as waiting once it is played', async () => {
    const { path, pages, cookies } = await gather(site, aoc({ options: PLAIN }), [ADA, { name: 'Bea' }]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    const host = await TestClient.open(site.port, cookies[0]);
    const table = path.slice('/t/'.length);
    await host.must({ do: 'concede', table });
    await result(bea).waitFor();
    const next = (await host.must({ do: 'rematch', table })).table!;
    await bea.getByText('A rematch waits for you.').waitFor();
    await host.must({ do: 'close', table: next });
    await bea.getByText('A rematch waits for you.').waitFor({ state: 'detached' });
    await bea.reload();
    await result(bea).waitFor();
    expect(await bea.getByText('A rematch').count()).toBe(0);

    // Another one instead, and this one is begun.
    const other = (await host.must({ do: 'rematch', table })).table!;
    await bea.getByText('A rematch waits for you.').waitFor();
    await host.must({ do: 'start', table: other });
    await bea.getByText('The rematch is under way.').waitFor();
    await bea.getByRole('button', { name: 'To the rematch' }).click();
    await bea.waitForURL(`**/t/${other}`);
    await onTable(bea);
    host.close();
    await leave(ada, bea);
  });

  it('one concedes: a bot plays on, and the last who is left has won', async () => {
    const { pages } = await gather(site, aoc({ options: PLAIN }), [ADA, { name: 'Bea' }, { name: 'Cleo' }]);
    const [ada, bea, cleo] = [pages[0]!, pages[1]!, pages[2]!];
    await Promise.all(pages.map(onTable));
    await openTalk(ada, /^Table$/);
    await ada.getByRole('button', { name: 'Abandonner' }).click();
    await ada.getByRole('button', { name: 'Oui, abandonner' }).click();
    await ada.getByText('Tu as abandonné').waitFor();
    await cleo.getByText('Ada has conceded: a bot plays on.').waitFor();
    await openTalk(bea, /^Table$/);
    await bea.getByText('has conceded', { exact: true }).waitFor();
    await bea.getByRole('button', { name: 'Concede' }).click();
    await bea.getByRole('button', { name: 'Yes, concede' }).click();
    await result(cleo).getByText('You win: the others have conceded').waitFor();
    await result(ada).getByText('Victoire de Cleo').waitFor();
    await result(ada).locator('.ranks .first', { hasText: 'Cleo' }).waitFor();
    await leave(...pages);
  });

  it('one lets time run out: the others vote for a bot, and the person may come back', async () => {
    const settings = aoc({ options: PLAIN, clock: { kind: 'slow', days: 2 }, timeout: 'vote' });
    const { path, pages } = await gather(site, settings, [{ name: 'Ada' }, { ...BEA, locale: 'fr-FR' }, { name: 'Cleo' }]);
    const [ada, bea, cleo] = [pages[0]!, pages[1]!, pages[2]!];
    await Promise.all(pages.map(onTable));
    await bea
      .locator('.seat-clock.running', { hasText: /^1 j 23 h$/ })
      .first()
      .waitFor();
    await ada.close();
    site.passTime(2 * DAY + 1000);
    await site.restart();
    await cleo.getByText('Ada does not come. Shall a bot keep the seat?').waitFor();
    await cleo.getByRole('button', { name: 'Agree', exact: true }).click();
    await bea.getByRole('button', { name: 'Accepter' }).click();
    await cleo.getByTitle('a bot sits in').waitFor();
    const back = await ada.context().newPage();
    await back.goto(path);
    await back.getByRole('button', { name: 'Take my seat back' }).click();
    await cleo.getByTitle('a bot sits in').waitFor({ state: 'detached' });
    await leave(back, bea, cleo);
  });

  it('one lets time run out: reminded at one table, at another a bot decides this once', async () => {
    const clock = { kind: 'slow', days: 1 } as const;
    const waits = await seatTogether(site, aoc({ options: PLAIN, clock, timeout: 'remind' }), ['Ada', 'Bea']);
    const goesOn = await seatTogether(site, aoc({ options: PLAIN, clock, timeout: 'bot-move' }), ['Ada', 'Bea']);
    site.passTime(DAY + 1000);
    await site.restart();
    const bea = await visit(site, waits.cookies[1]!, { locale: 'fr-FR' });
    await bea.goto(waits.path);
    await bea.locator('.seat-clock.out', { hasText: 'temps écoulé' }).first().waitFor();
    expect(await asked(bea).count()).toBe(0);
    const other = await visit(site, goesOn.cookies[1]!, {});
    await other.goto(goesOn.path);
    await other.locator('.log li, .log-line').first().waitFor();
    await openTalk(other, /^Table$/);
    expect(await other.getByText('a bot sits in').count()).toBe(0);
    await leave(bea, other);
  });

  // In Millennia all are asked at once.
  it.each(['millennia', 'through-the-ages'])('any game is played by the same means: %s', async (game) => {
    const { defaults } = (await testGames()).get(game)!;
    const { pages } = await gather(site, aoc({ game, options: defaults }), [ADA, BEA]);
    const [ada, bea] = [pages[0]!, pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);
    expect(await playTogether([ada, bea], 8)).toBe(8);
    await openTalk(bea, /^Table$/);
    await bea.getByText('At the table').waitFor();
    expect([...troublesOf(ada), ...troublesOf(bea)]).toEqual([]);
    await leave(ada, bea);
  });
});

describe('spectators', () => {
  it('see a delayed table late, and a closed one not at all', async () => {
    const late = await gather(site, aoc({ options: PLAIN, spectators: { allowed: true, delay: 300 } }), [{ name: 'Ada' }, BEA]);
    const [ada, bea] = [late.pages[0]!, late.pages[1]!];
    await Promise.all([onTable(ada), onTable(bea)]);
    await playTogether([ada], 1);
    const eve = await site.page();
    await prepare(eve);
    await eve.goto(late.path);
    // Five minutes ago nobody had begun: there is nothing to see yet, and no seat to take.
    await eve.getByText('The game has begun. You will see it from its start').waitFor();
    expect(await eve.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
    site.passTime(301_000);
    await eve.reload();
    await onTable(eve);
    await eve.getByText('You are watching, 5 minutes late.').first().waitFor();

    const closed = await gather(site, aoc({ options: PLAIN, spectators: { allowed: false } }), [{ name: 'Cleo' }, { name: 'Dora' }]);
    await eve.goto(closed.path);
    await eve.getByText('This table has begun and does not admit spectators.').waitFor();
    await leave(ada, bea, eve, ...closed.pages);
  });
});
