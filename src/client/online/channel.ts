import {
  type Answer,
  type Aside,
  diff,
  type Patch,
  type Problem,
  patch,
  type ServerMessage,
  type TableView,
  type Wish,
} from '../../protocol/index.js';
import { type Connection, Refused } from './connection.js';

/** Requests that name a table, without the table. */
type TableWish = Wish extends infer W ? (W extends { readonly table: string } ? Omit<W, 'table'> : never) : never;

/** One table as the server shows it to us, kept up to date. */
export class Channel {
  view: TableView | undefined;
  /** Why it cannot be shown, if it cannot. */
  gone: Problem | undefined;
  /** The last request that the server refused; cleared by the next one. */
  refused: Problem | undefined;
  aside: Aside = { notes: '', muted: [] };
  /** The host has removed us: there is no seat for us at this table any more. */
  removed = false;
  private seq = -1;
  private readonly listeners = new Set<() => void>();
  private readonly leave: () => void;

  constructor(
    readonly connection: Connection,
    readonly table: string,
  ) {
    this.leave = connection.listen({
      opened: () => this.watch(),
      message: (message) => this.hear(message),
      state: () => this.tell(),
    });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask for something at this table; a refusal is kept to be shown, and given back as undefined. */
  async ask(wish: TableWish): Promise<Answer | undefined> {
    this.forget();
    try {
      const answer = await this.connection.ask({ ...wish, table: this.table } as Wish);
      if (answer.aside) this.keep(answer.aside);
      return answer;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      // The present state came with it: there is nothing to explain.
      if (trouble.problem.code !== 'STALE') this.refused = trouble.problem;
      if (trouble.problem.code === 'NO_SEAT') this.removed = true;
      this.tell();
      return undefined;
    }
  }

  /** A refusal has been read. */
  forget(): void {
    if (this.refused === undefined) return;
    this.refused = undefined;
    this.tell();
  }

  close(): void {
    this.leave();
    this.listeners.clear();
    void this.connection.ask({ do: 'unwatch', table: this.table }).catch(() => undefined);
  }

  private watch(): void {
    this.connection.ask({ do: 'watch', table: this.table }).then(
      ({ aside }) => {
        if (aside) this.aside = aside;
        this.tell();
      },
      (trouble: unknown) => {
        // A link that was cut off is not even the name of a table.
        if (trouble instanceof Refused) this.lose(trouble.problem.code === 'MALFORMED' ? { code: 'NO_SUCH_TABLE' } : trouble.problem);
      },
    );
  }

  private hear(message: ServerMessage): void {
    if (message.kind === 'table' && message.view.table === this.table) this.show(message.seq, message.view);
    else if (message.kind === 'update' && message.table === this.table) this.change(message.seq, message.patch);
    else if (message.kind === 'aside' && message.table === this.table) this.keep(message.aside);
    else if (message.kind === 'gone' && message.table === this.table) this.lose(message.problem);
    else if (message.kind === 'notice' && message.table === this.table && message.notice === 'kicked') this.remove();
  }

  /** Parts that are as before stay the same objects, so that nothing is worked out or drawn again for them. */
  private show(seq: number, view: TableView): void {
    const change = this.view && diff(this.view, view);
    this.seq = seq;
    this.gone = undefined;
    if (!this.view) this.view = view;
    else if (change) this.view = patch(this.view, change) as TableView;
    this.tell();
  }

  private change(seq: number, change: Patch): void {
    if (!this.view || seq <= this.seq) return;
    // Something was missed: the whole is asked for.
    if (seq !== this.seq + 1) {
      this.watch();
      return;
    }
    this.seq = seq;
    this.view = patch(this.view, change) as TableView;
    this.tell();
  }

  private keep(aside: Aside): void {
    this.aside = aside;
    this.tell();
  }

  private remove(): void {
    this.removed = true;
    this.tell();
  }

  private lose(problem: Problem): void {
    this.gone = problem;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
