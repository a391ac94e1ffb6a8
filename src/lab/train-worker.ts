import { parentPort } from 'node:worker_threads';
import { loadContest } from './contests.js';
import { type Lesson, playLesson } from './training/self-play.js';

/** A thread that plays the games it is sent, for learning. */
parentPort!.on('message', async (lesson: Lesson) => {
  const contest = await loadContest(lesson.game);
  parentPort!.postMessage(playLesson(contest!, lesson));
});
