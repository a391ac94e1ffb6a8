import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Desk, LIMITS, PATHS } from '../../protocol/index.js';
import type { Config } from '../config.js';
import { Hub } from '../run/hub.js';
import type { Notice } from '../run/notices.js';
import type { Services } from '../run/services.js';
import { Connection, HEARTBEAT } from './connection.js';
import { isOwnOrigin, personOf } from './identity.js';
import { Rates } from './rate.js';

/** Open sockets per address and per person: several tabs and devices, but no crowd. */
export const PER_ADDRESS = 200;
export const PER_PERSON = 20;
const LOBBY_PAUSE = 500;
const CATCH_UP = 500;

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
  private lobbyTimer: NodeJS.Timeout | undefined;
  private readonly catchUpTimer: NodeJS.Timeout;
  private closing = false;

  constructor(
    services: Omit<Services, 'notify' | 'lobbyChanged'>,
    private readonly config: Pick<Config, 'origin' | 'trustProxy' | 'limitFactor'>,
    { heartbeat = HEARTBEAT, steady = () => performance.now() }: { readonly heartbeat?: number; steady?(): number } = {},
  ) {
    this.heartbeat = heartbeat;
    this.services = {
      ...services,
      notify: (table, game, notices) => this.notify(table, game, notices),
      lobbyChanged: () => this.lobbyChanged(),
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
    return forwarded || request.socket.remoteAddress || '';
  }

  /** A browser wants a socket. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const refusal = this.refusalOf(request);
    if (refusal) return refuse(socket, refusal);
    const address = this.addressOf(request);
    const person = await personOf(this.services.store, request).catch(() => 'away' as const);
    if (person === 'away') return refuse(socket, '503 Service Unavailable');
    if (person && this.pagesOf(person.id).size >= PER_PERSON * Math.max(1, this.config.limitFactor))
      return refuse(socket, '429 Too Many Requests');
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = new Connection(opened, socket, this, address, person);
      this.connections.add(connection);
      if (person) this.pages.set(person.id, new Set(this.pagesOf(person.id)).add(connection));
      opened.on('close', () => this.forget(connection));
      if (this.closing) connection.close('goingAway');
    });
  }

  private refusalOf(request: IncomingMessage): string | undefined {
    const address = this.addressOf(request);
    if (this.closing) return '503 Service Unavailable';
    if ((request.url ?? '').split('?', 1)[0] !== PATHS.socket) return '404 Not Found';
    if (!isOwnOrigin(request, this.config.origin)) return '403 Forbidden';
    if (this.rates.take('connect', { address }) !== undefined) return '429 Too Many Requests';
    const crowded =
      this.config.limitFactor > 0 && this.count((other) => other.address === address) >= PER_ADDRESS * this.config.limitFactor;
    return crowded ? '429 Too Many Requests' : undefined;
  }

  /** A person has a new name: all its open pages use it from now on. */
  async rename(id: string, name: string): Promise<void> {
    await this.services.store.renamePerson(id, name);
    for (const page of this.pagesOf(id)) page.asker = { id, name };
  }

  /** Notes and mutes are the same on all pages of a person. */
  tellDesk(table: string, person: string, desk: Desk): void {
    this.each((connection) => {
      if (connection.person === person && connection.watching.has(table)) connection.say({ kind: 'desk', table, desk });
    });
  }

  /** Pages of a person that has signed out on a device lose their seat at once; other devices connect again by themselves. */
  signOut(id: string): void {
    for (const page of this.pagesOf(id)) page.close('goingAway', 'signed-out');
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
