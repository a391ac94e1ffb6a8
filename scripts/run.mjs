// node scripts/run.mjs <script.ts> [arguments]: install what is missing, then run a script written in TypeScript.
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { at } from './lib/paths.mjs';
import { command, Trouble } from './lib/progress.mjs';

await command(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new Trouble('Say which script to run: node scripts/run.mjs scripts/rules.ts');
  await ensureInstalled();
  const { allowTypeScript } = await import('./lib/typescript.mjs');
  allowTypeScript();
  const path = at(script);
  process.argv = [process.argv[0] ?? 'node', path, ...args];
  await import(pathToFileURL(path).href);
});
