// npm run check: type-check every layer with its own settings, so that a layer cannot use what it must not see.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { at } from './lib/paths.mjs';
import { run } from './lib/progress.mjs';

const layers = readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])tsconfig\.json$/.test(path))
  .map((path) => `src/${dirname(path).replaceAll('\\', '/')}`)
  .sort();
const waiting = ['.', ...layers];

/** @returns {Promise<boolean>} did all go well? */
async function work() {
  let fine = true;
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    // What was found last time is remembered, and only what a change touches is checked again.
    const memory = at('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const tsc = [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', memory];
    const { code, output } = await run(process.execPath, tsc);
    if (code === 0) continue;
    fine = false;
    process.stdout.write(`\n${project}\n${output.trim()}\n`);
  }
  return fine;
}

const results = await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work));
process.exitCode = results.every(Boolean) ? 0 : 1;
