import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { asked as askedIn, readRecord, writeRecord } from '../../src/kernel/index.js';
import { testGames } from '../server/start.js';
import { asked, result } from './player.js';

/**
 * A finished game of the fixtures, opened when so many moves are left, or when its state is for the first time as wanted, and
 * somebody is asked: whoever that is sits at this screen, the others are bots. The end of a long game is played for the price of
 * a few moves. With none left, it is over and the first seat's.
 */
export async function openLate(
  page: Page,
  game: string,
  fixture: string,
  left: number | ((state: Record<string, unknown>) => boolean),
): Promise<void> {
  const rules = (await testGames()).get(game)!;
  const read = readRecord(rules, await readFile(`fixtures/${game}/${fixture}.replay`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const wanted =
    typeof left === 'number'
      ? timeline.frames.length - 1 - left
      : timeline.frames.findIndex(({ position }) => left(position.state as unknown as Record<string, unknown>));
  const frames = timeline.frames.slice(0, wanted + 1);
  const [mine = 0] = askedIn(rules, frames.at(-1)!.position);
  const seats = Array.from({ length: header.seats }, (_, seat) =>
    seat === mine ? { kind: 'me', name: '' } : { kind: 'bot', level: 'easy', name: `Bot ${seat}` },
  );
  const entries = frames.flatMap(({ by }) => (by ? [by] : []));
  const text = writeRecord({ ...timeline, frames, entries }, header.seed, { created: 0, seats });
  await page.goto('/games');
  const file = page.locator('.import input[type=file]').first();
  await file.setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await asked(page).or(result(page)).first().waitFor();
}
