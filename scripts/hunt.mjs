// npm run hunt [-- --minutes 10 --game millennia]: tries the contract of all games with other values in every round, until
// the time is over, and prints a record for every counterexample: put it into fixtures/ and mend what it shows.
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { at } from './lib/paths.mjs';
import { command, run, Trouble } from './lib/progress.mjs';
import { failuresOf } from './lib/test-count.mjs';

/** @returns {{ minutes: number, filter: string }} */
function readWishes() {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, game: { type: 'string' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Trouble('--minutes needs a number above 0');
  return { minutes, filter: values.game === undefined ? 'contract.test' : `${values.game}/tests/contract.test` };
}

/**
 * One round over all games; what failed in it, in words.
 * @param {string} filter
 * @param {string} seed
 * @param {number} until
 */
async function round(filter, seed, until) {
  const folder = mkdtempSync(join(tmpdir(), 'epoque-hunt-'));
  try {
    const report = join(folder, 'report.json');
    const args = ['run', '--project', 'unit', filter, '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await run(process.execPath, [at('node_modules', 'vitest', 'vitest.mjs'), ...args], {
      env: { EPOQUE_SEED: seed, EPOQUE_UNTIL: String(until) },
    });
    if (!existsSync(report)) throw new Trouble(output);
    return failuresOf(readFileSync(report, 'utf8'), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await command(async () => {
  const { minutes, filter } = readWishes();
  await ensureInstalled();
  const until = Date.now() + minutes * 60_000;
  let found = 0;
  let rounds = 0;
  while (Date.now() < until) {
    const seed = String(randomInt(2 ** 31));
    const failures = await round(filter, seed, until);
    for (const text of failures) process.stdout.write(`\n${text}\n`);
    found += failures.length;
    rounds++;
    process.stdout.write(`Round ${rounds}, EPOQUE_SEED=${seed}: ${failures.length} counterexamples\n`);
  }
  process.stdout.write(`\n${rounds} rounds in ${minutes} minutes, ${found} counterexamples\n`);
  process.exitCode = found === 0 ? 0 : 1;
});
