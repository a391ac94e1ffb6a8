import { parentPort } from 'node:worker_threads';
import { playLine, type StudyTable, subjectOf } from '../study/index.js';

/** A thread that plays the games it is sent, one after the other. */
parentPort!.on('message', async ({ table, number }: { table: StudyTable; number: number }) => {
  const subject = await subjectOf(table.game, table.level);
  parentPort!.postMessage(playLine(subject!, table, number));
});
