import type { Viewer } from '../../kernel/types.js';
import { diff, type Problem, type TableView } from '../../protocol/index.js';
import { dueAt, dueFact } from '../table/due.js';
import { delayOf, viewerOf } from '../table/looking.js';
import type { Session } from '../table/session.js';
import { type Presence, type Shown, sharedView, show, tableView } from '../table/view.js';
import { Attendance } from './attendance.js';
import { Audience, type Watcher } from './audience.js';
import { BotDriver } from './bot-driver.js';
import { DelayedFeed, seatsAtStart } from './delayed.js';
import { LiveTable, type Looker, type TableChange } from './live-table.js';
import type { Services } from './services.js';
import { Turns } from './turns.js';

/** Timers look again at least this often, so that a changed system clock does no lasting harm. */
const LOOK_AGAIN = 60_000;
/** Comings and goings are shown together. */
const PRESENCE_PAUSE = 100;

/** A table in use: the pages that follow it, its bots, its clock. */
export class Room {
  table!: LiveTable;
  used: number;
  private readonly audience: Audience;
  private readonly attendance: Attendance;
  private bots!: BotDriver;
  /** What the pages have been told of the table, without the game. */
  private told!: Shown;
  private delayed: DelayedFeed | undefined;
  /** What late spectators have been shown. */
  private late: TableView | undefined;
  /** The same as text: all of them are shown the same. */
  private lateText = '';
  private readonly lateTurns = new Turns();
  private fault: Presence['fault'];
  private timer: NodeJS.Timeout | undefined;
  private presenceTimer: NodeJS.Timeout | undefined;

  private constructor(
    id: string,
    private readonly services: Services,
  ) {
    this.used = services.now();
    this.audience = new Audience(
      id,
      () => this.table.time(),
      (person) => viewerOf(this.table.session, person),
    );
    this.attendance = new Attendance(id, this.audience, services);
  }

  static async open(id: string, services: Services): Promise<Room | Problem> {
    const room = new Room(id, services);
    const table = await LiveTable.load(id, services, {
      viewers: () => room.audience.viewers().filter((viewer) => !room.isDelayed(viewer)),
      onChange: (change) => room.changed(change),
      onFault: (fault) => room.failed(fault),
    });
    if (!(table instanceof LiveTable)) return table;
    room.table = table;
    room.bots = new BotDriver(table, services, () => room.presenceChanged());
    room.told = show(table.session, room.presence());
    room.wake();
    return room;
  }

  get idle(): boolean {
    return this.audience.size === 0 && !this.table.turns.busy;
  }

  /** Let a page follow the table, from its person's seat or from outside. */
  async watch(watcher: Watcher): Promise<Problem | undefined> {
    this.used = this.services.now();
    const refused = await this.table.turns.run(async () => {
      const viewer = viewerOf(this.table.session, watcher.person);
      if (typeof viewer === 'object') return viewer;
      // Who has closed his page while he waited for his turn is not waited for by anybody.
      if (!watcher.open) return undefined;
      this.audience.add(watcher, viewer);
      await this.show(watcher, viewer);
      this.announce();
      return undefined;
    });
    if (!refused) await this.showLate(watcher);
    return refused;
  }

  unwatch(watcher: Watcher): void {
    if (this.audience.remove(watcher)) this.announce();
  }

  /** Show a page the present state once more: it asks for it, or can take messages again. */
  async resend(watcher: Watcher): Promise<void> {
    await this.table.turns.run(async () => {
      const viewer = this.audience.viewerOf(watcher);
      if (viewer !== undefined) await this.show(watcher, viewer);
    });
    await this.showLate(watcher);
  }

  /** Earlier moments as this page may see them; undefined when it follows the table from nowhere, or when there are no such moments. */
  async past(watcher: Watcher, from: number, to: number): Promise<string | undefined> {
    const viewer = this.audience.viewerOf(watcher);
    const session = this.sessionFor(viewer);
    return session && this.table.past(session, viewer!, from, to, lookerOf(watcher, viewer!));
  }

  /** The whole game, for those who may follow it, once it is over for them too. */
  async record(watcher: Watcher): Promise<string | undefined> {
    const viewer = this.audience.viewerOf(watcher);
    const session = this.sessionFor(viewer);
    return session?.status === 'over' && session.play ? this.table.record(lookerOf(watcher, viewer!)) : undefined;
  }

  peerPresence(node: string, online: readonly string[], spectators: number): void {
    this.attendance.hear(node, online, spectators);
    this.presenceChanged();
  }

  announce(): void {
    this.attendance.tell();
    this.presenceChanged();
  }

  /** Do what is due: time-outs, expiry, bots. */
  wake(): void {
    clearTimeout(this.timer);
    const { services, table } = this;
    const due = dueAt(table.session);
    if (due === null) return;
    const { id } = table.session.header;
    if (dueFact(table.session, table.time()))
      services.own(
        table.happen((s) => dueFact(s, table.time()) ?? 'done'),
        'what was due did not happen',
        { table: id },
      );
    services.own(this.bots.wake(), 'bots in trouble', { table: id });
    this.timer = setTimeout(() => this.wake(), Math.min(LOOK_AGAIN, Math.max(50, due - table.time()))).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.presenceTimer);
    this.bots.stop();
    this.delayed?.close();
  }

  private changed({ after, lines, game }: TableChange): void {
    const { session: before } = this.told;
    this.used = this.services.now();
    this.delayed?.add(lines);
    this.fault = undefined;
    // First who sits where, in the same breath, and only then what is told: nobody hears a word from a place that is no longer his.
    const moved = before.seats !== after.seats || before.status !== after.status ? this.rearrange() : [];
    this.publish(after, game);
    for (const watcher of moved) this.services.own(this.resend(watcher), 'page not shown its table', { table: after.header.id });
    this.wake();
  }

  /** Joining, leaving and the start change what a page may see. */
  private rearrange(): Watcher[] {
    const moved = this.audience.rearrange();
    if (moved.length > 0) this.attendance.tell();
    // From the start on late spectators see the table in their own time.
    return this.isDelayed('spectator') && !this.late ? [...new Set([...moved, ...this.audience.interrupt('spectator')])] : moved;
  }

  /** Tell the pages what has changed: of the table, which all see alike, and of the game. */
  private publish(session: Session, game?: TableChange['game']): void {
    const before = this.told;
    this.told = show(session, this.presence(), before);
    const change = before.view === this.told.view ? undefined : diff(before.view, this.told.view);
    const table = change && JSON.stringify(change).slice(0, -1);
    for (const viewer of this.audience.viewers()) {
      const seen = game?.get(viewer);
      if ((!table && !seen) || this.isDelayed(viewer)) continue;
      this.audience.update(viewer, seen ? `${table ? `${table},` : '{'}"game":${seen}}` : `${table}}`);
    }
  }

  /** What was tried did not work and will not by itself; the next change of the table shows that it goes on. */
  private failed(fault: Presence['fault']): void {
    this.fault = fault;
    this.presenceChanged();
  }

  private presenceChanged(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined;
      this.publish(this.table.session);
    }, PRESENCE_PAUSE).unref();
  }

  private isDelayed(viewer: Viewer): boolean {
    return viewer === 'spectator' && delayOf(this.table.session) > 0 && !this.table.archive;
  }

  /** The table as a viewer may know it: late spectators see an earlier one. */
  private sessionFor(viewer: Viewer | undefined): Session | undefined {
    if (viewer === undefined) return undefined;
    return this.isDelayed(viewer) ? this.delayed?.shown : this.table.session;
  }

  /** Show a page the whole table as it stands, from where it follows on. Call in turn only. */
  private async show(watcher: Watcher, viewer: Viewer): Promise<void> {
    if (this.isDelayed(viewer)) return;
    const game = await this.table.view(this.table.session, viewer, (ms) => watcher.spend(ms));
    const begun = performance.now();
    // Somebody may have come meanwhile: what the others have been told by now is what counts.
    this.audience.show(watcher, tableView(this.told.view, viewer, game));
    watcher.spend(performance.now() - begun);
  }

  /** Late spectators have turns of their own: nothing at the table waits for them. The first of them opens the feed. */
  private async showLate(watcher: Watcher): Promise<void> {
    const viewer = this.audience.viewerOf(watcher);
    if (viewer === undefined || !this.isDelayed(viewer)) return;
    await this.lateTurns.run(async () => {
      if (!this.late || this.delayed?.isDue) await this.turnLate();
      const begun = performance.now();
      this.audience.show(watcher, this.late!, this.lateText);
      watcher.spend(performance.now() - begun);
    });
  }

  /** The time of some lines has come: late spectators see them, if there are any. */
  private followLate(): Promise<void> {
    return this.lateTurns.run(async () => {
      if (this.audience.spectators() > 0) await this.turnLate();
      else {
        this.late = undefined;
        this.lateText = '';
      }
    });
  }

  private async turnLate(): Promise<void> {
    const before = this.late;
    this.late = await this.lateView();
    this.lateText = JSON.stringify(this.late);
    const change = before && diff(before, this.late);
    if (change) this.audience.update('spectator', JSON.stringify(change));
  }

  private async lateView(): Promise<TableView> {
    const { table, services } = this;
    this.delayed ??= new DelayedFeed(table, services, delayOf(table.session), () =>
      services.own(this.followLate(), 'late spectators not shown the table', { table: table.session.header.id }),
    );
    const session = await this.delayed.advance();
    // Where nobody had begun yet, late spectators wait for the start: they cannot sit down any more.
    const seen: Session = session.status === 'waiting' ? { ...session, status: 'playing', seats: seatsAtStart(table.session) } : session;
    // That a bot thinks now would tell late spectators whose turn it is now.
    const shared = sharedView(seen, { ...this.presence(), thinking: [] });
    return tableView(shared, 'spectator', await table.view(session, 'spectator'));
  }

  /** The same object as long as nothing changes. */
  private presence(): Presence {
    const { online, spectators } = this.attendance.now();
    const { thinking } = this.bots;
    const { fault } = this;
    const last = this.told?.presence;
    return last?.online === online && last.spectators === spectators && last.thinking === thinking && last.fault === fault
      ? last
      : { online, spectators, thinking, ...(fault ? { fault } : undefined) };
  }
}

/** Who plays at the table looks back first, strangers last. */
const lookerOf = (watcher: Watcher, viewer: Viewer): Looker => ({
  rank: viewer !== 'spectator' ? 'player' : watcher.person === undefined ? 'stranger' : 'person',
  owner: watcher.person ?? watcher.address,
  spend: (ms) => watcher.spend(ms),
});
