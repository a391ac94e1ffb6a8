import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode } from './ensure-node.mjs';
import { ROOT } from './paths.mjs';
import { must, step } from './progress.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Does the folder hold exactly what the lock file asks for? npm leaves a copy of the lock in node_modules;
 * packages for other systems may be absent.
 * @param {string} lock the text of package-lock.json
 * @param {string} installed the text of node_modules/.package-lock.json
 */
export function matchesLock(lock, installed) {
  if (lock === '' || installed === '') return false;
  /** @type {Record<string, Locked>} */
  const wanted = JSON.parse(lock).packages;
  /** @type {Record<string, Locked>} */
  const found = JSON.parse(installed).packages;
  const complete = Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return found[path] === undefined ? optional === true : found[path].version === version;
  });
  return complete && Object.keys(found).every((path) => path in wanted);
}

/**
 * How the stamp of an installation is made: another lock file, system or processor means another installation.
 * @param {string} lock
 */
export const stampOf = (lock) => createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`).digest('hex');

/** Install from the lock file of a folder, unless that has been done. */
export async function ensureInstalled(root = ROOT) {
  ensureNode();
  const lock = read(join(root, 'package-lock.json'));
  const stampFile = join(root, 'node_modules', '.epoque-stamp');
  if (read(stampFile) === stampOf(lock)) return;
  if (!matchesLock(lock, read(join(root, 'node_modules', '.package-lock.json')))) {
    const packages = Object.values(JSON.parse(lock).packages).filter((/** @type {Locked} */ p) => p.optional !== true).length;
    await step(`Installing about ${packages} packages from the lock file`, () =>
      npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], root),
    );
  }
  writeFileSync(stampFile, stampOf(lock));
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function npm(args, cwd) {
  const failure = 'The packages could not be installed. Is there a network connection? What npm said stands above.';
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return must(process.execPath, [path, ...args], failure, { cwd });
  return must('npm', args, failure, { cwd, shell: process.platform === 'win32' });
}
