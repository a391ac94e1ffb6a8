import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

const BAR = 30;

/** A bar on a terminal, a few lines elsewhere. */
export function showProgress(done: number, all: number, began: number, what = ''): void {
  const full = Math.round((BAR * done) / all);
  const left = ((performance.now() - began) / done) * (all - done);
  const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${all}${what}, ${(left / 1000).toFixed(0)} s left`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   ${done === all ? '\n' : ''}`);
  else if (done === all || done % Math.ceil(all / 20) === 0) process.stdout.write(`${line}\n`);
}

/** Jobs done in threads that run the same script; whoever has finished one gets the next. */
export function inThreads<Job, Result>(
  script: string,
  threads: number,
  jobs: readonly Job[],
  heed: (result: Result, done: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  if (jobs.length === 0) return Promise.resolve(results);
  return new Promise((resolve, reject) => {
    const open = (): void => {
      const worker = new Worker(new URL('../../scripts/run.mjs', import.meta.url), { argv: [script] });
      const feed = (): void => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else void worker.terminate();
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        results.push(result);
        heed(result, results.length);
        if (results.length === jobs.length) resolve(results);
        feed();
      });
      feed();
    };
    for (let i = 0; i < Math.min(threads, jobs.length); i++) open();
  });
}
