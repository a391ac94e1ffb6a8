import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, step, Trouble } from './progress.mjs';

/** Chromium without the windows that nobody sees here: a page costs it a third to a half of the work. */
const LIGHT = 'chromium-headless-shell';
const NAMES = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const FIXED = [
  `/usr/bin/${LIGHT}`,
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium on this system, if there is one.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const wish = env.CHROMIUM_PATH;
  if (wish) {
    if (isExecutable(wish)) return wish;
    throw new Trouble(`CHROMIUM_PATH is '${wish}', but there is no program there.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const named = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...FIXED, ...named].find(isExecutable);
}

/** On Debian, as who may do so: usually a container or a machine that builds. */
const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Install the first of these packages that there is.
 * @param {readonly string[]} names
 */
async function install(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of names) if ((await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })).code === 0) return;
}

/** Find Chromium, the light one if it can be had; on Debian, and with the right to do so, install it. */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined && (process.env.CHROMIUM_PATH || found.endsWith(LIGHT) || !canInstall())) return found;
  if (canInstall()) {
    await step('Installing Chromium for the browser tests', () => install(found ? [LIGHT] : [LIGHT, 'chromium']));
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Trouble(
    [
      'The browser tests need Chromium or Chrome, and none was found.',
      '  Debian, Ubuntu:  sudo apt-get install chromium',
      '  Fedora:          sudo dnf install chromium',
      '  macOS:           brew install --cask chromium',
      '  Windows:         winget install Google.Chrome',
      'Or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}
