import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBotPort } from '../bot-port.js';

const QUESTION = { game: 'toy', options: {}, view: {}, seat: 1, level: 'easy', moves: [{ move: 'bet' }], seed: 7 } as const;

/** A worker that answers as the test wants. */
function fakeWorker(answer: (id: number, worker: Fake) => void) {
  const workers: Fake[] = [];
  const start = () => {
    const worker: Fake = {
      dead: false,
      onmessage: null,
      onerror: null,
      postMessage: (q: { id: number }) => answer(q.id, worker),
      terminate: () => {
        worker.dead = true;
      },
    };
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}
interface Fake {
  dead: boolean;
  onmessage: ((this: Worker, e: MessageEvent) => unknown) | null;
  onerror: ((this: AbstractWorker, e: ErrorEvent) => unknown) | null;
  postMessage(q: { id: number }): void;
  terminate(): void;
}
const reply = (worker: Fake, data: object) => worker.onmessage?.call({} as Worker, { data } as MessageEvent);

afterEach(() => vi.useRealTimers());

describe('the port to the bots', () => {
  it('hands on the answer to its question and keeps the worker', async () => {
    const { workers, start } = fakeWorker((id, worker) => reply(worker, { id, move: { move: 'bet' } }));
    const port = openBotPort(start);
    expect(await port.ask(QUESTION)).toEqual({ move: 'bet' });
    expect(await port.ask(QUESTION)).toEqual({ move: 'bet' });
    expect(workers).toHaveLength(1);
  });

  it('gives up in time and starts afresh', async () => {
    vi.useFakeTimers();
    const { workers, start } = fakeWorker(() => {});
    const port = openBotPort(start, 1000);
    const answer = expect(port.ask(QUESTION)).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(workers[0]!.dead).toBe(true);
    void port.ask(QUESTION).catch(() => {});
    expect(workers).toHaveLength(2);
    port.dispose();
  });

  it('starts afresh after a break-down', async () => {
    const { workers, start } = fakeWorker((_, worker) => worker.onerror?.call({} as Worker, {} as ErrorEvent));
    const port = openBotPort(start);
    await expect(port.ask(QUESTION)).rejects.toThrow('broke down');
    expect(workers[0]!.dead).toBe(true);
  });

  it('never hears an old answer', async () => {
    let first = 0;
    const { start } = fakeWorker((id, worker) => {
      if (first === 0) first = id;
      else {
        reply(worker, { id: first, move: { move: 'old' } });
        reply(worker, { id, move: { move: 'new' } });
      }
    });
    const port = openBotPort(start);
    const old = expect(port.ask(QUESTION)).rejects.toThrow('asked again');
    expect(await port.ask(QUESTION)).toEqual({ move: 'new' });
    await old;
  });

  it('says so when there are no workers here', async () => {
    const port = openBotPort(() => {
      throw new Error('blocked');
    });
    await expect(port.ask(QUESTION)).rejects.toThrow('no worker');
  });
});
