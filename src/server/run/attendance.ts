import type { Presence } from '../table/view.js';
import type { Audience } from './audience.js';
import type { Services } from './services.js';
import type { Tell } from './tell.js';

/** A process that has not repeated who is there for so long is gone. */
const SILENCE = 90_000;

/** Who follows a table: the pages of this process, and those that other processes tell of. */
export class Attendance {
  private readonly peers = new Map<string, { readonly at: number; readonly online: readonly string[]; readonly spectators: number }>();

  private counted: { readonly at: number; readonly presence: Omit<Presence, 'thinking' | 'fault'> } | undefined;

  constructor(
    private readonly table: string,
    private readonly audience: Audience,
    private readonly services: Services,
  ) {}

  /** Who is there at another process. */
  hear(node: string, online: readonly string[], spectators: number): void {
    this.peers.set(node, { at: this.services.now(), online, spectators });
  }

  /** Tell the other processes who is here; again now and then, because silence means gone. */
  tell(): void {
    const { node, shared, store } = this.services;
    if (!shared) return;
    const here = { node, t: this.table, online: this.audience.seated(), spectators: this.audience.spectators() };
    this.services.own(store.tell(JSON.stringify(here satisfies Tell)), 'others not told who is there', { table: this.table });
  }

  /** The same object as long as nobody comes or goes; processes that fall silent go too, so with others it is counted anew. */
  now(): Omit<Presence, 'thinking' | 'fault'> {
    if (!this.counted || this.peers.size > 0 || this.counted.at !== this.audience.changes)
      this.counted = { at: this.audience.changes, presence: this.count() };
    return this.counted.presence;
  }

  private count(): Omit<Presence, 'thinking' | 'fault'> {
    const online = new Set<string>(this.audience.seated());
    let spectators = this.audience.spectators();
    for (const peer of this.peers.values()) {
      if (peer.at < this.services.now() - SILENCE) continue;
      for (const person of peer.online) online.add(person);
      spectators += peer.spectators;
    }
    return { online, spectators };
  }
}
