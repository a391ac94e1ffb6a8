// npm run train: bots learn from games among themselves; see training/settings.ts for what can be said.
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Learnt, packNet } from '../bots/index.js';
import { below, fastDice, openDice } from '../kernel/index.js';
import { type Contest, loadContest } from './contests.js';
import { type Fixture, type Outcome, seedOf } from './match.js';
import { inThreads, showProgress } from './pool.js';
import { contestantAt, fixtureOf, report } from './report.js';
import { wilson } from './statistics.js';
import { drawCurve } from './training/curve.js';
import { fitNet, isAside, judgedBy } from './training/fit.js';
import { keptWith, ofNet } from './training/keep.js';
import { joined, type Samples, samplesOf } from './training/samples.js';
import type { Lesson, Played } from './training/self-play.js';
import { HELP, readTrainSettings, type TrainSettings } from './training/settings.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Games on file, one line each; a line cut off in the middle is no game. */
function gamesOnFile(path: string): Played[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Played];
      } catch {
        return [];
      }
    });
}

/** Play what is missing and put it on file. */
async function playMissing(settings: TrainSettings, path: string): Promise<Played[]> {
  const { game, games, level, explore, vary, likes, astray, searches, learnt, plans, seed, tables, workers } = settings;
  const found = gamesOnFile(path);
  const numbers = new Set(found.map(({ number }) => number));
  const lessons: Lesson[] = [];
  for (let i = 0; numbers.size + lessons.length < games; i++) {
    const number = seed * 1_000_000 + i;
    const { seats, options } = tables[i % tables.length]!;
    const settled = astray && 1 + below(openDice(fastDice(number + 1)), astray);
    const how = { level, explore, vary, likes, settled, search: searches[i % searches.length], learnt, plans };
    if (!numbers.has(number)) lessons.push({ game, number, seats, options, seed: seedOf(number), ...how });
  }
  say(`${found.length} games on file, ${lessons.length} to play`);
  const began = performance.now();
  const played = await inThreads<Lesson, Played>('src/lab/train-worker.ts', workers, lessons, (result, done) => {
    appendFileSync(path, `${JSON.stringify(result)}\n`);
    showProgress(done, lessons.length, began);
  });
  return [...found, ...played];
}

/** How much of the differences in the end is explained: by the value alone, and with the correction. */
function explained(samples: Samples, judged: (i: number) => number): string {
  const parts = [0, 1, 2, 3].map((part) => {
    const rows = Array.from(samples.game.keys()).filter(
      (i) => isAside(samples.game[i]!) && Math.min(3, Math.floor(samples.progress[i]! * 4)) === part,
    );
    const mean = rows.reduce((sum, i) => sum + samples.result[i]!, 0) / rows.length;
    const spread = rows.reduce((sum, i) => sum + (samples.result[i]! - mean) ** 2, 0);
    const share = (of: (i: number) => number): string => {
      const off = rows.reduce((sum, i) => sum + (samples.result[i]! - of(i)) ** 2, 0);
      return `${(100 * (1 - off / spread)).toFixed(0)} %`;
    };
    return `${share((i) => samples.thought[i]!)} → ${share(judged)}`;
  });
  return `explains of the final difference, by quarters of the game: ${parts.join(', ')}`;
}

/** What is seen in these games, for each network. */
function read({ brain, expertise, ...contest }: Contest, { game, byScore }: TrainSettings, games: readonly Played[]): Map<string, Samples> {
  if (!expertise) throw new Error(`${game} has no features yet: see docs/bots.md`);
  const began = performance.now();
  return samplesOf({ brain, expertise, ...contest }, { ...brain, ...expertise }, expertise.features, games, byScore, (n) =>
    showProgress(n, games.length, began, ' games read'),
  );
}

function learn({ expertise }: Contest, settings: TrainSettings, games: number, samples: ReadonlyMap<string, Samples>): void {
  const truth = settings.byScore ? 'score' : 'value';
  const nets: Record<string, Learnt['nets'][string]> = {};
  const { hidden, epochs, lambda, ridge, level, explore, vary, likes, astray, seed, rounds, window } = settings;
  const how = { games, level, explore, vary, likes, astray, seed, hidden, lambda, ridge, truth, ...(rounds > 0 && { rounds, window }) };
  let source: Learnt['source'] = {};
  for (const [key, list] of samples) {
    const began = performance.now();
    const found = fitNet(list, settings, (done, { unseen }) => showProgress(done, epochs, began, ` epochs, off by ${unseen.toFixed(3)}`));
    nets[key] = packNet(found.net);
    const off = found.curve[found.best]!.unseen;
    const before = Number(found.before.unseen.toFixed(3));
    source = { ...source, ...ofNet(key, { ...how, samples: list.game.length, 'off before': before, 'off after': Number(off.toFixed(3)) }) };
    say(
      `\n${key || 'all tables'}: ${list.game.length} positions, off by ${found.before.unseen.toFixed(3)} before, ${off.toFixed(3)} after`,
    );
    const judged = judgedBy(found.net, list);
    say(explained(list, (i) => list.thought[i]! + judged(i)));
    const title = `${settings.game}${key && `, ${key}`}: ${games} games`;
    writeFileSync(join(settings.data, key ? `curve-${key}.svg` : 'curve.svg'), drawCurve(title, found));
  }
  const plans = rounds > 0 ? { plans: Object.keys(nets) } : undefined;
  const learnt: Learnt = { version: 0, names: expertise!.features.names, nets, ...plans, source };
  writeFileSync(candidateOf(settings), JSON.stringify(learnt));
  say(`the candidate: ${candidateOf(settings)}`);
}

/**
 * Play, learn, play on with what was learnt: a search finds just the plans that a network is wrong about, so they are in the next games,
 * and it learns what comes of them.
 */
async function learnInRounds(contest: Contest, settings: TrainSettings): Promise<void> {
  const { rounds, window, seed, data } = settings;
  const seen: { readonly games: number; readonly samples: Map<string, Samples> }[] = [];
  let { learnt } = settings;
  for (let round = 0; round < rounds; round++) {
    say(`round ${round + 1} of ${rounds}`);
    const path = join(data, `games-${round + 1}.jsonl`);
    const games = await playMissing({ ...settings, seed: 100 * seed + round, learnt, plans: true }, path);
    seen.push({ games: games.length, samples: read(contest, settings, games) });
    const last = seen.slice(-window);
    const keys = new Set(last.flatMap(({ samples }) => [...samples.keys()]));
    const all = [...keys].map((key) => [key, joined(last.flatMap(({ samples }) => samples.get(key) ?? []))] as const);
    learn(
      contest,
      settings,
      seen.reduce((sum, x) => sum + x.games, 0),
      new Map(all),
    );
    learnt = join(data, `candidate-${round + 1}.json`);
    copyFileSync(candidateOf(settings), learnt);
  }
}

const candidateOf = ({ data }: TrainSettings): string => join(data, 'candidate.json');

/** The candidate against what stands; kept if it is better beyond doubt. */
async function match(settings: TrainSettings): Promise<void> {
  const { game, against, tables, iterations, time, seed, searches, weights, plans } = settings;
  const [search] = searches;
  const path = weights ? undefined : candidateOf(settings);
  const { seats, options } = tables[0]!;
  // With more than two seats one candidate sits among several of the others.
  const levels = [weights ? against : 'expert', ...Array.from({ length: seats - 1 }, () => against)] as const;
  const sim = { game, levels, options, iterations, time, seed: seed + 500, habits: settings.habits };
  const fixtures = Array.from({ length: settings.match }, (_, number): Fixture => {
    const fixture = fixtureOf(sim, number);
    return {
      ...fixture,
      candidates: levels.map((_, seat) => (contestantAt(number, seat, seats) === 0 ? { path, plans, search, weights } : undefined)),
    };
  });
  const began = performance.now();
  const wonBy = ({ number, ranks }: Outcome): number => {
    const seat = levels.findIndex((_, i) => contestantAt(number, i, seats) === 0);
    return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
  };
  let won = 0;
  const outcomes = await inThreads<Fixture, Outcome>('src/lab/sim-worker.ts', settings.workers, fixtures, (outcome, done) => {
    if (outcome.crash) say(outcome.crash.message);
    won += wonBy(outcome);
    showProgress(done, fixtures.length, began, `, ${won} won`);
  });
  say(report({ ...sim, games: settings.match, workers: 1, json: undefined }, outcomes, (performance.now() - began) / 1000));
  const finished = outcomes.filter((x) => !x.crash);
  const wins = finished.reduce((sum, outcome) => sum + wonBy(outcome), 0);
  const [low, high] = wilson(wins, finished.length);
  const better = low > 1 / seats;
  say(`the candidate wins ${((100 * wins) / finished.length).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`);
  if (!(against === 'expert' || settings.keep) || search || path === undefined) return;
  if (!better) say('which proves nothing: what stands is kept');
  else await keep(settings, path, { match: finished.length, against, won: Number((wins / finished.length).toFixed(3)) });
}

/** The candidate becomes what the expert of the game knows, beside what was learnt of other tables. */
async function keep({ game }: TrainSettings, candidate: string, proof: Readonly<Record<string, string | number>>): Promise<void> {
  const path = `src/games/${game}/bot/learnt.ts`;
  const { expertise } = (await loadContest(game))!;
  const data = JSON.stringify(keptWith(expertise?.learnt, JSON.parse(readFileSync(candidate, 'utf8')) as Learnt, proof));
  writeFileSync(
    path,
    `/** What experts have learnt from games among themselves; written by \`npm run train\`, see docs/bots.md. */\nexport const LEARNT = ${data};\n`,
  );
  execFileSync('npx', ['biome', 'format', '--write', path], { stdio: 'ignore' });
  say(`kept: ${path}`);
}

const argv = process.argv.slice(2);
const settings = argv.includes('--help') ? HELP : await readTrainSettings(argv);
if (typeof settings === 'string') {
  say(settings === HELP ? HELP : `${settings}\n\n${HELP}`);
  process.exitCode = settings === HELP ? 0 : 1;
} else if (settings.match > 0) await match(settings);
else {
  const contest = (await loadContest(settings.game))!;
  mkdirSync(settings.data, { recursive: true });
  if (settings.rounds > 0) await learnInRounds(contest, settings);
  else {
    const games = await playMissing(settings, join(settings.data, 'games.jsonl'));
    if (!settings.playOnly) learn(contest, settings, games.length, read(contest, settings, games));
  }
}
