import type { Viewer } from '../../kernel/types.js';
import type { PastView, Problem, TableView } from '../../protocol/index.js';
import { dueAt, dueFact } from '../table/due.js';
import { delayOf, viewerOf } from '../table/looking.js';
import type { Session } from '../table/session.js';
import { type SharedView, sharedView, tableView } from '../table/view.js';
import { Attendance } from './attendance.js';
import { Audience, type Watcher } from './audience.js';
import { BotDriver } from './bot-driver.js';
import { type DelayedFeed, openDelayed } from './delayed.js';
import { LiveTable } from './live-table.js';
import type { Services } from './services.js';

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
  private delayed: DelayedFeed | undefined;
  private timer: NodeJS.Timeout | undefined;
  private presenceTimer: NodeJS.Timeout | undefined;

  private constructor(
    id: string,
    private readonly services: Services,
  ) {
    this.used = services.now();
    this.audience = new Audience(id, () => services.now());
    this.attendance = new Attendance(id, this.audience, services);
  }

  static async open(id: string, services: Services): Promise<Room | Problem> {
    const room = new Room(id, services);
    const table = await LiveTable.load(id, services, {
      viewers: () => room.audience.viewers().filter((viewer) => !room.isDelayed(viewer)),
      gameOf: (viewer) => room.audience.gameOf(viewer),
      onChange: () => room.changed(),
    });
    if (!(table instanceof LiveTable)) return table;
    room.table = table;
    room.bots = new BotDriver(table, services, () => room.presenceChanged());
    room.wake();
    return room;
  }

  get idle(): boolean {
    return this.audience.size === 0 && !this.table.busy;
  }

  /** Let a page follow the table, from its person's seat or from outside. */
  watch(watcher: Watcher): Promise<Problem | undefined> {
    this.used = this.services.now();
    return this.table.inTurn(async () => {
      const viewer = viewerOf(this.table.session, watcher.person);
      if (typeof viewer === 'object') return viewer;
      this.audience.add(watcher, viewer, await this.present(viewer));
      this.announce();
      return undefined;
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.audience.remove(watcher)) return;
    if (this.audience.spectators() === 0) this.closeDelayed();
    this.announce();
  }

  resend(watcher: Watcher): void {
    this.audience.resend(watcher);
  }

  /** An earlier moment as this page may see it; undefined when it follows the table from nowhere, or when there is no such moment. */
  async past(watcher: Watcher, ply: number): Promise<PastView | undefined> {
    const viewer = this.audience.viewerOf(watcher);
    const session = this.sessionFor(viewer);
    return session && this.table.past(session, viewer!, ply);
  }

  /** The whole game, for those who may follow it, once it is over for them too. */
  async record(watcher: Watcher): Promise<string | undefined> {
    const session = this.sessionFor(this.audience.viewerOf(watcher));
    return session?.status === 'over' && session.play ? this.table.record() : undefined;
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
    if (dueFact(table.session, services.now())) void table.happen((s) => dueFact(s, services.now()) ?? 'done');
    void this.bots.wake();
    this.timer = setTimeout(() => this.wake(), Math.min(LOOK_AGAIN, Math.max(50, due - services.now()))).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.presenceTimer);
    this.bots.stop();
    this.closeDelayed();
  }

  private changed(): void {
    this.used = this.services.now();
    this.delayed?.add(this.table.session);
    this.publish();
    this.table.fresh.clear();
    this.regroup();
    this.wake();
  }

  private publish(): void {
    const { session, fresh, where } = this.table;
    const shared = this.shared(session);
    for (const viewer of this.audience.viewers()) {
      const game = fresh.get(viewer) ?? this.audience.gameOf(viewer);
      // A page that came meanwhile has its own whole view on the way.
      if (!this.isDelayed(viewer) && (game || !session.play)) this.audience.publish(viewer, tableView(shared, viewer, game), where);
    }
  }

  /** Joining, leaving and the start change what a page may see. */
  private regroup(): void {
    this.audience.each((watcher, viewer) => {
      const now = viewerOf(this.table.session, watcher.person);
      if (typeof now === 'object') this.audience.dismiss(watcher, now);
      else if (now !== viewer || (this.isDelayed(now) && !this.delayed)) void this.watch(watcher);
    });
  }

  private presenceChanged(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined;
      this.publish();
    }, PRESENCE_PAUSE).unref();
  }

  private isDelayed(viewer: Viewer): boolean {
    return viewer === 'spectator' && delayOf(this.table.session) > 0;
  }

  /** The table as a viewer may know it: late spectators see an earlier one. */
  private sessionFor(viewer: Viewer | undefined): Session | undefined {
    if (viewer === undefined) return undefined;
    return this.isDelayed(viewer) ? this.delayed?.session : this.table.session;
  }

  /** What a page sees that begins to follow the table now; the first late spectator opens the feed. */
  private async present(viewer: Viewer): Promise<TableView> {
    if (!this.isDelayed(viewer))
      return tableView(this.shared(this.table.session), viewer, await this.table.view(this.table.session, viewer));
    this.delayed ??= await openDelayed(this.table, this.services, delayOf(this.table.session), (feed) => void this.showDelayed(feed));
    return this.lateView(this.delayed.session);
  }

  private async showDelayed(feed: DelayedFeed): Promise<void> {
    const view = await this.lateView(feed.session);
    if (this.delayed === feed) this.audience.publish('spectator', view);
  }

  private async lateView(session: Session): Promise<TableView> {
    // That a bot thinks now would tell late spectators whose turn it is now.
    return tableView({ ...this.shared(session), thinking: [] }, 'spectator', await this.table.view(session, 'spectator'));
  }

  private closeDelayed(): void {
    this.delayed?.close();
    this.delayed = undefined;
  }

  private shared(session: Session): SharedView {
    return sharedView(session, { ...this.attendance.now(), thinking: this.bots.thinking });
  }
}
