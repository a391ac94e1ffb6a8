import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenSite, openSite, troublesOf } from './harness.js';
import { openLate } from './late.js';
import { answerBriskly, answerByKeys, answerUntil, prepare } from './player.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Seen {
  readonly kind: string;
  readonly duration: number;
  readonly way: number;
}

/** Every journey that begins from now on: what travels, how long, and how far it is from its place at the most. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Map<Animation, { kind: string; duration: number; way: number }>();
    Object.assign(window, { journeys: () => [...seen.values()] });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const name = animation.id || (animation instanceof CSSAnimation ? animation.animationName : '');
        const target = (animation.effect as KeyframeEffect | null)?.target;
        if (!/^(travel|flight|civ-journey)$/.test(name) || !target?.isConnected) continue;
        const { e, f } = new DOMMatrix(getComputedStyle(target).transform);
        const { flip, flown } = (target as HTMLElement).dataset;
        const kind = `${name} ${(flip ?? flown)?.split(':')[0] ?? target.getAttribute('class') ?? ''}`.trim();
        const duration = Number(animation.effect!.getComputedTiming().duration);
        seen.set(animation, { kind, duration, way: Math.max(seen.get(animation)?.way ?? 0, Math.hypot(e, f)) });
      }
      requestAnimationFrame(look);
    };
    look();
  });

const journeys = (page: Page): Promise<Seen[]> => page.evaluate(() => (window as unknown as { journeys(): Seen[] }).journeys());

const kindsOf = (found: readonly Seen[]): string => [...new Set(found.map(({ kind }) => kind))].join('\n');

/** What is seen until all that is wanted has been seen, or so many answers were given. */
async function seenIn(game: string, fixture: string, left: number, settings: object, wanted: readonly RegExp[] = []): Promise<Seen[]> {
  const page = await site.page({ motion: true });
  await prepare(page, { botPace: 0.5, ...settings });
  await openLate(page, game, fixture, left);
  await watch(page);
  let count = 0;
  const isEnough = async () => {
    const kinds = kindsOf(await journeys(page));
    return count++ >= 16 || (wanted.length > 0 ? wanted.every((kind) => kind.test(kinds)) : count > 3);
  };
  await answerUntil(page, isEnough, async (turn) => {
    if (game !== 'civilization') return answerBriskly(page, turn, answerByKeys);
    // A move on the map is a plan of several presses; the others move by themselves.
    await page.keyboard.press('e');
    if (await page.locator('.prompt .ask.warn').count()) await page.keyboard.press('Enter');
  });
  const found = await journeys(page);
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
  return found;
}

/** What must be seen on its way: pieces of the board, those of rivals, points. */
const WANTED = [
  ['age-of-civilization', 'four-all-variants', 60, [/^travel worker/m, /^travel score/m, /^flight flown-points/m]],
  ['through-the-ages', 'full-3', 200, [/^travel card/m, /^flight tbead/m, /^flight card trc/m]],
  ['millennia', 'four', 160, [/^travel tech/m, /^travel (war|trade|culture|population|politics|influence)/m]],
  ['civilization', 'basic-five', 80, [/^civ-journey/m]],
] as const;

describe('pieces travel', () => {
  for (const [game, fixture, left, kinds] of WANTED)
    it(`${game}: calmly, from places on the screen`, async () => {
      const found = await seenIn(game, fixture, left, { motion: 'calm' }, kinds);
      for (const kind of kinds) expect(kindsOf(found)).toMatch(kind);
      for (const { duration } of found) expect(duration).toBeGreaterThanOrEqual(700);
      // Also right after the table was opened: nothing comes from beyond its edge.
      expect(Math.max(...found.map(({ way }) => way))).toBeLessThan(1700);
    });

  it('quickly, or not at all', async () => {
    const quick = await seenIn('age-of-civilization', 'two', 30, { motion: 'quick' });
    expect(quick.length).toBeGreaterThan(0);
    for (const { duration } of quick) expect(duration).toBeLessThanOrEqual(400);
    expect(await seenIn('age-of-civilization', 'two', 30, { motion: 'off' })).toEqual([]);
  });
});

it('a card that is taken is seen all the way from the row to the hand, and lies there afterwards', async () => {
  const page = await site.page({ motion: true });
  await prepare(page);
  await openLate(page, 'through-the-ages', 'full-3', (state) => state.round === 1);
  // What sets out is held halfway, as in a picture.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (animation.id !== 'travel') return animation;
      animation.pause();
      animation.currentTime = Number(animation.effect!.getComputedTiming().duration) * 0.4;
      return animation;
    };
  });
  const row = page.locator('.card.trc[data-flip].can').first();
  const card = (await row.getAttribute('data-flip'))!;
  await row.click();
  const flown = page.locator(`[data-flown="${card}"]`);
  await flown.waitFor();
  // Nothing around it cuts it off, and it has left the row without having reached the hand.
  expect(await flown.evaluate((el) => el.matches(':popover-open'))).toBe(true);
  const box = (await flown.boundingBox())!;
  const hand = (await page.locator('.thand').first().boundingBox())!;
  expect(box.y + box.height).toBeLessThan(hand.y + hand.height / 2);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id === 'travel') animation.finish();
  });
  await expect.poll(() => flown.count()).toBe(0);
  expect(await page.locator(`.thc[data-flip="${card}"]`).evaluate((el) => getComputedStyle(el).opacity)).toBe('1');
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});

it('a key that stays down answers once, and the bar shines where that went on', async () => {
  const page = await site.page({ motion: true });
  await prepare(page);
  await openLate(page, 'through-the-ages', 'full-3', 85);
  await page.locator('.prompt .chip').first().waitFor();
  const ask = page.locator('.prompt .ask');
  await page.keyboard.press('1');
  await page.locator('.prompt .chip.sel').waitFor();
  const before = await ask.textContent();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter'); // as it is sent while a key stays down
  await page.locator('.desk.steadied').waitFor();
  await expect.poll(() => ask.textContent()).not.toBe(before);
  const once = await ask.textContent();
  await page.locator('.desk:not(.steadied)').waitFor();
  expect(await ask.textContent()).toBe(once);
  await page.keyboard.up('Enter');
  expect(troublesOf(page)).toEqual([]);
  await page.context().close();
});
