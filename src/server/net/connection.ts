import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { idOf, isRequest, PROTOCOL, type Problem, type Request, type ServerMessage } from '../../protocol/index.js';
import type { Watcher } from '../run/audience.js';
import type { Room } from '../run/room.js';
import type { Person } from '../store/store.js';
import { problem } from '../table/outcome.js';
import { answer, type Result } from './answer.js';
import { framesOf } from './frames.js';
import type { Net } from './net.js';

/** Bytes waiting for a slow page: beyond the first it misses updates and gets the whole table later, beyond the second it is closed. */
export const SLOW = 512 * 1024;
export const TOO_SLOW = 4 * 1024 * 1024;
/** Requests of one page that may wait for their turn. */
export const WAITING = 100;
/** Looks back of one page that are under way at once, and how long one more has to wait. */
const ASIDE = 4;
const ASIDE_WAIT = 500;
/** Every so many milliseconds a page is pinged; one that has said nothing until the next time has gone without a word. */
export const HEARTBEAT = 3000;

/** Why the server closes a socket: codes of RFC 6455. */
const CLOSE = { policy: 1008, tooLarge: 1009, tryLater: 1013, goingAway: 1001, binary: 1003 } as const;

/** One open page. */
export class Connection implements Watcher {
  readonly watching = new Map<string, Room>();
  inLobby = false;
  /** Requests that wait for the one that is being answered. */
  private readonly waiting: Request[] = [];
  private busy = false;
  private aside = 0;
  /** Heard since the last beat, or asked for a sign of life. */
  private heard = true;
  private pinged = false;
  private behind = false;
  /** What goes to this page when the present turn of the event loop ends, often an answer and an update: in one piece. */
  private out: string[] = [];
  private outSize = 0;
  private readonly pulse: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    /** The stream below the socket. */
    private readonly stream: Pick<Duplex, 'write'>,
    private readonly net: Net,
    readonly address: string,
    public asker: Person | undefined,
    /** The device, by the hash of its cookie. */
    readonly key?: string,
  ) {
    socket.on('message', (data, binary) => this.receive(data, binary));
    socket.on('pong', () => {
      this.heard = true;
    });
    socket.on('error', () => undefined);
    // Each page in its own rhythm: all at once, thousands of pings would hold up the moves.
    this.pulse = setInterval(() => this.beat(), net.heartbeat).unref();
    socket.on('close', () => clearInterval(this.pulse));
    this.say({ kind: 'hello', protocol: PROTOCOL, at: net.services.now(), ...(asker ? { me: { name: asker.name } } : undefined) });
  }

  get person(): string | undefined {
    return this.asker?.id;
  }

  get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(message: string): boolean {
    if (!this.open) return false;
    const waiting = this.socket.bufferedAmount + this.outSize;
    if (waiting > TOO_SLOW) {
      this.close('tryLater', 'slow');
      return false;
    }
    if (waiting > SLOW) {
      this.behind = true;
      return false;
    }
    if (this.out.push(message) === 1) this.net.flushLater(this);
    this.outSize += message.length;
    return true;
  }

  flush(): void {
    if (this.out.length === 0 || !this.open) return;
    this.stream.write(framesOf(this.out), 'latin1');
    this.out = [];
    this.outSize = 0;
  }

  /** Half-open sockets are found out. */
  private beat(): void {
    if (this.heard) this.heard = this.pinged = false;
    else if (this.pinged) {
      this.net.services.metrics.count('epoque_dropped_total', 'silent');
      this.socket.terminate();
    } else {
      this.pinged = true;
      this.socket.ping();
    }
  }

  /** Called now and then: a slow page that has caught up gets the present state. */
  catchUp(): void {
    if (!this.behind || this.socket.bufferedAmount > SLOW / 2) return;
    this.behind = false;
    for (const room of this.watching.values()) void room.resend(this).catch(() => undefined);
  }

  close(why: keyof typeof CLOSE, label: string = why): void {
    this.net.services.metrics.count('epoque_dropped_total', label);
    this.waiting.length = 0;
    this.flush();
    this.socket.close(CLOSE[why], label);
    // Who does not answer the goodbye is not waited for.
    setTimeout(() => this.socket.terminate(), 2000).unref();
  }

  private receive(data: RawData, binary: boolean): void {
    // Who was told to go is not listened to any more, whatever he still sends.
    if (!this.open) return;
    this.heard = true;
    if (binary) this.close('binary');
    else if (this.waiting.length >= WAITING) this.close('policy', 'flood');
    else {
      const request = parse(data);
      if (isRequest(request)) this.accept(request);
      else this.refuse(idOf(request), problem('MALFORMED'));
    }
  }

  private accept(request: Request): void {
    const wait = this.net.rates.take('any', this.who());
    if (wait !== undefined) this.refuse(request.id, problem('TOO_MANY', { wait }));
    else {
      this.waiting.push(request);
      this.next();
    }
  }

  /** In order: what a page asked first is done first. Only who looks back is served aside, so that his own moves need not wait for it. */
  private next(): void {
    while (!this.busy && this.waiting.length > 0) {
      const request = this.waiting.shift()!;
      if (!isAside(request)) this.busy = true;
      else this.aside++;
      if (isAside(request) && this.aside > ASIDE) this.finish(request, performance.now(), problem('TOO_MANY', { wait: ASIDE_WAIT }));
      else this.serve(request);
    }
  }

  private serve(request: Request): void {
    const begun = performance.now();
    answer(
      this.net,
      this,
      request,
      (result) => this.finish(request, begun, result),
      (trouble) => {
        this.net.services.log.error('request failed', { request: request.do, trouble });
        this.finish(request, begun, problem('UNAVAILABLE'));
      },
    );
  }

  private finish(request: Request, begun: number, result: Result): void {
    const { metrics } = this.net.services;
    metrics.count('epoque_requests_total', request.do);
    metrics.observe((performance.now() - begun) / 1000);
    if (!result) this.send(`{"kind":"reply","to":"${request.id}","ok":true}`);
    else if ('written' in result) this.send(`{"kind":"reply","to":"${request.id}","ok":true,"answer":${result.written}}`);
    else if ('code' in result) this.refuse(request.id, result);
    else this.say({ kind: 'reply', to: request.id, ok: true, answer: result });
    if (isAside(request)) this.aside--;
    else this.busy = false;
    this.next();
  }

  spend(ms: number): void {
    this.net.rates.spend('look', this.who(), ms);
  }

  who(): { address: string; person?: string } {
    return { address: this.address, ...(this.asker ? { person: this.asker.id } : undefined) };
  }

  private refuse(to: string | undefined, refused: Problem): void {
    this.net.services.metrics.count('epoque_problems_total', refused.code);
    this.say({ kind: 'reply', ok: false, problem: refused, ...(to === undefined ? undefined : { to }) });
    if (FAILURES.includes(refused.code) && this.net.rates.take('fail', this.who()) !== undefined) this.close('policy', 'failing');
  }
}

/** The value in a message; undefined when it is no JSON. */
function parse(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

const isAside = ({ do: wish }: Request): boolean => wish === 'past' || wish === 'record';

/** What an honest page hardly ever causes. */
const FAILURES: readonly Problem['code'][] = ['MALFORMED', 'NO_SUCH_TABLE', 'NOT_HOST', 'NOT_SEATED', 'REFUSED', 'BAD_TABLE', 'TOO_MANY'];
