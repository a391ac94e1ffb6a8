import { parentPort } from 'node:worker_threads';
import { type Contest, loadContest, spreadsIn, withLearnt } from './contests.js';
import { type Lesson, playLesson } from './training/self-play.js';

/** A thread that plays the games it is sent, for learning. */
parentPort!.on('message', async (lesson: Lesson) => {
  const { level, learnt, plans } = lesson;
  const contest = (await loadContest(lesson.game))!;
  const brains: Contest['brains'] = learnt ? { ...contest.brains, [level]: withLearnt(contest, learnt, plans) } : contest.brains;
  parentPort!.postMessage(playLesson({ ...contest, brains }, lesson, learnt ? spreadsIn(learnt) : undefined));
});
