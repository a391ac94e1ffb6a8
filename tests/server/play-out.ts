import type { Game, Shape } from '../../src/kernel/types.js';
import type { TestClient } from './client.js';
import { pickMove } from './start.js';

const isAsked = (page: TestClient, table: string): boolean => page.view(table).game?.question != null;

/** One move of a page that is asked; gives the milliseconds to its answer. The answer comes before the update, so the next question is awaited. */
export async function playOne(table: string, page: TestClient, game: Game<Shape>, seed: number): Promise<number> {
  const view = page.view(table);
  const question = view.game!.question!;
  const move = pickMove(game, view, seed);
  const begun = performance.now();
  await page.must({ do: 'play', table, question, move });
  const taken = performance.now() - begun;
  await page.until(table, (now) => now.game!.question !== question || now.status === 'over', 60_000);
  return taken;
}

/** Play a table to its end, or so many moves, each seat from its own page; gives the number of moves. */
export async function playOut(table: string, pages: readonly TestClient[], game: Game<Shape>, limit = 10_000): Promise<number> {
  for (let moves = 0; moves < limit; moves++) {
    const ready = (page: TestClient) => page.until(table, (view) => view.status === 'over' || view.game?.question != null);
    if (!pages.some((page) => isAsked(page, table))) await Promise.race(pages.map(ready));
    const page = pages.find((other) => isAsked(other, table));
    if (!page || pages[0]!.view(table).status === 'over') return moves;
    await playOne(table, page, game, moves + 1);
  }
  return limit;
}
