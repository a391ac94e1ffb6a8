import { openBrowserStore } from '../src/client/table/store.js';
import { entryOf } from '../src/games/index.js';
import { type PageWork, workOf } from './page-work.js';

declare global {
  var measureWork: (id: string, record: string) => Promise<PageWork>;
}

/** Twice: at the second time everything has been compiled, as it has after the first round of an evening. */
globalThis.measureWork = async (id, record) => {
  const game = await entryOf(id)!.game();
  await workOf(game, record, await openBrowserStore(`first ${id}`), () => performance.now());
  return workOf(game, record, await openBrowserStore(`second ${id}`), () => performance.now());
};
