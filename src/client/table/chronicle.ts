import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { entryOf, type Favourite } from '../../games/index.js';
import { now, type Timeline } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { readText, shelf, type TableFacts } from './storage.js';
import type { SeatInfo } from './table.js';

/** What statistics know of one finished game. It outlives the game itself. */
export interface Chapter {
  /** The table. */
  readonly id: string;
  readonly game: string;
  /** What was settled before its first move; chapters from before it was kept do not say. */
  readonly options?: object;
  readonly ended: number;
  readonly seats: readonly SeatInfo[];
  /** The seat of whoever keeps the chronicle. */
  readonly me: number;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly moves: number;
  /** Did a bot give advice? */
  readonly advised: boolean;
  /** Was something taken back that people would not have given back? */
  readonly free?: true;
  /** How long each seat has taken, in milliseconds, where that is known. */
  readonly spent?: readonly number[];
  /** Cards that I took, by kind of favourite. */
  readonly taken: Readonly<Record<string, readonly string[]>>;
}

/** Read a finished game as a chapter; undefined where nobody of this device took part. */
export function chapterOf(
  id: string,
  ended: number,
  timeline: Timeline<Shape>,
  facts: Pick<TableFacts, 'seats' | 'hints' | 'spent'>,
  favourites: readonly Favourite[],
): Chapter | undefined {
  const { game, frames } = timeline;
  const { state } = now(timeline).position;
  const me = facts.seats.findIndex(({ kind }) => kind === 'me');
  if (me < 0 || !state.over) return undefined;
  const table = game.standings(state);
  const find = (seat: number) => table.find((x) => x.seat === seat);
  const events = frames.flatMap((frame) => frame.events.map(({ e }) => e as Shape['event'] & Readonly<Record<string, unknown>>));
  const taken = Object.fromEntries(
    favourites.map(({ id: kind, events: names, card }) => [
      kind,
      events.filter((e) => names.includes(e.event) && e.seat === me && typeof e[card] === 'string').map((e) => e[card] as string),
    ]),
  );
  return {
    id,
    game: game.id,
    options: timeline.options,
    ended,
    seats: facts.seats,
    me,
    scores: facts.seats.map((_, seat) => find(seat)?.score ?? 0),
    ranks: facts.seats.map((_, seat) => find(seat)?.rank ?? facts.seats.length),
    moves: frames.length - 1,
    advised: (facts.hints?.length ?? 0) > 0,
    ...(timeline.entries.some((entry) => 'undo' in entry && entry.free) ? { free: true as const } : undefined),
    ...(facts.spent ? { spent: facts.spent } : undefined),
    taken,
  };
}

interface Schema extends DBSchema {
  chapters: { key: string; value: Chapter };
  /** Since when games count: what was before has been erased. */
  marks: { key: string; value: number };
}

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;
const open = (): Promise<IDBPDatabase<Schema> | undefined> => {
  opened ??= openDB<Schema>('epoque.chronicle', 1, {
    upgrade(db) {
      db.createObjectStore('chapters', { keyPath: 'id' });
      db.createObjectStore('marks');
    },
  }).catch(() => undefined);
  return opened;
};

/** Where there is no database, the chronicle is read anew from the games. */
const memory = new Map<string, Chapter>();

async function keep(chapter: Chapter): Promise<void> {
  memory.set(chapter.id, chapter);
  await (await open())?.put('chapters', chapter).catch(() => undefined);
}

/** Write down a game that was played elsewhere, as soon as its record is known here. Games of this device are found by themselves. */
export async function noteGame(id: string, record: string, seats: readonly SeatInfo[]): Promise<void> {
  const db = await open();
  if (memory.has(id) || (await shelf.gameOf(id)) !== undefined || (await db?.get('chapters', id))) return;
  const read = await readText(record);
  if (!read.ok) return;
  const { kinds } = await entryOf(read.value.timeline.game.id)!.favourites();
  const chapter = chapterOf(id, Date.now(), read.value.timeline, { seats }, kinds);
  if (chapter) await keep(chapter);
}

/** All chapters, oldest first; older ones learn from their game, where it is still there, what was settled. Finished games of the shelf that are not written down yet are read now, one after the other. */
export async function readChronicle(told: (chapters: readonly Chapter[], left: number) => void): Promise<void> {
  const db = await open();
  for (const chapter of (await db?.getAll('chapters')) ?? []) memory.set(chapter.id, chapter);
  const since = (await db?.get('marks', 'since')) ?? 0;
  const list = () => [...memory.values()].sort((a, b) => a.ended - b.ended);
  const games = await shelf.listGames();
  for (const { id, options } of games) {
    const chapter = memory.get(id);
    if (chapter && !chapter.options) await keep({ ...chapter, options });
  }
  // Its end was taken back: what comes of it now counts.
  for (const { id, finished } of games) if (!finished && memory.delete(id)) await db?.delete('chapters', id).catch(() => undefined);
  const isKnown = ({ id, updated }: (typeof games)[number]) => updated <= (memory.get(id)?.ended ?? 0);
  const fresh = games.filter(
    (game) =>
      game.finished && game.guide === undefined && game.updated > since && !isKnown(game) && game.seats.some(({ kind }) => kind === 'me'),
  );
  told(list(), fresh.length);
  for (const [i, { id, updated }] of fresh.entries()) {
    const read = await shelf.openGame(id).catch(() => undefined);
    if (!read?.ok) continue;
    const { timeline, facts } = read.value;
    const chapter = chapterOf(id, updated, timeline, facts, (await entryOf(timeline.game.id)!.favourites()).kinds);
    if (chapter) await keep(chapter);
    told(list(), fresh.length - i - 1);
  }
  told(list(), 0);
}

/** Begin anew, with nothing earned: saved games stay, but those finished so far count no more. */
export async function eraseChronicle(): Promise<void> {
  memory.clear();
  await shelf.forgetAchievements().catch(() => undefined);
  const db = await open();
  await db?.clear('chapters').catch(() => undefined);
  await db?.put('marks', Date.now(), 'since').catch(() => undefined);
}
