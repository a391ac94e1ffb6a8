import type { Append, Store } from './store.js';

/** Lines in one commit: bounded, so that one slow table cannot make all the others wait for a huge one. */
const LARGEST = 256;

/** A line that waits for its commit. One line per table at a time. */
export interface Entry {
  readonly append: Append;
  /** It is durable (true), or its number was taken by somebody else (false). Must not throw. */
  written(ours: boolean): void;
  /** Whether it was written is not known. Must not throw. */
  lost(trouble: unknown): void;
}

/** Groups what all tables want to write in one turn of the event loop into one commit: one disk synchronisation for many moves. */
export class Journal {
  private waiting: Entry[] = [];
  /** Commits so far. */
  commits = 0;
  private writing = false;
  private planned = false;

  constructor(
    private readonly store: Pick<Store, 'append'>,
    /** An entry has thrown although it must not: the others are told all the same. */
    private readonly onTrouble: (trouble: unknown) => void = () => undefined,
  ) {}

  submit(entry: Entry): void {
    this.waiting.push(entry);
    this.plan();
  }

  private plan(): void {
    if (this.planned || this.writing || this.waiting.length === 0) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      this.write().catch(this.onTrouble);
    });
  }

  private async write(): Promise<void> {
    const group = this.waiting.splice(0, LARGEST);
    this.writing = true;
    this.commits++;
    await this.store.append(group.map(({ append }) => append)).then(
      (ours) => {
        for (const [i, entry] of group.entries()) this.tell(() => entry.written(ours[i]!));
      },
      (trouble) => {
        for (const entry of group) this.tell(() => entry.lost(trouble));
      },
    );
    this.writing = false;
    this.plan();
  }

  private tell(say: () => void): void {
    try {
      say();
    } catch (trouble) {
      this.onTrouble(trouble);
    }
  }
}
