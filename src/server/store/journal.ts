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

  constructor(private readonly store: Pick<Store, 'append'>) {}

  submit(entry: Entry): void {
    this.waiting.push(entry);
    this.plan();
  }

  private plan(): void {
    if (this.planned || this.writing || this.waiting.length === 0) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      void this.write();
    });
  }

  private async write(): Promise<void> {
    const group = this.waiting.splice(0, LARGEST);
    this.writing = true;
    this.commits++;
    await this.store.append(group.map(({ append }) => append)).then(
      (ours) => {
        for (let i = 0; i < group.length; i++) group[i]!.written(ours[i]!);
      },
      (trouble) => {
        for (const entry of group) entry.lost(trouble);
      },
    );
    this.writing = false;
    this.plan();
  }
}
