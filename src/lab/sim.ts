// npm run sim: bots play many games against each other; see settings.ts for what can be said.
import { appendFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { type Fixture, type Outcome, seedOf } from './match.js';
import { contestantAt, report } from './report.js';
import { readSettings, type Settings, sayHelp } from './settings.js';

/** Every deal is played once from each seat, so that luck of the cards weighs the same for all. */
function fixtureOf(settings: Settings, number: number): Fixture {
  const { game, levels, options, iterations, time, seed, habits } = settings;
  const seats = levels.length;
  return {
    game,
    number,
    options,
    iterations,
    time,
    habits,
    levels: levels.map((_, seat) => levels[contestantAt(number, seat, seats)]!),
    seed: seedOf(seed * 1_000_000 + Math.floor(number / seats)),
  };
}

const BAR = 30;
function showProgress(done: number, games: number, began: number): void {
  const full = Math.round((BAR * done) / games);
  const left = ((performance.now() - began) / done) * (games - done);
  const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${games}, ${(left / 1000).toFixed(0)} s left`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   ${done === games ? '\n' : ''}`);
  else if (done === games || done % Math.ceil(games / 5) === 0) process.stdout.write(`${line}\n`);
}

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
  const outcomes: Outcome[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const open = (): void => {
      const worker = new Worker(new URL('../../scripts/run.mjs', import.meta.url), { argv: ['src/lab/sim-worker.ts'] });
      const feed = (): void => {
        if (next < settings.games) worker.postMessage(fixtureOf(settings, next++));
        else void worker.terminate();
      };
      worker.on('error', reject);
      worker.on('message', (outcome: Outcome) => {
        outcomes.push(outcome);
        keepCrash(outcome);
        if (settings.json) appendFileSync(settings.json, `${JSON.stringify({ ...outcome, options: settings.options })}\n`);
        showProgress(outcomes.length, settings.games, began);
        if (outcomes.length === settings.games) resolve(outcomes);
        feed();
      });
      feed();
    };
    for (let i = 0; i < Math.min(settings.workers, settings.games); i++) open();
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
