import { choose } from './choose.js';
import type { BotAnswer, BotQuestion } from './messages.js';
import type { openReview } from './review.js';
import type { ReviewAnswer, ReviewQuestion } from './review-messages.js';
import type { StudyAnswer, StudyQuestion } from './study-messages.js';

/** Fetched by the first who goes through a finished game: players need it not. */
let reviewer: Promise<ReturnType<typeof openReview>> | undefined;

async function review({ id, task }: ReviewQuestion): Promise<void> {
  reviewer ??= import('./review.js').then((m) => m.openReview(() => performance.now()));
  const answer = (message: ReviewAnswer): void => postMessage(message);
  await reviewer
    .then((open) => open(task))
    .then(
      (found) => answer({ id, answer: found }),
      (problem: unknown) => answer({ id, problem: String(problem) }),
    );
}

/** Whole games for the laboratory; fetched by its workers alone. */
async function study(question: StudyQuestion): Promise<void> {
  const answer = (message: StudyAnswer): void => postMessage(message);
  await import('./study.js')
    .then((m) => m.answerStudy(question))
    .then(answer, (problem: unknown) => answer({ id: question.id, problem: String(problem) }));
}

/** The bots think here, away from the page; finished games are gone through by the same code, in a worker of their own. */
addEventListener('message', async ({ data }: MessageEvent<BotQuestion | ReviewQuestion | StudyQuestion>) => {
  if ('task' in data) return review(data);
  if ('study' in data) return study(data);
  const move = await choose(data);
  postMessage({ id: data.id, move } satisfies BotAnswer);
});

/** A failure inside the handler must reach the page, which then starts a fresh worker. */
addEventListener('unhandledrejection', (e) => {
  throw e.reason;
});
