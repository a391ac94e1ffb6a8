import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { civilization } from '../../src/games/civilization/game.js';
import type { Move, State } from '../../src/games/civilization/state/state.js';
import { legal } from '../../src/kernel/index.js';
import { TestClient } from '../server/client.js';
import { settingsFor } from '../server/start.js';
import { leave, seatTogether, visit } from './friends.js';
import { type OnlineSite, openOnlineSite, PHONE, troublesOf } from './harness.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site?.close());

/** Homes side by side, so that armies meet; the first of each is the one beside the other's. */
const HOMES = [
  ['nile', 'nubia'],
  ['arabia', 'euphrates'],
] as const;

/** What leads to a battle of two kinds of units on both sides: each buys a chariot, then all of the Nile goes to Arabia. */
function wish(s: State, seat: number, moves: readonly Move[]): Move {
  const [front] = HOMES[seat]!;
  const hasCavalry = (who: number) => s.players[who]!.stacks.some((x) => x.kind === 'cavalry-1');
  const wanted = moves.find(
    (m) =>
      (m.move === 'settle' && HOMES[seat]!.includes(m.region as never)) ||
      (m.move === 'recruit' && m.kind === 'cavalry-1' && m.at === front && !hasCavalry(seat)) ||
      (m.move === 'walk' && m.from === 'nile' && m.to === 'arabia' && hasCavalry(0) && hasCavalry(1)) ||
      (m.move === 'challenge' && m.spaces === 'arabia') ||
      (m.move === 'attack' && m.at === 'arabia') ||
      m.move === 'engage',
  );
  return wanted ?? moves.find((m) => m.move.startsWith('finish-')) ?? moves[0]!;
}

/** Nobody looks on: the people play until the question is the one named. */
async function playUntil(table: string, people: readonly TestClient[], step: string): Promise<void> {
  const stateOf = (person: TestClient) => person.view(table).game!.view as unknown as State;
  for (let n = 0; n < 200; n++) {
    await Promise.race(people.map((person) => person.until(table, (view) => view.game?.question != null)));
    if (people.some((person) => stateOf(person).steps.at(-1)?.step === step)) return;
    const seat = people.findIndex((person) => person.view(table).game?.question != null);
    const person = people[seat]!;
    const state = stateOf(person);
    const question = person.view(table).game!.question!;
    await person.must({ do: 'play', table, question, move: wish(state, seat, legal(civilization, { state }, seat)) });
    await person.until(table, (view) => view.game!.question !== question);
  }
  expect.fail(`nobody was asked: ${step}`);
}

const chip = (page: Page, name: string | RegExp) => page.locator('.prompt .chip:not(.no)', { hasText: name }).first();
const told = /wins? the battle|Nobody is left/;

describe('Civilization online', () => {
  it('two browsers: an exchange, then a battle with sealed choices, told alike on both', async () => {
    const options = { ...civilization.defaults, rules: 'basic', turnLimit: 10 } as const;
    const { path, cookies } = await seatTogether(site, settingsFor({ game: 'civilization', options }), ['Ada', 'Bea']);
    const table = path.slice('/t/'.length);
    const people = await Promise.all(cookies.map((cookie) => TestClient.open(site.port, cookie)));
    for (const person of people) await person.must({ do: 'watch', table });
    await playUntil(table, people, 'trade');

    const pages = await Promise.all([visit(site, cookies[0]!, {}), visit(site, cookies[1]!, { viewport: PHONE })]);
    const [ada, bea] = pages;
    await Promise.all(pages.map((page) => page.goto(path)));
    const more = ada.locator('.tray').first().getByRole('button', { name: /^More/ }).first();
    await more.click();
    await more.click();
    await ada.locator('.propose').click();
    await ada.locator('.offer', { hasText: 'open' }).waitFor();
    await chip(bea, 'Accept').tap();
    await ada.locator('.offer.done').getByLabel('2 gold').waitFor();
    await ada.locator('.log', { hasText: 'Exchange with Bea' }).waitFor();

    await playUntil(table, people, 'choice');
    await Promise.all(pages.map((page) => page.locator('.battle-panel').waitFor()));
    await ada.locator('.odds td').first().waitFor();
    await chip(ada, /die|dice/).click();
    // Sealed: the other learns that a choice was made, not which.
    await bea.locator('.duel-card .back').waitFor();
    expect(await bea.locator('.battle-panel .round:not(.ahead)').count()).toBe(0);
    await chip(bea, /die|dice/).tap();
    await ada
      .locator('.round:not(.ahead), .log .row', { hasText: /round 1|Battle/i })
      .first()
      .waitFor();
    for (let i = 0; i < 8 && (await ada.locator('.log .row', { hasText: told }).count()) === 0; i++) {
      for (const page of pages) if (await chip(page, /die|dice/).count()) await chip(page, /die|dice/).click();
      await ada.waitForTimeout(50);
    }
    await ada.locator('.log .row', { hasText: told }).first().click();
    const totals = await ada.locator('.battle-tale .total').allTextContents();
    expect(totals.length).toBeGreaterThanOrEqual(2);
    await bea.locator('.tabs button').last().tap();
    await bea.locator('.log .row', { hasText: told }).first().tap();
    expect(await bea.locator('.battle-tale .total').allTextContents()).toEqual(totals);
    for (const page of pages) expect(troublesOf(page)).toEqual([]);
    for (const person of people) person.close();
    await leave(...pages);
  }, 60_000);
});
