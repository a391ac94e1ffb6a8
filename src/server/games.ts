import { isReady, PLAYED } from '../games/index.js';
import type { Game, Shape } from '../kernel/types.js';

/** Games that can be played here; tests bring their own. */
export interface Games {
  get(id: string): Game<Shape> | undefined;
}

/** All games that are ready. They are small; having them at hand keeps every later step free of waiting. */
export async function loadGames(): Promise<Games> {
  const ready = PLAYED.filter(({ meta }) => isReady(meta.id));
  return new Map(await Promise.all(ready.map(async ({ meta, game }) => [meta.id, await game()] as const)));
}
