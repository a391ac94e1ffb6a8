import type { Viewer } from '../../kernel/types.js';
import type { Problem, ServerMessage, TableView } from '../../protocol/index.js';
import type { PersonId } from '../table/facts.js';

/** A page that follows a table. */
export interface Watcher {
  readonly person?: PersonId;
  /** False when the page is too slow to take it: it gets the whole table later. */
  send(message: string): boolean;
}

interface Group {
  readonly watchers: Set<Watcher>;
  seq: number;
}

/** The pages that follow one table, grouped by what they may see: each update is written once per group. */
export class Audience {
  private readonly groups = new Map<Viewer, Group>();
  private readonly behind = new Set<Watcher>();
  /** Counts comings and goings. */
  changes = 0;

  constructor(
    private readonly table: string,
    private readonly now: () => number,
  ) {}

  get size(): number {
    let size = 0;
    for (const { watchers } of this.groups.values()) size += watchers.size;
    return size;
  }

  viewers(): Viewer[] {
    return [...this.groups.keys()];
  }

  /** Every page with what it sees; it may be removed meanwhile. */
  each(work: (watcher: Watcher, viewer: Viewer) => void): void {
    for (const [viewer, { watchers }] of this.groups) for (const watcher of watchers) work(watcher, viewer);
  }

  persons(): PersonId[] {
    const found = new Set<PersonId>();
    this.each(({ person }) => person !== undefined && found.add(person));
    return [...found];
  }

  spectators(): number {
    return this.groups.get('spectator')?.watchers.size ?? 0;
  }

  viewerOf(watcher: Watcher): Viewer | undefined {
    for (const [viewer, { watchers }] of this.groups) if (watchers.has(watcher)) return viewer;
    return undefined;
  }

  /** Let a page follow the table from here on. The whole table must be shown to it before anything changes. */
  add(watcher: Watcher, viewer: Viewer): void {
    this.remove(watcher);
    const group = this.groups.get(viewer) ?? { watchers: new Set(), seq: 0 };
    this.groups.set(viewer, group);
    group.watchers.add(watcher);
    this.changes++;
  }

  remove(watcher: Watcher): boolean {
    this.behind.delete(watcher);
    for (const [viewer, { watchers }] of this.groups) {
      if (!watchers.delete(watcher)) continue;
      if (watchers.size === 0) this.groups.delete(viewer);
      this.changes++;
      return true;
    }
    return false;
  }

  dismiss(watcher: Watcher, problem: Problem): void {
    if (this.remove(watcher)) watcher.send(JSON.stringify({ kind: 'gone', table: this.table, problem } satisfies ServerMessage));
  }

  /** Send a group what has changed, a patch as text; pages that lag behind get the whole when they can take it. */
  update(viewer: Viewer, patch: string): void {
    const group = this.groups.get(viewer);
    if (!group) return;
    const message = `{"kind":"update","table":"${this.table}","seq":${++group.seq},"at":${this.now()},"patch":${patch}}`;
    for (const watcher of group.watchers) if (!this.behind.has(watcher) && !watcher.send(message)) this.behind.add(watcher);
  }

  /** Show a page the whole table as it stands after the last update: it is new, could not take an update, or asks for it. */
  show(watcher: Watcher, view: TableView): void {
    const group = this.groups.get(view.viewer);
    if (!group?.watchers.has(watcher)) return;
    const message = JSON.stringify({ kind: 'table', seq: group.seq, at: this.now(), view } satisfies ServerMessage);
    if (watcher.send(message)) this.behind.delete(watcher);
    else this.behind.add(watcher);
  }
}
