import { vi } from 'vitest';
import { PROTOCOL, type Request, type ServerMessage, type Wish } from '../../../protocol/index.js';

/** A socket that a test answers by hand. */
export class FakeSocket {
  static opened: FakeSocket[] = [];
  /** The one that the page uses now. */
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  readonly sent: Request[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  /** The other end closes it. */
  break(): void {
    this.closed = true;
    this.onclose?.();
  }

  say(message: ServerMessage | object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(name?: string, protocol: number = PROTOCOL): void {
    this.say({ kind: 'hello', protocol, at: Date.now(), ...(name === undefined ? undefined : { me: { name } }) });
  }

  /** The requests of one kind that came through this socket. */
  asked<K extends Wish['do']>(kind: K): Extract<Request, { do: K }>[] {
    return this.sent.filter((request): request is Extract<Request, { do: K }> => request.do === kind);
  }

  answer(request: Request, answer?: object): void {
    this.say({ kind: 'reply', to: request.id, ok: true, ...(answer ? { answer } : undefined) });
  }

  refuse(request: Request, problem: object): void {
    this.say({ kind: 'reply', to: request.id, ok: false, problem });
  }
}

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** What a page has around it, and nothing else; time stands still until the test moves it. */
export function openFakePage() {
  const events = new EventTarget();
  const page = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en', dataset: {} } });
  const location = { origin: 'https://epoque.test', reload: vi.fn() };
  FakeSocket.opened = [];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  return {
    reload: location.reload,
    happen: (event: 'online' | 'offline') => events.dispatchEvent(new Event(event)),
    show(visible: boolean) {
      page.hidden = !visible;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

export function closeFakePage(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Let promises that are settled be heard. */
export const hear = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);
