import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throughTheAges } from '../../src/games/through-the-ages/game.js';
import type { State } from '../../src/games/through-the-ages/state/state.js';
import { settingsFor } from '../server/start.js';
import { gather, leave, onTable, playOnUnseen, playTogether } from './friends.js';
import { audit, type OnlineSite, openOnlineSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerBriskly, answerByKeys, answerByMouse, answerUntil, asked, prepare, result } from './player.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site.close());

/** A table of 2015 with the expansion, against easy bots. */
async function sitDown(page: Page, seats: string, words: { today: string; draw?: string; bot: string; start: string }): Promise<void> {
  await page.goto('/new/through-the-ages');
  await page.getByRole('button', { name: words.today }).click();
  if (words.draw) await page.getByText(words.draw, { exact: true }).click();
  await page.getByText(seats, { exact: true }).first().click();
  for (let bot = 1; bot < Number(seats); bot++) await page.locator('.seat-row').nth(bot).getByText(words.bot, { exact: true }).click();
  await page.getByRole('button', { name: words.start }).click();
  await asked(page).waitFor();
}

/** Nothing is written where it cannot be read: cards of the row show their feet. */
const feetInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.trc .ft')].every((foot) => {
      const card = foot.closest('.trc')!.getBoundingClientRect();
      return foot.getBoundingClientRect().bottom <= card.bottom + 1;
    }),
  );

/** Whatever is wider than its place. */
const hangingOver = (places: readonly Element[]): string[] =>
  places.filter((place) => place.scrollWidth > place.clientWidth + 1).map((place) => place.textContent?.slice(0, 40) ?? '');

/** Somebody is asked by a card, and the row is covered. */
const isAsked = ({ steps }: State): boolean => {
  const step = steps.at(-1);
  return step?.step === 'choose' && step.choice.ask !== 'plan' && step.cause.includes('.');
};

describe('Through the Ages of 2015 with the expansion', () => {
  it('is played by mouse against a bot to its end', async () => {
    const page = await site.page();
    await prepare(page, { game: 'through-the-ages', lessons: false });
    await sitDown(page, '2', { today: 'As most people play today', bot: 'Pupil', start: 'Start the game' });
    await audit(page);
    // A card of the row says what it does in signs; a rival's whole board is one click away.
    expect(await page.locator('.trc .tsigns.brief .ln').count()).toBeGreaterThan(5);
    await page.getByRole('button', { name: /^The whole civilisation of/ }).click();
    await page.locator('.trivalsheet .tcell').first().waitFor();
    expect(await page.locator('.trivalhead .tile').count()).toBe(4);
    await page.keyboard.press('Escape');
    await page.locator('.trivalsheet').waitFor({ state: 'detached' });
    await answerUntil(
      page,
      () => false,
      // Most turns are ended at once: what matters is that every age and the scoring are seen.
      (turn) => answerBriskly(page, turn % 6 === 0 ? turn : 3 * turn + 1, answerByMouse),
    );
    await result(page).getByText('Final scoring').first().waitFor();
    expect(troublesOf(page)).toEqual([]);
    await leave(page);
  }, 300_000);

  it('by public draw with three seats on a phone shows what is to come, and is played to its end', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page, { game: 'through-the-ages', lessons: false });
    const words = { today: 'Comme on joue aujourd’hui', draw: 'Tirage public', bot: 'Élève', start: 'Commencer la partie' };
    await sitDown(page, '3', words);
    // Seven leaders and five wonders of Age A (TTX-DRAW-02); those of later ages on demand.
    expect(await page.locator('.tdraw .tdrawn').count()).toBe(12);
    await page.getByRole('button', { name: 'Chefs et merveilles de l’âge II', exact: true }).click();
    expect(await page.locator('.tdrawlater .tdrawn').count()).toBe(12);
    await page.keyboard.press('Escape');
    // Under a finger a card is weighed first: it takes the place of the question, and gives it back.
    await page.locator('.trc.can').first().tap();
    await page.locator('.dock-card').waitFor();
    expect(await page.locator('.prompt .verbs:visible, .prompt .stage-pill:visible').count()).toBe(0);
    await page.locator('.dock-card .close').tap();
    await page.locator('.dock-card').waitFor({ state: 'detached' });
    let answers = 0;
    const looks = async (): Promise<void> => {
      expect(await scrollsSideways(page)).toBe(false);
      expect(await feetInSight(page)).toBe(true);
      // Where no card will lie any more there is nothing to see.
      expect(await page.locator('.trc.empty:empty:visible').count()).toBe(0);
    };
    await answerUntil(
      page,
      async () => {
        await looks();
        return ++answers > 7;
      },
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    await audit(page);
    // Another such game in the last turn of all: to its end.
    await openLate(page, 'through-the-ages', 'public-2', 5);
    await answerUntil(
      page,
      async () => {
        await looks();
        return false;
      },
      (turn) => answerBriskly(page, turn, answerByKeys),
    );
    expect(await result(page).locator('.ranks .pt').count()).toBe(3);
    expect(troublesOf(page)).toEqual([]);
    await leave(page);
  }, 240_000);

  it('has its set-up in sight, and a gallery whose cards lead to their neighbours', async () => {
    const page = await site.page({ locale: 'fr-FR' });
    await prepare(page, { game: 'through-the-ages', lessons: false });
    await page.goto('/new/through-the-ages');
    await page.getByRole('button', { name: 'Comme on joue aujourd’hui' }).click();
    await page.getByText('Tirage public', { exact: true }).click();
    // Every question lies above the bar that begins the game, and nothing hangs over its card.
    const lowest = await page
      .locator('.stepped .zone')
      .evaluateAll((zones) => Math.max(...zones.map((z) => z.getBoundingClientRect().bottom)));
    expect(lowest).toBeLessThanOrEqual(await page.locator('.setup-go').evaluate((bar) => bar.getBoundingClientRect().top));
    for (const width of [1440, 1366, 1280, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page)).toBe(false);
      expect(await page.locator('.setup :is(.zone, .option, .seat-row, h1)').evaluateAll(hangingOver)).toEqual([]);
    }
    await page.goto('/gallery/through-the-ages');
    await page.getByRole('button', { name: 'Ouvrir Acropole' }).click();
    const card = page.locator('.cardzoomdlg');
    expect(await card.locator('.torigins').textContent()).toContain('notre création');
    await page.keyboard.press('ArrowRight');
    await card.getByRole('heading', { name: 'Acropole' }).first().waitFor({ state: 'detached' });
    const next = await card.locator('h3').first().textContent();
    await page.keyboard.press('ArrowLeft');
    await card.getByRole('heading', { name: 'Acropole' }).first().waitFor();
    expect(next).not.toBe('Acropole');
    expect(troublesOf(page)).toEqual([]);
    await leave(page);
  }, 90_000);

  it('on a phone brings the hand into sight when cards are to be discarded, asks in good words, and sweeps nothing in the last round', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page, { game: 'through-the-ages', lessons: false });
    const at = (fixture: string, wanted: (s: State) => boolean) =>
      openLate(page, 'through-the-ages', fixture, (state) => wanted(state as unknown as State));
    await at('agreed-1', (s) => s.steps.at(-1)?.step === 'discard' && s.round > 6);
    await page.locator('.tabs [data-tab="hand"][aria-current="true"]').waitFor();
    await at('public-2', (s) => isAsked(s));
    expect(await page.locator('.taffair .aff').textContent()).toBe('À toi de décider.');
    expect(await page.locator('.taffair').textContent()).not.toContain('Toi');
    await at('public-2', (s) => s.steps.at(-1)?.step === 'actions' && s.lastRound === s.round);
    expect(await page.locator('.board').textContent()).not.toContain('écartées');
    // What stands in the corner of a wonder is not hidden by the tick of what can be chosen.
    await at('public-2', (s) => s.steps.at(-1)?.step === 'actions' && s.age === 1 && s.players[s.current]!.wonder !== null);
    const ticks = await page.locator('.tbox.can').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box, '::after').top));
    expect(ticks.length).toBeGreaterThan(0);
    expect(new Set(ticks)).toEqual(new Set(['2px']));
    await leave(page);
  }, 120_000);

  it('is played online to its end: both see one draw, and each only their own cards', async () => {
    const expansion = { rebalanced: true, military: true, leaders: 'public', choice: 'random', agreed: [] } as const;
    const options = { ...throughTheAges.defaults, version: 'full', edition: '2015', expansion } as const;
    const settings = settingsFor({ game: 'through-the-ages', options });
    const { pages, ...seated } = await gather(site, settings, [{ name: 'Ada' }, { name: 'Bea' }]);
    for (const page of pages) await onTable(page);
    expect(await playTogether(pages, 6)).toBe(6);
    const drawn = await Promise.all(pages.map((page) => page.locator('.tdraw .tdrawn').allTextContents()));
    expect(drawn[0]!.length).toBe(10);
    expect(drawn[1]).toEqual(drawn[0]);
    // The ages between are played without a screen; both come back for the last turn of all and see the result.
    for (const page of pages) await page.goto('/games');
    await playOnUnseen(site, 'through-the-ages', seated, (view) => {
      const s = view as State | undefined;
      return s !== undefined && s.lastRound === s.round && s.current !== s.first;
    });
    for (const page of pages) await page.goto(seated.path);
    for (const page of pages) await onTable(page);
    await playTogether(pages);
    for (const page of pages) await result(page).waitFor();
    const scores = await Promise.all(pages.map((page) => result(page).locator('.ranks .pt').allTextContents()));
    expect([scores[0]!.length, scores[1]]).toEqual([2, scores[0]]);
    for (const page of pages) expect(troublesOf(page)).toEqual([]);
    await leave(...pages);
  }, 240_000);
});
