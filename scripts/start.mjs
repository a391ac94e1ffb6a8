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

  const { serve } = await import(pathToFileURL(SERVER).href);
  const serving = await serve(SITE, port, process.env.HOST).catch((/** @type {NodeJS.ErrnoException} */ problem) => {
    throw new Trouble(explainListening(problem, port));
  });
  process.stdout.write(`\nEpoque is open at http://localhost:${serving.port}\nStop it with Ctrl-C.\n`);

  onStop(async () => {
    await serving.close();
    process.stdout.write('\nEpoque is closed.\n');
  });
});
