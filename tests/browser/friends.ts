import type { Page } from 'playwright-core';
import type { SeatWish, Settings } from '../../src/protocol/index.js';
import { answerByKeys } from './player.js';

/** A table of two, made as the page would make it, for settings that its form does not offer. Gives its path. */
export async function openTableOf(page: Page, name: string, settings: Settings): Promise<string> {
  const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'open' }];
  await page.goto('/play');
  return page.evaluate(
    async ({ name, settings, seats }) => {
      localStorage.setItem('epoque.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('epoque.settings') ?? '{}'), name }));
      await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) });
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      return new Promise<string>((resolve) => {
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.kind === 'hello') socket.send(JSON.stringify({ do: 'create', id: 'create-it-now', settings, seats }));
          else if (message.kind === 'reply') {
            socket.close();
            resolve(`/t/${message.answer.table}`);
          }
        };
      });
    },
    { name, settings, seats },
  );
}

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
