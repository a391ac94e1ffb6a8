import type { Idea } from './ideas.js';
import { mean, wilson } from './statistics.js';

/** One game of an idea: what part of the victory it had. */
export interface Trial {
  readonly idea: string;
  readonly number: number;
  readonly won: number;
}
export interface Job {
  readonly idea: Idea;
  readonly number: number;
}

interface Hunt {
  readonly ideas: readonly Idea[];
  /** Every idea plays so many games first … */
  readonly screen: number;
  /** … and those that win enough of them play on to so many. */
  readonly games: number;
  /** Games on file, which are not played again. */
  readonly former: readonly Trial[];
  play(jobs: readonly Job[]): Promise<readonly Trial[]>;
}

export interface Standing {
  readonly name: string;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Ideas that win less than this in the first games are given up. */
export const PROMISING = 0.35;
/** More than this nobody may win in the long run. */
export const LIMIT = 0.45;
/** How many of the best changes of weights are made together. */
const TOGETHER = [2, 3, 5];

/** The best response to be found by steps: the changes of weights that won most made together, with and without the best habit. */
export function combined(ranked: readonly Idea[]): Idea[] {
  const seen = new Set<string>();
  const changes = ranked.flatMap(({ name, weights }) => {
    const [of] = Object.keys(weights ?? {});
    // A weight is made greater or smaller, not both.
    if (!weights || !of || seen.has(of)) return [];
    seen.add(of);
    return [{ name, weights }];
  });
  const habit = ranked.find(({ prefer }) => prefer);
  const together = TOGETHER.filter((n) => n <= changes.length).map((n): Idea => {
    const best = changes.slice(0, n);
    return { name: best.map(({ name }) => name).join(' + '), path: undefined, weights: Object.assign({}, ...best.map((x) => x.weights)) };
  });
  const [first] = changes;
  if (habit && first) together.push({ ...habit, ...first, name: `${habit.name} + ${first.name}` });
  return together;
}

/** Every idea plays its first games; who wins enough plays on; then the same with the best of them together. The most dangerous first. */
export async function hunt({ ideas, screen, games, former, play }: Hunt): Promise<Standing[]> {
  const book = new Map<string, Map<number, number>>();
  const write = (trials: readonly Trial[]): void => {
    for (const { idea, number, won } of trials) book.set(idea, (book.get(idea) ?? new Map()).set(number, won));
  };
  const share = ({ name }: Idea, first = games): number =>
    mean([...(book.get(name) ?? [])].flatMap(([number, won]) => (number < first ? [won] : [])));
  const playTo = async (list: readonly Idea[], to: number): Promise<void> => {
    const jobs = list.flatMap((idea) =>
      Array.from({ length: to }, (_, number) => ({ idea, number })).filter(({ number }) => !book.get(idea.name)?.has(number)),
    );
    if (jobs.length > 0) write(await play(jobs));
  };
  const judge = async (list: readonly Idea[]): Promise<void> => {
    await playTo(list, screen);
    await playTo(
      list.filter((idea) => share(idea, screen) >= PROMISING),
      games,
    );
  };
  write(former);
  await judge(ideas);
  // By the first games alone, which all have played: who goes on where a run was stopped finds the same ones.
  const ranked = [...ideas].sort((a, b) => share(b, screen) - share(a, screen) || (a.name < b.name ? -1 : 1));
  const further = combined(ranked);
  await judge(further);
  const standings = [...ideas, ...further].map((idea): Standing => {
    const n = book.get(idea.name)?.size ?? 0;
    const won = n > 0 ? share(idea) : 0;
    const [low, high] = wilson(won * n, n);
    return { name: idea.name, won, low, high, games: n };
  });
  return standings.sort((a, b) => b.won - a.won || b.games - a.games);
}

/** What was found, as people read it. */
export function sayStandings(standings: readonly Standing[], games: number): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`.padStart(7);
  const over = standings.filter((x) => x.games >= games && x.won > LIMIT);
  return [
    '    won     95 % interval  games  idea',
    ...standings.map(
      ({ name, won, low, high, games: n }) =>
        `${percent(won)} ${percent(low)} – ${percent(high)} ${String(n).padStart(6)}  ${name}${low > LIMIT ? '  (proven)' : ''}`,
    ),
    over.length === 0
      ? `No idea wins more than ${100 * LIMIT} % of ${games} games.`
      : `${over.length} of ${standings.length} ideas win more than ${100 * LIMIT} % of ${games} games: ${over.map(({ name }) => name).join('; ')}`,
  ].join('\n');
}
