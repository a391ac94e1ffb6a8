import { parentPort } from 'node:worker_threads';
import { measureTask, type Task } from './subjects.js';

/** A thread that measures what it is sent. */
parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await measureTask(task)));
