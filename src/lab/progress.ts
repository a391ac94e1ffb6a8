import { performance } from 'node:perf_hooks';

const BAR = 30;

/** One bar on a terminal; in a file five lines. */
export function showProgress(done: number, games: number, began: number): void {
  const full = Math.round((BAR * done) / games);
  const left = ((performance.now() - began) / done) * (games - done);
  const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${games}, ${(left / 1000).toFixed(0)} s left`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   ${done === games ? '\n' : ''}`);
  else if (done === games || done % Math.ceil(games / 5) === 0) process.stdout.write(`${line}\n`);
}
