import {
  type Answer,
  isServerMessage,
  PATHS,
  PROTOCOL,
  type Problem,
  type Request,
  type ServerMessage,
  type Wish,
} from '../../protocol/index.js';
import { rememberOnline } from '../site/online-flag.js';

/** 'offline': no server has answered for a while; the page goes on trying. 'outdated': the server speaks another version, for good. */
export type LinkState = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'outdated';

/** The server said no. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What a page that listens can hear. */
export interface Listener {
  /** The connection is there, for the first time or again. */
  opened?(): void;
  message?(message: ServerMessage): void;
  state?(): void;
}

interface Pending {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(problem: Refused): void;
}

/** Milliseconds before the next try: quick at first, because most losses are short; then ever slower, because a server that is gone is not brought back by asking. */
const PAUSES = [100, 250, 500, 1000, 1500, 1500, 1500, 3000, 5000, 10_000, 20_000, 30_000];
/** Before the first answer there may be no server at all, and in the background nobody waits: at least so long. */
const LONG_PAUSE = 5000;
/** So many tries in vain, and the page says so plainly. */
const PATIENCE = 5;
/** How long one try may take, by turns: short for a network that has just come back, long for one that is slow. */
const ATTEMPTS = [2500, 5000, 10_000];
/** The very first try, while the page is still loading. */
const FIRST_ATTEMPT = 15_000;
/** After so much silence the page asks whether the server is still there; less often in the background. */
const BEAT = { seen: 4000, hidden: 15_000 };
/** An answer that takes longer means a dead socket; twice as long after each such end, up to the last. */
const SILENCE = { first: 3000, last: 24_000 };
/** Requests that speak of this socket, not of a table: a new socket begins without them. */
const OF_THE_SOCKET: readonly Request['do'][] = ['ping', 'watch', 'unwatch', 'lobby', 'leave-lobby'];

const newId = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The one socket of this page. It opens itself again, and repeats under their old ids the requests that had no answer. */
export class Connection {
  state: LinkState = 'connecting';
  /** Who the server says we are; undefined before the first answer. */
  me: { readonly name?: string } | undefined;
  /** The server's clock minus ours. */
  skew = 0;
  private socket: WebSocket | undefined;
  private ready = false;
  private failures = 0;
  private silence = SILENCE.first;
  /** The next try, or the end of the present one. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When to ask whether the server is there. */
  private beat: ReturnType<typeof setTimeout> | undefined;
  /** When to give the socket up because nothing comes. */
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<Listener>();

  constructor(private readonly url: string) {
    this.open();
    const look = () => (this.ready ? this.probe() : this.hurry());
    addEventListener('online', look);
    addEventListener('offline', () => this.probe());
    document.addEventListener('visibilitychange', () => !document.hidden && look());
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.ready) listener.opened?.();
    return () => this.listeners.delete(listener);
  }

  /** Ask the server; rejects with `Refused`. Waits as long as there is no connection. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, id: newId() } as Request;
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { request, resolve, reject });
      if (this.ready) this.send(request);
    });
  }

  /** The cookie has changed: the server reads it only when a socket opens. */
  reopen(): void {
    this.drop();
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.timer = setTimeout(() => this.lost(), this.me ? ATTEMPTS[this.failures % ATTEMPTS.length] : FIRST_ATTEMPT);
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(String(data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    this.ready = false;
    for (const timer of [this.timer, this.beat, this.doubt]) clearTimeout(timer);
    this.doubt = undefined;
    socket?.close();
  }

  private lost(): void {
    this.drop();
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)]!;
    this.failures++;
    const never = this.me === undefined;
    const inVain = never || this.failures > PATIENCE;
    this.become(inVain ? 'offline' : 'reconnecting');
    // A server that comes back must not meet everybody in the same moment.
    const spread = 0.7 + Math.random() * 0.6;
    this.timer = setTimeout(() => this.open(), (never || (inVain && document.hidden) ? Math.max(LONG_PAUSE, pause) : pause) * spread);
  }

  /** There is reason to hope: now, not at the next try. */
  private hurry(): void {
    if (this.state === 'outdated') return;
    this.drop();
    this.open();
  }

  /** A socket can be dead without saying so. */
  private probe(): void {
    if (this.ready) this.ask({ do: 'ping' }).catch(() => undefined);
  }

  /** Something was sent: something must come. */
  private expectAnswer(): void {
    this.doubt ??= setTimeout(() => {
      this.silence = Math.min(this.silence * 2, SILENCE.last);
      this.lost();
    }, this.silence);
  }

  private heard(): void {
    clearTimeout(this.doubt);
    clearTimeout(this.beat);
    this.doubt = undefined;
    this.beat = setTimeout(() => this.probe(), document.hidden ? BEAT.hidden : BEAT.seen);
  }

  private receive(data: string): void {
    const message = read(data);
    if (!message) return;
    this.heard();
    if ('at' in message) this.skew = message.at - Date.now();
    if (message.kind === 'hello') this.greet(message);
    else if (message.kind === 'reply') this.answer(message);
    else for (const { message: hear } of this.listeners) hear?.(message);
  }

  private answer(reply: Extract<ServerMessage, { kind: 'reply' }>): void {
    const waiting = this.pending.get(reply.to ?? '');
    this.pending.delete(reply.to ?? '');
    this.silence = SILENCE.first;
    if (reply.ok) waiting?.resolve(reply.answer ?? {});
    else waiting?.reject(new Refused(reply.problem));
  }

  private greet({ protocol, me }: Extract<ServerMessage, { kind: 'hello' }>): void {
    if (protocol !== PROTOCOL) {
      this.drop();
      this.become('outdated');
      renew(protocol);
      return;
    }
    clearTimeout(this.timer);
    this.failures = 0;
    this.me = me ?? {};
    if (me) rememberOnline(true);
    this.ready = true;
    this.become('online');
    // First what we look at, then what we wanted: the answers then meet the present state.
    const waiting = [...this.pending.values()];
    for (const { opened } of this.listeners) opened?.();
    for (const { request } of waiting) {
      if (OF_THE_SOCKET.includes(request.do)) this.pending.delete(request.id);
      else this.send(request);
    }
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
    this.expectAnswer();
  }

  private become(state: LinkState): void {
    this.state = state;
    for (const { state: hear } of this.listeners) hear?.();
  }
}

function read(data: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    return isServerMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const RENEWED = 'epoque.renewed';

/** The server speaks another version: a fresh page does too. Once for each version, so that a stale cache cannot turn in circles. */
function renew(protocol: number): void {
  try {
    if (sessionStorage.getItem(RENEWED) === String(protocol)) return;
    sessionStorage.setItem(RENEWED, String(protocol));
  } catch {
    return; // blocked storage: the page asks for a reload instead
  }
  location.reload();
}

let shared: Connection | undefined;

/** The tabs of one browser share the cookie: when it changes in one of them, the others open a new socket too. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('epoque.identity');
export const tellTabs = (): void => tabs?.postMessage('changed');

/** The connection of this page, opened when first needed. */
export function connect(): Connection {
  if (shared) return shared;
  const opened = new Connection(`${location.origin.replace(/^http/, 'ws')}${PATHS.socket}`);
  tabs?.addEventListener('message', () => opened.reopen());
  shared = opened;
  return opened;
}
