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

/** 'offline': no server has answered for a while; the page goes on trying all the same. */
export type LinkState = 'connecting' | 'online' | 'reconnecting' | 'offline';

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

/** Milliseconds before the next try: within two seconds as long as anybody can be expected to wait for it. */
const PAUSES = [100, 250, 500, 1000, 1500, 1500, 1500, 1500, 3000, 5000];
/** So many tries in vain, and the page says so plainly. */
const PATIENCE = 5;
const HEARTBEAT = 15_000;
const SILENCE = 4000;

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
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<Listener>();

  constructor(private readonly url: string) {
    this.open();
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.probe());
    document.addEventListener('visibilitychange', () => !document.hidden && (this.ready ? this.probe() : this.hurry()));
    setInterval(() => this.probe(), HEARTBEAT);
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
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(String(data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.ready = false;
    socket?.close();
  }

  private lost(): void {
    this.drop();
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)]!;
    this.failures++;
    const never = this.me === undefined;
    this.become(never || this.failures > PATIENCE ? 'offline' : 'reconnecting');
    this.timer = setTimeout(() => this.open(), never ? Math.max(pause, 1000) : pause);
  }

  private hurry(): void {
    if (this.ready || this.socket) return;
    this.open();
  }

  /** A socket can be dead without saying so. */
  private probe(): void {
    const { socket } = this;
    if (!this.ready || !socket) return;
    const timer = setTimeout(() => {
      if (this.socket !== socket) return;
      this.lost();
    }, SILENCE);
    void this.ask({ do: 'ping' }).finally(() => clearTimeout(timer));
  }

  private receive(data: string): void {
    const message = read(data);
    if (!message) return;
    if ('at' in message) this.skew = message.at - Date.now();
    if (message.kind === 'hello') this.greet(message);
    else if (message.kind === 'reply') this.settle(message);
    else for (const { message: hear } of this.listeners) hear?.(message);
  }

  private settle(reply: Extract<ServerMessage, { kind: 'reply' }>): void {
    const waiting = this.pending.get(reply.to ?? '');
    this.pending.delete(reply.to ?? '');
    if (reply.ok) waiting?.resolve(reply.answer ?? {});
    else waiting?.reject(new Refused(reply.problem));
  }

  private greet({ protocol, me }: Extract<ServerMessage, { kind: 'hello' }>): void {
    if (protocol !== PROTOCOL) {
      renew();
      return;
    }
    this.failures = 0;
    this.me = me ?? {};
    this.ready = true;
    this.become('online');
    // First what we look at, then what we wanted: the answers then meet the present state.
    const waiting = [...this.pending.values()];
    for (const { opened } of this.listeners) opened?.();
    for (const { request } of waiting) {
      // What is followed has just been asked for anew.
      if (request.do === 'watch') this.pending.delete(request.id);
      else this.send(request);
    }
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
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

/** The server speaks another version: a fresh page does too. Once, so that a stale cache cannot turn in circles. */
function renew(): void {
  if (sessionStorage.getItem(RENEWED) !== null) return;
  sessionStorage.setItem(RENEWED, 'yes');
  location.reload();
}

let shared: Connection | undefined;

/** The connection of this page, opened when first needed. */
export function connect(): Connection {
  shared ??= new Connection(`${location.origin.replace(/^http/, 'ws')}${PATHS.socket}`);
  return shared;
}
