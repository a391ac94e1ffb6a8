import type { BotAnswer, BotQuestion } from '../worker/messages.js';

/** Who answers for the bots. */
export interface BotPort {
  /** Rejects when no answer comes in time; the next question then finds a fresh bot. */
  ask(question: Omit<BotQuestion, 'id'>): Promise<BotAnswer['move']>;
  dispose(): void;
}

/** Starting a worker and loading the game counts too: far beyond any thinking time, but never for ever. */
const TIME_LIMIT = 12_000;

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export const startWorker = (): Worker => new Worker(new URL('../worker/bot-worker.ts', import.meta.url), { type: 'module' });

/** Bots in a worker: the page never waits for them. */
export function openBotPort(start: () => WorkerLike = startWorker, limit = TIME_LIMIT): BotPort {
  let worker: WorkerLike | undefined;
  let count = 0;
  let fail: ((reason: Error) => void) | undefined;

  const stop = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    fail?.(new Error(reason));
    fail = undefined;
  };

  return {
    ask(question) {
      stopWaiting();
      const id = ++count;
      return new Promise((resolve, reject) => {
        const clock = setTimeout(() => stop('the bot took too long'), limit);
        fail = (reason) => {
          clearTimeout(clock);
          reject(reason);
        };
        try {
          worker ??= start();
          worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
            if (data.id !== id) return;
            clearTimeout(clock);
            fail = undefined;
            resolve(data.move);
          };
          worker.onerror = () => stop('the bot broke down');
          worker.postMessage({ ...question, id } satisfies BotQuestion);
        } catch {
          stop('no worker here');
        }
      });
    },
    dispose: () => stop('the table was left'),
  };

  /** Only the last question counts: the table has moved on. */
  function stopWaiting(): void {
    fail?.(new Error('asked again'));
    fail = undefined;
  }
}
