import type { Answers, ReviewAnswer, ReviewQuestion, ReviewTask } from '../../worker/review-messages.js';
import { startWorker } from '../bot-port.js';
import type { ReviewPort } from './run.js';

/** A reviewer in a worker of its own: the page never waits for it. */
export function openReviewPort(start: () => Worker = startWorker): ReviewPort {
  const worker = start();
  const waiting = new Map<number, { resolve(answer: Answers[keyof Answers]): void; reject(reason: Error): void }>();
  let count = 0;
  const fail = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.problem));
  };
  worker.onerror = () => fail('the reviewer broke down');
  return {
    ask: <K extends ReviewTask['do']>(task: Extract<ReviewTask, { do: K }>) =>
      new Promise<Answers[K]>((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve: (answer) => resolve(answer as Answers[K]), reject });
        worker.postMessage({ id, task } satisfies ReviewQuestion);
      }),
    dispose() {
      worker.terminate();
      fail('stopped');
    },
  };
}

/** Half of the machine at most: the page and the rest of it have work to do too. */
export const reviewers = (): number => Math.max(1, Math.min(4, Math.floor((navigator.hardwareConcurrency ?? 2) / 2)));
