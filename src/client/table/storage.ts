import {
  asked,
  begin,
  cipherDice,
  now,
  type Read,
  type RecordHeader,
  readHeader,
  readRecord,
  type Timeline,
  writeRecord,
} from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import { loadGame } from './games.js';
import { type GameSummary, openBrowserStore, openMemoryStore, type SavedGame, Saver, type SaveState, type Store } from './store.js';
import type { SeatInfo } from './table.js';

/** What a record keeps about the people: the rules do not read it. */
export interface TableFacts {
  readonly created: number;
  readonly seats: readonly SeatInfo[];
}

/** The shelf of games on this device. */
export interface Shelf {
  listGames(): Promise<GameSummary[]>;
  createGame(table: { game: string; options: object; seats: readonly SeatInfo[] }): Promise<string>;
  importRecord(text: string): Promise<Read<string>>;
  deleteGame(id: string): Promise<void>;
  getGame(id: string): Promise<SavedGame | undefined>;
  /** Keep a game after a move; the promise is for tests, nobody has to wait. */
  saveGame(id: string, timeline: Timeline<Shape>, facts: TableFacts, record: string): Promise<void>;
  keptAchievements(game: string): Promise<readonly string[]>;
  keepAchievements(game: string, ids: readonly string[]): Promise<void>;
  readonly state: SaveState;
  subscribe(listener: () => void): () => void;
}

/** Nobody's game is that long; a film is. */
const LARGEST_RECORD = 2_000_000;

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');

export function openShelf(open: () => Promise<Store>, load: (id: string) => Promise<Game<Shape> | undefined>): Shelf {
  const listeners = new Set<() => void>();
  let state: SaveState = 'saved';
  const report = (next: SaveState): void => {
    // A store that forgets never calls itself saved.
    if (state === 'memory' || state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const memory = openMemoryStore();
  const opened = open().catch(() => {
    report('memory');
    return memory;
  });
  const savers = new Map<string, Saver>();
  const save = async (game: SavedGame): Promise<void> => {
    const store = await opened;
    const saver = savers.get(game.id) ?? new Saver((x) => store.put(x), report);
    savers.set(game.id, saver);
    await memory.put(game);
    await saver.save(game);
  };

  return {
    async listGames() {
      const games = new Map((await (await opened).list()).map((game) => [game.id, game]));
      for (const game of await memory.list()) games.set(game.id, newer(game, games.get(game.id)));
      return [...games.values()].map(({ record: _, ...rest }) => rest).sort((a, b) => b.updated - a.updated);
    },
    async createGame({ game: id, options, seats }) {
      const game = await load(id);
      if (!game) throw new Error(`no game '${id}'`);
      const seed = hex(32);
      const timeline = begin(game, options, seats.length, cipherDice(seed));
      const facts: TableFacts = { created: Date.now(), seats };
      const saved = entryOf(hex(8), timeline, facts, writeRecord(timeline, seed, facts));
      await save(saved);
      return saved.id;
    },
    async importRecord(text) {
      const read = await readText(text, load);
      if (!read.ok) return read;
      const { timeline, header } = read.value;
      const facts = factsOf(header);
      const saved = entryOf(hex(8), timeline, facts, writeRecord(timeline, header.seed, facts));
      await save(saved);
      return { ok: true, value: saved.id };
    },
    async deleteGame(id) {
      await memory.remove(id);
      await (await opened).remove(id);
    },
    async getGame(id) {
      const [here, there] = [await memory.get(id), await (await opened).get(id)];
      return here ? newer(here, there) : there;
    },
    saveGame: (id, timeline, facts, record) => save(entryOf(id, timeline, facts, record)),
    keptAchievements: async (game) => (await opened).kept(game),
    keepAchievements: async (game, ids) => (await opened).keep(game, ids),
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the disk refused is still in memory; what another window has written since is on the disk. */
const newer = (here: SavedGame, there: SavedGame | undefined): SavedGame => (there && there.updated >= here.updated ? there : here);

function entryOf(id: string, timeline: Timeline<Shape>, facts: TableFacts, record: string): SavedGame {
  const { game, options } = timeline;
  const { position } = now(timeline);
  const standings = game.standings(position.state);
  return {
    id,
    options,
    record,
    game: game.id,
    created: facts.created,
    updated: Date.now(),
    seats: facts.seats,
    ply: timeline.frames.length - 1,
    finished: position.state.over,
    scores: facts.seats.map((_, seat) => standings.find((x) => x.seat === seat)?.score ?? 0),
    turn: asked(game, position),
  };
}

/** A file from anywhere: whatever is in it, the answer is a timeline or a problem. */
export async function readText(
  text: string,
  load: (id: string) => Promise<Game<Shape> | undefined> = loadGame,
): Promise<Read<{ timeline: Timeline<Shape>; header: RecordHeader }>> {
  if (text.length > LARGEST_RECORD) return { ok: false, problem: { code: 'NOT_A_RECORD' } };
  const head = readHeader(text);
  if (!head.ok) return head;
  const game = await load(head.value.game);
  if (!game) return { ok: false, problem: { code: 'UNKNOWN_GAME', found: head.value.game } };
  try {
    return readRecord(game, text);
  } catch {
    return { ok: false, problem: { code: 'BAD_HEADER' } };
  }
}

/** The people of a record; whatever a stranger wrote there, the table can be shown. */
export function factsOf(header: RecordHeader): TableFacts {
  const table = header.table as Partial<Record<keyof TableFacts, unknown>>;
  const found: readonly unknown[] = Array.isArray(table.seats) ? table.seats : [];
  const seats = Array.from({ length: header.seats }, (_, seat) => seatOf(found[seat], seat));
  return { created: typeof table.created === 'number' ? table.created : Date.now(), seats };
}

function seatOf(raw: unknown, seat: number): SeatInfo {
  const { name, kind, level } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const known = kind === 'me' || kind === 'friend' || kind === 'bot' ? kind : 'friend';
  const skill = level === 'easy' || level === 'normal' || level === 'hard' ? level : 'normal';
  return {
    name: typeof name === 'string' && (name.trim() !== '' || known === 'me') ? name.slice(0, 24) : `${seat + 1}`,
    kind: known,
    ...(known === 'bot' ? { level: skill } : undefined),
  };
}

/** The one shelf of this page. */
export const shelf: Shelf = openShelf(openBrowserStore, loadGame);
export const { listGames, createGame, importRecord, deleteGame, getGame } = shelf;

/** Hand a game to the player as a file. */
export async function exportGame(id: string): Promise<void> {
  const saved = await getGame(id);
  if (!saved) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([saved.record], { type: 'text/plain' }));
  link.download = `epoque-${saved.game}-${new Date(saved.updated).toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
