import type { Bots } from '../bots/bot-pool.js';
import type { Games } from '../games.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Journal } from '../store/journal.js';
import type { Store } from '../store/store.js';
import type { PersonId } from '../table/facts.js';
import type { Chores } from './chores.js';
import type { Engine } from './engine.js';
import type { Notice } from './notices.js';
import type { Past } from './past.js';

/** What a table needs from its surroundings. */
export interface Services {
  /** The name of this process among its peers. */
  readonly node: string;
  /** Do other processes write to the same store? */
  readonly shared: boolean;
  readonly store: Store;
  readonly journal: Journal;
  readonly engine: Engine;
  readonly chores: Chores;
  readonly past: Past;
  readonly games: Games;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  /** A pause before a bot's move is shown, so that people can follow, in milliseconds. */
  readonly botPause: number;
  now(): number;
  /** Work that nobody waits for: whatever goes wrong in it is noted, and harms nothing else. */
  own(work: Promise<unknown>, what: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Tell people who are connected here. */
  notify(table: string, game: string, notices: readonly Notice[]): void;
  lobbyChanged(): void;
  /** Close the pages of these devices that are open here. */
  endDevices(person: PersonId, keys: readonly string[]): void;
}
