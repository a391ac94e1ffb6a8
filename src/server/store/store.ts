import type { Aside, Settings, TableCard } from '../../protocol/index.js';
import type { Header, Line, PersonId } from '../table/facts.js';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

/** A cookie or a return link, hashed. */
export interface NewKey {
  readonly key: string;
  readonly person: PersonId;
  readonly kind: 'device' | 'link';
  /** What the device is, as far as it says so. */
  readonly device?: string;
  /** It came by a return link. */
  readonly byLink?: boolean;
}

export interface Device {
  readonly key: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly byLink: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** How long a cookie or a link counts at most, and how long without being used. */
export const LIFETIME = { most: 400 * DAY, idle: 120 * DAY, noted: 60 * 60 * 1000 } as const;

/** What lists and the server's own clock need to know of a table without reading its log. */
export interface Summary {
  readonly status: TableCard['status'];
  readonly ending?: TableCard['ending'];
  readonly due: number | null;
  readonly updated: number;
  readonly card: Omit<TableCard, 'mySeat' | 'myTurn'>;
  /** Who sits where. */
  readonly places: readonly (PersonId | null)[];
  /** Seats that must answer. */
  readonly turn: readonly number[];
}

export interface NewTable {
  readonly header: Header;
  /** The command that asked for it: the same command makes one table, however often it comes. */
  readonly made: string;
  readonly summary: Summary;
}

/** One more line of a log. */
export interface Append {
  readonly table: string;
  readonly line: Line;
  /** Only when it has changed: most moves are one of several in a turn, and change nothing that lists show. */
  readonly summary?: Summary;
  /** Only when who belongs to the table has changed. */
  readonly members?: readonly PersonId[];
  /** What other processes are told together with the line, if there are any. */
  readonly tell?: string;
}

export interface Stored {
  readonly header: Header;
  /** The table as it was after some lines, as JSON, if one was kept. */
  readonly snapshot?: string;
  /** The lines since then. */
  readonly lines: readonly Line[];
}

export interface ListFilter {
  readonly game?: Settings['game'];
  readonly limit: number;
}

/** Everything that must not be lost. One interface, two databases, one contract suite. */
export interface Store {
  addPerson(person: Person, key: string, at: number, device?: string): Promise<void>;
  renamePerson(person: PersonId, name: string): Promise<void>;
  /** Whose cookie or return link this is, unless it is too old or was left alone for too long; `at` is noted now and then. */
  findPerson(key: string, kind: 'device' | 'link', at: number): Promise<Person | undefined>;
  addKey(key: NewKey, at: number): Promise<void>;
  /** The devices of a person, the one that was here last first. */
  devices(person: PersonId): Promise<Device[]>;
  /** They are that person no longer. */
  removeDevices(person: PersonId, keys: readonly string[]): Promise<void>;
  removeLinks(person: PersonId): Promise<void>;

  /** The id of the table that this command made, now or earlier. */
  addTable(table: NewTable): Promise<string>;
  loadTable(id: string): Promise<Stored | undefined>;
  linesSince(id: string, n: number): Promise<Line[]>;
  /** For each line: was its number still free? Durable when it returns; lines of different tables do not hinder each other. */
  append(lines: readonly Append[]): Promise<boolean[]>;
  keepSnapshot(id: string, n: number, body: string): Promise<void>;
  /** The whole finished game as it was, position by position; kept once and never changed. */
  keepArchive(id: string, body: string): Promise<void>;
  archive(id: string): Promise<string | undefined>;
  /** Some tables whose game is over and has no archive yet, the longest finished first. */
  unarchived(limit: number): Promise<string[]>;
  /** Tables at which the server itself must do something by now. */
  due(now: number, limit: number): Promise<string[]>;

  openTables(filter: ListFilter): Promise<Summary[]>;
  finishedTables(filter: ListFilter): Promise<Summary[]>;
  tablesOf(person: PersonId, filter: ListFilter): Promise<Summary[]>;

  aside(table: string, person: PersonId): Promise<Aside>;
  /** From what is kept to something else, in one piece: two pages of one person may change it at the same moment. */
  changeAside(table: string, person: PersonId, change: (aside: Aside) => Aside): Promise<Aside>;

  /** The time of the newest thing that is kept; 0 when there is nothing. */
  newest(): Promise<number>;

  /** Tell the other processes something that is not kept. */
  tell(payload: string): Promise<void>;
  listen(onTell: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Does the database answer, and can it be written to? */
  check(): Promise<void>;
  close(): Promise<void>;
}
