// npm test: type-check, lint, unit and contract tests, then the built site in a real browser.
// The last line is always 'N passed, N failed', and tells of tests that passed only on a further try; the type check and the lint
// count as one test each.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/progress.mjs';
import { addUp, closingLines, countTests } from './lib/test-count.mjs';

/** @typedef {import('./lib/test-count.mjs').Count} Count */

/** @param {string} title */
const announce = (title) => process.stdout.write(`\n── ${title}\n`);

/**
 * One part of the run: whatever goes wrong inside is one failure, and the next part still runs.
 * @param {string} title
 * @param {() => Promise<Count>} work
 * @returns {Promise<Count>}
 */
async function part(title, work) {
  announce(title);
  try {
    return await work();
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
async function tool(...args) {
  const { code } = await run(process.execPath, args, { show: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {'unit' | 'browser'} project
 * @param {Record<string, string>} [env]
 * @returns {Promise<Count>}
 */
async function vitest(project, env) {
  const folder = mkdtempSync(join(tmpdir(), 'epoque-test-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run(process.execPath, [at('node_modules', 'vitest', 'vitest.mjs'), ...args], { show: true, env });
    return countTests(existsSync(file) ? readFileSync(file, 'utf8') : undefined, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const counts = [];
  counts.push(await part('Packages', () => ensureInstalled().then(() => ({ passed: 0, failed: 0 }))));
  if (counts[0]?.failed === 0) {
    const types = part('Types', () => tool('scripts/check.mjs'));
    const lint = part('Lint', () => tool(at('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'));
    counts.push(await types, await lint);
    counts.push(await part('Unit and contract tests', () => vitest('unit')));
    counts.push(
      await part('Browser tests', async () => {
        await ensureBuilt();
        return vitest('browser', { CHROMIUM_PATH: await ensureChromium() });
      }),
    );
  }
  const count = addUp(counts);
  process.stdout.write(`\n${closingLines(count)}\n`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}

await main();
