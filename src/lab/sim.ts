// npm run sim: bots play many games against each other; see settings.ts for what can be said.
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Fixture, Outcome } from './match.js';
import { inThreads, showProgress } from './pool.js';
import { fixtureOf, report } from './report.js';
import { readSettings, type Settings, sayHelp } from './settings.js';

/** A crash leaves a record that can be opened and replayed. */
function keepCrash({ number, crash }: Outcome): void {
  if (!crash) return;
  const path = join(tmpdir(), `epoque-crash-${process.pid}-${number}.replay`);
  writeFileSync(path, crash.record);
  process.stdout.write(`\ngame ${number} crashed: ${crash.message}\nits record: ${path}\n`);
  process.exitCode = 1;
}

function playAll(settings: Settings): Promise<Outcome[]> {
  const began = performance.now();
  const fixtures = Array.from({ length: settings.games }, (_, number) => fixtureOf(settings, number));
  return inThreads<Fixture, Outcome>('src/lab/sim-worker.ts', settings.workers, fixtures, (outcome, done) => {
    keepCrash(outcome);
    if (settings.json) appendFileSync(settings.json, `${JSON.stringify({ ...outcome, options: settings.options })}\n`);
    showProgress(done, settings.games, began);
  });
}

const argv = process.argv.slice(2);
if (argv.includes('--help')) process.stdout.write(`${await sayHelp()}\n`);
else {
  const settings = await readSettings(argv, availableParallelism());
  if (typeof settings === 'string') {
    process.stderr.write(`${settings}\n\n${await sayHelp()}\n`);
    process.exitCode = 1;
  } else {
    const began = performance.now();
    if (settings.json) writeFileSync(settings.json, '');
    const outcomes = await playAll(settings);
    process.stdout.write(`${report(settings, outcomes, (performance.now() - began) / 1000)}\n`);
  }
}
