import { type Entry, writeLine } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { addLines, type Part, partsOf } from './parts.js';
import type { GameSummary, SavedGame, Store } from './store.js';

/** 'full': the last write was refused, it is tried again with the next move; 'overtaken': another window has gone on with the game. */
export type Outcome = 'saved' | 'full' | 'overtaken';

/** So many lines are appended before the whole record is written again, with the hash of the state it has reached. */
const LONGEST_TAIL = 50;

/** Keeps one game: each move appends a line. One write at a time, in order; what could not be written waits for the next. */
export class Keeper {
  private queue: Promise<Outcome> = Promise.resolve('saved');
  /** How many of the parts lie in the store. */
  private there: number;

  private constructor(
    private readonly store: Store,
    public saved: SavedGame,
    public parts: readonly Part[],
    /** The entries of the timeline that the parts say. */
    private entries: number,
    /** The running hash that lies in the store; undefined: nothing yet. */
    public written: string | undefined,
    /** Must the record be written whole, because what lies in the store is not sound? */
    private isWorn: boolean,
  ) {
    this.there = written === undefined ? 0 : parts.length;
  }

  /** A game that the store does not know yet. */
  static create(store: Store, summary: GameSummary, entries: number, record: string): Keeper {
    const parts = partsOf(summary.id, record);
    return new Keeper(store, savedAs(summary, parts), parts, entries, undefined, false);
  }

  /** A game that was read from the store; `parts`: as far as they are sound. */
  static resume(store: Store, saved: SavedGame, parts: readonly Part[], entries: number, isWorn: boolean): Keeper {
    return new Keeper(store, saved, parts, entries, saved.chain, isWorn || parts.at(-1)?.chain !== saved.chain);
  }

  /** Is there something that the store has not taken yet? */
  get isWaiting(): boolean {
    return this.saved.chain !== this.written;
  }

  /** Something other than moves has changed: the next writing is a whole one. */
  wear(): void {
    this.isWorn = true;
  }

  /** Note what has been played since; the record is asked for only when it must be written whole. */
  add(summary: GameSummary, entries: readonly Entry<Shape>[], record: () => string): void {
    const added = entries.slice(this.entries).map(writeLine);
    // Whoever learns may go back to an earlier moment: then the record is shorter than what was kept.
    const isShorter = entries.length < this.entries;
    this.entries = entries.length;
    const isWhole = this.isWorn || isShorter || summary.finished || this.parts.length + added.length > LONGEST_TAIL;
    this.isWorn = false;
    if (isWhole) this.there = 0;
    this.parts = isWhole ? partsOf(summary.id, record()) : addLines(this.parts, added);
    this.saved = savedAs(summary, this.parts);
  }

  /** Write what is new; nobody has to wait for it. */
  write(): Promise<Outcome> {
    this.queue = this.queue.then(() => this.writeNewest());
    return this.queue;
  }

  private async writeNewest(): Promise<Outcome> {
    const { saved, parts } = this;
    if (!this.isWaiting) return 'saved';
    try {
      if (!(await this.store.write(saved, parts.slice(this.there), this.written))) return 'overtaken';
    } catch {
      return 'full';
    }
    this.written = saved.chain;
    this.there = this.parts[0] === parts[0] ? parts.length : 0;
    return 'saved';
  }
}

const savedAs = (summary: GameSummary, parts: readonly Part[]): SavedGame => ({
  ...summary,
  parts: parts.length,
  chain: parts.at(-1)!.chain,
});
