import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../bots/index.js';
import { PLAYED, type Wishes } from '../../games/index.js';
import { loadContest } from '../contests.js';
import type { FitSettings } from './fit.js';
import { knows, type Weights } from './whims.js';

/** What a run of the training does. */
export interface TrainSettings extends FitSettings {
  readonly game: string;
  /** How many games of self-play there are to be in the end; those on file count. */
  readonly games: number;
  readonly level: Level;
  readonly explore: number;
  readonly vary: number;
  readonly likes: number;
  readonly astray: number;
  readonly ridge: number;
  /** Numbers of seats, one after the other. */
  readonly seats: readonly number[];
  /** The options of the tables, one after the other. */
  readonly tables: readonly { readonly seats: number; readonly options: object }[];
  readonly workers: number;
  /** The folder of games played, curve and candidate. */
  readonly data: string;
  /** Play the candidate so many games against what stands; 0: learn instead. */
  readonly match: number;
  /** Against whom: a level, or what the expert knows now. */
  readonly against: Level;
  /** What the search does otherwise, game by game: of everybody in self-play; the first is that of the candidate in a match. */
  readonly searches: readonly object[];
  /** How often is played, learnt, and played on with what was learnt; 0: once, by what everybody knows. */
  readonly rounds: number;
  /** Learnt from so many rounds, the last ones. */
  readonly window: number;
  /** Weights that the candidate of a match has otherwise: it is of the level it plays against. */
  readonly weights: Weights | undefined;
  /** What everybody in self-play has learnt already: a file of the training. */
  readonly learnt: string | undefined;
  readonly iterations: number;
  readonly time: number;
  /** The truth is the lead in points at the end, without what a victory is worth to the brain. */
  readonly byScore: boolean;
  /** A candidate that wins more than its share is kept whoever it played against. */
  readonly keep: boolean;
  /** Stop after the self-play. */
  readonly playOnly: boolean;
  /** What was learnt judges every plan: of the candidate in a match, of everybody in self-play. */
  readonly plans: boolean;
  /** A match counts what an expert would shake his head at. */
  readonly habits: boolean;
}

export const HELP = `npm run train -- --game <id> [options]
  --games 2000          games of self-play to learn from; those on file count, so that a run can go on where it stopped
  --level normal        who plays them
  --explore 0.1         how often a seat does something else than it thinks best
  --vary 0              how far each seat's weights are from the usual ones (spread of their logarithms), where a game lends its weights
  --likes 0             how many points more than it is worth each seat may like a spread of a few figures, once something is learnt (--learnt, --rounds)
  --astray 0            exploring and own weights end after up to so many moves, and what comes later is learnt from; 0: they never end
  --seats 2,3,4         numbers of seats, one after the other
  --every-table         all tables the game is tried on with so many seats, not the usual one alone
  --play-only           stop after the self-play
  --hidden 32 --epochs 40 --rate 0.002 --decay 0.0005 --lambda 1   the network, and how it learns; lambda below 1 is TD(lambda)
  --ridge 0             above 0: direct lines by least squares, drawn to 0 this strongly, before hidden units learn; with --hidden 0 they are all
  --by-score            the truth is the lead in points alone: a bonus for victory makes points in hand look better than those to come
  --data training/<id>  where games, learning curve (curve.svg) and candidate (candidate.json) lie
  --seed 1 --workers 1
  --match 200           play the candidate against what stands; it is kept if the interval of its wins lies above a fair share
  --against expert      or against a level; nothing is kept then, unless --keep says so
  --rounds 0            so often: --games games in which everybody plans by what was learnt so far, then it is learnt from those of the last
                        --window 5 rounds; each round has its files
  --search '{"width":1}'         with another search: everybody in self-play, the candidate alone in a match; several, game by game, as a list
  --weights '{"rivals":0.7}'     a match of a bot with other weights against one of its level (--against), where a game lends its weights
  --learnt candidate.json        everybody in self-play knows already what lies in this file
  --plans               what was learnt judges every plan, also where the game lets it judge playouts alone: in self-play and in a match
  --habits              a match counts habits, as npm run sim does
  --iterations 0 --time 0        limits as in npm run sim
and the words for a table of npm run sim`;

const FIGURES = {
  games: 2000,
  explore: 0.1,
  vary: 0,
  likes: 0,
  astray: 0,
  hidden: 32,
  epochs: 40,
  rate: 0.002,
  decay: 0.0005,
  ridge: 0,
  lambda: 1,
  rounds: 0,
  window: 5,
  seed: 1,
  workers: 1,
};
const MORE = { match: 0, iterations: 0, time: 0 };
const NUMBERS = { ...FIGURES, ...MORE };
const FLAGS = ['every-table', 'play-only', 'by-score', 'keep', 'plans', 'habits'] as const;

/** The settings, or a sentence that says what is wrong with them. */
export async function readTrainSettings(argv: readonly string[]): Promise<TrainSettings | string> {
  const named = argv.indexOf('--game');
  const game = named < 0 ? undefined : argv[named + 1];
  const contest = game && (await loadContest(game));
  if (!game || !contest) return `a game is one of ${PLAYED.map(({ meta }) => meta.id).join(', ')}`;
  const words = [
    'game',
    'level',
    'seats',
    'data',
    'against',
    'search',
    'weights',
    'learnt',
    ...Object.keys(NUMBERS),
    ...Object.keys(contest.trials.wishes),
  ];
  let given: Wishes;
  let flags: readonly string[];
  try {
    const options = Object.fromEntries([
      ...words.map((name) => [name, { type: 'string' as const }]),
      ...FLAGS.map((name) => [name, { type: 'boolean' as const }]),
    ]);
    const { values } = parseArgs({ args: [...argv], options });
    flags = FLAGS.filter((name) => (values as Record<string, unknown>)[name]);
    given = values as Wishes;
  } catch (problem) {
    return (problem as Error).message;
  }
  const numbers = { ...NUMBERS };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    if (given[name] !== undefined) numbers[name] = Number(given[name]);
    if (!(numbers[name] >= 0)) return `--${name} takes a number`;
  }
  const level = LEVELS.find((it) => it === (given.level ?? 'normal'));
  const against = LEVELS.find((it) => it === (given.against ?? 'expert'));
  if (!level || !against) return `a level is one of ${LEVELS.join(', ')}`;
  const seats = (given.seats ?? '2').split(',').map(Number);
  const usual = contest.trials.optionsOf(given);
  if (typeof usual === 'string') return usual;
  const tables = flags.includes('every-table')
    ? contest.trials.tables.filter((table) => seats.includes(table.seats))
    : seats.map((n) => ({ seats: n, options: usual }));
  const wrong = tables.map((table) => contest.game.check(table.options, table.seats)).find(Boolean);
  if (wrong || tables.length === 0) return `this table cannot be set up${wrong ? `: ${wrong.code} (${wrong.rule})` : ''}`;
  const weights = given.weights ? (JSON.parse(given.weights) as Weights) : undefined;
  if (weights && !knows((contest.brain.weights ?? {}) as Weights, weights)) return `--weights names a figure that ${game} does not have`;
  return {
    ...numbers,
    game,
    level,
    against,
    seats,
    tables,
    data: given.data ?? `training/${game}`,
    searches: [given.search ? (JSON.parse(given.search) as object | object[]) : []].flat(),
    weights,
    byScore: flags.includes('by-score'),
    learnt: given.learnt,
    keep: flags.includes('keep'),
    playOnly: flags.includes('play-only'),
    plans: flags.includes('plans'),
    habits: flags.includes('habits'),
  };
}
