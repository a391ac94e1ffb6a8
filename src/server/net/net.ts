import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Aside, LIMITS, PATHS } from '../../protocol/index.js';
import type { Config } from '../config.js';
import { Hub } from '../run/hub.js';
import type { Notice } from '../run/notices.js';
import type { Services } from '../run/services.js';
import { ENDED, type Tell } from '../run/tell.js';
import { Connection, HEARTBEAT } from './connection.js';
import { isOwnOrigin, keyOf, personOf } from './identity.js';
import { Rates } from './rate.js';

/** Open sockets per address and per person: several tabs and devices, but no crowd. */
export const PER_ADDRESS = 200;
export const PER_PERSON = 20;
const LOBBY_PAUSE = 500;
const CATCH_UP = 500;
/** As long as somebody may be on his way in: longer than the store takes to say who he is. */
const ENDING = 60_000;

const NOBODY: ReadonlySet<Connection> = new Set();

/** All open pages of this process. */
export class Net {
  readonly hub: Hub;
  readonly rates: Rates;
  readonly services: Services;
  readonly heartbeat: number;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly connections = new Set<Connection>();
  /** The pages of each person who has any. */
  private readonly pages = new Map<string, Set<Connection>>();
  /** Pages that something goes to when the present turn of the event loop ends. */
  private unsent: Connection[] = [];
  /** Devices that were ended a moment ago: who is on his way in with one of them comes too late. */
  private readonly ended = new Set<string>();
  private lobbyTimer: NodeJS.Timeout | undefined;
  private readonly catchUpTimer: NodeJS.Timeout;
  private closing = false;

  constructor(
    services: Omit<Services, 'notify' | 'lobbyChanged' | 'endDevices'>,
    private readonly config: Pick<Config, 'origin' | 'trustProxy' | 'limitFactor'>,
    { heartbeat = HEARTBEAT, steady = () => performance.now() }: { readonly heartbeat?: number; steady?(): number } = {},
  ) {
    this.heartbeat = heartbeat;
    this.services = {
      ...services,
      notify: (table, game, notices) => this.notify(table, game, notices),
      lobbyChanged: () => this.lobbyChanged(),
      endDevices: (person, keys) => this.closePages(person, keys),
    };
    this.rates = new Rates(config.limitFactor, steady);
    this.hub = new Hub(this.services);
    this.catchUpTimer = setInterval(() => this.each((connection) => connection.catchUp()), CATCH_UP).unref();
    services.metrics.gauge('epoque_connections', 'Open sockets', () => this.connections.size);
    services.metrics.gauge('epoque_commits', 'Commits so far: fewer than lines, because they are grouped', () => services.journal.commits);
    services.metrics.gauge('epoque_engine_calls', 'Guarded calls of the rules so far, also grouped', () => services.engine.calls);
    services.metrics.gauge('epoque_tables', 'Tables in memory', () => this.hub.size);
  }

  /** The address behind a request; behind a proxy the one that the nearest proxy saw. */
  addressOf(request: IncomingMessage): string {
    const forwarded = this.config.trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return networkOf(forwarded || request.socket.remoteAddress || '');
  }

  /** A browser wants a socket. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const refusal = this.refusalOf(request);
    if (refusal) return refuse(socket, refusal);
    const address = this.addressOf(request);
    const person = await personOf(this.services, request).catch(() => 'away' as const);
    if (person === 'away') return refuse(socket, '503 Service Unavailable');
    const key = person && keyOf(request);
    // Ended while it was being looked up.
    if (key !== undefined && this.ended.has(key)) return refuse(socket, '401 Unauthorized');
    if (this.isCrowded(address, person?.id)) return refuse(socket, '429 Too Many Requests');
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, socket, this, address, person, key);
      this.connections.add(connection);
      if (person) this.pages.set(person.id, new Set(this.pagesOf(person.id)).add(connection));
      opened.on('close', () => this.forget(connection));
      if (this.closing) connection.close('goingAway');
    });
  }

  private refusalOf(request: IncomingMessage): string | undefined {
    if (this.closing) return '503 Service Unavailable';
    if ((request.url ?? '').split('?', 1)[0] !== PATHS.socket) return '404 Not Found';
    if (!isOwnOrigin(request, this.config.origin)) return '403 Forbidden';
    return undefined;
  }

  /** Those whom nobody knows share what their address may have; who is known has his own, whoever his neighbours are. */
  private isCrowded(address: string, person: string | undefined): boolean {
    const { limitFactor } = this.config;
    if (this.rates.take('connect', person === undefined ? { address } : { address: person, person }) !== undefined) return true;
    if (person !== undefined) return this.pagesOf(person).size >= PER_PERSON * Math.max(1, limitFactor);
    const strangers = this.count((other) => other.address === address && other.person === undefined);
    return limitFactor > 0 && strangers >= PER_ADDRESS * limitFactor;
  }

  /** A person has a new name: all its open pages use it from now on. */
  async rename(id: string, name: string): Promise<void> {
    await this.services.store.renamePerson(id, name);
    for (const page of this.pagesOf(id)) page.asker = { id, name };
  }

  /** Notes and mutes are the same on all pages of a person. */
  tellAside(table: string, person: string, aside: Aside): void {
    this.each((connection) => {
      if (connection.person === person && connection.watching.has(table)) connection.say({ kind: 'aside', table, aside });
    });
  }

  /** These devices are that person no longer: from now on, on every process, and on pages that are open. */
  async endDevices(person: string, keys: readonly string[]): Promise<void> {
    const { store, node, shared, own } = this.services;
    await store.removeDevices(person, keys);
    this.closePages(person, keys);
    for (let i = 0; shared && i < keys.length; i += ENDED) {
      const tell: Tell = { node, person, ended: keys.slice(i, i + ENDED) };
      own(store.tell(JSON.stringify(tell)), 'others not told who has signed out');
    }
  }

  private closePages(person: string, keys: readonly string[]): void {
    for (const key of keys) this.ended.add(key);
    const forget = (): void => {
      for (const key of keys) this.ended.delete(key);
    };
    setTimeout(forget, ENDING).unref();
    for (const page of this.pagesOf(person)) if (page.key !== undefined && keys.includes(page.key)) page.close('goingAway', 'signed-out');
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.catchUpTimer);
    clearTimeout(this.lobbyTimer);
    await this.hub.close();
    this.each((connection) => connection.close('goingAway'));
    this.sockets.close();
  }

  flushLater(connection: Connection): void {
    if (this.unsent.push(connection) === 1) setImmediate(this.flushAll);
  }

  private readonly flushAll = (): void => {
    const pages = this.unsent;
    this.unsent = [];
    for (const page of pages) page.flush();
  };

  private forget(connection: Connection): void {
    this.connections.delete(connection);
    if (connection.person !== undefined) this.forgetPage(connection.person, connection);
    for (const room of connection.watching.values()) room.unwatch(connection);
  }

  private pagesOf(person: string): ReadonlySet<Connection> {
    return this.pages.get(person) ?? NOBODY;
  }

  private forgetPage(person: string, page: Connection): void {
    const others = this.pages.get(person);
    others?.delete(page);
    if (others?.size === 0) this.pages.delete(person);
  }

  private each(work: (connection: Connection) => void): void {
    for (const connection of this.connections) work(connection);
  }

  private count(test: (connection: Connection) => boolean): number {
    let count = 0;
    this.each((connection) => {
      if (test(connection)) count++;
    });
    return count;
  }

  private notify(table: string, game: string, notices: readonly Notice[]): void {
    for (const { person, notice } of notices)
      for (const page of this.pagesOf(person)) page.say({ kind: 'notice', notice, table, game, at: this.services.now() });
  }

  private lobbyChanged(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      this.each((connection) => {
        if (connection.inLobby) connection.say({ kind: 'lobby-changed' });
      });
    }, LOBBY_PAUSE).unref();
  }
}

/** Who has one address of IPv6 has a whole /64: it counts as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
