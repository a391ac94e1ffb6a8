import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, PLAYED } from '../../src/games/index.js';
import { audit, DESKTOP, type OpenSite, openSite, PHONE, scrollsSideways, troublesOf } from './harness.js';
import { follow, followToEnd, said, settle, tutor } from './tutor.js';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Every guided game and the language in which it is played on the phone; on the desktop it is the other one. */
const GAMES = [
  ['age-of-civilization', 'first-colossus', 'en'],
  ['through-the-ages', 'simple', 'en'],
  ['through-the-ages', '2015', 'fr'],
  ['civilization', 'first', 'fr'],
  ['millennia', 'first', 'en'],
] as const;

/** The titles of its notes, from the first to the last. */
async function titlesOf(game: string, id: string, lang: 'en' | 'fr'): Promise<readonly string[]> {
  const entry = entryOf(game)!.guided!.find((guided) => guided.id === id)!;
  const [{ lessons }, words] = await Promise.all([entry.game(), entry.words[lang]()]);
  return lessons.flatMap(({ steps }) => steps.map((step) => words[step.id]!));
}

it('every guided game is among them', () => {
  const all = PLAYED.flatMap(({ meta, guided = [] }) => guided.map(({ id }) => `${meta.id} ${id}`));
  expect(GAMES.map(([game, id]) => `${game} ${id}`).toSorted()).toEqual(all.toSorted());
});

describe.each(GAMES)('the guided game of %s, %s', (game, id, onPhone) => {
  const onDesktop = onPhone === 'fr' ? 'en' : 'fr';

  it('leads from the first note to the last by what it points at, on a desktop', async () => {
    const page = await site.page({ locale: LOCALE[onDesktop] });
    await settle(page);
    await page.goto(`/first/${game}/${id}`);
    await tutor(page).waitFor();
    const { notes, unpointed, cut } = await followToEnd(page, 'chip');
    expect(notes).toEqual(await titlesOf(game, id, onDesktop));
    expect({ unpointed, cut }).toEqual({ unpointed: [], cut: [] });
    await audit(page);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);

  it('begun on a desktop it goes on in the other language on a phone, to the last note', async () => {
    const page = await site.page({ locale: LOCALE[onDesktop] });
    await settle(page);
    await page.goto(`/first/${game}/${id}`);
    await tutor(page).waitFor();
    // With the real mouse: what the first notes ask for.
    for (let i = 0; i < 3; i++) expect(await follow(page, 'chip')).toBe(true);
    const words = await said(page);
    await settle(page, { lang: onPhone });
    await page.setViewportSize(PHONE);
    await page.reload();
    await tutor(page)
      .getByText(onPhone === 'fr' ? 'Quitter' : 'Leave', { exact: true })
      .waitFor();
    expect(await said(page)).not.toBe(words);
    await audit(page);
    const { notes, unpointed, cut } = await followToEnd(page, 'tutor');
    const titles = await titlesOf(game, id, onPhone);
    expect(notes).toEqual(titles.slice(titles.indexOf(notes[0]!)));
    expect(notes.length).toBeGreaterThan(titles.length - 4);
    expect({ unpointed, cut }).toEqual({ unpointed: [], cut: [] });
    // The last note is read on either screen.
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    expect(troublesOf(page)).toEqual([]);
    await page.context().close();
  }, 300_000);
});
