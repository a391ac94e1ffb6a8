import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Seat } from '../../kernel/types.js';
import type { SeatInfo } from './table.js';

/** A game in the browser's database: the whole record as text, and facts so that lists need not play it. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  readonly ply: number;
  readonly finished: boolean;
  readonly scores: readonly number[];
  /** The seats that must answer. */
  readonly turn: readonly Seat[];
  readonly record: string;
}
export type GameSummary = Omit<SavedGame, 'record'>;

/** Achievements of one game on this device. */
interface Kept {
  readonly game: string;
  readonly ids: readonly string[];
}

export interface Store {
  list(): Promise<SavedGame[]>;
  get(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
  kept(game: string): Promise<readonly string[]>;
  keep(game: string, ids: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  achievements: { key: string; value: Kept };
}

export async function openBrowserStore(name = 'epoque'): Promise<Store> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('achievements', { keyPath: 'game' });
    },
  });
  return {
    list: () => db.getAll('games'),
    get: (id) => db.get('games', id),
    put: async (game) => void (await db.put('games', game)),
    remove: (id) => db.delete('games', id),
    kept: async (game) => (await db.get('achievements', game))?.ids ?? [],
    keep: async (game, ids) => void (await db.put('achievements', { game, ids })),
  };
}

/** Where there is no database (private windows, blocked storage): good until the page is closed. */
export function openMemoryStore(): Store {
  const games = new Map<string, SavedGame>();
  const achievements = new Map<string, readonly string[]>();
  return {
    list: async () => [...games.values()],
    get: async (id) => games.get(id),
    put: async (game) => void games.set(game.id, game),
    remove: async (id) => void games.delete(id),
    kept: async (game) => achievements.get(game) ?? [],
    keep: async (game, ids) => void achievements.set(game, ids),
  };
}

/** 'saved': all is on disk; 'saving': on its way; 'memory': no database here; 'full': the last write was refused. */
export type SaveState = 'saved' | 'saving' | 'memory' | 'full';

/** One write at a time; while one is under way only the newest text waits. Each write is one transaction: whole or not at all. */
export class Saver {
  private waiting: SavedGame | undefined;
  private busy = false;

  constructor(
    private readonly put: (game: SavedGame) => Promise<void>,
    private readonly report: (state: 'saved' | 'saving' | 'full') => void,
  ) {}

  async save(game: SavedGame): Promise<void> {
    this.waiting = game;
    if (this.busy) return;
    this.busy = true;
    this.report('saving');
    let state: 'saved' | 'full' = 'saved';
    while (this.waiting) {
      const next: SavedGame = this.waiting;
      this.waiting = undefined;
      state = await this.put(next).then(
        () => 'saved' as const,
        () => 'full' as const,
      );
    }
    this.busy = false;
    this.report(state);
  }
}
