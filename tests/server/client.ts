import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  type Answer,
  isServerMessage,
  PATHS,
  type PastView,
  type Problem,
  patch,
  type Request,
  type ServerMessage,
  type TableView,
  type Wish,
} from '../../src/protocol/index.js';

export const newCommand = (): string => randomBytes(9).toString('base64url');

/** The cookie of a new person. */
export async function signIn(port: number, name: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${PATHS.me}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ name }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  if (!cookie) throw new Error(`no cookie: ${response.status} ${await response.text()}`);
  return cookie;
}

/** The moments that a look back gave, each as it was seen then. */
export function momentsOf({ moments }: PastView): { readonly asked: readonly number[]; readonly view: object }[] {
  let view: unknown;
  return moments.map(({ asked, change }) => {
    if (change) view = patch(view, change);
    return { asked, view: view as object };
  });
}

export type Reply = { readonly ok: true; readonly answer?: Answer } | { readonly ok: false; readonly problem: Problem };

/** A page without a screen: what a real client must do, in as few lines as possible. */
export class TestClient {
  /** Every message as it came, byte for byte. */
  readonly heard: string[] = [];
  readonly tables = new Map<string, { seq: number; view: TableView }>();
  readonly notices: string[] = [];
  closed: number | undefined;
  /** Under load nothing is kept, tables are not followed and the form of messages is not checked: other tests do that. */
  isLight = false;
  private readonly waiting = new Map<string, ((reply: Reply) => void)[]>();
  private readonly watchers = new Set<() => void>();
  onMessage: ((message: ServerMessage) => void) | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
      for (const reply of [...this.waiting.values()].flat()) reply({ ok: false, problem: { code: 'UNAVAILABLE' } });
      this.waiting.clear();
      this.changed();
    });
    socket.on('error', () => undefined);
  }

  static open(port: number, cookie?: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const all = { origin: `http://127.0.0.1:${port}`, ...(cookie ? { cookie } : undefined), ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const socket = new WebSocket(`ws://127.0.0.1:${port}${PATHS.socket}`, { headers: sent });
    const client = new TestClient(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)));
      socket.once('error', reject);
    });
  }

  static async join(port: number, name: string): Promise<TestClient> {
    return TestClient.open(port, await signIn(port, name));
  }

  ask(wish: Wish, id = newCommand()): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.socket.readyState !== this.socket.OPEN) return resolve({ ok: false, problem: { code: 'UNAVAILABLE' } });
      this.waiting.set(id, [...(this.waiting.get(id) ?? []), resolve]);
      this.socket.send(JSON.stringify({ ...wish, id } as Request));
    });
  }

  /** Ask, and insist on a yes. */
  async must(wish: Wish): Promise<Answer> {
    const reply = await this.ask(wish);
    if (!reply.ok) throw new Error(`${wish.do}: ${JSON.stringify(reply.problem)}`);
    return reply.answer ?? {};
  }

  view(table: string): TableView {
    const known = this.tables.get(table);
    if (!known) throw new Error('not watching');
    return known.view;
  }

  /** Wait until the table looks as wanted. */
  until(table: string, test: (view: TableView) => boolean, limit = 10_000): Promise<TableView> {
    return this.wait(() => {
      const view = this.tables.get(table)?.view;
      return view && test(view) ? view : undefined;
    }, limit);
  }

  wait<X>(find: () => X | undefined, limit = 10_000): Promise<X> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(clock);
        this.watchers.delete(look);
        resolve(found);
      };
      const clock = setTimeout(() => {
        this.watchers.delete(look);
        reject(new Error('what was awaited did not come'));
      }, limit);
      this.watchers.add(look);
      look();
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    if (!this.isLight) this.heard.push(text);
    // Reading a whole table costs as much as writing it: a crowd that does so would hold up whoever is measured beside it.
    else if (/^\{"kind":"(table|update)"/.test(text)) return;
    const message = JSON.parse(text) as ServerMessage;
    if (!this.isLight && !isServerMessage(message)) throw new Error(`not a message of the protocol: ${text.slice(0, 400)}`);
    if (message.kind === 'reply' && message.to !== undefined) {
      const [first, ...later] = this.waiting.get(message.to) ?? [];
      this.waiting.set(message.to, later);
      first?.(message);
    } else if (message.kind === 'table') this.tables.set(message.view.table, { seq: message.seq, view: message.view });
    else if (message.kind === 'update') this.update(message);
    else if (message.kind === 'gone') this.tables.delete(message.table);
    else if (message.kind === 'notice') this.notices.push(message.notice);
    this.onMessage?.(message);
    this.changed();
  }

  private update({ table, seq, patch: change }: Extract<ServerMessage, { kind: 'update' }>): void {
    const known = this.tables.get(table);
    if (!known || known.seq + 1 !== seq) throw new Error(`update ${seq} does not follow ${known?.seq}`);
    this.tables.set(table, { seq, view: patch(known.view, change) as TableView });
  }

  private changed(): void {
    for (const look of [...this.watchers]) look();
  }
}
