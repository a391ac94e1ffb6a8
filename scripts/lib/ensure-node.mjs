import { Trouble } from './progress.mjs';

export const OLDEST = [20, 19];

/**
 * @param {string} version for instance 'v20.19.0'
 * @returns {boolean}
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Stop with a clear sentence when this Node is too old for the tools. */
export function ensureNode(version = process.version) {
  if (isSupported(version)) return;
  throw new Trouble(
    `Epoque needs Node ${OLDEST.join('.')} or newer; this is Node ${version.replace(/^v/, '')}. Get a newer one at https://nodejs.org`,
  );
}
