// A server process for tests that kill it: real store, real rules, a site of one page.
import { readConfig } from '../../src/server/config.js';
import { stopOnTrouble } from '../../src/server/last-resort.js';
import { startServer } from '../../src/server/server.js';

const config = readConfig(process.env);
if (typeof config === 'string') throw new Error(config);
const running = await startServer(process.env.SITE ?? '', { ...config, host: '127.0.0.1' });
stopOnTrouble(running);
process.send?.({ port: running.port });
process.on('message', (wish) => {
  if (wish === 'reject') void Promise.reject(new Error('planted'));
  if (wish === 'throw')
    setImmediate(() => {
      throw new Error('planted');
    });
  // Measurements ask how much the process has used so far.
  if (wish !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
// Nobody is left to stop it.
process.on('disconnect', () => process.exit(0));
