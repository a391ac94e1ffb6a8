// A server process for tests that kill it: real store, real rules, a site of one page.
import { readConfig } from '../../src/server/config.js';
import { startServer } from '../../src/server/server.js';

const config = readConfig(process.env);
if (typeof config === 'string') throw new Error(config);
const running = await startServer(process.env.SITE ?? '', { ...config, host: '127.0.0.1' });
process.send?.({ port: running.port });
// Measurements ask how much the process has used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
process.on('SIGTERM', () => void running.close().then(() => process.exit(0)));
// Nobody is left to stop it.
process.on('disconnect', () => process.exit(0));
