import { follow } from '../table/advance.js';
import type { Line } from '../table/facts.js';
import { type AnyGame, openSession, type Session } from '../table/session.js';
import type { Steps } from './chores.js';
import type { LiveTable } from './live-table.js';
import type { Services } from './services.js';
import { readSnapshot } from './summary.js';

/** Timers cannot wait longer than this. */
const LONGEST = 2 ** 31 - 1;

/**
 * The table as late spectators may see it: a session of its own that follows the same log, some time behind. It is worked
 * out beside the table, which never waits for it.
 */
export class DelayedFeed {
  private readonly waiting: Line[] = [];
  private session: Session | undefined;
  private opening: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly table: LiveTable,
    private readonly services: Services,
    private readonly delay: number,
    /** The time of some lines has come. */
    private readonly onDue: () => void,
  ) {}

  /** Lines that are new at the table. */
  add(lines: readonly Line[]): void {
    this.waiting.push(...lines);
    if (this.session) this.plan();
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  /** What may be seen by now; undefined before it was first asked for. */
  get shown(): Session | undefined {
    return this.session;
  }

  /** Is there something that may be seen by now and was not yet? */
  get isDue(): boolean {
    const [first] = this.waiting;
    return first !== undefined && first.at <= this.until();
  }

  /** Follow the log as far as may be seen by now. */
  async advance(): Promise<Session> {
    this.opening ??= this.open();
    await this.opening.catch((trouble) => {
      this.opening = undefined;
      throw trouble;
    });
    const due = this.takeDue();
    const before = this.session!;
    if (due.length > 0) this.session = await this.services.engine.run(() => follow(this.table.game, before, due));
    this.plan();
    return this.session!;
  }

  /** Read the log: from its last snapshot if that may be seen by now, else from its start. What is new meanwhile comes behind it. */
  private async open(): Promise<void> {
    const { store, chores } = this.services;
    const { id, seats } = this.table.session.header;
    const stored = (await store.loadTable(id))!;
    const kept = readSnapshot(stored.snapshot);
    const usable = kept && kept.at <= this.until() ? kept : undefined;
    const lines = usable || stored.snapshot === undefined ? stored.lines : await store.linesSince(id, 0);
    const later = this.waiting.splice(0).filter(({ n }) => n > (lines.at(-1)?.n ?? -1));
    this.waiting.push(...lines.filter(({ n }) => n >= (usable?.n ?? 0)), ...later);
    const from = usable ?? openSession(stored.header);
    this.session = await chores.do('person', `${id} ${seats.length}`, followInSteps(this.table.game, from, this.takeDue()));
  }

  private until(): number {
    return this.services.now() - this.delay;
  }

  private takeDue(): Line[] {
    const until = this.until();
    const later = this.waiting.findIndex(({ at }) => at > until);
    return this.waiting.splice(0, later < 0 ? this.waiting.length : later);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting;
    if (first) this.timer = setTimeout(this.onDue, Math.min(LONGEST, Math.max(0, first.at - this.until()))).unref();
  }
}

function* followInSteps(game: AnyGame, from: Session, lines: readonly Line[]): Steps<Session> {
  let session = from;
  for (const line of lines) {
    session = follow(game, session, [line]);
    yield;
  }
  return session;
}

/** Who sat down for the game: known to everybody, also to those who see its start only later; not what became of them since. */
export const seatsAtStart = ({ seats }: Session): Session['seats'] =>
  seats.map(({ name, person, level, temperament }) =>
    person === undefined
      ? { state: 'bot', name, conceded: false, temperament, ...(level ? { level } : undefined) }
      : { state: 'person', name, person, conceded: false },
  );
