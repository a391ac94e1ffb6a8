import { Worker } from 'node:worker_threads';
import type { Shape } from '../../kernel/types.js';
import type { BotLevel, Temperament } from '../../protocol/index.js';

/** All that a bot ever gets to know: what its seat may see. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly view: object;
  readonly seat: number;
  readonly level: BotLevel;
  readonly temperament?: Temperament | undefined;
  /** For the bot's own chance; has nothing to do with the dice of the game. */
  readonly seed: number;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: Shape['move'];
}

export interface Bots {
  /** Rejects when no answer comes in time. */
  ask(question: Omit<BotQuestion, 'id'>): Promise<Shape['move']>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  waiting?: { readonly id: number; resolve(move: Shape['move']): void; reject(trouble: Error): void; readonly clock: NodeJS.Timeout };
}

/** Starting a thread and loading a game counts too: far beyond any thinking time, but never for ever. */
const TIME_LIMIT = 15_000;

/** Built, the thread is a file of its own; from the source it must first learn to read TypeScript. */
const THREAD = import.meta.url.endsWith('.ts') ? './bot-thread.mjs' : './bot-worker.js';
const startWorker = (): Worker => new Worker(new URL(THREAD, import.meta.url));

/** Bots in worker threads, started when first needed. A thread that hangs or breaks is replaced; the question is then the table's again. */
export function openBots(threads: number, limit = TIME_LIMIT, start: () => Worker = startWorker): Bots {
  const pool: Thread[] = [];
  const queue: { readonly question: Omit<BotQuestion, 'id'>; resolve(move: Shape['move']): void; reject(trouble: Error): void }[] = [];
  let count = 0;
  let closed = false;

  const drop = (thread: Thread, reason: string): void => {
    const at = pool.indexOf(thread);
    if (at >= 0) pool.splice(at, 1);
    thread.worker.terminate().catch(() => undefined);
    if (thread.waiting) clearTimeout(thread.waiting.clock);
    thread.waiting?.reject(new Error(reason));
    thread.waiting = undefined;
    next();
  };

  const begin = (): Thread => {
    const thread: Thread = { worker: start() };
    thread.worker.unref();
    thread.worker.on('message', ({ id, move }: BotAnswer) => {
      if (thread.waiting?.id !== id) return;
      clearTimeout(thread.waiting.clock);
      thread.waiting.resolve(move);
      thread.waiting = undefined;
      next();
    });
    thread.worker.on('error', () => drop(thread, 'the bot broke down'));
    pool.push(thread);
    return thread;
  };

  const next = (): void => {
    if (closed) return;
    while (queue.length > 0) {
      const thread = pool.find(({ waiting }) => !waiting) ?? (pool.length < threads ? begin() : undefined);
      if (!thread) return;
      const { question, resolve, reject } = queue.shift()!;
      const id = ++count;
      thread.waiting = { id, resolve, reject, clock: setTimeout(() => drop(thread, 'the bot took too long'), limit) };
      thread.worker.postMessage({ ...question, id } satisfies BotQuestion);
    }
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the server is closing'));
        queue.push({ question, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the server is closing'));
      await Promise.all(
        pool.splice(0).map(({ worker, waiting }) => {
          if (waiting) clearTimeout(waiting.clock);
          waiting?.reject(new Error('the server is closing'));
          return worker.terminate();
        }),
      );
    },
  };
}
