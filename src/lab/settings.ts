import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../bots/index.js';
import { CONTESTS } from './contests.js';

/** What a run of the simulator plays. */
export interface Settings {
  /** The id of the game. */
  readonly game: string;
  readonly games: number;
  /** One level per seat; the seats are rotated from game to game. */
  readonly levels: readonly Level[];
  readonly options: object;
  /** Playouts per decision of a hard bot; 0: as many as in the browser … */
  readonly iterations: number;
  /** … or milliseconds, as in the browser; 0: playouts count. */
  readonly time: number;
  readonly seed: number;
  readonly workers: number;
  readonly json: string | undefined;
}

export const HELP = `npm run sim -- [options]
  --game millennia         which game; age-of-civilization if nothing is said
  --games 200              how many games
  --seats hard,normal      a level per seat: easy, normal, hard; one seat plays solo
  --variant innovation,changing-world,draft
  --scenario SCN-1         a solo scenario
  --side A2 --actions live --automa hard   the table of Millennia
  --version simple         the table of Through the Ages: simple, advanced, full
  --iterations 120         playouts per decision of a hard bot; as many as in the browser if nothing is said
  --time 600               milliseconds per decision instead, as in the browser
  --seed 1                 another seed, other games
  --workers 1              threads
  --json games.jsonl       one line per game`;

/** The settings, or a sentence that says what is wrong with them. */
export function readSettings(argv: readonly string[], cores: number): Settings | string {
  const text = { type: 'string' } as const;
  const names = [
    ...(['game', 'games', 'seats', 'iterations', 'time', 'seed', 'workers', 'json'] as const),
    ...(['variant', 'scenario', 'side', 'actions', 'automa', 'version'] as const),
  ];
  let given: { readonly [K in (typeof names)[number]]?: string };
  try {
    given = parseArgs({ args: [...argv], options: Object.fromEntries(names.map((name) => [name, text])) }).values;
  } catch (problem) {
    return (problem as Error).message;
  }
  const levels = (given.seats ?? 'hard,normal').split(',');
  if (!levels.every((x): x is Level => LEVELS.includes(x as Level))) return `a seat is one of ${LEVELS.join(', ')}`;
  const game = given.game ?? 'age-of-civilization';
  const contest = CONTESTS[game];
  if (!contest) return `a game is one of ${Object.keys(CONTESTS).join(', ')}`;
  const options = contest.optionsOf(given);
  if (typeof options === 'string') return options;
  const refusal = contest.game.check(options, levels.length);
  if (refusal) return `this table cannot be set up: ${refusal.code} (${refusal.rule})`;
  const numbers = { games: 200, iterations: 0, time: 0, seed: 1, workers: Math.max(1, cores - 1) };
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    if (given[name] !== undefined) numbers[name] = Number(given[name]);
    if (!Number.isInteger(numbers[name]) || numbers[name] < 0) return `--${name} takes a number`;
  }
  return { ...numbers, game, levels, options, json: given.json };
}
