import type { Viewer } from '../../kernel/types.js';
import type { GameView, PastView, Problem, TableView } from '../../protocol/index.js';
import { dueAt, dueFact } from '../table/due.js';
import { problem } from '../table/outcome.js';
import { type Session, seatOf } from '../table/session.js';
import { tableView } from '../table/view.js';
import { Audience, type Watcher } from './audience.js';
import { BotDriver } from './bot-driver.js';
import { type DelayedFeed, openDelayed } from './delayed.js';
import { LiveTable } from './live-table.js';
import type { Services } from './services.js';

/** Timers look again at least this often, so that a changed system clock does no lasting harm. */
const LOOK_AGAIN = 60_000;
/** Comings and goings are shown together. */
const PRESENCE_PAUSE = 100;
/** A process that has not repeated who is there for so long is gone. */
const PEER_SILENCE = 90_000;

/** A table in use: the pages that follow it, its bots, its clock. */
export class Room {
  table!: LiveTable;
  used: number;
  private readonly audience: Audience;
  private bots!: BotDriver;
  private views = new Map<Viewer, GameView>();
  private delayed: DelayedFeed | undefined;
  private timer: NodeJS.Timeout | undefined;
  private presenceTimer: NodeJS.Timeout | undefined;
  private readonly peers = new Map<string, { readonly at: number; readonly online: readonly string[]; readonly spectators: number }>();

  private constructor(
    id: string,
    private readonly services: Services,
  ) {
    this.used = services.now();
    this.audience = new Audience(id, () => services.now());
  }

  static async open(id: string, services: Services): Promise<Room | Problem> {
    const room = new Room(id, services);
    const table = await LiveTable.load(id, services, {
      viewers: () => room.audience.viewers().filter((viewer) => !room.isDelayed(viewer)),
      onChange: (views) => room.changed(views),
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
      const viewer = this.viewerFor(watcher);
      if (typeof viewer === 'object') return viewer;
      const shown = this.isDelayed(viewer) ? await this.delayedSession() : this.table.session;
      const view = await this.table.view(shown, viewer);
      if (view && !this.isDelayed(viewer)) this.views.set(viewer, view);
      this.audience.add(watcher, viewer, this.viewFor(shown, viewer, view));
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
    const session = viewer !== undefined && this.isDelayed(viewer) ? this.delayed?.session : this.table.session;
    return viewer === undefined || !session ? undefined : this.table.past(session, viewer, ply);
  }

  /** The whole game, for those who may follow it, once it is over for them too. */
  async record(watcher: Watcher): Promise<string | undefined> {
    const viewer = this.audience.viewerOf(watcher);
    const session = viewer !== undefined && this.isDelayed(viewer) ? this.delayed?.session : this.table.session;
    return viewer === undefined || session?.status !== 'over' || !session.play ? undefined : this.table.record();
  }

  /** Who is there at another process. */
  peerPresence(node: string, online: readonly string[], spectators: number): void {
    this.peers.set(node, { at: this.services.now(), online, spectators });
    this.presenceChanged();
  }

  /** Tell the other processes who is here; again now and then, because silence means gone. */
  announce(): void {
    if (this.services.shared) {
      const tell = {
        node: this.services.node,
        t: this.table.session.header.id,
        online: this.audience.persons(),
        spectators: this.audience.spectators(),
      };
      this.services.store.tell(JSON.stringify(tell)).catch(() => undefined);
    }
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
    this.timer = setTimeout(() => this.wake(), Math.min(LOOK_AGAIN, Math.max(50, due - services.now())));
    this.timer.unref();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.presenceTimer);
    this.bots.stop();
    this.closeDelayed();
  }

  private changed(views: ReadonlyMap<Viewer, GameView>): void {
    this.used = this.services.now();
    this.views = new Map(views);
    this.delayed?.add(this.table.session);
    this.publish();
    this.regroup();
    this.wake();
  }

  private publish(): void {
    const { session } = this.table;
    for (const viewer of this.audience.viewers()) {
      const view = this.views.get(viewer);
      // A page that came meanwhile has its own whole view on the way.
      if (!this.isDelayed(viewer) && (view || !session.play)) this.audience.publish(viewer, this.viewFor(session, viewer, view));
    }
  }

  /** Joining, leaving and the start change what a page may see. */
  private regroup(): void {
    for (const { watcher, viewer } of this.audience.watchers()) {
      const now = this.viewerFor(watcher);
      if (typeof now === 'object') this.audience.dismiss(watcher, now);
      else if (now !== viewer || (this.isDelayed(now) && !this.delayed)) void this.watch(watcher);
    }
  }

  private viewerFor(watcher: Watcher): Viewer | Problem {
    const { session } = this.table;
    const seat = seatOf(session, watcher.person);
    if (seat !== undefined) return seat;
    // Before the start everybody with the link must be able to see where he may sit.
    return session.status === 'waiting' || session.header.settings.spectators.allowed ? 'spectator' : problem('NO_SPECTATORS');
  }

  private presence() {
    const here = this.audience.persons();
    const since = this.services.now() - PEER_SILENCE;
    const peers = [...this.peers.values()].filter(({ at }) => at >= since);
    return {
      online: new Set([...here, ...peers.flatMap(({ online }) => online)]),
      thinking: this.bots.thinking,
      spectators: this.audience.spectators() + peers.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  private presenceChanged(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined;
      this.publish();
    }, PRESENCE_PAUSE).unref();
  }

  private get delay(): number {
    const { spectators } = this.table.session.header.settings;
    return spectators.allowed ? spectators.delay * 1000 : 0;
  }

  private isDelayed(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.delay > 0 && this.table.session.status !== 'waiting';
  }

  private closeDelayed(): void {
    this.delayed?.close();
    this.delayed = undefined;
  }

  /** What spectators of a delayed table see now; the first of them opens the feed. */
  private async delayedSession(): Promise<Session> {
    this.delayed ??= await openDelayed(this.table, this.services, this.delay, (feed) => void this.showDelayed(feed));
    return this.delayed.session;
  }

  private async showDelayed(feed: DelayedFeed): Promise<void> {
    const { session } = feed;
    const view = await this.table.view(session, 'spectator');
    if (this.delayed === feed) this.audience.publish('spectator', this.viewFor(session, 'spectator', view));
  }

  private viewFor(session: Session, viewer: Viewer, view: GameView | undefined): TableView {
    const presence = this.presence();
    // That a bot thinks now would tell late spectators whose turn it is now.
    return tableView(session, viewer, this.isDelayed(viewer) ? { ...presence, thinking: [] } : presence, view);
  }
}
