// npm run lab: bots of one level play many games among themselves, and what they took is counted; docs/laboratory.md.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { addGame, figuresOf, type GameLine, nameOf, outliersOf, SEATS, type Study, type StudyTable, subjectOf } from '../study/index.js';
import { botsOf, forgetStudy, keepLines, readStudies, readStudy, writeStudy, writeSummaries } from './archive.js';
import { type LabSettings, readLabSettings, sayLabHelp } from './lab-settings.js';
import { playTable } from './play-table.js';
import { showProgress } from './pool.js';

/** Games are written down in heaps, so that little is lost when a run is stopped. */
const HEAP = 25;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const today = (): string => new Date().toISOString().slice(0, 10);

const openWorker = (): Worker => new Worker(new URL('../../scripts/run.mjs', import.meta.url), { argv: ['src/lab/lab-worker.ts'] });

/** The study to go on with, or why it cannot be. */
function beginWith(table: StudyTable, rules: number, anew: boolean): Study | string {
  const bots = botsOf(table.game, [table.level]);
  const study = readStudy(table, rules, bots);
  if (study.tally.games === 0 || (study.bots === bots && study.rules === rules)) return { ...study, bots, rules };
  if (anew) return forgetStudy(table, rules, bots);
  return `${nameOf(table)}: its ${study.tally.games} games are of other bots (${study.bots}, rules ${study.rules}); --anew forgets them`;
}

async function run({ tables, games, time, workers: count, anew }: LabSettings): Promise<void> {
  const end = performance.now() + time;
  const isOver = (): boolean => performance.now() >= end;
  const workers = Array.from({ length: count }, openWorker);
  for (const table of tables) {
    if (isOver()) break;
    const subject = await subjectOf(table.game, table.level);
    const began = beginWith(table, subject!.game.rulesVersion, anew);
    if (typeof began === 'string') {
      say(began);
      process.exitCode = 1;
      continue;
    }
    const from = began.tally.games;
    if (from >= games) {
      say(`${nameOf(table)}: ${from} games are there`);
      continue;
    }
    say(nameOf(table));
    let heap: GameLine[] = [];
    const write = (): void => {
      if (heap.length === 0) return;
      keepLines(table, { rules: began.rules, bots: began.bots }, heap);
      writeStudy({ ...began, date: today() });
      heap = [];
    };
    const clock = performance.now();
    await playTable(table, [from, games], workers, isOver, (line) => {
      addGame(began.tally, line);
      heap.push(line);
      if (heap.length === HEAP) write();
      showProgress(began.tally.games - from, games - from, clock);
    });
    write();
  }
  for (const worker of workers) await worker.terminate();
  writeSummaries();
}

/** What lies far from the others of its kind, table by table, and how often each seat wins. */
function listOutliers(): void {
  const told = (x: number): string => `${x < 0 ? '' : '+'}${x.toFixed(1)}`;
  for (const { table, tally } of readStudies()) {
    const figures = figuresOf(tally);
    const seats = figures.filter(({ kind }) => kind === SEATS).sort((a, b) => (a.card < b.card ? -1 : 1));
    say(`${nameOf(table)}: ${tally.games} games; seats win ${seats.map(({ wins }) => `${(100 * wins.value).toFixed(0)} %`).join(', ')}`);
    for (const { kind, card, takes, effect, mean, spread } of outliersOf(figures.filter((row) => row.kind !== SEATS)))
      say(
        `  ${kind} ${card}: ${told(effect.value)} (${told(effect.low)} to ${told(effect.high)}), ${takes} takes; kind ${told(mean)} ± ${spread.toFixed(1)}`,
      );
  }
}

const argv = process.argv.slice(2);
if (argv.includes('--help')) say(await sayLabHelp());
else if (argv.includes('--outliers')) listOutliers();
else {
  const settings = await readLabSettings(argv, availableParallelism());
  if (typeof settings === 'string') {
    process.stderr.write(`${settings}\n\n${await sayLabHelp()}\n`);
    process.exitCode = 1;
  } else await run(settings);
}
