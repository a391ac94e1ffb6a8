import type { Page } from 'playwright-core';
import type { SeatWish, Settings } from '../../src/protocol/index.js';
import { signIn, TestClient } from '../server/client.js';
import { playOut } from '../server/play-out.js';
import { testGames } from '../server/start.js';
import type { OnlineSite, PageOptions } from './harness.js';
import { answerByKeys, prepare } from './player.js';

export interface Friend extends PageOptions {
  readonly name: string;
}

/** A page of somebody whom the server already knows. */
export async function visit(site: OnlineSite, cookie: string, options: PageOptions, settings: object = {}): Promise<Page> {
  const page = await site.page(options);
  const [name, value] = cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, domain: '127.0.0.1', path: '/api', httpOnly: true, sameSite: 'Strict' }]);
  await prepare(page, settings);
  return page;
}

export interface Seated {
  readonly path: string;
  readonly cookies: readonly string[];
}

/** People at a new table, before any of them opens a page; the first is the host. */
export async function seatTogether(site: OnlineSite, settings: Settings, names: readonly string[]): Promise<Seated> {
  const cookies = await Promise.all(names.map((name) => signIn(site.port, name)));
  const clients = await Promise.all(cookies.map((cookie) => TestClient.open(site.port, cookie)));
  const seats: SeatWish[] = names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { table } = await clients[0]!.must({ do: 'create', settings, seats });
  for (const client of clients.slice(1)) await client.must({ do: 'join', table: table! });
  for (const client of clients) client.close();
  return { path: `/t/${table}`, cookies };
}

/** Friends at a new table, each in a browser of their own. */
export async function gather(
  site: OnlineSite,
  settings: Settings,
  friends: readonly Friend[],
): Promise<Seated & { readonly pages: readonly Page[] }> {
  const seated = await seatTogether(
    site,
    settings,
    friends.map(({ name }) => name),
  );
  const open = async (friend: Friend, i: number): Promise<Page> => {
    const page = await visit(site, seated.cookies[i]!, friend, { name: friend.name });
    await page.goto(seated.path);
    return page;
  };
  return { ...seated, pages: await Promise.all(friends.map(open)) };
}

/** People play a whole game without a screen. */
export async function playUnseen(
  site: OnlineSite,
  settings: Settings,
  names: readonly string[],
): Promise<Seated & { readonly table: string }> {
  const seated = await seatTogether(site, settings, names);
  return { ...seated, table: await playOnUnseen(site, settings.game, seated) };
}

/** People who sit at a table play on without a screen, to the end or until they have seen enough; gives the id of the table. */
export async function playOnUnseen(
  site: OnlineSite,
  game: string,
  { path, cookies }: Seated,
  enough: (view: unknown) => boolean = () => false,
): Promise<string> {
  const rules = (await testGames()).get(game)!;
  const table = path.slice('/t/'.length);
  const people = await Promise.all(cookies.map((cookie) => TestClient.open(site.port, cookie)));
  for (const person of people) await person.must({ do: 'watch', table });
  // One hears of the end before the other.
  const isOver = (): boolean => people.some((it) => it.view(table).status === 'over') || enough(people[0]!.view(table).game?.view);
  while (!isOver()) await playOut(table, people, rules, 1);
  for (const person of people) person.close();
  return table;
}

export const leave = (...pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()));

/** Open the link, write a name, sit down. */
export async function joinAs(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^(Your name|Ton nom)$/).fill(name);
  await page
    .getByRole('button', { name: /^(Sit here|M’asseoir ici)$/ })
    .first()
    .click();
  await page.locator('.seat-row .tag.ok, .prompt').first().waitFor();
}

export const begin = (page: Page): Promise<void> => page.getByRole('button', { name: /^(Begin the game|Commencer la partie)$/ }).click();
export const onTable = (page: Page): Promise<void> => page.locator('.room .prompt').waitFor();

/** The panel beside the table, at one of its tabs. */
export async function openTalk(page: Page, tab: RegExp): Promise<void> {
  if ((await page.locator('.talk').count()) === 0) await page.getByRole('button', { name: /^(Table talk|Paroles)/ }).click();
  await page.getByRole('radio', { name: tab }).click();
}

/** What the page shows of the present question; another text means that something has happened. */
const standing = (page: Page): Promise<{ readonly state: 'asked' | 'over' | 'waits'; readonly text: string }> =>
  page.evaluate(() => {
    const text = `${document.querySelector('.prompt .ask')?.textContent} ${[...document.querySelectorAll('.prompt .chip')].map((x) => x.textContent).join('|')}`;
    const state = document.querySelector('.result') ? 'over' : document.querySelector('.prompt.asks') ? 'asked' : 'waits';
    return { state, text } as const;
  });

/** Let the people at these pages answer, whoever is asked, until so many answers are given or the game is over. Gives the number of answers. */
export async function playTogether(pages: readonly Page[], most = 1000): Promise<number> {
  let answers = 0;
  const until = Date.now() + 200_000;
  while (answers < most && Date.now() < until) {
    let idle = true;
    for (const page of pages) {
      const before = await standing(page);
      if (before.state === 'over') return answers;
      if (before.state !== 'asked' || answers >= most) continue;
      idle = false;
      await answerByKeys(page, answers);
      answers++;
      await page.waitForFunction(
        (was) => {
          const text = `${document.querySelector('.prompt .ask')?.textContent} ${[...document.querySelectorAll('.prompt .chip')].map((x) => x.textContent).join('|')}`;
          return text !== was || document.querySelector('.result') !== null;
        },
        before.text,
        { timeout: 10_000 },
      );
    }
    if (idle) await pages[0]!.waitForTimeout(20);
  }
  return answers;
}
