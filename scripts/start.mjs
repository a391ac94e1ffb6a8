// npm start: install and build what is missing or stale, then serve the site until Ctrl-C.
import { pathToFileURL } from 'node:url';
import { ensureBuilt, SERVER, SITE } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { onStop } from './lib/on-stop.mjs';
import { explainListening, readPort } from './lib/port.mjs';
import { command, Trouble } from './lib/progress.mjs';

await command(async () => {
  const port = readPort(process.env.PORT);
  if (typeof port === 'string') throw new Trouble(port);
  await ensureInstalled();
  await ensureBuilt();

  const { readConfig, startServer, stopOnTrouble } = await import(pathToFileURL(SERVER).href);
  const config = readConfig(process.env);
  if (typeof config === 'string') throw new Trouble(config);
  const serving = await startServer(SITE, { ...config, port }).catch((/** @type {NodeJS.ErrnoException} */ problem) => {
    if (problem.syscall === 'listen') throw new Trouble(explainListening(problem, port));
    // What a database says may hold its address; its kind and code are enough to find the cause.
    throw new Trouble(
      `The tables could not be opened (${problem.code ?? problem.message}). Is the database there? See docs/self-hosting.md`,
    );
  });
  stopOnTrouble(serving);
  process.stdout.write(`\nEpoque is open at http://localhost:${serving.port}\nStop it with Ctrl-C.\n`);

  onStop(async () => {
    await serving.close();
    process.stdout.write('\nEpoque is closed.\n');
  });
});
