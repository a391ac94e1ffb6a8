// npm start: install and build what is missing or stale, then serve the site until Ctrl-C.
import { ensureBuilt, SITE } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { onStop } from './lib/on-stop.mjs';
import { command, Trouble } from './lib/progress.mjs';

await command(async () => {
  await ensureInstalled();
  const { allowTypeScript } = await import('./lib/typescript.mjs');
  allowTypeScript();
  const { explainListening, readPort } = await import('../src/server/port.ts');
  const port = readPort(process.env.PORT);
  if (typeof port === 'string') throw new Trouble(port);
  await ensureBuilt();

  const { serve } = await import('../src/server/serve.ts');
  const serving = await serve(SITE, port, process.env.HOST).catch((problem) => {
    throw new Trouble(explainListening(problem, port));
  });
  process.stdout.write(`\nEpoque is open at http://localhost:${serving.port}\nStop it with Ctrl-C.\n`);

  onStop(async () => {
    await serving.close();
    process.stdout.write('\nEpoque is closed.\n');
  });
});
