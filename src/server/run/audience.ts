import type { Viewer } from '../../kernel/types.js';
import { diff, type GameView, type Patch, type Problem, type ServerMessage, type TableView } from '../../protocol/index.js';
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
  last: TableView;
}

/** The pages that follow one table, grouped by what they may see: each update is computed and written once per group. */
export class Audience {
  private readonly groups = new Map<Viewer, Group>();
  private readonly behind = new Set<Watcher>();

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

  /** Show a page the whole table; from here on it gets what changes. */
  add(watcher: Watcher, viewer: Viewer, view: TableView): void {
    this.remove(watcher);
    // The others of the group must stand at the same state before somebody joins them.
    if (this.groups.has(viewer)) this.publish(viewer, view);
    const group = this.groups.get(viewer) ?? { watchers: new Set(), seq: 0, last: view };
    this.groups.set(viewer, group);
    group.watchers.add(watcher);
    this.sendWhole(watcher, group);
  }

  remove(watcher: Watcher): boolean {
    this.behind.delete(watcher);
    for (const [viewer, { watchers }] of this.groups) {
      if (!watchers.delete(watcher)) continue;
      if (watchers.size === 0) this.groups.delete(viewer);
      return true;
    }
    return false;
  }

  dismiss(watcher: Watcher, problem: Problem): void {
    if (this.remove(watcher)) watcher.send(JSON.stringify({ kind: 'gone', table: this.table, problem } satisfies ServerMessage));
  }

  /**
   * Send a group what has changed since its last view, `where` the state of the game has, if that is known; pages that lag
   * behind get the whole when they can take it.
   */
  publish(viewer: Viewer, view: TableView, where?: Patch): void {
    const group = this.groups.get(viewer);
    if (!group) return;
    const change = changeOf(group.last, view, where);
    group.last = view;
    if (change === undefined) return;
    const update = { kind: 'update', table: this.table, seq: ++group.seq, at: this.now(), patch: change } satisfies ServerMessage;
    const message = JSON.stringify(update);
    for (const watcher of group.watchers) if (!this.behind.has(watcher) && !watcher.send(message)) this.behind.add(watcher);
  }

  /** What the pages of a viewer show of the game. */
  gameOf(viewer: Viewer): GameView | undefined {
    return this.groups.get(viewer)?.last.game;
  }

  /** The page can take messages again, or asks for the present state. */
  resend(watcher: Watcher): void {
    for (const group of this.groups.values()) if (group.watchers.has(watcher)) this.sendWhole(watcher, group);
  }

  private sendWhole(watcher: Watcher, { seq, last }: Group): void {
    const message = JSON.stringify({ kind: 'table', seq, at: this.now(), view: last } satisfies ServerMessage);
    if (watcher.send(message)) this.behind.delete(watcher);
    else this.behind.add(watcher);
  }
}

function changeOf(last: TableView, view: TableView, where: Patch | undefined): Patch | undefined {
  if (!where || !last.game || !view.game) return diff(last, view);
  const { view: seen } = last.game;
  const rest = diff(last, { ...view, game: { ...view.game, view: seen } }) as { readonly game?: object } | undefined;
  const state = diff(seen, view.game.view, where);
  return state ? { ...rest, game: { ...rest?.game, view: state } } : rest;
}
