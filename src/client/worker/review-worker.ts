import { openReview } from './review.js';
import type { ReviewAnswer, ReviewQuestion } from './review-messages.js';

const review = openReview(() => performance.now());
const answer = (message: ReviewAnswer): void => postMessage(message);

/** Finished games are gone through here, away from the page. */
addEventListener('message', ({ data: { id, task } }: MessageEvent<ReviewQuestion>) => {
  review(task).then(
    (found) => answer({ id, answer: found }),
    (problem: unknown) => answer({ id, problem: String(problem) }),
  );
});
