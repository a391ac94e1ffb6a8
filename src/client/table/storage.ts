import {
  asked,
  begin,
  cipherDice,
  now,
  type Read,
  type ReadGame,
  type RecordHeader,
  readHeader,
  readOn,
  readRecord,
  type Timeline,
  writeRecord,
} from '../../kernel/index.js';
import type { Game, Shape } from '../../kernel/types.js';
import { loadGame } from './games.js';
import { Keeper, type Outcome } from './keeper.js';
import { type Part, soundParts } from './parts.js';
import { type GameSummary, openBrowserStore, openMemoryStore, type Store } from './store.js';
import { BOT_LEVELS, type SeatInfo, TEMPERAMENTS } from './table.js';

/** What a record keeps about the people: the rules do not read it. */
export interface TableFacts {
  readonly created: number;
  readonly seats: readonly SeatInfo[];
  /** The guided game that it is, if it is one. */
  readonly guide?: string;
  /** The moves before which somebody asked a bot for advice. */
  readonly hints?: readonly number[];
  /** How long each seat has thought in sight of this page, in milliseconds. */
  readonly spent?: readonly number[];
}

export interface NewTable {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  /** A guided game with the seed and, where they are older, the rules it was played by; everybody else plays with chance. */
  readonly guide?: { readonly id: string; readonly seed: string; readonly rules?: number | undefined };
}

/** 'saved': all is on disk; 'saving': on its way; 'memory': no database here; 'full': the last write was refused. */
export type SaveState = 'saved' | 'saving' | 'memory' | 'full';

/** A game taken from the shelf. */
export interface OpenGame {
  readonly timeline: Timeline<Shape>;
  readonly seed: string;
  readonly facts: TableFacts;
  /** How many lines at its end could not be read any more: the machine broke down while they were written. */
  readonly lost: number;
}

/** The shelf of games on this device. */
export interface Shelf {
  listGames(): Promise<GameSummary[]>;
  createGame(table: NewTable): Promise<string>;
  importRecord(text: string): Promise<Read<string>>;
  deleteGame(id: string): Promise<void>;
  /** Of which game it is a table. */
  gameOf(id: string): Promise<string | undefined>;
  /** Read a game to play on. */
  openGame(id: string): Promise<Read<OpenGame> | undefined>;
  /** The game as one record; where it cannot be played again, its text as it lies there. */
  recordOf(id: string): Promise<string | undefined>;
  /** Keep a game after a move; nobody has to wait, but whoever is overtaken must stop. */
  saveGame(id: string, game: Omit<OpenGame, 'lost'>, facts?: 'new'): Promise<Outcome>;
  keptAchievements(game: string): Promise<readonly string[]>;
  keepAchievements(game: string, ids: readonly string[]): Promise<void>;
  /** Those of all games. */
  forgetAchievements(): Promise<void>;
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
  const opened = open().catch(() => {
    report('memory');
    return openMemoryStore();
  });
  /** The games that this page has in hand, with what the disk has not taken. */
  const keepers = new Map<string, Keeper>();

  const write = async (keeper: Keeper): Promise<Outcome> => {
    report('saving');
    const outcome = await keeper.write();
    report(outcome === 'full' ? 'full' : 'saved');
    return outcome;
  };
  const lay = async (timeline: Timeline<Shape>, seed: string, facts: TableFacts): Promise<string> => {
    const id = hex(8);
    const record = writeRecord(timeline, seed, facts);
    const keeper = Keeper.create(await opened, summaryOf(id, timeline, facts), timeline.entries.length, record);
    keepers.set(id, keeper);
    await write(keeper);
    return id;
  };
  /** What lies on the disk, or what the disk refused, as long as no other window has written since. */
  const take = async (id: string) => {
    const keeper = keepers.get(id);
    await keeper?.write();
    const there = await (await opened).get(id);
    return keeper?.isWaiting && keeper.written === there?.saved.chain ? keeper : there;
  };

  return {
    async listGames() {
      const games = new Map<string, GameSummary>((await (await opened).list()).map((game) => [game.id, game]));
      for (const { saved, isWaiting } of keepers.values()) if (isWaiting) games.set(saved.id, newer(saved, games.get(saved.id)));
      return [...games.values()].sort((a, b) => b.updated - a.updated);
    },
    async createGame({ game: id, options, seats, guide }) {
      const game = await load(id);
      if (!game) throw new Error(`no game '${id}'`);
      const seed = guide?.seed ?? hex(32);
      const facts: TableFacts = { created: Date.now(), seats, ...(guide ? { guide: guide.id } : undefined) };
      return lay(begin(game, options, seats.length, cipherDice(seed), guide?.rules), seed, facts);
    },
    async importRecord(text) {
      const read = await readText(text, load);
      if (!read.ok) return read;
      const { timeline, header } = read.value;
      return { ok: true, value: await lay(timeline, header.seed, factsOf(header)) };
    },
    async deleteGame(id) {
      keepers.delete(id);
      await (await opened).remove(id);
    },
    gameOf: async (id) => (await take(id))?.saved.game,
    async openGame(id) {
      const found = await take(id);
      if (!found) return undefined;
      const { saved } = found;
      const parts = soundParts(found.parts);
      const read = await readLines(parts, load);
      if (!read.ok) return read;
      const { timeline, header, mended } = read.value;
      if (found !== keepers.get(id)) keepers.set(id, Keeper.resume(await opened, saved, parts, timeline.entries.length, mended.length > 0));
      return { ok: true, value: { timeline, seed: header.seed, facts: factsOf(header), lost: Math.max(0, saved.parts - parts.length) } };
    },
    async recordOf(id) {
      const found = await take(id);
      if (!found) return undefined;
      const read = await readLines(soundParts(found.parts), load);
      if (!read.ok) return found.parts.map(({ text }) => text).join('\n');
      return writeRecord(read.value.timeline, read.value.header.seed, factsOf(read.value.header));
    },
    async saveGame(id, { timeline, seed, facts }, isNew) {
      const keeper = keepers.get(id);
      if (!keeper) return 'overtaken';
      if (isNew) keeper.wear();
      keeper.add(summaryOf(id, timeline, facts), timeline.entries, () => writeRecord(timeline, seed, facts));
      const outcome = await write(keeper);
      if (outcome === 'overtaken') keepers.delete(id);
      return outcome;
    },
    keptAchievements: async (game) => (await opened).kept(game),
    keepAchievements: async (game, ids) => (await opened).keep(game, ids),
    forgetAchievements: async () => (await opened).forget(),
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
const newer = (here: GameSummary, there: GameSummary | undefined): GameSummary => (there && there.updated >= here.updated ? there : here);

function summaryOf(id: string, timeline: Timeline<Shape>, facts: TableFacts): GameSummary {
  const { game, options } = timeline;
  const { position } = now(timeline);
  const standings = game.standings(position.state);
  return {
    id,
    options,
    game: game.id,
    created: facts.created,
    updated: Date.now(),
    seats: facts.seats,
    ...(facts.guide === undefined ? undefined : { guide: facts.guide }),
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
): Promise<Read<ReadGame<Shape>>> {
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

/** The text of a saved game: a record, and the lines appended since. */
async function readLines(parts: readonly Part[], load: (id: string) => Promise<Game<Shape> | undefined>): Promise<Read<ReadGame<Shape>>> {
  const [record, ...lines] = parts.map(({ text }) => text);
  const read = await readText(record ?? '', load);
  return read.ok ? readOn(read.value, lines) : read;
}

/** The people of a record; whatever a stranger wrote there, the table can be shown. */
export function factsOf(header: RecordHeader): TableFacts {
  const table = header.table as Partial<Record<keyof TableFacts, unknown>>;
  const found: readonly unknown[] = Array.isArray(table.seats) ? table.seats : [];
  const seats = Array.from({ length: header.seats }, (_, seat) => seatOf(found[seat], seat));
  return {
    created: typeof table.created === 'number' ? table.created : Date.now(),
    seats,
    ...(typeof table.guide === 'string' ? { guide: table.guide } : undefined),
    ...(isTimes(table.spent, header.seats) ? { spent: table.spent } : undefined),
    ...(Array.isArray(table.hints) ? { hints: table.hints.filter((ply) => Number.isInteger(ply)) } : undefined),
  };
}

const isTimes = (raw: unknown, seats: number): raw is readonly number[] =>
  Array.isArray(raw) && raw.length === seats && raw.every((ms) => typeof ms === 'number' && ms >= 0);

function seatOf(raw: unknown, seat: number): SeatInfo {
  const { name, kind, level, temperament } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const known = kind === 'me' || kind === 'friend' || kind === 'bot' ? kind : 'friend';
  const liking = TEMPERAMENTS.find((it) => it === temperament);
  const skill = BOT_LEVELS.find((it) => it === level) ?? 'normal';
  return {
    name: typeof name === 'string' && (name.trim() !== '' || known === 'me') ? name.slice(0, 24) : `${seat + 1}`,
    kind: known,
    ...(known === 'bot' ? { level: skill } : undefined),
    ...(known === 'bot' && liking ? { temperament: liking } : undefined),
  };
}

/** The one shelf of this page. */
export const shelf: Shelf = openShelf(openBrowserStore, loadGame);
export const { listGames, createGame, importRecord, deleteGame } = shelf;

/** Hand a game to the player as a file. */
export async function exportGame({ id, game, updated }: GameSummary): Promise<void> {
  const record = await shelf.recordOf(id);
  if (record !== undefined) saveFile(game, record, updated);
}

export const saveFile = (game: string, record: string, at: number): void =>
  saveText(`epoque-${game}-${new Date(at).toISOString().slice(0, 10)}.txt`, record);

/** Hand a text to the player as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
