import { playsRules } from '../../kernel/index.js';
import type { Viewer } from '../../kernel/types.js';
import type { GameView, Problem, ProblemCode, TableView } from '../../protocol/index.js';
import { kindOf } from '../faults.js';
import { advance, follow } from '../table/advance.js';
import { type Asker, type Command, commandKey, factOf } from '../table/commands.js';
import type { Line } from '../table/facts.js';
import { gameChanges } from '../table/game-change.js';
import { isProblem, problem } from '../table/outcome.js';
import { type AnyGame, openSession, REMEMBERED, type Session } from '../table/session.js';
import { gameView } from '../table/view.js';
import { Archive, writeArchive } from './archive.js';
import type { Rank, Steps } from './chores.js';
import { Deed, type Done, type Propose } from './deed.js';
import { recordOf } from './past.js';
import type { Services } from './services.js';
import { FORMAT, readSnapshot, SNAPSHOT_EVERY } from './summary.js';
import { Turns } from './turns.js';

/** From one session to the next, with what each viewer is told of the game: a patch as text. */
export interface TableChange {
  readonly after: Session;
  readonly lines: readonly Line[];
  readonly game: ReadonlyMap<Viewer, string>;
}

export interface TableEvents {
  /** After a line is durable: the table has become another. */
  onChange(change: TableChange): void;
  /** The rules have failed: the table stays as it is. */
  onFault(fault: NonNullable<TableView['fault']>): void;
  /** Who looks on just now. */
  viewers(): Viewer[];
}

const FAULTS = { rules: 'RULES_FAULT', engine: 'TOO_SLOW' } as const satisfies Record<string, ProblemCode>;

/** Who looks back, and who pays for it. */
export interface Looker {
  readonly rank: Rank;
  readonly owner: string;
  spend(ms: number): void;
}

/** One table in memory: its session, and the turns in which everything happens to it. */
export class LiveTable {
  readonly turns = new Turns();
  /** Did this process write the last line? Then it also moves the bots. */
  wrote = true;
  /** A write is under way or has failed halfway: what is in the store is not known until it is read again. */
  unsure = false;
  /** The commands that were done, as a set: every command is looked for among them. */
  private done: Set<string>;
  private lead: number;
  /** The record of a finished game, once somebody has asked for it. */
  private written: string | undefined;

  private constructor(
    readonly game: AnyGame,
    public session: Session,
    readonly services: Services,
    private readonly events: TableEvents,
    /** A finished game of other rules. */
    readonly archive?: Archive,
  ) {
    this.done = new Set(session.done);
    this.lead = this.leadNow();
  }

  /** The time at this table: evenly on from its last line, also when that was written by a clock that is ahead of ours. */
  time(): number {
    return this.services.now() + this.lead;
  }

  private leadNow(): number {
    return Math.max(0, this.session.at - this.services.now());
  }

  static async load(id: string, services: Services, events: TableEvents): Promise<LiveTable | Problem> {
    const stored = await services.store.loadTable(id);
    if (!stored) return problem('NO_SUCH_TABLE');
    const game = services.games.get(stored.header.settings.game);
    if (!game) return problem('OTHER_RULES');
    if (!playsRules(game, stored.header.rules)) return LiveTable.loadArchive(id, game, services, events);
    const usable = readSnapshot(stored.snapshot);
    const lines = usable || stored.snapshot === undefined ? stored.lines : await services.store.linesSince(id, 0);
    const session = await services.engine.run(() => follow(game, usable ?? openSession(stored.header), lines));
    return new LiveTable(game, session, services, events);
  }

  /** A running game needs its own rules; a finished one is shown as it was kept. */
  private static async loadArchive(id: string, game: AnyGame, services: Services, events: TableEvents): Promise<LiveTable | Problem> {
    const kept = await services.store.archive(id);
    if (kept === undefined) return problem('OTHER_RULES');
    const archive = new Archive(kept);
    const lines = await services.store.linesSince(id, archive.session.n);
    const session = await services.engine.run(() => follow(game, archive.session, lines));
    return new LiveTable(game, session, services, events, archive);
  }

  wasDone(command: string): boolean {
    return this.done.has(command);
  }

  /** A person's command. */
  command(asker: Asker, request: Command, done: Done): void {
    this.turns.take(new Deed(this, (s) => factOf(s, asker, request), commandKey(asker, request.id), done));
  }

  /** Something that nobody's page asked for. Undefined when it is done, and durable. */
  happen(propose: Propose, command?: string): Promise<Problem | undefined> {
    return new Promise((resolve) => this.turns.take(new Deed(this, propose, command, resolve)));
  }

  /** What a line would make of the table. Code of the game runs only in here and in what else goes through the engine. */
  consider(line: Line): TableChange | Problem {
    const { game, session: before } = this;
    const after = advance(game, before, line);
    return isProblem(after) ? after : { after, lines: [line], game: gameChanges(game, before, after, this.events.viewers()) };
  }

  /** A line is durable. */
  become(after: Session, { fact }: Line, command: string | undefined): void {
    this.session = after;
    this.wrote = true;
    if (command !== undefined) this.done.add(command);
    if (this.done.size > 2 * REMEMBERED) this.done = new Set(after.done);
    this.services.metrics.count('epoque_lines_total', fact.is);
    if (after.n % SNAPSHOT_EVERY === 0) this.keepSnapshot(after);
  }

  /** Whatever goes wrong while pages are told, the line stands. */
  tell(change: TableChange): void {
    try {
      this.events.onChange(change);
    } catch (trouble) {
      this.explain(trouble);
    }
  }

  /** The game as a viewer sees it in a session; undefined before the start. */
  async view(s: Session, viewer: Viewer, spend?: Looker['spend']): Promise<GameView | undefined> {
    const { play } = s;
    if (this.archive || !play) return this.archive?.view(viewer);
    return this.services.engine.run(() => {
      const begun = performance.now();
      const view = gameView(this.game, s, play, viewer);
      spend?.(performance.now() - begun);
      return view;
    });
  }

  /** Earlier moments as a viewer knew them then, as text of a `PastView`; undefined where there are none. */
  async past(s: Session, viewer: Viewer, from: number, to: number, { rank, owner, spend }: Looker): Promise<string | undefined> {
    const { past, chores } = this.services;
    if (this.archive) return JSON.stringify(this.archive.past(from, to));
    return chores.do(rank, owner, past.view(this.game, s, viewer, from, to), spend);
  }

  /** The record of a finished game. */
  async record({ rank, owner, spend }: Looker): Promise<string> {
    const { game, session } = this;
    function* write(): Steps<string> {
      yield;
      return recordOf(game, session);
    }
    this.written ??= this.archive?.record ?? (await this.services.chores.do(rank, owner, write(), spend));
    return this.written;
  }

  /** Keep a finished game for the time when its rules have changed. */
  async keepArchive(): Promise<void> {
    const { session, game, services } = this;
    if (session.status === 'over' && session.play && !this.archive)
      await services.store.keepArchive(
        session.header.id,
        await services.chores.do('server', session.header.id, writeArchive(game, session)),
      );
  }

  /** Read what other processes wrote; tells how many lines. Call in turn only. */
  async readMissing(): Promise<number> {
    const { store, engine } = this.services;
    const lines = await store.linesSince(this.session.header.id, this.session.n);
    this.unsure = false;
    if (lines.length === 0) return 0;
    const before = this.session;
    const change = await engine.run((): TableChange => {
      const after = follow(this.game, before, lines);
      return { after, lines, game: gameChanges(this.game, before, after, this.events.viewers()) };
    });
    this.session = change.after;
    this.lead = this.leadNow();
    this.wrote = false;
    this.done = new Set(this.session.done);
    this.tell(change);
    return lines.length;
  }

  /** Another process says that the table has so many lines. */
  catchUp(n: number): Promise<void> {
    return this.turns.run(async () => {
      if (this.session.n < n) await this.readMissing().catch((trouble) => this.explain(trouble));
    });
  }

  private keepSnapshot(session: Session): void {
    const { store, log } = this.services;
    store
      .keepSnapshot(session.header.id, session.n, JSON.stringify({ format: FORMAT, session }))
      .catch((trouble) => log.warn('snapshot not kept', { table: session.header.id, trouble }));
  }

  /** Note what went wrong; this is what the caller is told of it. */
  explain(trouble: unknown): Problem {
    const kind = kindOf(trouble);
    const { header, play, n } = this.session;
    this.services.log.error('table in trouble', {
      table: header.id,
      game: header.settings.game,
      line: n,
      ply: play?.moves.length,
      kind,
      trouble,
    });
    this.services.metrics.count('epoque_trouble_total', kind);
    // Whoever sits there sees that nothing moves, and should know why.
    if (kind !== 'store') this.events.onFault(FAULTS[kind]);
    return problem(kind === 'store' ? 'UNAVAILABLE' : FAULTS[kind]);
  }
}
