import { parseArgs } from 'node:util';
import { LEVELS, type Level, TEMPERAMENTS, type Temperament } from '../bots/index.js';
import { PLAYED, type Wishes } from '../games/index.js';
import { loadContest } from './contests.js';

/** What a run of the simulator plays. */
export interface Settings {
  /** The id of the game. */
  readonly game: string;
  readonly games: number;
  /** One level per seat; the seats are rotated from game to game. */
  readonly levels: readonly Level[];
  /** A temperament per seat, where any seat has one. */
  readonly temperaments?: readonly (Temperament | undefined)[] | undefined;
  readonly options: object;
  /** Playouts per decision of a hard bot; 0: as many as in the browser … */
  readonly iterations: number;
  /** … or milliseconds, as in the browser; 0: playouts count. */
  readonly time: number;
  readonly seed: number;
  readonly workers: number;
  readonly json: string | undefined;
  /** Is it counted what an expert would shake his head at? */
  readonly habits: boolean;
}

const GENERAL = `npm run sim -- [options]
  --game millennia         which game; ${PLAYED[0]!.meta.id} if nothing is said
  --games 200              how many games
  --seats hard,normal      a level per seat: easy, normal, hard, expert; one seat plays solo
                           with a temperament hard:builder, :merchant, :warlord or :scholar
  --iterations 120         playouts per decision of a hard bot; as many as in the browser if nothing is said
  --time 600               milliseconds per decision instead, as in the browser
  --seed 1                 another seed, other games
  --workers 1              threads
  --json games.jsonl       one line per game; a match that was stopped goes on where this file ends
  --habits                 what an expert would shake his head at, per game or turn of each level`;

/** All that can be said on the command line, with the tables of every game. */
export async function sayHelp(): Promise<string> {
  const tables = PLAYED.map(async ({ meta, trials }) => {
    const { wishes } = await trials();
    return [`The table of ${meta.id}`, ...Object.entries(wishes).map(([name, values]) => `  --${name.padEnd(23)}${values}`)].join('\n');
  });
  return [GENERAL, ...(await Promise.all(tables))].join('\n');
}

const FIGURES = ['games', 'iterations', 'time', 'seed', 'workers'] as const;
const WORDS = ['game', 'seats', 'json', ...FIGURES] as const;

/** The settings, or a sentence that says what is wrong with them. */
export async function readSettings(argv: readonly string[], cores: number): Promise<Settings | string> {
  const named = argv.indexOf('--game');
  const game = (named < 0 ? undefined : argv[named + 1]) ?? PLAYED[0]!.meta.id;
  const contest = await loadContest(game);
  if (!contest) return `a game is one of ${PLAYED.map(({ meta }) => meta.id).join(', ')}`;
  let given: Wishes & { readonly [K in (typeof WORDS)[number]]?: string };
  const habits = argv.includes('--habits');
  try {
    const words = [...WORDS, ...Object.keys(contest.trials.wishes)];
    given = parseArgs({
      args: argv.filter((word) => word !== '--habits'),
      options: Object.fromEntries(words.map((name) => [name, { type: 'string' } as const])),
    }).values;
  } catch (problem) {
    return (problem as Error).message;
  }
  const bots = (given.seats ?? 'hard,normal').split(',').map((x) => x.split(':'));
  const levels = bots.map(([level]) => level);
  if (!levels.every((x): x is Level => LEVELS.includes(x as Level))) return `a seat is one of ${LEVELS.join(', ')}`;
  const moods = bots.map(([, mood]) => mood);
  if (!moods.every((x): x is Temperament | undefined => x === undefined || TEMPERAMENTS.includes(x as Temperament)))
    return `a temperament is one of ${TEMPERAMENTS.join(', ')}`;
  const temperaments = moods.some((x) => x !== undefined) ? moods : undefined;
  const options = contest.trials.optionsOf(given);
  if (typeof options === 'string') return options;
  const refusal = contest.game.check(options, levels.length);
  if (refusal) return `this table cannot be set up: ${refusal.code} (${refusal.rule})`;
  const numbers = { games: 200, iterations: 0, time: 0, seed: 1, workers: Math.max(1, cores - 1) };
  for (const name of FIGURES) {
    if (given[name] !== undefined) numbers[name] = Number(given[name]);
    if (!Number.isInteger(numbers[name]) || numbers[name] < 0) return `--${name} takes a number`;
  }
  return { ...numbers, game, levels, temperaments, options, json: given.json, habits };
}
