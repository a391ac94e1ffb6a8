import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, ROOT } from './paths.mjs';
import { must, step } from './progress.mjs';

/** All that the built site and its server depend on. */
const SOURCES = ['src', 'scripts/vite', 'vite.config.ts', 'vite.server.config.ts', 'tsconfig.base.json', 'package-lock.json'];
/** Parts of the source that never reach the site. */
const ELSEWHERE = /(^|[\\/])(tests|lab)([\\/]|$)|\.(test|contract)\.tsx?$|\.md$/;

export const SITE = at('dist', 'client');
export const SERVER = at('dist', 'server', 'index.js');

/**
 * The files under a path, in an order that does not depend on the system.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash over everything that the built site is made of. */
export function hashSources(root = ROOT, sources = SOURCES) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    const name = file.slice(root.length);
    if (!ELSEWHERE.test(name)) hash.update(`${name}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Build the site and its server, unless the built ones are made of the same sources. */
export async function ensureBuilt() {
  const stampFile = at('dist', '.epoque-stamp');
  const stamp = hashSources();
  const isThere = [join(SITE, 'index.html'), SERVER, stampFile].every((file) => existsSync(file));
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  const failure = 'The site could not be built. What went wrong stands above.';
  const build = (/** @type {string} */ config) =>
    must(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', config, '--logLevel', 'warn'], failure, {
      env: { NODE_ENV: 'production' },
    });
  await step('Building the site', () => Promise.all([build('vite.config.ts'), build('vite.server.config.ts')]));
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}
