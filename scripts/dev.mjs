// npm run dev: the site with changes shown at once, until Ctrl-C.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { onStop } from './lib/on-stop.mjs';
import { at } from './lib/paths.mjs';
import { readPort } from './lib/port.mjs';
import { command, Trouble } from './lib/progress.mjs';

await command(async () => {
  const port = readPort(process.env.PORT);
  if (typeof port === 'string') throw new Trouble(port);
  await ensureInstalled();
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: at('vite.config.ts'), server: { port } });
  await server.listen();
  server.printUrls();
  onStop(() => server.close());
});
