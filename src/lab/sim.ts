// npm run sim: bots play many games against each other; see settings.ts for what can be said.
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { formerGames, matchOf } from './former-games.js';
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

/** All games of a match but those that are on file. */
async function playAll(settings: Settings, match: string, former: readonly Outcome[]): Promise<Outcome[]> {
  const began = performance.now();
  const known = new Set(former.map(({ number }) => number));
  const numbers = Array.from({ length: settings.games }, (_, number) => number).filter((number) => !known.has(number));
  const fixtures = numbers.map((number) => fixtureOf(settings, number));
  const played = await inThreads<Fixture, Outcome>('src/lab/sim-worker.ts', settings.workers, fixtures, (outcome, done) => {
    keepCrash(outcome);
    if (settings.json) appendFileSync(settings.json, `${JSON.stringify({ ...outcome, options: settings.options, match })}\n`);
    showProgress(done, fixtures.length, began);
  });
  return [...former, ...played];
}

/** Play the match that was asked for; a sentence says what is wrong with it. */
async function run(argv: readonly string[]): Promise<string | undefined> {
  const settings = await readSettings(argv, availableParallelism());
  if (typeof settings === 'string') return settings;
  const match = matchOf(settings);
  const former = settings.json ? formerGames(settings.json, match, settings.games) : [];
  if (typeof former === 'string') return former;
  const began = performance.now();
  const outcomes = await playAll(settings, match, former);
  const before = former.reduce((sum, { seconds }) => sum + seconds, 0);
  process.stdout.write(`${report(settings, outcomes, before + (performance.now() - began) / 1000)}\n`);
  return undefined;
}

const argv = process.argv.slice(2);
if (argv.includes('--help')) process.stdout.write(`${await sayHelp()}\n`);
else {
  const problem = await run(argv);
  if (problem) {
    process.stderr.write(`${problem}\n\n${await sayHelp()}\n`);
    process.exitCode = 1;
  }
}
