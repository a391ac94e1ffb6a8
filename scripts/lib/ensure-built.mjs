import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, ROOT } from './paths.mjs';
import { must, step } from './progress.mjs';

/** All that the built site depends on. */
const SOURCES = ['src', 'scripts/vite', 'vite.config.ts', 'tsconfig.base.json', 'package-lock.json'];
/** Parts of the source that never reach the site. */
const ELSEWHERE = /(^|[\\/])(tests|lab|server)([\\/]|$)|\.(test|contract)\.tsx?$|\.md$/;

export const SITE = at('dist', 'client');

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

/** Build the site, unless the built one is made of the same sources. */
export async function ensureBuilt() {
  const stampFile = at('dist', '.epoque-stamp');
  const stamp = hashSources();
  if (existsSync(join(SITE, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  const failure = 'The site could not be built. What went wrong stands above.';
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  await step('Building the site', () => must(process.execPath, [vite, 'build', '--logLevel', 'warn'], failure));
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}
