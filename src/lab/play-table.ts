import type { Worker } from 'node:worker_threads';
import type { GameLine, StudyTable } from '../study/index.js';

/** Games of a table, in the order of their numbers, until there are enough or it is time to stop. The threads are left for the next table. */
export function playTable(
  table: StudyTable,
  [from, to]: readonly [number, number],
  workers: readonly Worker[],
  isOver: () => boolean,
  keep: (line: GameLine) => void,
): Promise<unknown> {
  const early = new Map<number, GameLine>();
  let [next, kept] = [from, from];
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      // By name: the thread listens to itself for who listens to it, and would never answer the next table.
      const stop = (): void => {
        for (const event of ['message', 'error']) worker.removeAllListeners(event);
        resolve();
      };
      const feed = (): void => (next < to && !isOver() ? worker.postMessage({ table, number: next++ }) : stop());
      worker.on('error', reject);
      worker.on('message', (line: GameLine) => {
        early.set(line.number, line);
        for (let ready = early.get(kept); ready; ready = early.get(++kept)) {
          early.delete(kept);
          keep(ready);
        }
        feed();
      });
      feed();
    });
  return Promise.all(workers.map(work));
}
