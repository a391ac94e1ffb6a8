// A server process for tests that kill it: real store, real rules, a site of one page.
import { existsSync, readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '../../src/server/config.js';
import { stopOnTrouble } from '../../src/server/last-resort.js';
import { startServer } from '../../src/server/server.js';

/** Where Linux lists what a process has open. */
const HANDLES = '/proc/self/fd';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('globalThis.gc') as (() => void) | undefined;
setFlagsFromString('--no-expose-gc');

const config = readConfig(process.env);
if (typeof config === 'string') throw new Error(config);
/** How wrong the clock of the system is, in milliseconds. */
let wrong = 0;
const running = await startServer(process.env.SITE ?? '', { ...config, host: '127.0.0.1' }, { wall: () => Date.now() + wrong });
stopOnTrouble(running);
process.send?.({ port: running.port });
process.on('message', (wish) => {
  if (typeof wish === 'number') wrong = wish;
  if (wish === 'reject') void Promise.reject(new Error('planted'));
  if (wish === 'throw')
    setImmediate(() => {
      throw new Error('planted');
    });
  // Measurements ask how much the process has used so far; those that look for growth want garbage out of the way.
  if (wish === 'settled') collect?.();
  if (wish !== 'usage' && wish !== 'settled') return;
  const { user, system } = process.cpuUsage();
  const { rss: memory, heapUsed: heap } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const handles = existsSync(HANDLES) ? readdirSync(HANDLES).length : 0;
  process.send?.({ cpu: (user + system) / 1e6, memory, heap, sockets, handles });
});
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
// Nobody is left to stop it.
process.on('disconnect', () => process.exit(0));
