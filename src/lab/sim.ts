// npm run sim: bots play many games against each other; see settings.ts for what can be said.
import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { formerGames, matchOf } from './former-games.js';
import { keepCrash } from './keep-crash.js';
import type { Fixture, Outcome } from './match.js';
import { inThreads, showProgress } from './pool.js';
import { fixtureOf, report } from './report.js';
import { readSettings, type Settings, sayHelp } from './settings.js';

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
