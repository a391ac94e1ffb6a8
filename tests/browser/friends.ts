import type { Page } from 'playwright-core';
import type { SeatWish, Settings } from '../../src/protocol/index.js';
import { signIn, TestClient } from '../server/client.js';
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

export interface Party {
  readonly path: string;
  readonly cookies: readonly string[];
  readonly pages: readonly Page[];
}

/** Friends at a new table, each in a browser of their own; the first is the host. Open seats that nobody takes are bots. */
export async function gather(site: OnlineSite, settings: Settings, friends: readonly Friend[], bots = 0): Promise<Party> {
  const cookies = await Promise.all(friends.map(({ name }) => signIn(site.port, name)));
  const clients = await Promise.all(cookies.map((cookie) => TestClient.open(site.port, cookie)));
  const seats: SeatWish[] = [
    { kind: 'me' },
    ...friends.slice(1).map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ];
  const { table } = await clients[0]!.must({ do: 'create', settings, seats });
  for (const client of clients.slice(1)) await client.must({ do: 'join', table: table! });
  for (const client of clients) client.close();
  const path = `/t/${table}`;
  const open = async (friend: Friend, i: number): Promise<Page> => {
    const page = await visit(site, cookies[i]!, friend, { name: friend.name });
    await page.goto(path);
    return page;
  };
  return { path, cookies, pages: await Promise.all(friends.map(open)) };
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
  const until = Date.now() + 100_000;
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
