import type { Problem } from '../../protocol/index.js';
import type { Entry } from '../store/journal.js';
import type { Append, Summary } from '../store/store.js';
import type { Fact, Line } from '../table/facts.js';
import { problem } from '../table/outcome.js';
import type { Session } from '../table/session.js';
import type { Job } from './engine.js';
import type { LiveTable, TableChange } from './live-table.js';
import { type Notice, noticesOf } from './notices.js';
import { changedSummary } from './summary.js';
import type { Tell } from './tell.js';
import type { Queued } from './turns.js';

/** What would happen at a table as it stands, 'done' when that is so already, or why it may not. */
export type Propose = (s: Session) => Fact | 'done' | Problem;
/** Called once: undefined when it is done, and durable. */
export type Done = (refused: Problem | undefined) => void;

/** Collisions with other processes at one table before the caller is told to try later. */
const TRIES = 20;

/** Facts that change what the lobby shows. */
const SEEN_IN_LOBBY: readonly Fact['is'][] = ['joined', 'left', 'seat-set', 'started', 'closed'];

/**
 * Something on its way into the log of a table: proposed, worked out under the guard of the engine, written by the
 * journal, and only then true and told. The engine and the journal call it when its group is through: thousands of moves
 * a second go this way, so there are no promises between the steps.
 */
export class Deed implements Queued, Job, Entry {
  append!: Append;
  private line!: Line;
  private outcome: TableChange | Problem | undefined;
  private notices: readonly Notice[] = [];
  private lobby = false;
  private tries = 0;

  constructor(
    private readonly table: LiveTable,
    private readonly propose: Propose,
    private readonly command: string | undefined,
    private readonly done: Done,
  ) {}

  /** The table has time for it. */
  begin(): void {
    const { table, command } = this;
    // A write has failed halfway: what is in the store must be read first.
    if (table.unsure) this.read(() => this.begin());
    else if (command !== undefined && table.wasDone(command)) this.finish(undefined);
    else this.decide(this.proposal());
  }

  private proposal(): ReturnType<Propose> {
    try {
      return this.propose(this.table.session);
    } catch (trouble) {
      return this.table.explain(trouble);
    }
  }

  private decide(fact: ReturnType<Propose>): void {
    const { table, command } = this;
    if (fact === 'done') this.finish(undefined);
    else if ('code' in fact) this.refused(fact);
    else {
      const { n, at: last } = table.session;
      const at = Math.max(table.time(), last);
      this.line = command === undefined ? { n, at, fact } : { n, at, command, fact };
      this.outcome = undefined;
      table.services.engine.submit(this);
    }
  }

  work(): void {
    const outcome = this.table.consider(this.line);
    if (!('code' in outcome)) this.append = this.appendOf(outcome.after);
    this.outcome = outcome;
  }

  /** The rules have spoken. */
  end(trouble?: unknown): void {
    const { table, outcome } = this;
    if (!outcome) this.fail(trouble);
    else if ('code' in outcome) this.refused(outcome);
    else {
      // Until it is written, nobody knows whether it is.
      table.unsure = true;
      table.services.journal.submit(this);
    }
  }

  private appendOf(after: Session): Append {
    const { services, game, session: before } = this.table;
    const { line } = this;
    const table = after.header.id;
    this.notices = noticesOf(before, after, line);
    this.lobby = before.status !== after.status || SEEN_IN_LOBBY.includes(line.fact.is);
    const summary = changedSummary(before, after);
    const members = membersOf(before, after, summary);
    const tell: Tell | undefined = services.shared
      ? { node: services.node, t: table, n: after.n, game: game.id, notices: this.notices, lobby: this.lobby }
      : undefined;
    return { table, line, summary, members, tell: tell && JSON.stringify(tell) };
  }

  written(ours: boolean): void {
    this.table.unsure = false;
    if (ours) this.happened(this.outcome as TableChange);
    else this.again('collision');
  }

  lost(trouble: unknown): void {
    this.fail(trouble);
  }

  private happened(change: TableChange): void {
    const { table, line, command, notices, lobby } = this;
    try {
      table.become(change.after, line, command);
      // The answer to whoever caused the change goes out before the others are told.
      this.done(undefined);
      table.tell(change);
      table.services.notify(change.after.header.id, table.game.id, notices);
      if (lobby) table.services.lobbyChanged();
    } finally {
      table.turns.next();
    }
  }

  private refused(refused: Problem): void {
    if (this.table.services.shared) this.again(refused);
    else this.finish(refused);
  }

  /** Another process may know more than we do: nobody is refused because of what we have not read yet. */
  private again(refused: Problem | 'collision'): void {
    if (++this.tries >= TRIES) this.finish(problem('UNAVAILABLE'));
    else this.read((lines) => (lines === 0 && refused !== 'collision' ? this.finish(refused) : this.begin()));
  }

  private read(then: (lines: number) => void): void {
    this.table.readMissing().then(then, (trouble) => this.fail(trouble));
  }

  private fail(trouble: unknown): void {
    this.finish(this.table.explain(trouble));
  }

  private finish(refused: Problem | undefined): void {
    try {
      this.done(refused);
    } finally {
      this.table.turns.next();
    }
  }
}

/** Who belongs to the table, when that has changed. */
function membersOf(before: Session, after: Session, summary: Summary | undefined): Append['members'] {
  const moved = summary && before.seats !== after.seats && before.seats.some(({ person }, seat) => person !== after.seats[seat]!.person);
  return moved ? summary.places.flatMap((person) => person ?? []) : undefined;
}
