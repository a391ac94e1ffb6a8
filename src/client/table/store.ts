import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Seat } from '../../kernel/types.js';
import { type Part, partsOf } from './parts.js';
import type { SeatInfo } from './table.js';

/** What lists know of a game without playing it. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  /** The guided game that it is, if it is one. */
  readonly guide?: string;
  readonly ply: number;
  readonly finished: boolean;
  readonly scores: readonly number[];
  /** The seats that must answer. */
  readonly turn: readonly Seat[];
}

/** A game in the browser's database, and how its text must end: by so many parts and this running hash. */
export interface SavedGame extends GameSummary {
  readonly parts: number;
  readonly chain: string;
}

/** Achievements of one game on this device. */
interface Kept {
  readonly game: string;
  readonly ids: readonly string[];
}

export interface Store {
  list(): Promise<SavedGame[]>;
  get(id: string): Promise<{ readonly saved: SavedGame; readonly parts: readonly Part[] } | undefined>;
  /**
   * Write what is new of a game, wholly or not at all; a first part replaces all that was there. `after` is the running hash
   * to which this was added: false when it is not what lies there any more, because another window has gone on.
   */
  write(game: SavedGame, parts: readonly Part[], after: string | undefined): Promise<boolean>;
  remove(id: string): Promise<void>;
  kept(game: string): Promise<readonly string[]>;
  keep(game: string, ids: readonly string[]): Promise<void>;
  /** All achievements of all games. */
  forget(): Promise<void>;
}

interface GamesSchema extends DBSchema {
  games: { key: string; value: SavedGame };
  parts: { key: [string, number]; value: Part };
}

/** The older database: achievements, and games from the time when each was one text that was written anew with every move. */
interface OlderSchema extends DBSchema {
  games: { key: string; value: OlderGame };
  achievements: { key: string; value: Kept };
}
export type OlderGame = GameSummary & { readonly record: string };

const partsOfGame = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export async function openBrowserStore(name = 'epoque'): Promise<Store> {
  const [older, db] = await Promise.all([
    openDB<OlderSchema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('achievements', { keyPath: 'game' });
      },
    }),
    openDB<GamesSchema>(`${name}.games`, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('parts', { keyPath: ['id', 'n'] });
      },
    }),
  ]);
  const store: Store = {
    list: () => db.getAll('games'),
    async get(id) {
      const tx = db.transaction(['games', 'parts']);
      const [saved, parts] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('parts').getAll(partsOfGame(id))]);
      return saved && { saved, parts };
    },
    async write(game, parts, after) {
      const tx = db.transaction(['games', 'parts'], 'readwrite');
      const there = await tx.objectStore('games').get(game.id);
      if (there?.chain !== after) return false;
      if (parts[0]?.n === 0) await tx.objectStore('parts').delete(partsOfGame(game.id));
      await Promise.all([...parts.map((part) => tx.objectStore('parts').put(part)), tx.objectStore('games').put(game), tx.done]);
      return true;
    },
    async remove(id) {
      const tx = db.transaction(['games', 'parts'], 'readwrite');
      await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('parts').delete(partsOfGame(id)), tx.done]);
    },
    kept: async (game) => (await older.get('achievements', game))?.ids ?? [],
    keep: async (game, ids) => void (await older.put('achievements', { game, ids })),
    forget: () => older.clear('achievements'),
  };
  await moveOlder(older, store);
  return store;
}

/** Also a page of an older version, still open, may have gone on with its game: what is newer counts. */
async function moveOlder(older: IDBPDatabase<OlderSchema>, store: Store): Promise<void> {
  for (const game of await older.getAll('games')) {
    const there = (await store.get(game.id))?.saved;
    if (!there || there.updated < game.updated) await store.write(...renewed(game), there?.chain);
    await older.delete('games', game.id);
  }
}

/** A game whose text was one record. */
export function renewed({ record, ...summary }: OlderGame): [SavedGame, readonly Part[]] {
  const parts = partsOf(summary.id, record);
  return [{ ...summary, parts: 1, chain: parts[0]!.chain }, parts];
}

/** Where there is no database (private windows, blocked storage): good until the page is closed. */
export function openMemoryStore(): Store {
  const games = new Map<string, { readonly saved: SavedGame; readonly parts: readonly Part[] }>();
  const achievements = new Map<string, readonly string[]>();
  return {
    list: async () => [...games.values()].map(({ saved }) => saved),
    get: async (id) => games.get(id),
    async write(game, parts, after) {
      const there = games.get(game.id);
      if (there?.saved.chain !== after) return false;
      games.set(game.id, { saved: game, parts: parts[0]?.n === 0 ? parts : [...(there?.parts ?? []), ...parts] });
      return true;
    },
    remove: async (id) => void games.delete(id),
    kept: async (game) => achievements.get(game) ?? [],
    keep: async (game, ids) => void achievements.set(game, ids),
    forget: async () => achievements.clear(),
  };
}
