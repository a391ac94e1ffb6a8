import { entryOf, type GameVersion } from '../../../games/index.js';
import { type Share, shareOf } from '../../../study/wilson.js';
import type { Chapter as Written } from '../../table/chronicle.js';
import { BOT_LEVELS } from '../../table/table.js';

/** A finished game, and which version of it was played, where that is known and matters. */
export interface Chapter extends Written {
  readonly version?: GameVersion;
}

/** Chapters with the version each was played in: games say it themselves. */
export async function withVersions(chapters: readonly Written[]): Promise<Chapter[]> {
  const games = [...new Set(chapters.map(({ game }) => game))];
  const remember = async (game: string) =>
    [
      game,
      await entryOf(game)
        ?.favourites()
        .catch(() => undefined),
    ] as const;
  const remembered = new Map(await Promise.all(games.map(remember)));
  return chapters.map((chapter) => {
    const version = chapter.options && remembered.get(chapter.game)?.versionOf?.(chapter.options, chapter.seats.length);
    return version ? { ...chapter, version } : chapter;
  });
}

/** What scores are compared within: one version of one game. Without a version it is the game alone. */
export const kindOf = ({ game, version }: Pick<Chapter, 'game' | 'version'>): string => `${game}/${version?.id ?? ''}`;

/** Against whom a game was played: alone, against people, or against bots, of whom the best counts. */
export const RIVALS = [...BOT_LEVELS, 'people', 'solo'] as const;
export type Rivals = (typeof RIVALS)[number];

export function rivalsOf({ seats, me }: Pick<Chapter, 'seats' | 'me'>): Rivals {
  if (seats.length === 1) return 'solo';
  const others = seats.filter((_, seat) => seat !== me);
  if (others.some(({ kind }) => kind !== 'bot')) return 'people';
  const levels = others.map(({ level }) => level ?? 'normal');
  return BOT_LEVELS.findLast((level) => levels.includes(level)) ?? 'easy';
}

/** My part of the victory: shared ones count in part. Alone nobody wins. */
export function victoryOf({ ranks, me, seats }: Chapter): number {
  if (seats.length === 1 || ranks[me] !== 1) return 0;
  return 1 / ranks.filter((rank) => rank === 1).length;
}

export const scoreOf = ({ scores, me }: Chapter): number => scores[me] ?? 0;

/** By how much I was ahead of the best of the others. */
export const marginOf = ({ scores, me }: Chapter): number => (scores[me] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== me));

export interface Filter {
  /** Of one game, of one kind of it, or of all: ''. */
  readonly of: string;
  readonly rivals: Rivals | '';
  /** Only games that ended since. */
  readonly since: number;
}

export const filtered = (chapters: readonly Chapter[], { of, rivals, since }: Filter): Chapter[] =>
  chapters.filter((it) => ['', it.game, kindOf(it)].includes(of) && (rivals === '' || rivalsOf(it) === rivals) && it.ended >= since);

export interface Totals {
  readonly games: number;
  /** Games in which somebody could win. */
  readonly contests: number;
  readonly wins: number;
  /** What chance alone would have won. */
  readonly expected: number;
  /** My thinking time in milliseconds, and in how many games it was measured. */
  readonly spent: number;
  readonly timed: number;
  /** Victories in a row: now, and at best. */
  readonly streak: number;
  readonly longest: number;
}

export function totalsOf(chapters: readonly Chapter[]): Totals {
  const contests = chapters.filter(({ seats }) => seats.length > 1);
  const timed = chapters.flatMap(({ spent, me }) => (spent ? [spent[me] ?? 0] : []));
  let [streak, longest] = [0, 0];
  for (const chapter of contests) {
    streak = victoryOf(chapter) > 0 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    games: chapters.length,
    contests: contests.length,
    wins: contests.reduce((sum, chapter) => sum + victoryOf(chapter), 0),
    expected: contests.reduce((sum, { seats }) => sum + 1 / seats.length, 0),
    spent: timed.reduce((sum, ms) => sum + ms, 0),
    timed: timed.length,
    streak,
    longest,
  };
}

export interface Row {
  readonly game: string;
  /** The version played by all games of the group, where it is one. */
  readonly version: GameVersion | undefined;
  /** How many versions the games of the group were played in. */
  readonly versions: number;
  readonly rivals: Rivals;
  readonly games: number;
  readonly wins: number;
  readonly share: Share;
  /** What chance alone would win. */
  readonly even: number;
  /** Of games of one version: scores of several cannot be compared. */
  readonly scores?: { readonly mean: number; readonly best: number };
}

/** One row for each game, or each kind of it, and kind of rivals; the most played first. */
export function rowsOf(chapters: readonly Chapter[], each: 'game' | 'kind'): Row[] {
  const groups = each === 'game' ? gamesOf(chapters) : kindsOf(chapters).map(({ kind }) => kind);
  return groups.flatMap((of) => {
    const group = filtered(chapters, { of, rivals: '', since: 0 });
    const [{ game, version } = { game: of, version: undefined }] = group;
    const versions = kindsOf(group).length;
    return RIVALS.flatMap((rivals): Row[] => {
      const list = filtered(group, { of: '', rivals, since: 0 });
      if (list.length === 0) return [];
      const { wins, expected } = totalsOf(list);
      const scores = list.map(scoreOf);
      return [
        {
          game,
          version: versions === 1 ? version : undefined,
          versions,
          rivals,
          games: list.length,
          wins,
          share: shareOf(wins, list.length),
          even: expected / list.length,
          ...(kindsOf(list).length === 1 && {
            scores: { mean: scores.reduce((sum, x) => sum + x, 0) / list.length, best: Math.max(...scores) },
          }),
        },
      ];
    });
  });
}

/** The games played, the most played first. */
export const gamesOf = (chapters: readonly Chapter[]): string[] => mostPlayed(chapters, ({ game }) => game).map(([game]) => game);

export interface Kind extends Pick<Row, 'game' | 'version'> {
  readonly kind: string;
}

/** The kinds of games played, game by game, the most played first. */
export const kindsOf = (chapters: readonly Chapter[]): Kind[] =>
  gamesOf(chapters).flatMap((game) =>
    mostPlayed(filtered(chapters, { of: game, rivals: '', since: 0 }), kindOf).map(([kind, { version }]) => ({ kind, game, version })),
  );

/** The kind of game of which there are most. */
export const mainKindOf = (chapters: readonly Chapter[]): Kind | undefined =>
  mostPlayed(chapters, kindOf).map(([kind, { game, version }]) => ({ kind, game, version }))[0];

/** Each key once with a chapter of it, the most frequent first. */
function mostPlayed(chapters: readonly Chapter[], keyOf: (chapter: Chapter) => string): [string, Chapter][] {
  const found = new Map<string, { chapter: Chapter; times: number }>();
  for (const chapter of chapters) found.set(keyOf(chapter), { chapter, times: (found.get(keyOf(chapter))?.times ?? 0) + 1 });
  return [...found].sort((a, b) => b[1].times - a[1].times).map(([key, { chapter }]) => [key, chapter]);
}

/** The mean of each score and the four before it; none before there are five. */
export const runningMeans = (scores: readonly number[], of = 5): (number | undefined)[] =>
  scores.map((_, i) => (i + 1 < of ? undefined : scores.slice(i + 1 - of, i + 1).reduce((sum, x) => sum + x, 0) / of));

export interface Taken {
  readonly card: string;
  readonly times: number;
  readonly wins: number;
}

/** The cards of one kind that I took most often, and in how many victories. */
export function favouritesOf(chapters: readonly Chapter[], kind: string): Taken[] {
  const found = new Map<string, { times: number; wins: number }>();
  for (const chapter of chapters)
    for (const card of chapter.taken[kind] ?? []) {
      const { times, wins } = found.get(card) ?? { times: 0, wins: 0 };
      found.set(card, { times: times + 1, wins: wins + (victoryOf(chapter) > 0 ? 1 : 0) });
    }
  return [...found].map(([card, rest]) => ({ card, ...rest })).sort((a, b) => b.times - a.times || b.wins - a.wins);
}

export type RecordKind = 'score' | 'margin' | 'quick' | 'moves';

/** The best game of its kind: a kind of record, or of favourites of which no other game saw as many. */
export interface Best<K> {
  readonly kind: K;
  readonly chapter: Chapter;
  readonly value: number;
}

function bestOf<K>(kind: K, list: readonly Chapter[], value: (chapter: Chapter) => number, less = false): Best<K>[] {
  const [first] = [...list].sort((a, b) => (less ? value(a) - value(b) : value(b) - value(a)));
  return first ? [{ kind, chapter: first, value: value(first) }] : [];
}

/** The games in which I took most different cards of each kind; a single one is no record. */
export const mostOf = (chapters: readonly Chapter[], kinds: readonly string[]): Best<string>[] =>
  kinds.flatMap((kind) => bestOf(kind, chapters, ({ taken }) => new Set(taken[kind]).size)).filter(({ value }) => value > 1);

/** The best games of each kind in one kind of game; victories only where that is meant. */
export function recordsOf(chapters: readonly Chapter[]): Best<RecordKind>[] {
  const won = chapters.filter((chapter) => victoryOf(chapter) === 1);
  const timed = won.filter(({ spent, me }) => (spent?.[me] ?? 0) > 0);
  return [
    ...bestOf<RecordKind>('score', chapters, scoreOf),
    ...bestOf<RecordKind>('margin', won, marginOf),
    ...bestOf<RecordKind>('quick', timed, ({ spent, me }) => spent![me]!, true),
    ...bestOf<RecordKind>('moves', chapters, ({ moves }) => moves),
  ];
}

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** A table for other programs: one line for each game. */
export function tableOf(chapters: readonly Chapter[]): string {
  const head = [
    'ended',
    'game',
    'version',
    'against',
    'seats',
    'score',
    'rank',
    'best other score',
    'moves',
    'minutes',
    'advised',
    'undo without limit',
    'table',
  ];
  const lines = chapters.map((chapter) => [
    new Date(chapter.ended).toISOString(),
    chapter.game,
    chapter.version?.label.en ?? '',
    rivalsOf(chapter),
    chapter.seats.length,
    scoreOf(chapter),
    chapter.ranks[chapter.me] ?? '',
    chapter.seats.length > 1 ? scoreOf(chapter) - marginOf(chapter) : '',
    chapter.moves,
    chapter.spent ? ((chapter.spent[chapter.me] ?? 0) / 60_000).toFixed(1) : '',
    chapter.advised ? 'yes' : 'no',
    chapter.free ? 'yes' : 'no',
    chapter.id,
  ]);
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\n')}\n`;
}
