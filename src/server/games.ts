import { GAMES, isReady } from '../games/index.js';
import { loadRules } from '../games/load.js';
import type { Game, Shape } from '../kernel/types.js';

/** Games that can be played here; tests bring their own. */
export interface Games {
  get(id: string): Game<Shape> | undefined;
}

/** All games that are ready. They are small; having them at hand keeps every later step free of waiting. */
export async function loadGames(): Promise<Games> {
  const games = new Map<string, Game<Shape>>();
  for (const { id } of GAMES) {
    const game = isReady(id) ? await loadRules(id) : undefined;
    if (game) games.set(id, game);
  }
  return games;
}
