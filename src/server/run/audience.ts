import type { Viewer } from '../../kernel/types.js';
import type { Problem, ServerMessage, TableView } from '../../protocol/index.js';
import type { PersonId } from '../table/facts.js';

/** A page that follows a table. */
export interface Watcher {
  readonly person?: PersonId;
  readonly address: string;
  /** False once its socket is closed. */
  readonly open: boolean;
  /** So many milliseconds were used for what it asked to see. */
  spend(ms: number): void;
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
  /** Pages that must be shown the whole table before they can be told of a change: they are new, have changed their place, or were too slow. */
  private readonly behind = new Set<Watcher>();
  /** Counts comings and goings. */
  changes = 0;

  constructor(
    private readonly table: string,
    private readonly now: () => number,
    /** From where a person sees the table at this moment, or why not at all. */
    private readonly placeOf: (person: PersonId | undefined) => Viewer | Problem,
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

  /** Those who sit at the table and have it before them. */
  seated(): PersonId[] {
    const found = new Set<PersonId>();
    this.each(({ person }, viewer) => viewer !== 'spectator' && person !== undefined && found.add(person));
    return [...found];
  }

  spectators(): number {
    return this.groups.get('spectator')?.watchers.size ?? 0;
  }

  viewerOf(watcher: Watcher): Viewer | undefined {
    for (const [viewer, { watchers }] of this.groups) if (watchers.has(watcher)) return viewer;
    return undefined;
  }

  /** Let a page follow the table from this place. It hears nothing until the whole table is shown to it. */
  add(watcher: Watcher, viewer: Viewer): void {
    if (this.groups.get(viewer)?.watchers.has(watcher)) return;
    this.remove(watcher);
    const group = this.groups.get(viewer) ?? { watchers: new Set(), seq: 0 };
    this.groups.set(viewer, group);
    group.watchers.add(watcher);
    this.behind.add(watcher);
    this.changes++;
  }

  /** Seats have changed hands: everybody goes to his present place, or has to leave. Gives those who must be shown the table anew. */
  rearrange(): Watcher[] {
    const moved: Watcher[] = [];
    const all: [Watcher, Viewer][] = [];
    this.each((watcher, viewer) => all.push([watcher, viewer]));
    for (const [watcher, viewer] of all) {
      const place = this.placeOf(watcher.person);
      if (typeof place === 'object') this.dismiss(watcher, place);
      else if (place !== viewer) {
        this.add(watcher, place);
        moved.push(watcher);
      }
    }
    return moved;
  }

  /** What this viewer has seen so far is no longer the base of what he sees next. Gives those who must be shown the table anew. */
  interrupt(viewer: Viewer): Watcher[] {
    const watchers = [...(this.groups.get(viewer)?.watchers ?? [])];
    for (const watcher of watchers) this.behind.add(watcher);
    return watchers;
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
    for (const watcher of group.watchers)
      if (!this.behind.has(watcher) && !(this.sits(watcher, viewer) && watcher.send(message))) this.behind.add(watcher);
  }

  /** Show a page the whole table as it stands after the last update: it is new, could not take an update, or asks for it. */
  show(watcher: Watcher, view: TableView, text = JSON.stringify(view)): void {
    const group = this.groups.get(view.viewer);
    if (!group?.watchers.has(watcher) || !this.sits(watcher, view.viewer)) return;
    const message = `{"kind":"table","seq":${group.seq},"at":${this.now()},"view":${text}}`;
    if (watcher.send(message)) this.behind.delete(watcher);
    else this.behind.add(watcher);
  }

  /** Whatever the groups say: what is sent is addressed to who has the right to it in the moment of sending. */
  private sits({ person }: Watcher, viewer: Viewer): boolean {
    return this.placeOf(person) === viewer;
  }
}
