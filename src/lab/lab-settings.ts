import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../bots/index.js';
import { PLAYED, type Survey } from '../games/index.js';
import type { StudyTable } from '../study/index.js';

/** What a run of the laboratory plays: at each of the tables until so many games are there, or the time is over. */
export interface LabSettings {
  readonly tables: readonly StudyTable[];
  readonly games: number;
  /** In milliseconds; infinity if nothing is said. */
  readonly time: number;
  readonly workers: number;
  /** Begin anew where the bots or the rules have changed since. */
  readonly anew: boolean;
}

const GENERAL = `npm run lab -- [options]
  --game millennia         which game; all of them if nothing is said
  --edition 2015,2006      which editions; all of them if nothing is said
  --seats 2,3              how many players; every number if nothing is said
  --level normal           the bots, all of one level: ${LEVELS.join(', ')}
  --games 5000             how many games there shall be at each table, those of former runs included
  --minutes 30             stop after so many minutes
  --workers 1              threads
  --outliers               play nothing: list what lies far from the others of its kind
  --anew                   forget games of other bots or rules instead of refusing to mix them`;

export async function sayLabHelp(): Promise<string> {
  const editions = PLAYED.map(async ({ meta, survey }) => {
    const { editions } = (await survey?.()) ?? { editions: [] };
    return `  ${meta.id.padEnd(25)}${editions.map(({ id, seats }) => `${id} (${seats.join(', ')})`).join(', ')}`;
  });
  return [GENERAL, 'Editions', ...(await Promise.all(editions))].join('\n');
}

const listOf = (given: string | undefined): readonly string[] | undefined => given?.split(',');

function tablesOf(game: string, { editions }: Survey, level: Level, wanted: Pick<Given, 'edition' | 'seats'>): StudyTable[] {
  const [names, counts] = [listOf(wanted.edition), listOf(wanted.seats)];
  return editions
    .filter(({ id }) => names?.includes(id) ?? true)
    .flatMap(({ id, seats }) =>
      seats.filter((n) => counts?.includes(String(n)) ?? true).map((n) => ({ game, edition: id, seats: n, level })),
    );
}

const WORDS = ['game', 'edition', 'seats', 'level', 'games', 'minutes', 'workers'] as const;
type Given = { readonly [K in (typeof WORDS)[number]]?: string };

/** The settings, or a sentence that says what is wrong with them. */
export async function readLabSettings(argv: readonly string[], cores: number): Promise<LabSettings | string> {
  let given: Given & { readonly anew?: boolean };
  try {
    const words = Object.fromEntries(WORDS.map((name) => [name, { type: 'string' } as const]));
    given = parseArgs({ args: [...argv], options: { ...words, anew: { type: 'boolean' } } }).values;
  } catch (problem) {
    return (problem as Error).message;
  }
  const level = given.level ?? 'normal';
  if (!LEVELS.includes(level as Level)) return `a level is one of ${LEVELS.join(', ')}`;
  const played = PLAYED.filter(({ meta }) => given.game === undefined || meta.id === given.game);
  if (played.length === 0) return `a game is one of ${PLAYED.map(({ meta }) => meta.id).join(', ')}`;
  const tables: StudyTable[] = [];
  for (const { meta, survey } of played) if (survey) tables.push(...tablesOf(meta.id, await survey(), level as Level, given));
  if (tables.length === 0) return 'there is no such table';
  const [games, minutes, workers] = [
    Number(given.games ?? 200),
    Number(given.minutes ?? Number.POSITIVE_INFINITY),
    Number(given.workers ?? Math.max(1, cores - 1)),
  ];
  if (!Number.isInteger(games) || games < 1) return '--games takes a number';
  if (!(minutes > 0)) return '--minutes takes a number';
  if (!Number.isInteger(workers) || workers < 1) return '--workers takes a number';
  return { tables, games, time: minutes * 60_000, workers, anew: given.anew ?? false };
}
