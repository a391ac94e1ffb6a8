import type { Viewer } from '../../kernel/types.js';
import type { GameView, PastView, Problem } from '../../protocol/index.js';
import { advance, follow } from '../table/advance.js';
import { type Asker, type Command, commandKey, factOf } from '../table/commands.js';
import type { Fact, Line } from '../table/facts.js';
import { gameChanges } from '../table/game-change.js';
import { isProblem, problem } from '../table/outcome.js';
import { type AnyGame, openSession, REMEMBERED, type Session } from '../table/session.js';
import { gameView } from '../table/view.js';
import { Archive, writeArchive } from './archive.js';
import { TooSlow } from './engine.js';
import { noticesOf } from './notices.js';
import { pastView, recordOf } from './past.js';
import type { Services, Tell } from './services.js';
import { changedSummary, FORMAT, SNAPSHOT_EVERY } from './summary.js';

/** Collisions with other processes at one table before the caller is told to try later. */
const TRIES = 20;

/** Facts that change what the lobby shows. */
const SEEN_IN_LOBBY: readonly Fact['is'][] = ['joined', 'left', 'seat-set', 'started', 'closed'];

/** From one session to the next, with what each viewer is told of the game: a patch as text. */
export interface TableChange {
  readonly after: Session;
  readonly game: ReadonlyMap<Viewer, string>;
  /** What is to be done when they have been told. */
  done?(): void;
}

export interface TableEvents {
  /** After a line is durable: the table has become another. */
  onChange(change: TableChange): void;
  /** Who looks on just now. */
  viewers(): Viewer[];
}

/** One table in memory: its session and the queue in which everything happens to it, one thing after the other. */
export class LiveTable {
  /** Did this process write the last line? Then it also moves the bots. */
  wrote = true;
  private tail: Promise<unknown> = Promise.resolve();
  private pending = 0;
  /** The commands that were done, as a set: every command is looked for among them. */
  private done: Set<string>;
  /** A write failed halfway: what is in the store is not known until it is read again. */
  private unsure = false;

  private constructor(
    readonly game: AnyGame,
    public session: Session,
    private readonly services: Services,
    private readonly events: TableEvents,
    /** A finished game of other rules. */
    readonly archive?: Archive,
  ) {
    this.done = new Set(session.done);
  }

  static async load(id: string, services: Services, events: TableEvents): Promise<LiveTable | Problem> {
    const stored = await services.store.loadTable(id);
    if (!stored) return problem('NO_SUCH_TABLE');
    const game = services.games.get(stored.header.settings.game);
    if (!game) return problem('OTHER_RULES');
    if (game.rulesVersion !== stored.header.rules) return LiveTable.loadArchive(id, game, services, events);
    const kept = stored.snapshot === undefined ? undefined : (JSON.parse(stored.snapshot) as { format: number; session: Session });
    const usable = kept?.format === FORMAT ? kept.session : undefined;
    const lines = usable || !kept ? stored.lines : await services.store.linesSince(id, 0);
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

  get busy(): boolean {
    return this.pending > 0;
  }

  /** Work on the table in its turn. */
  inTurn<X>(work: () => Promise<X>): Promise<X> {
    this.pending++;
    const result = this.tail.then(work);
    const done = (): void => {
      this.pending--;
    };
    this.tail = result.then(done, done);
    return result;
  }

  /** A person's command. Undefined when it is done, and durable. */
  command(asker: Asker, request: Command): Promise<Problem | undefined> {
    return this.happen((s) => factOf(s, asker, request), commandKey(asker, request.id));
  }

  /** Make a fact happen: check, apply, append, and only then tell. */
  happen(propose: (s: Session) => Fact | 'done' | Problem, command?: string): Promise<Problem | undefined> {
    return this.inTurn(async () => {
      try {
        if (this.unsure) await this.readMissing();
        for (let tries = 0; tries < TRIES; tries++) {
          const refused = await this.attempt(propose, command);
          // Another process may know more than we do: nobody is refused because of what we have not read yet.
          const again = refused === 'collision' || (refused !== undefined && this.services.shared);
          if (!again || ((await this.readMissing()) === 0 && refused !== 'collision')) return refused as Problem | undefined;
        }
        return problem('UNAVAILABLE');
      } catch (trouble) {
        return this.explain(trouble);
      }
    });
  }

  private async attempt(propose: (s: Session) => Fact | 'done' | Problem, command?: string): Promise<Problem | 'collision' | undefined> {
    const { services, session: before, game } = this;
    if (command !== undefined && this.done.has(command)) return undefined;
    const fact = propose(before);
    if (fact === 'done') return undefined;
    if ('code' in fact) return fact;
    const line: Line = { n: before.n, at: Math.max(services.now(), before.at), ...(command === undefined ? undefined : { command }), fact };
    const { after, game: told } = await services.engine.run(() => this.consider(line));
    if (isProblem(after)) return after;

    const notices = noticesOf(before, after, line);
    const lobby = SEEN_IN_LOBBY.includes(fact.is) || before.status !== after.status;
    const tell: Tell = { node: services.node, t: after.header.id, n: after.n, game: game.id, notices, lobby };
    const summary = changedSummary(before, after);
    const moved = summary && before.seats.some(({ person }, seat) => person !== after.seats[seat]!.person);
    const members = moved ? summary.places.flatMap((person) => person ?? []) : undefined;
    this.unsure = true;
    const ours = await services.journal.append({
      table: after.header.id,
      line,
      summary,
      ...(services.shared ? { tell: JSON.stringify(tell) } : undefined),
      ...(members ? { members } : undefined),
    });
    this.unsure = false;
    if (!ours) return 'collision';

    this.session = after;
    this.wrote = true;
    if (command !== undefined) this.done.add(command);
    if (this.done.size > 2 * REMEMBERED) this.done = new Set(after.done);
    services.metrics.count('epoque_lines_total', fact.is);
    if (after.n % SNAPSHOT_EVERY === 0) this.keepSnapshot(after);
    this.events.onChange({
      after,
      game: told,
      done() {
        services.notify(after.header.id, game.id, notices);
        if (lobby) services.lobbyChanged();
      },
    });
    return undefined;
  }

  /** Code of the game runs only in here and in what else goes through the engine. */
  private consider(line: Line): { after: Session | Problem; game: TableChange['game'] } {
    const after = advance(this.game, this.session, line);
    return { after, game: isProblem(after) ? new Map() : gameChanges(this.game, this.session, after, this.events.viewers()) };
  }

  /** The game as a viewer sees it in a session; undefined before the start. */
  async view(s: Session, viewer: Viewer): Promise<GameView | undefined> {
    const { play } = s;
    return this.archive?.view(viewer) ?? (play && this.services.engine.run(() => gameView(this.game, s, play, viewer)));
  }

  async past(s: Session, viewer: Viewer, ply: number): Promise<PastView | undefined> {
    return this.archive ? this.archive.past(ply) : this.services.engine.run(() => pastView(this.game, s, viewer, ply));
  }

  async record(): Promise<string> {
    return this.archive?.record ?? this.services.engine.run(() => recordOf(this.game, this.session));
  }

  /** Keep a finished game for the time when its rules have changed. */
  async keepArchive(): Promise<void> {
    const { session, game, services } = this;
    if (session.status === 'over' && session.play && !this.archive)
      await services.store.keepArchive(session.header.id, await services.engine.run(() => writeArchive(game, session)));
  }

  /** Read what other processes wrote; tells how many lines. Call in turn only. */
  private async readMissing(): Promise<number> {
    const { store, engine } = this.services;
    const lines = await store.linesSince(this.session.header.id, this.session.n);
    this.unsure = false;
    if (lines.length === 0) return 0;
    const before = this.session;
    const change = await engine.run((): TableChange => {
      const after = follow(this.game, before, lines);
      return { after, game: gameChanges(this.game, before, after, this.events.viewers()) };
    });
    this.session = change.after;
    this.wrote = false;
    this.done = new Set(this.session.done);
    this.events.onChange(change);
    return lines.length;
  }

  /** Another process says that the table has so many lines. */
  catchUp(n: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.session.n < n) await this.readMissing().catch((trouble) => this.explain(trouble));
    });
  }

  private keepSnapshot(session: Session): void {
    const { store, log } = this.services;
    store
      .keepSnapshot(session.header.id, session.n, JSON.stringify({ format: FORMAT, session }))
      .catch((trouble) => log.warn('snapshot not kept', { table: session.header.id, trouble }));
  }

  private explain(trouble: unknown): Problem {
    this.services.log.error('table in trouble', { table: this.session.header.id, trouble });
    this.services.metrics.count('epoque_trouble_total', trouble instanceof TooSlow ? 'engine' : 'store');
    return problem(trouble instanceof TooSlow ? 'TOO_SLOW' : 'UNAVAILABLE');
  }
}
