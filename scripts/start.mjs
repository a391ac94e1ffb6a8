// npm start: install and build what is missing or stale, then serve the site until Ctrl-C.
import { ensureBuilt, SITE } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { command, Trouble } from './lib/progress.mjs';

await command(async () => {
  await ensureInstalled();
  const { allowTypeScript } = await import('./lib/typescript.mjs');
  allowTypeScript();
  const { readConfig } = await import('../src/server/config.ts');
  const config = readConfig(process.env);
  if (typeof config === 'string') throw new Trouble(config);
  await ensureBuilt();

  const { explainListening } = await import('../src/server/port.ts');
  const { startServer } = await import('../src/server/server.ts');
  const serving = await startServer(SITE, config).catch((problem) => {
    if (problem.syscall === 'listen') throw new Trouble(explainListening(problem, config.port));
    // What a database says may hold its address; its kind and code are enough to find the cause.
    throw new Trouble(`The tables could not be opened (${problem.code ?? problem.name}). Is the database there? See docs/self-hosting.md.`);
  });
  process.stdout.write(`\nEpoque is open at http://localhost:${serving.port}\nStop it with Ctrl-C.\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(0);
    stopping = true;
    await serving.close();
    process.stdout.write('\nEpoque is closed.\n');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});
