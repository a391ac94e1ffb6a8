import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerUntil, prepare, result } from './player.js';
import { traced } from './trace.js';

/** A whole game has some hundred decisions. */
const LONG = 240_000;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** A table of Civilization against bots: rule set, length and last turn chosen on the page of the set-up. */
async function sitDown(page: Page, { rules, seats, last }: { rules: 'basic' | 'advanced'; seats: number; last: string }): Promise<void> {
  await prepare(page);
  await page.goto('/new/civilization');
  await page
    .getByRole('radiogroup', { name: /players|places|seats/i })
    .getByRole('radio', { name: String(seats), exact: true })
    .or(page.getByRole('button', { name: String(seats), exact: true }))
    .first()
    .click();
  await page
    .locator('input[name=rules]')
    .nth(rules === 'advanced' ? 0 : 1)
    .check({ force: true });
  if (rules === 'advanced') await page.locator('input[name=length]').first().check({ force: true });
  await page.locator('select').last().selectOption(last);
  await page.getByRole('button', { name: /^(Start the game|Commencer la partie)$/ }).click();
  await page.locator('.prompt.asks').waitFor();
}

/** One answer in five does something on the way, the others finish: what matters is that every phase of every turn is seen. */
async function answer(page: Page, turn: number, press: 'click' | 'tap'): Promise<void> {
  const chips = page.locator('.prompt .chip:not(.no)');
  const main = page.locator('.prompt .acts .main:not([aria-disabled])');
  const [open, ends] = [await chips.count(), await main.count()];
  if (open > 0 && (turn % 5 === 1 || ends === 0)) await chips.nth(turn % Math.min(open, 3))[press]();
  else await main[press]();
}

/** Machines that build and test at the same time are slow; what is counted here is their work, not the waiting. */
const PATIENTLY = { timeout: 30_000 };

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return [x + width / 2, y + height / 2];
}

const zoomLabel = (page: Page) => page.locator('.map-zoom span');

describe('Civilization', () => {
  it(
    'a whole basic game of three seats by mouse, to the film of the map',
    async () => {
      const page = await site.page();
      await sitDown(page, { rules: 'basic', seats: 3, last: '10' });
      await audit(page);
      let before = '';
      await answerUntil(
        page,
        () => false,
        async (turn) => {
          // What was picked and never went is not picked any more when the next turn asks.
          const asks = (await page.locator('.prompt .ask').allInnerTexts()).join(' ');
          if (/Where .* stack/.test(asks)) expect(before).toMatch(/stack|settler|Move on/i);
          before = asks;
          await answer(page, turn, 'click');
        },
      );
      await result(page).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  it(
    'a whole advanced short game of two seats by keyboard',
    async () => {
      const page = await site.page();
      await sitDown(page, { rules: 'advanced', seats: 2, last: '10' });
      await answerUntil(
        page,
        () => false,
        async (turn) => {
          if (await page.locator('.prompt .ask.warn').count()) return page.keyboard.press('Enter');
          const chips = await page.locator('.prompt .chip:not(.no)').count();
          const ends = await page.locator('.prompt .acts .main:not([aria-disabled])').count();
          if (chips > 0 && (turn % 2 > 0 || ends === 0)) {
            await page.keyboard.press(String(1 + (turn % Math.min(chips, 3))));
            if (await page.locator('.prompt .chip.sel').count()) await page.keyboard.press('Enter');
          } else await page.keyboard.press('e');
        },
      );
      await result(page).waitFor();
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  it(
    'a basic game of five seats on a phone, by touch, to its end',
    async () => {
      const page = await site.page({ viewport: PHONE, locale: 'fr-FR', theme: 'dark' });
      await prepare(page);
      await openLate(page, 'civilization', 'basic-five', 90);
      await answerUntil(
        page,
        () => false,
        (turn) => answer(page, turn, 'tap'),
      );
      await result(page).waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      await audit(page);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );

  it('on a phone the map and the list ask the same', async () => {
    const page = await site.page({ viewport: PHONE });
    await sitDown(page, { rules: 'basic', seats: 2, last: '10' });
    const chips = await page.locator('.prompt .chip').count();
    await page.locator('.tabs button').nth(1).click();
    await expect.poll(() => page.locator('.choice-row:visible').count()).toBe(chips);
    expect(await page.locator('.map').isVisible()).toBe(false);
    await page.locator('.choice-row:visible').first().click();
    await expect.poll(() => page.locator('.prompt .all').count()).toBe(1);
    await page.locator('.tabs button').first().click();
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
  });

  it('the chart of technologies fits a small desktop in every era, past ones aside; its links run under the words', async () => {
    const page = await site.page({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' });
    await prepare(page);
    for (const era of [1, 2, 3, 4]) {
      await openLate(
        page,
        'civilization',
        'long-space',
        (s) => s.era === era && (s.steps as { step: string }[]).at(-1)?.step === 'purchase',
      );
      await page.locator(`.tech-chart[data-era="${era}"]`).waitFor();
      const over = await page
        .locator('.era-column:not(.past) .techs')
        .evaluateAll((all) => all.map((el) => el.scrollHeight - el.clientHeight));
      expect(Math.max(...over), `era ${era}: ${over}`).toBeLessThanOrEqual(0);
      await page.locator('.tech-cell:not(.owned)').first().hover();
      await page.locator('.tech-links').waitFor({ state: 'attached' });
      const levels = await page.evaluate(() =>
        ['.tech-links', '.tech-cell > b', '.tech-cell > .why'].map((part) =>
          Number(getComputedStyle(document.querySelector(part)!).zIndex),
        ),
      );
      expect(Math.min(levels[1]!, levels[2]!)).toBeGreaterThan(levels[0]!);
      await page.mouse.move(0, 0);
    }
    expect(troublesOf(page)).toEqual([]);
  });

  it('six names leave a small desktop the buttons of its bar, the log its lines and the map a list of what it cannot name; a card under the mouse has no link', async () => {
    const page = await site.page({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' });
    await prepare(page);
    await openLate(page, 'civilization', 'basic-six-automatic', 40);
    const boxes = await page
      .locator('.top .seat-strip li, .top button:visible, .top a:visible')
      .evaluateAll((all) => all.map((el) => el.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    for (const { left, right } of boxes) expect([left >= 0, right <= 1280], JSON.stringify({ left, right })).toEqual([true, true]);
    const ends = await page.locator('.top .seat-strip').evaluate((el) => [el.scrollWidth, el.clientWidth]);
    expect(ends[0]!).toBeLessThanOrEqual(ends[1]!);
    // A note leaves the log some lines.
    expect(await page.locator('.tale .lesson').count()).toBe(1);
    const log = (await page.locator('.tale .log').boundingBox())!;
    expect(log.height).toBeGreaterThan(120);
    // What has no room for its name is summed up: every space is named or in the list, and what is picked there is named then.
    const names = page.locator('.map-sheet :is(.region-name, .zone-name)');
    const unnamed = page.locator('.map-unnamed > button');
    await unnamed.waitFor(PATIENTLY);
    await expect
      .poll(async () => (await names.count()) + Number.parseInt(((await unnamed.textContent()) ?? '').slice(1), 10), PATIENTLY)
      .toBe(89);
    await unnamed.click();
    const first = page.locator('.map-unnamed-list > button').first();
    const wanted = (await first.textContent()) ?? '';
    await first.click();
    await expect
      .poll(async () => (await names.allTextContents()).map((name) => name.replaceAll(' ', '')), PATIENTLY)
      .toContain(wanted.replaceAll(' ', ''));
    await openLate(page, 'civilization', 'long-space', (s) => s.era === 2 && (s.steps as { step: string }[]).at(-1)?.step === 'purchase');
    await page.locator('.tech-cell[data-zoom]').first().hover();
    await page.mouse.move(...(await middleOf(page, '.tech-cell[data-zoom]')));
    await page.locator('.glimpse').waitFor({ state: 'attached' });
    expect(await page.locator('.glimpse .lnk:visible, .glimpse a:visible').count()).toBe(0);
    // Three rivals are seen whole.
    const rivals = await page.locator('.civ-opps').evaluate((el) => el.scrollHeight - el.clientHeight);
    expect(rivals).toBeLessThanOrEqual(1);
    // Who is gone has no means, and no income.
    await openLate(page, 'civilization', 'one-falls', (s) => (s.players as { out: boolean }[]).some(({ out }) => out));
    await page.locator('.rival.out').waitFor();
    expect(await page.locator('.rival.out .rival-row').count()).toBe(0);
    expect(await page.locator('.rival:not(.out) .rival-row').count()).toBeGreaterThan(0);
    expect(troublesOf(page)).toEqual([]);
  });

  it('on a phone nobody’s name hangs over the edge, three kinds of a stack are seen whole, and the map stays as near', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await prepare(page);
    await openLate(page, 'civilization', 'basic-three', 60);
    const within = async (selector: string) => {
      const boxes = await page
        .locator(selector)
        .evaluateAll((all) => all.map((el) => el.getBoundingClientRect()).map(({ left, right }) => [left, right] as const));
      expect(boxes.length, selector).toBeGreaterThan(0);
      for (const [left, right] of boxes) expect([left >= 0, right <= PHONE.width], `${selector} ${left} ${right}`).toEqual([true, true]);
      return boxes.length;
    };
    await within('.seat-strip li .plate');
    await openLate(
      page,
      'civilization',
      'long-four',
      (s) =>
        s.turn === 10 && (s.moving as { seat: number } | null)?.seat === 1 && (s.steps as { step: string }[]).at(-1)?.step === 'movement',
    );
    const width = () => page.locator('.map-plate').first().getAttribute('width');
    await expect.poll(() => page.locator('.map-sheet .region-name').count(), PATIENTLY).toBeGreaterThan(50);
    const before = await width();
    await page.locator('.prompt .chip').first().tap();
    await page.locator('.phone-map .stack-line').first().waitFor();
    expect(await within('.phone-map .stack-line')).toBe(3);
    await page.locator('.tabs button').nth(1).tap();
    expect(await within('.phone-page .stack-line')).toBe(3);
    await page.locator('.tabs button').first().tap();
    await page.waitForFunction(() => document.querySelectorAll('.ways .way').length > 0);
    expect(await width()).toBe(before);
    expect(troublesOf(page)).toEqual([]);
  });

  it('in the rulebook the sign of a rule never stands alone on its line', async () => {
    const page = await site.page({ viewport: PHONE, locale: 'fr-FR' });
    await page.goto('/book/civilization');
    await page.locator('.clause').first().waitFor();
    const alone = await page.locator('p:has(> .clause)').evaluateAll(
      (all) =>
        all.filter((el) => {
          const sign = el.querySelector('.clause')!.getBoundingClientRect();
          const words = document.createTreeWalker(el, NodeFilter.SHOW_TEXT).nextNode()!;
          const range = document.createRange();
          range.selectNodeContents(words);
          const last = [...range.getClientRects()].at(-1)!;
          return sign.top > last.bottom - 4;
        }).length,
    );
    expect(alone).toBe(0);
    expect(troublesOf(page)).toEqual([]);
  });

  it('the map is turned and zoomed by mouse, buttons and keys', async () => {
    const page = await site.page();
    await sitDown(page, { rules: 'basic', seats: 2, last: '10' });
    const map = page.getByRole('application');
    const box = (await map.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const transform = () => page.locator('.map-sheet').evaluate((el) => (el as HTMLElement).style.transform);
    const before = await transform();
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 20; i++) await page.mouse.move(x - i * 30, y);
    await page.mouse.up();
    expect(await transform()).not.toBe(before);
    // Over the date line the world begins again.
    await expect.poll(() => page.locator('.map-plate > use').count()).toBeGreaterThan(0);
    await page.mouse.move(x, y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120);
    await expect.poll(() => zoomLabel(page).textContent()).toContain('2/3');
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => map.getByRole('status').textContent()).not.toBe('');
    await page.keyboard.press('-');
    await expect.poll(() => zoomLabel(page).textContent()).toContain('1/3');
    // Who listens finds what can be chosen without walking over the whole world.
    await page.keyboard.press('PageDown');
    await expect.poll(() => map.getByRole('status').textContent()).toContain('can be chosen');
    expect(troublesOf(page)).toEqual([]);
  });

  it('who listens is told what stands where, of everybody, and what a place is that is pressed', async () => {
    const page = await site.page();
    await prepare(page);
    await openLate(page, 'civilization', 'basic-five', 300);
    const places = page.getByRole('region', { name: 'Map', exact: true }).getByRole('list');
    await places.nth(4).waitFor({ state: 'attached' });
    for (const list of await places.all()) expect(await list.getByRole('listitem').first().textContent()).toMatch(/^.+: [a-z]/i);
    expect(await page.locator('.rival .count').first().getAttribute('title')).toMatch(/\d$/);
    // Whose act a line of the log tells is not told by a seal alone.
    expect(await page.locator('.log .row .sr').first().textContent()).toMatch(/^Bot \d, $/);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  });

  it('a second press on the map that comes too soon does nothing: the stack stays picked', async () => {
    const page = await site.page();
    await prepare(page);
    await openLate(page, 'civilization', 'basic-three', (s) => s.turn === 3 && (s.steps as { step: string }[]).at(-1)?.step === 'movement');
    // On a busy machine two presses may lie further apart than a hand's: here the time is longer.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { --m-settle: 2s !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const stack = page.locator('.stack-line').first();
    const space = await page.locator('.prompt .chip[data-plan]').first().getAttribute('data-plan');
    const name = `.map-sheet [data-place="space:${space}"]`;
    await page.locator(name).first().waitFor(PATIENTLY);
    await page.waitForTimeout(2100);
    const place = await middleOf(page, name);
    await page.mouse.click(...place);
    await page.mouse.click(...place);
    await stack.waitFor();
    await page.waitForTimeout(2100);
    expect(await stack.isVisible()).toBe(true);
    // In its own time the same press lets the stack go.
    await page.mouse.click(...place);
    await stack.waitFor({ state: 'detached' });
    expect(troublesOf(page)).toEqual([]);
  });

  it(
    'late in a game turning and zooming the map, and drawing a move, is little work beside drawing the table',
    async () => {
      const page = await site.page({ motion: true });
      await prepare(page);
      await page.goto('/games');
      const buffer = await readFile('fixtures/civilization/basic-three.replay');
      await page.locator('.import input[type=file]').first().setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
      const history = page.getByRole('button', { name: 'History' });
      await history.waitFor();
      const names = page.locator('.map-sheet .region-name');
      const back = page.locator('.walk button').nth(1);
      // No time is right on every machine: what all else is measured by is the drawing of the whole table on this one.
      const table = await traced(page, async () => {
        await history.click();
        await back.click();
        await expect.poll(() => names.count(), PATIENTLY).toBeGreaterThan(50);
      });
      const box = (await page.getByRole('application').boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      /** Every layer is drawn for the scale at which the hand has come to rest. */
      const isDrawn = () =>
        page.locator('.map-plate').evaluateAll((all) => new Set(all.map((el) => el.getAttribute('width'))).size === 1 && all.length > 5);
      const gestures = {
        wheel: async () => {
          for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
          await expect.poll(() => zoomLabel(page).textContent(), PATIENTLY).toContain('3/3');
        },
        turn: async () => {
          await page.mouse.down();
          for (let i = 1; i <= 20; i++) await page.mouse.move(x - i * 12, y + i * 3);
          await page.mouse.up();
        },
        button: async () => {
          await page.locator('.map-zoom button').first().click();
          await expect.poll(() => zoomLabel(page).textContent(), PATIENTLY).toContain('2/3');
          await page.locator('.map-zoom button').first().click();
          await expect.poll(() => zoomLabel(page).textContent(), PATIENTLY).toContain('1/3');
        },
      };
      await page.mouse.move(x, y);
      const longest: Record<string, number> = {};
      for (const [name, act] of Object.entries(gestures)) {
        const { tasks } = await traced(page, async () => {
          await act();
          await expect.poll(isDrawn, PATIENTLY).toBe(true);
        });
        expect(tasks.length, name).toBeGreaterThan(10);
        longest[name] = tasks[0]!;
      }
      const moves: number[] = [];
      for (let i = 0; i < 5; i++) {
        const ply = page.locator('.map [data-ply]');
        const was = await ply.getAttribute('data-ply');
        const { drawing } = await traced(page, async () => {
          await back.click();
          await expect.poll(() => ply.getAttribute('data-ply'), PATIENTLY).not.toBe(was);
        });
        moves.push(drawing);
      }
      const whole = table.tasks[0]!;
      console.log('the map, ms of processor:', JSON.stringify({ whole, longest, drawing: table.drawing, moves }));
      for (const [name, ms] of Object.entries(longest)) expect(ms / whole, name).toBeLessThan(1);
      // The machine may be busy with something else at one of them.
      expect(Math.min(...moves) / table.drawing).toBeLessThan(0.5);
      expect(troublesOf(page)).toEqual([]);
    },
    LONG,
  );
});
