import type { Append, Store } from './store.js';

/** Lines in one commit: bounded, so that one slow table cannot make all the others wait for a huge one. */
const LARGEST = 256;

interface Waiting {
  readonly append: Append;
  resolve(ours: boolean): void;
  reject(trouble: unknown): void;
}

/** Groups what all tables want to write in one turn of the event loop into one commit: one disk synchronisation for many moves. */
export class Journal {
  private waiting: Waiting[] = [];
  /** Commits so far. */
  commits = 0;
  private writing = false;
  private planned = false;

  constructor(private readonly store: Pick<Store, 'append'>) {}

  /** Resolves when the line is durable (true) or when its number was taken by somebody else (false). One line per table at a time. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.plan();
    });
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
    try {
      const ours = await this.store.append(group.map(({ append }) => append));
      group.forEach(({ resolve }, i) => {
        resolve(ours[i]!);
      });
    } catch (trouble) {
      for (const { reject } of group) reject(trouble);
    } finally {
      this.writing = false;
      this.plan();
    }
  }
}
